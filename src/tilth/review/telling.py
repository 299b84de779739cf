"""Pieces of a review in words, for the terminal and the page alike."""

from __future__ import annotations

from tilth.review.review import Costly, Review
from tilth.words import Words


def when(choice: Costly, words: Words) -> str:
    """At what time of the game something was chosen."""
    began = words.say("review-round", round=choice.round) if choice.round else words.say("review-round-first")
    return f"{began}, {words.say('review-choice', number=choice.at + 1)}"


def cost(choice: Costly, words: Words) -> str:
    """What it cost, and how sure that is."""
    points = round(choice.cost) if choice.cost >= 10 else round(choice.cost, 1)
    sure = words.say("review-sure" if choice.is_sure() else "review-likely")
    return f"{words.say('review-cost', cost=points)}, {sure}"


def line(choice: Costly, words: Words) -> list[str]:
    """What would have followed the better option; each seat is named where another one begins."""
    told, before = [], choice.seat
    for reply in choice.line:
        text = words.label(reply.said.label())
        told.append(text if reply.seat == before else f"{words.player(reply.seat)}: {text}")
        before = reply.seat
    return told


def notes(review: Review, words: Words) -> list[str]:
    """What was done to find all this out, and what could not be."""
    told = []
    if not review.over:
        told.append(words.say("review-left" if review.scores else "review-secret"))
    told.append(words.say("review-effort", decisions=sum(review.judged), worlds=review.closest()))
    if review.hurried:
        told.append(words.say("review-hurried"))
    return told
