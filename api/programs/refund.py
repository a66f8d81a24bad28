from datetime import datetime, timezone

from alone import alone
from books import book, forget, has, load, renewals
from deliver import name_of, sold_to
from once import settle
from renew import drop


def refund(payment_id):
    """Books a refund once; its payment sells nothing more. Returns what it had bought."""
    with alone():
        payment = name_of(payment_id)
        if not has(f"ledger/{payment}.json"):
            end(payment)
        write("ledger", {"payment": payment, "username": None, "price": "0.00"})
        sale = sale_of(payment)
        write("refunds", {**sale, "price": "0.00"})
        return sale


def end(payment):
    """Ends what a crash has left open: books completed calls and drops the others."""
    order = f"orders/{payment}.json"
    begun = [path for path in renewals() if load(path, "payment", "username")["payment"] == payment]
    if not has(order) and not begun:
        return
    settle()
    drop(begun)
    if not has(order):
        return
    sale = load(order, "user")
    username = sold_to(payment, sale.pop("user"))
    if username:
        book(f"ledger/{payment}.json", {**sale, "username": username})
    else:
        forget(order)


def returned(payment_id):
    """Books, once, that support has returned the credit of a refunded payment."""
    payment = name_of(payment_id)
    if not has(f"refunds/{payment}.json"):
        raise RuntimeError(f"{payment} is not refunded")
    sale = sale_of(payment)
    write("returns", {**sale, "price": f"-{sale['price']}"})


def sale_of(payment):
    return load(f"ledger/{payment}.json", "payment", "price")


def write(folder, entry):
    at = datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    book(f"{folder}/{entry['payment']}.json", {**entry, "at": at})
