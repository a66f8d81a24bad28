import re
from datetime import datetime, timezone

from accounts import account_with, is_named
from alone import alone
from books import book, forget, has, load, names, refuse_begun
from client import ApiError
from once import is_refusal
from read import read
from sell import sell

COST = "query ($id: Int!) { calculateDiscountedPriceByDuration(groupId: $id) { discountedPrice } }"


def deliver(payment_id, user=None):
    """Creates the user of a payment once. Returns the data of the first report; None if deleted, or for a renewal."""
    with alone():
        payment = name_of(payment_id)
        order = f"orders/{payment}.json"
        if not has(f"ledger/{payment}.json"):
            refuse_begun(payment)
            is_left = has(order)  # by a crash
            if not is_left:
                begin(payment, {**user, "email": user["email"].lower()})
            begun = load(order, "user")
            first = begun.pop("user")
            username = sold_to(payment, first) if is_left else None
            if not username:
                username = create(payment, first)
                if is_left:  # if not, price and time are those from before the call
                    begun.update(entry_of(payment, first["groupId"]))
            book(f"ledger/{payment}.json", {**begun, "username": username})
        return load(order, "user")["user"] if has(order) else None


def name_of(payment_id):
    if re.fullmatch(r"[\w-]{1,60}", "" if payment_id is None else str(payment_id), re.ASCII):
        return f"order-{payment_id}"
    raise ValueError(f"not a payment number: {payment_id}")


def begin(payment, user):
    """Writes a payment down, unless its address has an account already."""
    older = account_with(user["email"])
    if older and not is_sold_to(payment, older["username"]):
        raise ApiError({"message": f"{user['email']} has {older['username']}", "extensions": {"code": "EMAIL_TAKEN"}})
    book(f"orders/{payment}.json", {**entry_of(payment, user["groupId"]), "user": user})


def create(payment, user):
    try:
        return sell({**user, "userName": payment})["username"]
    except ApiError as error:
        if not is_refusal(error):
            raise
        username = sold_to(payment, user)
        if username:
            return username
        forget(f"orders/{payment}.json")
        raise


def sold_to(payment, user):
    """The username of the account that a payment created; an error if something else did."""
    username = (account_with(user["email"]) or {}).get("username")
    if not username or is_sold_to(payment, username):
        return username
    if any(is_named(username, other) for other in payments()):
        return None
    raise RuntimeError(f"look at orders/{payment}.json: {user['email']} has {username}")


def is_sold_to(payment, username):
    """True if a payment has bought an account. Of 77 and 77-1, the longer number counts."""
    longer = (other for other in payments() if len(other) > len(payment))
    return is_named(username, payment) and not any(is_named(username, other) for other in longer)


def payments():
    return [name.removesuffix(".json") for name in names("ledger") + names("orders")]


def entry_of(payment, group_id):
    """The ledger's entry of a payment, with what the plan costs you."""
    price = read(COST, {"id": group_id})["calculateDiscountedPriceByDuration"]["discountedPrice"]
    at = datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return {"payment": payment, "at": at, "price": f"{price:.2f}"}
