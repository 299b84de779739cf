"""How often somebody may do something."""

from __future__ import annotations

MOST_PEOPLE = 1_000
"""People of whom it is remembered how often they did something."""


class TokenBucket:
    """So many times a second, and so many at once after a pause."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, times: int) -> None:
        """Count what was done as so many times more."""
        self.left -= times


class Pace:
    """So many times a minute for each person, and a third of it at once."""

    def __init__(self) -> None:
        self._buckets: dict[str, TokenBucket] = {}

    def allows(self, player: str, a_minute: int, now: float) -> bool:
        """Whether somebody may do it once more now."""
        if len(self._buckets) > MOST_PEOPLE:
            self._buckets.clear()
        bucket = self._buckets.setdefault(player, TokenBucket(a_minute / 60, max(1.0, a_minute / 3), now))
        return bucket.take(now)

    def charge(self, player: str, times: int) -> None:
        """Count what somebody was just allowed as so many times more."""
        if times and player in self._buckets:
            self._buckets[player].charge(times)
