import time
from datetime import datetime, timezone

from client import SECOND, ApiError, clock
from session import call

HOUR = 3_600_000  # times are in milliseconds


def settle():
    """Gives a call whose response was lost the time to end."""
    time.sleep(20 * SECOND)


def is_refusal(error):
    """True if the API refused a call, so that nothing was done."""
    return isinstance(error, ApiError) and error.code != "INTERNAL_ERROR"


def once(mutation, variables, is_done):
    """Sends a mutation, again only while nothing has happened; None if it went through unseen."""
    for attempt in range(1, 6):
        try:
            return call(mutation, variables)
        except (ApiError, OSError, RuntimeError) as error:
            if is_refusal(error) or attempt == 5:
                raise
        settle()
        if is_done():
            return None


def now():
    """The time by the clock of the API."""
    return round((time.time() + clock["ahead"]) * 1000)


def has_moved(file, end, before, days, since):
    """False if an end has not moved, true if it has by these days; an error otherwise."""
    if end <= before:
        return False
    start, old = milliseconds(end) - days * 24 * HOUR, milliseconds(before)
    if any(first - 2 * HOUR < start < last + 2 * HOUR for first, last in ((old, old), (since, now()))):
        return True
    raise RuntimeError(f"look at {file}: ends {end}")


def milliseconds(time):
    return datetime.fromisoformat(time).replace(tzinfo=timezone.utc).timestamp() * 1000
