"""/{code} leads to the address of the link with this code, and is counted."""

from datetime import date
from urllib.parse import unquote

from schema import ENTITIES
from store import Store


def target_of(store: Store, path: str) -> str | None:
    entity = next(entity for entity in ENTITIES if entity.get("redirects"))
    code = unquote(path[1:])
    link = next((record for record in store.all(entity) if record["code"] == code), None)
    if link is None or (link.get("expiryDate") or "9999") < date.today().isoformat():
        return None
    store.update(entity, link["id"], {"clicks": (link["clicks"] or 0) + 1})
    return link["url"]
