"""Everything that goes over the wire: the bodies of HTTP and the frames of the socket, in one schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from tilth.review import Review
from tilth.table.seats import ClockRules, SeatKind, Status, UndoPolicy, WhenGone

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(max_length=1000)]
"""What is too short or too long for a new one is refused with a sentence."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, lt=2**31)]
Grace = Annotated[int, Meta(ge=0, le=30)]
"""Seconds."""
MOST_OPTION = 500
MOST_CHAT = 500
MOST_RECORD = 2_000_000


# People.


class PlayerInfo(Struct):
    id: str
    name: str
    guest: bool


class Me(Struct):
    """Who this browser belongs to."""

    player: PlayerInfo | None


class NewGuest(Struct, forbid_unknown_fields=True):
    """Who gives no name is called `guest:412`, which the client says in the reader's language."""

    name: Name | None = None


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


# Games.


class GameInfo(Struct):
    """A game that can be played here; `options` is a JSON Schema, `first_game` the values that suit newcomers."""

    name: str
    title: dict[str, str]
    tagline: dict[str, str]
    """One sentence about it in each language; none where it has none."""
    seats: tuple[int, int]
    options: dict[str, Any]
    levels: list[str]
    rules_version: int
    first_game: dict[str, Any]
    first_game_label: dict[str, str]
    """What these values make of it, in each language; none where the game does not say."""
    lessons: list[LessonInfo]


class LessonInfo(Struct):
    """A lesson: how long it takes, and what it is called in each language."""

    name: str
    minutes: int
    title: dict[str, str]


class WordsInfo(Struct):
    """For each language the parts of its words, `common` and one for each game, with the name of each text: another
    text has another name, so browsers may keep what they have."""

    parts: dict[str, dict[str, str]]


