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
    """True if only a suffix and the case of letters distinguish a username from the one that was sent."""
    start, suffix = username[: len(sent)], username[len(sent) :]
    return start.lower() == sent.lower() and not suffix[:1].isalnum()
