"""The names under which Gymnasium makes the game; it calls this by itself where both are installed."""


def register_all() -> None:
    """`Ethnos-v0` in the namespace `ethnos`: four players against random ones unless told otherwise."""
    from gymnasium.envs.registration import register  # noqa: PLC0415 - Gymnasium calls this while it is being imported

    register(
        "Ethnos-v0",
        entry_point="ethnos.field.gymnasium_env:EthnosEnv",
        vector_entry_point="ethnos.field.gymnasium_vector:EthnosVectorEnv",
    )
