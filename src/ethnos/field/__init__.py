"""The game in the languages of the field: PettingZoo, OpenSpiel, Gymnasium.

Each is an extra of its own and a module of its own; nothing is imported before it is asked for:

    from ethnos.field import ethnos_v0          # PettingZoo
    import ethnos.field.openspiel_game          # then pyspiel.load_game("ethnos")
    import ethnos.field.gymnasium_env           # then gymnasium.make("ethnos/Ethnos-v0")
"""
