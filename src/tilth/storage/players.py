"""People: guests have a nickname, accounts also a password."""

from __future__ import annotations

import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilth.core.errors import Refusal
from tilth.storage import schema
from tilth.storage.database import Database
from tilth.table import Player
from tilth.table.names import check_letters, clean_name, clean_text, guest_name, skeleton

LEAST_PASSWORD = 8
MOST_PASSWORD = 200

_hasher = PasswordHasher()
_nobody = _hasher.hash(secrets.token_hex(16))
"""Checked when there is no such account, so that the answer takes as long as for one that exists."""


_player_row = select(schema.players).where(schema.players.c.id == bindparam("player"))

# Only at tables that wait or play: a result keeps the names under which it was played. Somebody around the same screen
# keeps their name, too.
_rename_seats = (
    update(schema.seats)
    .where(
        schema.seats.c.player == bindparam("who"),
        schema.seats.c.name == bindparam("before"),
        schema.seats.c.table_id.in_(
            select(schema.tables.c.id).where(schema.tables.c.status.in_(("waiting", "playing")))
        ),
    )
    .values(name=bindparam("after"))
)


class Players:
    """All people of one database. Every method blocks: servers call it from threads."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def find(self, player: str) -> Player | None:
        with self.database.reading() as connection:
            row = connection.execute(_player_row, {"player": player}).first()
        return None if row is None else Player(row.id, row.name, row.account is None)

    def account(self, name: str) -> Player | None:
        """The account of this name, whatever its case."""
        players = schema.players
        query = select(players.c.id, players.c.name).where(players.c.account.in_(_spellings(name)))
        with self.database.reading() as connection:
            row = connection.execute(query).first()
        return None if row is None else Player(row.id, row.name, False)

    def check_free(self, name: str, own: str = "") -> None:
        """Refuse a name that belongs to somebody else's account, or looks like it."""
        with self.database.reading() as connection:
            _check_free(connection, name, own)

    def add_guest(self, name: str | None, now: float) -> Player:
        """Somebody who plays without an account, under a name or a number."""
        player = Player(secrets.token_urlsafe(12), guest_name() if name is None else clean_name(name), True)
        with self.database.writing() as connection:
            _check_free(connection, player.name)
            connection.execute(insert(schema.players).values(id=player.id, name=player.name, created=now))
        return player

    def rename(self, guest: Player, name: str) -> Player:
        """Call a guest otherwise, also where they sit; an account is its name, by which it is found."""
        if not guest.guest:
            raise Refusal("bad_name", "player-name-of-account")
        renamed = Player(guest.id, clean_name(name), True)
        players = schema.players
        with self.database.writing() as connection:
            _check_free(connection, renamed.name)
            connection.execute(update(players).where(players.c.id == guest.id).values(name=renamed.name))
            connection.execute(_rename_seats, {"who": guest.id, "before": guest.name, "after": renamed.name})
        return renamed

    def register(self, guest: Player | None, name: str, password: str, now: float) -> Player:
        """Make an account; a guest keeps their games."""
        name = clean_name(name)
        check_letters(name)
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise Refusal("bad_password", "player-password-length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
        values = {
            "name": name,
            "account": name.casefold(),
            "password": _hasher.hash(password),
            "skeleton": skeleton(name),
        }
        players = schema.players
        try:
            with self.database.writing() as connection:
                _check_free(connection, name)
                if guest is not None and guest.guest:
                    connection.execute(update(players).where(players.c.id == guest.id).values(**values))
                    connection.execute(_rename_seats, {"who": guest.id, "before": guest.name, "after": name})
                    return Player(guest.id, name, False)
                player = Player(secrets.token_urlsafe(12), name, False)
                connection.execute(insert(players).values(id=player.id, created=now, **values))
                return player
        except IntegrityError:
            raise Refusal("name_taken", "player-name-taken", name=name) from None

    def log_in(self, name: str, password: str) -> Player:
        players = schema.players
        with self.database.reading() as connection:
            row = connection.execute(select(players).where(players.c.account.in_(_spellings(name)))).first()
        try:
            _hasher.verify(_nobody if row is None else row.password, password)
        except (VerificationError, InvalidHashError):
            row = None
        if row is None:
            raise Refusal("wrong_password", "player-wrong-password")
        return Player(row.id, row.name, False)


def _check_free(connection: Connection, name: str, own: str = "") -> None:
    players = schema.players
    same = (players.c.account == name.casefold()) | (players.c.skeleton == skeleton(name))
    query = select(players.c.name, players.c.account).where(same, players.c.account.is_not(None), players.c.id != own)
    row = connection.execute(query).first()
    if row is not None and row.account == name.casefold():
        raise Refusal("name_taken", "player-name-taken", name=name)
    if row is not None:
        raise Refusal("name_taken", "player-name-alike", name=name, other=row.name)


def _spellings(name: str) -> list[str]:
    """How an account of this name may be noted: as names are cleaned now, or as it was typed before they were."""
    return list({name.casefold(), clean_text(unicodedata.normalize("NFKC", name)).casefold()})
