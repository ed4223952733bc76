"""For users of TorchRL: its own wrapper of PettingZoo takes our game, masks and all.

Needs `pip install 'ethnos[pettingzoo]' torchrl`.
"""

from torchrl.envs import PettingZooWrapper

from ethnos.field import ethnos_v0

env = PettingZooWrapper(ethnos_v0.env(players=3), use_mask=True)
played = env.rollout(max_steps=50)  # random decisions, each legal by the mask of the player who is asked
for player in ("player_0", "player_1", "player_2"):
    asked = played[player, "mask"].sum().item()
    print(player, "was asked", asked, "times and saw", tuple(played[player, "observation", "observation"].shape))
