"""The terminal behind the table."""

import io

from rich.console import Console

from pelagos.tui.terminal import FORGET, Terminal


def screen(is_terminal: bool) -> tuple[Terminal, io.StringIO]:
    file = io.StringIO()
    return Terminal(Console(file=file, force_terminal=is_terminal, width=40)), file


def test_a_cleared_screen_cannot_be_scrolled_back() -> None:
    shown, file = screen(is_terminal=True)
    shown.clear()
    assert file.getvalue().endswith(FORGET)


def test_a_pipe_is_not_cleared() -> None:
    shown, file = screen(is_terminal=False)
    shown.clear()
    assert file.getvalue() == ""


def test_a_file_name_is_never_broken() -> None:
    shown, file = screen(is_terminal=False)
    shown.name("Saved in " + "a" * 60)
    assert file.getvalue() == "Saved in " + "a" * 60 + "\n"


def test_many_answers_stand_side_by_side() -> None:
    shown, file = screen(is_terminal=False)
    shown.offer([(f"say {n}", f"s{n}") for n in range(9)])
    assert file.getvalue().count("\n") < 9
    assert "  9  say 8  s8" in file.getvalue()
