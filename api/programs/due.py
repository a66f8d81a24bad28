from all_pages import all_pages
from books import book, has, load
from once import HOUR, milliseconds, now
from renew import renew_all

LIST = """query ($page: Int, $size: Int) {
  resellerGetUsers(page: $page, size: $size) { totalElements content { id username expiresAt } }
}"""


def due(name, days=7):
    """Lists customers whose plans end within some days; writes a list once per name. Returns it."""
    file = f"due/{name}.json"
    if has(file):
        return file
    payments = []
    for user in all_pages(LIST, "resellerGetUsers", 100):
        end = user["expiresAt"]
        if end and 0 < milliseconds(end) - now() < days * 24 * HOUR:
            payments.append({"paymentId": f"{end[:10]}-{user['id']}", "username": user["username"]})
    book(file, {"payments": payments})
    return file


def renew_due(name):
    """Renews all in this list; returns what is done and what failed. Safe to start again."""
    return renew_all(load(due(name), "payments")["payments"])
