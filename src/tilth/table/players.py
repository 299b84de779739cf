"""People: guests have a nickname, accounts also a password."""

from __future__ import annotations

import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilth.core.errors import Refusal
from tilth.table import schema
from tilth.table.database import Database

MOST_NAME = 40
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


class Player(Struct, frozen=True):
    id: str
    name: str
    guest: bool


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
        query = select(players.c.id, players.c.name).where(players.c.account == name.casefold())
        with self.database.reading() as connection:
            row = connection.execute(query).first()
        return None if row is None else Player(row.id, row.name, False)

    def add_guest(self, name: str, now: float) -> Player:
        player = Player(secrets.token_urlsafe(12), clean_name(name), True)
        with self.database.writing() as connection:
            connection.execute(insert(schema.players).values(id=player.id, name=player.name, created=now))
        return player

    def register(self, guest: Player | None, name: str, password: str, now: float) -> Player:
        """Make an account; a guest keeps their games."""
        name = clean_name(name)
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise Refusal("bad_password", "player-password-length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
        values = {"name": name, "account": name.casefold(), "password": _hasher.hash(password)}
        players = schema.players
        try:
            with self.database.writing() as connection:
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
            row = connection.execute(select(players).where(players.c.account == name.casefold())).first()
        try:
            _hasher.verify(_nobody if row is None else row.password, password)
        except (VerificationError, InvalidHashError):
            row = None
        if row is None:
            raise Refusal("wrong_password", "player-wrong-password")
        return Player(row.id, row.name, False)


def clean_name(name: str) -> str:
    """A name on one line, without spaces around it and control characters in it."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not 1 <= len(name) <= MOST_NAME:
        raise Refusal("bad_name", "player-name-length", most=MOST_NAME)
    return name
