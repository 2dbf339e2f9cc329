"""`benben verify`: check that records were not tampered with."""

from typing import Annotated

import typer

from benben.cli.exit_codes import guarded
from benben.cli.options import GameFiles, know_files
from benben.cli.records import RecordText, check_extras, find
from benben.cli.terminal import Refused, Terminal, reason_of, trouble_of
from benben.engine.errors import RecordError
from benben.engine.message import message
from benben.engine.replay import Verification, read_record
from benben.engine.replay import verify as verify_record

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-help-verify-files")]
Commitment = Annotated[
    str | None,
    typer.Option(metavar="HEX", help="cli-help-verify-commitment"),
]


@guarded
def verify(
    context: typer.Context, files: Files, commitment: Commitment = None, game: GameFiles = None
) -> None:
    """Verify that records were not tampered with."""
    terminal: Terminal = context.obj
    know_files(game)
    failures = sum(_check_file(terminal, path, commitment) for path in files)
    if failures:
        raise typer.Exit(1)


def _check_file(terminal: Terminal, path: str, commitment: str | None) -> int:
    """Report every bad record of a file, and the number of good ones; return the number of bad ones."""
    checked: list[Verification] = []
    bad = 0
    try:
        for found in find(path):
            try:
                checked.append(_check(found, commitment))
            except RecordError as error:
                bad += 1
                terminal.complain(
                    terminal.texts.say(
                        "cli-refused-record", place=found.place, reason=reason_of(terminal.texts, error)
                    )
                )
    except (OSError, Refused) as error:
        bad += 1
        terminal.complain(
            f"{path}: {trouble_of(terminal.texts, error)}"
            if isinstance(error, OSError)
            else reason_of(terminal.texts, error)
        )
    if checked:
        _show(terminal, path, checked)
    return bad


def _check(found: RecordText, commitment: str | None) -> Verification:
    record, extras = found.read()
    verification = verify_record(record)
    if extras:
        check_extras(read_record(record), extras)
    if commitment is not None and (verification.commitment or "").casefold() != commitment.strip().casefold():
        raise RecordError(message("engine-record-other_commitment"))
    return verification


def _show(terminal: Terminal, path: str, checked: list[Verification]) -> None:
    plies = sum(verification.plies for verification in checked)
    outcomes = sum(verification.outcomes_checked for verification in checked)
    terminal.say(
        "cli-verify-fine", style="green", file=path, records=len(checked), plies=plies, outcomes=outcomes
    )
    if len(checked) == 1:
        _show_dealer(terminal, checked[0])
    resigned = sum(verification.resigned is not None for verification in checked)
    running = sum(not verification.is_over for verification in checked) - resigned
    if running:
        terminal.say("cli-verify-running", records=running)
    if resigned:
        terminal.say("cli-verify-resigned", records=resigned)


def _show_dealer(terminal: Terminal, verification: Verification) -> None:
    if verification.commitment is None:
        terminal.say("cli-verify-seeded")
    elif verification.is_over or verification.resigned is not None:
        terminal.say("cli-verify-committed", commitment=verification.commitment)
    else:
        terminal.say("cli-verify-secret", commitment=verification.commitment)
