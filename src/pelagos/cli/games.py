"""``pelagos games``: what is on the shelf, and the options of one game."""

from typing import Any

import click
from rich.table import Table

from pelagos import shelf
from pelagos.agents.levels import LEVELS
from pelagos.calling import as_called
from pelagos.cli.speaking import Spoken, console, json_option, lang_option, put_json
from pelagos.kernel.contract import Game, Option
from pelagos.speech import Speaker, Words


@click.command(cls=Spoken)
@click.argument("game", required=False)
@lang_option
@json_option
def command(game: str | None, lang: str, as_json: bool) -> None:
    """List the games on the shelf; with GAME, its players and options."""
    games = shelf.games() if game is None else [shelf.find(game)]
    if as_json:
        put_json([as_data(each) for each in games])
    elif game is None:
        show_shelf(games, Words(lang))
    else:
        console().print(whole(games[0], lang))


def show_shelf(games: list[Game], words: Words) -> None:
    console().print(table(games, words))
    click.echo(words.say("games-more", pelagos=as_called()))
    console().print(levels(words))
    for error in shelf.broken():
        click.echo(words.error(error), err=True)


def as_data(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "players": [game.players[0], game.players[-1]],
        "options": [option_data(option) for option in game.options],
    }


def option_data(option: Option) -> dict[str, Any]:
    return {"key": option.key, "values": list(option.values), "default": option.default}


def table(games: list[Game], words: Words) -> Table:
    """How each game is typed, what it is called, how many play."""
    grid = Table(*(words.say(f"games-{head}") for head in ("key", "game", "players")))
    for game in games:
        grid.add_row(game.key, game.title, players(game))
    return grid


def whole(game: Game, lang: str) -> Table:
    """One game with its options."""
    words = Words(lang)
    grid = Table(*(words.say(f"games-{head}") for head in ("key", "game", "players", "options")))
    grid.add_row(game.key, about(game, words), players(game), options(game, lang))
    return grid


def about(game: Game, words: Words) -> str:
    """Title, minutes, and whose game it is."""
    by = words.say("games-by", designer=game.credits.designer, publisher=game.credits.publisher)
    return f"{game.title}\n{words.say('games-minutes', minutes=game.minutes)}\n{by}"


def players(game: Game) -> str:
    least, most = game.players[0], game.players[-1]
    return str(least) if least == most else f"{least}-{most}"


def options(game: Game, lang: str) -> str:
    """Each option as it is typed, and what it means."""
    speaker = Speaker(game, lang, ())
    lines = []
    for option in game.options:
        values = [*option.values, *([f'"{option.form}"'] if option.form else [])]
        lines.append(f"{option.key}={'|'.join(values)}\n  {speaker.option(option)}")
    return "\n".join(lines)


def levels(words: Words) -> Table:
    """The computer players: how they are typed, what they are called, how they play."""
    grid = Table(title=words.say("games-levels"), show_header=False)
    for level in LEVELS:
        grid.add_row(level, words.say(f"agent-{level}"), words.say(f"agent-{level}-how"))
    return grid
