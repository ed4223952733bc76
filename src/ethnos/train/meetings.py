"""How strong a training has become: its network, and its mean, against the network it began with and others."""

import json
from pathlib import Path

from .curve import say
from .meeting import Meeting, network_for
from .trainer import Trainer

FILE = "meetings.jsonl"
TABLES = (2, 4)  # players


class Meetings:
    """Held again and again; every one is a line of a file."""

    def __init__(self, trainer: Trainer) -> None:
        settings, self.trainer = trainer.settings, trainer
        self.next = trainer.seconds
        files = {"start": settings.start, "against": settings.against}
        self.others = {name: network_for(file, trainer.factors) for name, file in files.items() if file != Path()}
        self.others = self.others or {"start": trainer.played(trainer.average.params)}
        tables = (settings.players,) if settings.players else TABLES
        self.tables = {n: Meeting(trainer.engine, n, settings.meet_deals, trainer.factors) for n in tables}

    def due(self) -> bool:
        return self.trainer.seconds >= self.next

    def hold(self) -> None:
        """One of ours against as many of each of the others as the table has seats left."""
        trainer = self.trainer
        self.next = trainer.seconds + trainer.settings.meet_every
        ours = {"mean": trainer.played(trainer.average.params)}
        if trainer.settings.average:
            ours["now"] = trainer.actor
        line: dict[str, object] = {"seconds": trainer.seconds, "decisions": trainer.decisions, "pace": trainer.pace}
        told = []
        for name, network in ours.items():
            for whom, other in self.others.items():
                for players, table in self.tables.items():
                    won = table.play(network, other)
                    line[f"{name} against {whom}, {players} players"] = won
                    told.append(f"{name}/{whom} {players}p {won.percent()}")
        say(f"{trainer.seconds:6.0f} s {trainer.decisions / 1e6:7.0f} M | met: {', '.join(told)}")
        with (trainer.settings.out / FILE).open("a") as file:
            file.write(json.dumps(line) + "\n")
