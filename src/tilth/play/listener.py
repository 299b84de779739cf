"""What one viewer says to a table: frames in, and what comes of them."""

from __future__ import annotations

import logging

import msgspec

from tilth.core.errors import Refusal
from tilth.play import frames, wire
from tilth.play.house import House
from tilth.play.lobby import somebody
from tilth.play.rooms import Room
from tilth.play.viewer import Viewer
from tilth.table.names import clean_text

NUL = "\\u0000"
"""No text of ours has one, and not every database takes it."""

_decode = msgspec.json.Decoder(wire.ClientFrame).decode
_log = logging.getLogger("tilth")


def read(text: bytes | str) -> wire.ClientFrame:
    """A frame of a browser."""
    frame: wire.ClientFrame = _decode(text)
    if NUL in (text if isinstance(text, str) else text.decode()):
        raise ValueError("NUL")
    return frame


class Listener:
    """Answers one frame after another; whatever is wrong with one, the viewer is told and the next is heard."""

    def __init__(self, house: House, room: Room, viewer: Viewer) -> None:
        self.house = house
        self.room = room
        self.viewer = viewer

    async def answer(self, text: bytes | str) -> None:
        try:
            frame = read(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.refuse(Refusal("bad_frame", "bad-frame"))
            return
        try:
            await self._do(frame)
        except Refusal as refusal:
            self.refuse(refusal)
            if refusal.code == "stale":
                self.viewer.send(self.room.state_for(self.viewer))
        except Exception as error:
            self.refuse(self._fault(error))

    def _fault(self, error: Exception) -> Refusal:
        """What a viewer is told when something is wrong with us."""
        _log.exception("at table %s", self.room.table.id)
        return Refusal("broken", "broken")

    def refuse(self, refusal: Refusal) -> None:
        viewer = self.viewer
        viewer.send(frames.error_frame(refusal, self.room.table.version_for(viewer.seat)))

    async def _do(self, frame: wire.ClientFrame) -> None:
        room, viewer = self.room, self.viewer
        match frame:
            case wire.ChooseFrame(seat=seat, version=version, option=option):
                await room.choose(viewer.player, seat, version, option)
            case wire.UndoFrame(seat=seat, version=version):
                await room.undo(viewer.player, seat, version)
            case wire.AskHintFrame(seat=seat, version=version):
                await room.hint(viewer, seat, version)
            case wire.LookFrame(seat=seat):
                room.look(viewer, seat)
            case wire.SayFrame(text=text):
                player = somebody(await self.house.find(viewer.player))
                room.check_speech(player.id)
                held = room.table.held_by(player.id)
                await self.house.say(room, held[0] if held else None, player.name, clean_text(text) or "…")
            case wire.BackFrame(seat=seat):
                await room.back(viewer.player, seat)
            case wire.PingFrame():
                viewer.send(PONG)


PONG = frames.encode(wire.PongFrame())
