"""The farmyard: house, fields, fences and animals."""
