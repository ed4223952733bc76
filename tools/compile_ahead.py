"""Compiles once, beside the checks, what every process of the tests would otherwise compile for itself.

python tools/compile_ahead.py
"""

import sys

from ethnos.bots.bot_build import BOTS
from ethnos.envs.env_build import ENVS
from ethnos.rules import RULES

if __name__ == "__main__":
    at_work = [process for build in (BOTS, ENVS, RULES) if (process := build.start_warming())]
    sys.exit(any(process.wait() for process in at_work))
