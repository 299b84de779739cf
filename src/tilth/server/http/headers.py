"""Headers of every answer: a page of ours loads only what is ours, and stands in nobody's frame."""

from __future__ import annotations

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

ONLY_SECURE = {"strict-transport-security": "max-age=31536000"}
"""For a server behind TLS: browsers that have seen it once come over TLS only."""


def headers(secure: bool) -> dict[str, str]:
    return HEADERS | ONLY_SECURE if secure else HEADERS
