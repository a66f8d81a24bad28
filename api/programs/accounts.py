from client import ApiError
from read import read

FIND = "query ($email: String!) { resellerGetUserByEmail(email: $email) { id username } }"


def account_with(email):
    """The account of an address; None without one."""
    try:
        return read(FIND, {"email": email})["resellerGetUserByEmail"]
    except ApiError as error:
        if error.code != "NOT_FOUND":
            raise


def is_named(username, sent):
    """True if a username differs from the one sent only by a suffix or case."""
    start, suffix = username[: len(sent)], username[len(sent) :]
    return start.lower() == sent.lower() and not suffix[:1].isalnum()
