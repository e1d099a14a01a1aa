"""The games: cards, boxes, rules, lessons; and the computer players."""

import tomllib
from collections.abc import Iterator
from typing import Any, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from pelagos import __version__, shelf
from pelagos.agents.levels import LEVELS
from pelagos.kernel.contract import Game, Option
from pelagos.proof import ledger
from pelagos.server.context import Context
from pelagos.server.errors import Missing
from pelagos.server.http.routes.dependencies import refusals
from pelagos.server.messages import errors, games
from pelagos.server.seating.lessons import has_lesson, lesson_of
from pelagos.speech import LANGUAGES

REMARKS: Final = ("basis", "source")


@get("/api/games", operation_id="listGames", responses=refusals(), sync_to_thread=False)
def list_games(context: NamedDependency[Context]) -> list[games.GameCard]:
    """The games that this server offers."""
    return [game_card(game) for game in context.offer.games()]


@get(
    "/api/games/{key:str}",
    operation_id="showGame",
    responses=refusals(404),
    sync_to_thread=False,
)
def show_game(key: FromPath[str]) -> games.GameDetail:
    """A game with whose it is and what is in its box."""
    game = shelf.find(key)
    return game_detail(game, shelf.box_text(game))


@get(
    "/api/games/{key:str}/rules/{lang:str}",
    operation_id="showRules",
    responses=refusals(404),
    sync_to_thread=False,
)
def show_rules(key: FromPath[str], lang: FromPath[str]) -> list[games.RuleText]:
    """The rules of a game, in English (en) or French (fr)."""
    if lang not in LANGUAGES:
        raise Missing("unknown-language", {"lang": lang, "known": ", ".join(LANGUAGES)})
    return [rule_text(rule) for rule in ledger.of(shelf.find(key), lang).rules.values()]


@get(
    "/api/games/{key:str}/lesson",
    operation_id="showLesson",
    responses=refusals(404),
    sync_to_thread=False,
)
def show_lesson(key: FromPath[str]) -> games.Lesson:
    """The guided game: what everybody answers, and what is taught with it."""
    return lesson_of(shelf.find(key)).message()


@get("/api/agents", operation_id="listAgents", responses=refusals(), sync_to_thread=False)
def list_agents() -> list[games.AgentCard]:
    """The computer players, weakest first."""
    return [games.AgentCard(name) for name in LEVELS]


@get("/api/health", operation_id="health", responses=refusals(), sync_to_thread=False)
def health() -> errors.Health:
    """Whether the server answers, and which version it is."""
    return errors.Health(__version__)


HANDLERS: Final = (list_games, show_game, show_rules, show_lesson, list_agents, health)


# -- as messages ------------------------------------------------------------------------------


def option_card(option: Option) -> games.OptionCard:
    return games.OptionCard(option.key, option.values, option.default, option.rule, option.form)


def game_card(game: Game) -> games.GameCard:
    return games.GameCard(
        key=game.key,
        title=game.title,
        players=(min(game.players), max(game.players)),
        minutes=game.minutes,
        has_lesson=has_lesson(game),
        options=tuple(map(option_card, game.options)),
    )


def game_detail(game: Game, text: str) -> games.GameDetail:
    """A game with what its box, or another one, says."""
    document = tomllib.loads(text)
    credits = game.credits
    return games.GameDetail(
        card=game_card(game),
        credits=games.GameCredits(
            credits.designer, credits.artist, credits.publisher, credits.year
        ),
        rules=game.rules,
        box_name=str(document["box"].get("name", "")),
        box=list(box_parts(document)),
        box_text=text,
    )


def box_parts(document: dict[str, Any], before: str = "") -> Iterator[games.BoxPart]:
    """Every part that says where its values come from, by its dotted name."""
    for key, value in document.items():
        if isinstance(value, dict):
            if "basis" in value:
                yield box_part(before + key, value)
            yield from box_parts(value, f"{before}{key}.")


def box_part(name: str, values: dict[str, Any]) -> games.BoxPart:
    own = {k: v for k, v in values.items() if k not in REMARKS and not isinstance(v, dict)}
    return games.BoxPart(name, values["basis"], values.get("source", ""), own)


def rule_text(rule: ledger.Rule) -> games.RuleText:
    return games.RuleText(
        rule.number, rule.title, rule.chapter, rule.text, rule.source, rule.basis, rule.options
    )
