"""The terminal as a table: a person at the first seat, bots at the others."""

import random
import time

from rich.console import Console

from ..bots import Asked, Bot, Budget, ask, bot_named, legal_for
from ..bots.labels import bot_about, bot_label, introduced
from ..bots.levels import TRIALS
from ..errors import UserError
from ..game import Game
from ..game.events import ROMAN, AgeScored
from ..review.reasoning import per_cent, remarks, rival
from ..words import Words
from .board import draw_result, draw_sheet, draw_table
from .menu import Menu
from .reason_lines import reason_lines
from .saves import Save

HINT_SECONDS = 2.0


class Terminal:
    """A person at seat 0, bots at the others, one screen."""

    def __init__(self, game: Game, opponents: list[Bot], w: Words, save: Save, pause: float) -> None:
        self.game, self.opponents, self.w, self.save, self.pause = game, opponents, w, save, pause
        self.console = Console()
        self.told = 0
        self.dice = random.Random(game.turn)

    def run(self, resumed: bool) -> None:
        """Play to the end, or until the person leaves; the game is saved after every decision."""
        self.say("play-welcome", name=self.game.names[0])
        for name, bot in zip(self.game.names[1:], self.opponents, strict=True):
            who = f"{name}: {introduced(bot.name, self.w)}"
            about = bot_about(bot.name, self.w)
            line = who if about is None else f"{who}. {about}"
            self.console.print(line, style="dim", markup=False, highlight=False, soft_wrap=True)
        if resumed:
            self.told = len(self.game.events_for(0))
            self.say("play-resumed", age=ROMAN[self.game.age - 1], turn=str(self.game.turn))
        try:
            while not self.game.is_over:
                self.save.write(self.game)
                self.tell()
                if self.game.seat_to_act is None:
                    raise UserError("this game waits for a deal that its record does not hold")
                if self.game.seat_to_act != 0:
                    self.ask_bot()
                elif not self.ask_person():
                    return self.leave()
        except KeyboardInterrupt:
            self.console.print()
            return self.leave()
        self.save.write(self.game)
        self.tell()
        self.say("play-over")
        assert self.game.result is not None
        self.console.print(draw_table(self.game.view_of_everything(), self.w))
        self.console.print(draw_result(self.game.result, self.w))
        self.say("play-review", command=self.save.review_command)
        return None

    def say(self, message: str, **arguments: object) -> None:
        self.console.print(self.w.say(message, **arguments), markup=False, highlight=False, soft_wrap=True)

    def tell(self) -> None:
        """What has happened since, as seat 0 saw it; a sheet after each age."""
        events = self.game.events_for(0)
        for event in events[self.told :]:
            self.console.print(self.w.say(event.phrase(self.game.names)), markup=False, highlight=False)
            if isinstance(event, AgeScored):
                self.console.print(draw_sheet(self.game.sheets_of(event.age)[0], self.game.names, self.w))
        self.told = len(events)

    def leave(self) -> None:
        self.save.write(self.game)
        self.say("play-saved", command=self.save.command)

    def tell_mishap(self, bot: Bot, asked: Asked) -> None:
        """Nobody answers in a bot's place unseen."""
        if asked.mishap is not None:
            self.say("play-mishap", bot=bot_label(bot.name, self.w))
            self.console.print(str(asked.mishap), style="dim", markup=False, highlight=False)

    def ask_bot(self) -> None:
        seat = self.game.seat_to_act
        assert seat is not None
        bot = self.opponents[seat - 1]
        asked = ask(bot, self.game.observe(seat), Budget(at_most=TRIALS), seed=self.dice.getrandbits(32))
        self.tell_mishap(bot, asked)
        turn = self.game.turn
        self.game.play(asked.answer.decision, seat)
        if self.game.turn != turn:
            self.tell()
            time.sleep(self.pause)

    def ask_person(self) -> bool:
        """One decision of the person; False where they leave."""
        menu = Menu(self.game, self.console, self.w, "play-help")
        if len(menu.legal) == 1:
            self.game.play(menu.legal[0], 0)
            return True
        view = self.game.view(0)
        if view.question == "turn":  # what follows is asked about the band just laid
            self.console.print(draw_table(view, self.w))
        self.console.print(self.w.say(self.game.ask()), style="bold", markup=False, highlight=False)
        menu.show()
        while (answer := menu.typed()) is not None:
            meant = answer and not menu.service(answer) and not self.service(answer)
            if meant and menu.decided(answer, lambda decision: self.game.play(decision, 0)):
                return True
            if self.game.seat_to_act != 0 or legal_for(self.game.observe(0)) != menu.legal:
                return True
        return False

    def service(self, answer: str) -> bool:
        """Keys that are not decisions, of a game that goes on; True where one was meant."""
        if answer == "h":
            self.hint()
        elif answer == "s":
            self.leave()
        elif answer == "u":
            self.undo()
        else:
            return False
        return True

    def hint(self) -> None:
        bot = bot_named("archon")
        view = self.game.observe(0)
        asked = ask(bot, view, Budget(HINT_SECONDS), seed=1, reasons=True)
        self.tell_mishap(bot, asked)
        who = "archon" if asked.mishap is None else "steward"
        self.say("play-hint", bot=self.w.say(f"bot-{who}"), decision=self.w.say(asked.answer.decision.phrase()))
        other, lead = rival(asked.answer.reasons, asked.answer.decision)
        found = remarks(view, asked.answer.decision, other, self.game.names, lead=lead)
        for line in reason_lines(found, other, self.w):
            self.console.print(f"  {line}", markup=False, highlight=False)
        for reason in asked.answer.reasons:
            phrase = self.w.say(reason.decision.phrase())
            self.say("play-reason", decision=phrase, percent=per_cent(reason.win_share), glory=round(reason.glory))
        if lead is not None and lead < 0 and asked.mishap is None:
            self.say("reason-by-chance")

    def undo(self) -> None:
        """One's own last decision, as long as it brought no hidden card and nobody has played since."""
        last = self.game.history[-1] if self.game.history else None
        same_turn = last is not None and (last.age, last.turn, last.seat) == (self.game.age, self.game.turn, 0)
        if last is None or not same_turn or last.drawn or self.game.seat_to_act != 0:
            self.say("play-no-undo")
            return
        self.game.undo()
        self.told = len(self.game.events_for(0))