# Tables.


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me`, anyone with the link, a bot of a level, or the account of this name."""

    kind: Literal["me", "open", "bot", "player"]
    level: str = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**62)] | None = None
    clock: NewClock = NewClock()
    undo: UndoPolicy = "own"
    undo_grace: Grace | None = None
    """Seconds that bots wait after a choice that can be taken back; null: a few where several people play."""
    when_gone: WhenGone = "wait"
    private: bool = True
    hints: bool | None = None
    """Whether a strong bot may be asked what to do; null: where only one person plays."""


class NewLesson(Struct, forbid_unknown_fields=True):
    """Begin a scene of a lesson."""

    game: str
    lesson: Annotated[str, Meta(max_length=60)]
    scene: Annotated[int, Meta(ge=0, lt=100)] = 0


class Terms(Struct, forbid_unknown_fields=True):
    """What whoever made a table may change until the game begins."""

    options: dict[str, Any] = {}
    clock: NewClock = NewClock()
    undo: UndoPolicy = "own"
    undo_grace: Grace | None = None
    """As it was where it is not said."""
    when_gone: WhenGone = "wait"
    private: bool = True
    hints: bool | None = None
    """As it was where it is not said."""


class Place(Struct, forbid_unknown_fields=True):
    """Who shall sit on a chair of a table that waits."""

    seat: SeatNumber
    to: NewSeat


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class AskFor(Struct, forbid_unknown_fields=True):
    """Ask those at the table for a seat that somebody has left."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)] = ""


class Answer(Struct, forbid_unknown_fields=True):
    """Say yes or no to somebody who asks for a seat; `ask` is its number in the `places` frame."""

    ask: Annotated[int, Meta(ge=0, lt=2**62)]
    yes: bool


class SeatInfo(Struct, gc=False):
    seat: int
    kind: SeatKind
    name: str
    level: str
    you: bool
    online: bool
    away: bool
    place: int | None
    twin: int
    """Which of several bots of its level it is, from 1; 0 where it is the only one."""
    kept: bool
    """Whether it is kept for this browser."""


class ClockInfo(Struct, gc=False):
    """Seconds left for each seat when this was sent; those of `running` go down."""

    kind: Literal["move", "bank"]
    left: list[float]
    running: list[int]


class Message(Struct, gc=False):
    """A message id without the game's prefix, and its arguments."""

    id: str
    args: dict[str, Any]


class TableInfo(Struct, gc=False):
    """A table as lists show it: `standing` says where it stands in a series; `after` is the table before it, `next` the
    one where these people play on. `host` says whether this browser made it, `host_seat` where whoever did sits."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    to_act: list[int]
    round: int
    clock: ClockRules
    undo: UndoPolicy
    undo_grace: int
    when_gone: WhenGone
    private: bool
    created: float
    link: str
    standing: Message | None
    after: str | None
    next: str | None
    host: bool
    host_seat: int | None
    lesson: str | None
    """The scene of a lesson that is played here, such as `first/0`."""
    hints: bool
    """Whether a strong bot may be asked what to do."""


class WayInfo(Struct):
    """One way to go on with a series, and the things it is about."""

    label: Message
    touches: list[str]


class SequelInfo(Struct):
    """How a finished game of a series ended (`news` is null for a game by itself), what is asked and the answers to it;
    none when the series is over. `next` is the table where it already goes on."""

    news: Message | None
    question: Message | None
    ways: list[WayInfo]
    next: str | None


class GoOn(Struct, forbid_unknown_fields=True):
    """Begin the next game of a series in one of the ways that were offered."""

    way: Annotated[int, Meta(ge=0, lt=1000)]


class NewRecord(Struct, forbid_unknown_fields=True):
    """A recorded game that is brought in, as text."""

    text: Annotated[str, Meta(max_length=MOST_RECORD)]


class PlayOn(Struct, forbid_unknown_fields=True):
    """Go on with a game that was left, with these at its seats; or with any that is over, as it was after so many
    choices."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class AnalysisText(Struct, forbid_unknown_fields=True):
    """What somebody wants to analyse: a record, or a position as JSON."""

    text: Annotated[str, Meta(max_length=MOST_RECORD)]


class AnalysisMoment(Struct, forbid_unknown_fields=True):
    """A position, as the record that leads there. `known` stories of it need not be told; `seat` looks at it, or else
    whoever must choose. The last choice of the record is only being made where it is `fresh`."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    known: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: SeatNumber | None = None
    fresh: bool = False


class ReviewInfo(Struct):
    """How far the review of a finished game is (`done` goes to 1). `versions` has for each choice the version of the
    replay that shows it; `averages` are the points by category of a seat in `games` that as many have played here."""

    status: Literal["none", "working", "failed", "done"]
    done: float
    review: Review | None
    versions: list[int]
    averages: dict[str, float]
    games: int


# What a decision looks like. (`gc=False`: these are made for every choice and never hold one another in a circle.)


class OptionInfo(Struct, gc=False):
    """One option; `undoable` is null until an `undoable` frame tells it."""

    option: str
    touches: list[str]
    label: Message
    undoable: bool | None


class DecisionInfo(Struct, gc=False):
    """What is owed; `forced` where there is only one option and nobody else may know: it is answered in a moment.
    `why_not` says of things, `kind:value` or `kind:*`, why they cannot be chosen."""

    name: str
    seat: int
    prompt: Message
    options: list[OptionInfo]
    domain: dict[str, Any] | None
    forced: bool
    why_not: dict[str, Message]


class Score(Struct, gc=False):
    total: int
    parts: dict[str, int]


class Choice(Struct, gc=False):
    """Who chose what; the option is null where it would give a secret away."""

    seat: int
    option: str | None


class EventInfo(Struct, gc=False):
    name: str
    args: dict[str, Any]


class LogEntry(Struct, gc=False):
    """What one choice led to, or what one side chose in secret, as this seat may know it; the beginning is nobody's."""

    version: int
    by: Choice | None
    events: list[EventInfo]


# Frames from the server.


class StateFrame(Struct, tag="state"):
    """The table as one seat (None: a spectator) sees it; `held` are the seats of this browser. Versions are the seat's
    own: they tell nothing of what others choose in secret. `made` are the choices so far, which a lesson counts."""

    table: TableInfo
    version: int
    seat: int | None
    held: list[int]
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    scores: list[Score] | None
    ranking: list[int] | None
    can_undo: bool
    clock: ClockInfo | None
    made: int | None


class LessonStepInfo(Struct):
    """One thought of a lesson: it comes after `after` choices; `choose` are the options that count as done, `until` the
    event that does in the free part, and where there is neither, it is only read."""

    say: str
    after: int
    light: list[str]
    part: str
    choose: list[str]
    quiet: bool
    until: str


class LessonFrame(Struct, tag="lesson"):
    """The lesson that is given here; sent on connecting."""

    name: str
    scene: int
    scenes: int
    steps: list[LessonStepInfo]


class UndoableFrame(Struct, tag="undoable"):
    """Which options of the decision of this version can be taken back; those in neither list are not known."""

    version: int
    seat: int
    yes: list[str]
    no: list[str]


class ReplyInfo(Struct):
    """What a seat is expected to choose."""

    seat: int
    label: Message


class IdeaInfo(Struct):
    """One of the best options: the points by which its seat should be ahead in the end (alone: over what is to be
    reached), as far as that can be known, and what is expected to follow."""

    option: str
    label: Message
    touches: list[str]
    lead: float
    line: list[ReplyInfo]


class HintFrame(Struct, tag="hint"):
    """What a strong bot would do, the best first: the answer to whoever asked."""

    version: int
    seat: int
    ideas: list[IdeaInfo]


class EventsFrame(Struct, tag="events"):
    """What happened; sent before the state of that version. `undone` is the first version that was taken back."""

    version: int
    by: Choice | None
    events: list[EventInfo]
    undone: int | None = None


class LogFrame(Struct, tag="log"):
    """The whole story as this seat may know it; sent on connecting and on looking from another seat."""

    entries: list[LogEntry]


class ChatFrame(Struct, tag="chat"):
    seat: int | None
    name: str
    text: str
    at: float


class PresenceFrame(Struct, tag="presence"):
    seats: list[bool]
    watchers: int


class LeftSeat(Struct):
    """A seat that `name` has left: this browser may sit down there, ask for it, or neither."""

    seat: int
    name: str
    way: Literal["sit", "ask", "none"]


class AskInfo(Struct):
    """Somebody asks for a seat: `mine` is one's own question, `answer` says whether one is asked."""

    id: int
    seat: int
    name: str
    mine: bool
    refused: bool
    answer: bool


class PlacesFrame(Struct, tag="places"):
    """The seats that were left while the game runs, and who asks for them; sent when there is anything to tell."""

    left: list[LeftSeat]
    asks: list[AskInfo]


class ErrorFrame(Struct, tag="error"):
    """What was refused; the words are the message `message_id` with `args`."""

    code: str
    message_id: str
    args: dict[str, Any]
    version: int


class PongFrame(Struct, tag="pong"):
    pass


ServerFrame = (
    StateFrame
    | LessonFrame
    | UndoableFrame
    | HintFrame
    | EventsFrame
    | LogFrame
    | ChatFrame
    | PresenceFrame
    | PlacesFrame
    | ErrorFrame
    | PongFrame
)


# What is answered about positions that somebody analyses.


class AnalysisInfo(Struct):
    """What can be analysed: `start` is a record without choices, `choices` are those that were made, and `versions` has
    for each of them the version of the replay that shows it, where it is the game of a table."""

    start: str
    game: str
    seats: list[SeatInfo]
    choices: list[Choice]
    versions: list[int]


class AnalysisView(Struct):
    """A position, the stories that led there, and what each of them is in the words of whoever chose."""

    frame: StateFrame
    story: list[LogEntry]
    said: list[Message]


class AnalysisLeads(Struct):
    """By how many points each seat may expect to be ahead in the end."""

    leads: list[float]


# Frames from the client.


class ChooseFrame(Struct, tag="choose", forbid_unknown_fields=True):
    seat: SeatNumber
    version: Version
    option: Annotated[str, Meta(min_length=1, max_length=MOST_OPTION)]


class UndoFrame(Struct, tag="undo", forbid_unknown_fields=True):
    seat: SeatNumber
    version: Version


class AskHintFrame(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a strong bot do for this seat?"""

    seat: SeatNumber
    version: Version


class SayFrame(Struct, tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class LookFrame(Struct, tag="look", forbid_unknown_fields=True):
    """Show the table from another seat of this browser, or as a spectator sees it."""

    seat: SeatNumber | None


class BackFrame(Struct, tag="back", forbid_unknown_fields=True):
    """Somebody whose time ran out is here again."""

    seat: SeatNumber


class PingFrame(Struct, tag="ping", forbid_unknown_fields=True):
    pass


ClientFrame = ChooseFrame | UndoFrame | AskHintFrame | SayFrame | LookFrame | BackFrame | PingFrame


class Problem(Struct):
    """What an HTTP request is refused with; the words are the message `message_id` with `args`."""

    code: str
    message_id: str
    args: dict[str, Any]


BODIES = (
    Me,
    NewGuest,
    NewName,
    Credentials,
    GameInfo,
    WordsInfo,
    NewTable,
    NewLesson,
    Terms,
    Place,
    Sit,
    AskFor,
    Answer,
    TableInfo,
    SequelInfo,
    GoOn,
    NewRecord,
    PlayOn,
    AnalysisText,
    AnalysisMoment,
    AnalysisInfo,
    AnalysisView,
    AnalysisLeads,
    ReviewInfo,
    Problem,
)
"""What HTTP takes and gives."""


class FastAnalysis(Struct):
    """An `AnalysisView` whose frame was already encoded."""

    frame: Raw
    story: list[LogEntry]
    said: list[Message]


class FastState(Struct, tag="state"):
    """A `StateFrame` whose parts were already encoded, since several seats share them."""

    table: TableInfo
    version: int
    seat: int | None
    held: list[int]
    view: Raw
    decision: Raw
    scores: Raw
    ranking: list[int] | None
    can_undo: bool
    clock: ClockInfo | None
    made: int | None
