from urllib.parse import quote

from alone import alone
from books import book, forget, has, load, refuse_begun
from client import ApiError
from deliver import entry_of, is_sold_to, name_of
from once import has_moved, is_refusal, now, once, settle
from read import read

ACCOUNT = "query ($username: String!) { resellerGetUserByUsername(username: $username) { groupId expiresAt } }"
TERM = "query ($id: Int!) { group(id: $id) { duration } }"
RENEWAL = """mutation ($username: String!) {
  resellerRenewUserSubscriptionWithCurrentGroup(username: $username) { expiresAt }
}"""


def renew_all(payments):
    """Renews for a list of payments; returns what is done and what failed. Safe to start again."""
    done, failed = [], []
    for payment in payments:
        payment_id, username = payment["paymentId"], payment["username"]
        try:
            renew_for(payment_id, username)
            done.append(payment_id)
        except Exception as error:
            failed.append({"paymentId": payment_id, "code": getattr(error, "code", None), "message": str(error)})
    return {"done": done, "failed": failed}


def renew_for(payment_id, username):
    """Renews a plan, ended or running, once for each payment, however often it is called."""
    with alone():
        name = quote(username, safe="!*'()")  # as in JavaScript, which has the same books
        begun = f"renewals/{name}.json"
        if has(begun):  # a crash has left it
            settle()
            finish(begun)
        payment = name_of(payment_id)
        if has(f"ledger/{payment}.json"):
            refuse_paid(payment, username)
            return
        refuse_begun(payment, f"orders/{payment}.json")
        account = account_of(username)
        group_id, before = account["groupId"], account["expiresAt"]
        days = read(TERM, {"id": group_id})["group"]["duration"]
        call = {"groupId": group_id, "before": before, "days": days, "since": now()}
        book(begun, {**entry_of(payment, group_id), "username": username, **call})
        finish(begun)


def refuse_paid(payment, username):
    """Refuses a payment of another customer or a sale; one refunded first has no username."""
    paid = load(f"ledger/{payment}.json", "username")["username"]
    if paid is None:
        return
    is_sale = is_sold_to(payment, paid)
    if is_sale or paid != username:
        raise RuntimeError(f"{payment} has already paid for {'a new account' if is_sale else paid}")


def finish(begun):
    """Renews unless the end has moved already, by one term, and books it."""
    entry = load(begun, "payment", "username", "groupId", "before", "days", "since")
    group_id, before, days, since = (entry.pop(name) for name in ("groupId", "before", "days", "since"))
    payment, username = entry["payment"], entry["username"]
    ledger = f"ledger/{payment}.json"
    if not has(ledger):
        end = account_of(username)["expiresAt"]
        is_hidden = has_moved(begun, end, before, days, since)

        def is_done():
            return account_of(username)["expiresAt"] > end

        try:
            if not is_hidden:
                once(RENEWAL, {"username": username}, is_done)
        except ApiError as error:
            if is_refusal(error) and not is_done():
                forget(begun)
            raise
        # If a crash hid the call, price and time are those from before it.
        book(ledger, entry if is_hidden else {**entry, **entry_of(payment, group_id)})
    forget(begun)


def drop(files):
    """Forgets begun renewals, or books those that were carried out."""
    for begun in files:
        renewal = load(begun, "username", "before")
        try:
            moved = account_of(renewal["username"])["expiresAt"] > renewal["before"]
        except ApiError as error:
            if error.code != "NOT_FOUND":
                raise
            moved = False
        if moved:
            finish(begun)
        else:
            forget(begun)


def account_of(username):
    """The plan of a customer, and when it ends."""
    account = read(ACCOUNT, {"username": username})["resellerGetUserByUsername"]
    if account["expiresAt"]:
        return account
    raise RuntimeError(f"The API does not say when the plan of {username} ends: do not renew by program")
