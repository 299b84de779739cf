"""What is said when something from outside cannot be accepted."""


class Refusal(ValueError):
    """A code for programs and a reason with details for people; the words are made elsewhere, in their language."""

    def __init__(self, code: str, reason: str, **details: object) -> None:
        super().__init__(code, reason, details)
        self.code = code
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code}: {self.reason} ({details})" if details else f"{self.code}: {self.reason}"
