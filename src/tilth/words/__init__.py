"""Everything a person reads, in their language."""

from tilth.words.locales import LOCALES as LOCALES
from tilth.words.locales import default_locale as default_locale
from tilth.words.locales import known_locale as known_locale
from tilth.words.words import Words as Words
