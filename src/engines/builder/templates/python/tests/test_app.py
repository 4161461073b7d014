import json
import tempfile
import threading
import unittest
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from app import create_server
from schema import ENTITIES
from store import Store
from validate import validate

EXAMPLES = {
    "text": "Example",
    "longtext": "Several\nlines",
    "email": "ann@example.com",
    "phone": "+41 44 123 45 67",
    "time": "14:30",
    "date": "2030-01-31",
    "url": "https://example.com",
    "boolean": True,
}


def example_of(entity: dict) -> dict:
    """Values for every field of an entity, all valid."""
    values = {field["key"]: value_for(field) for field in entity["fields"]}
    # Without a first value, the second cannot be before it.
    values |= {rule["order"][0]: None for rule in entity.get("rules", []) if "order" in rule}
    return validate(entity, values)[0] if any("formula" in field for field in entity["fields"]) else values


def value_for(field: dict) -> object:
    if field["type"] == "choice":
        return field["options"][0]
    if field["type"] == "reference":
        return None
    if field["type"] == "number":
        return max(field.get("min", 0), min(3, field.get("max", 3)))
    return EXAMPLES[field["type"]]


class AppTest(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.store = Store(str(Path(self.folder.name) / "data.db"))
        self.addCleanup(self.store.close)
        server = create_server(self.store)
        self.addCleanup(server.server_close)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(server.shutdown)
        self.origin = f"http://127.0.0.1:{server.server_port}"

    def call(self, method: str, path: str, body: object = None) -> tuple[int, object]:
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.origin + path, content, method=method)) as reply:
                text = reply.read()
                return reply.status, json.loads(text) if text else None
        except HTTPError as error:
            with error:
                return error.code, json.loads(error.read())

    def test_create_read_change_delete(self) -> None:
        for entity in ENTITIES:
            with self.subTest(entity["plural"]):
                path, example = f"/api/{entity['path']}", example_of(entity)
                status, record = self.call("POST", path, example)
                self.assertEqual(status, 201)
                self.assertEqual(record, {"id": record["id"], "createdAt": record["createdAt"], **example})
                self.assertEqual(self.call("GET", path), (200, [record]))
                self.assertEqual(self.call("PUT", f"{path}/{record['id']}", example), (200, record))
                self.assertEqual(self.call("DELETE", f"{path}/{record['id']}"), (204, None))
                self.assertEqual(self.call("GET", f"{path}/{record['id']}")[0], 404)
                self.assertEqual(self.call("GET", path), (200, []))

    def test_required_fields(self) -> None:
        for entity in ENTITIES:
            for field in entity["fields"]:
                if field["required"]:
                    with self.subTest(entity["name"], field=field["key"]):
                        given = {**example_of(entity), field["key"]: ""}
                        status, reply = self.call("POST", f"/api/{entity['path']}", given)
                        self.assertEqual(status, 422)
                        self.assertEqual(list(reply["errors"]), [field["key"]])

    def test_references(self) -> None:
        paths = {entity["path"]: entity for entity in ENTITIES}
        for entity in ENTITIES:
            for field in entity["fields"]:
                if field["type"] == "reference":
                    with self.subTest(entity["name"], field=field["key"]):
                        target = paths[field["to"]]
                        _, other = self.call("POST", f"/api/{target['path']}", example_of(target))
                        given = {**example_of(entity), field["key"]: other["id"]}
                        status, record = self.call("POST", f"/api/{entity['path']}", given)
                        self.assertEqual((status, record[field["key"]]), (201, other["id"]))
                        self.call("DELETE", f"/api/{entity['path']}/{record['id']}")
                        given[field["key"]] = "nobody"
                        self.assertEqual(self.call("POST", f"/api/{entity['path']}", given)[0], 422)

    def test_records_survive_a_restart(self) -> None:
        entity = ENTITIES[0]
        record = self.store.create(entity, example_of(entity))
        again = Store(str(Path(self.folder.name) / "data.db"))
        self.addCleanup(again.close)
        self.assertEqual(again.all(entity), [record])

    def test_pages(self) -> None:
        with urlopen(self.origin) as reply:
            self.assertIn(b'<div class="app"', reply.read())
        self.assertEqual(self.call("GET", "/..%2fserver.py")[0], 404)
        self.assertEqual(self.call("GET", "/missing.js")[0], 404)

    def test_bad_requests(self) -> None:
        path = f"/api/{ENTITIES[0]['path']}"
        self.assertEqual(self.call("POST", path, b"{")[0], 400)
        self.assertEqual(self.call("DELETE", path)[0], 405)
        self.assertEqual(self.call("GET", "/api/nothing")[0], 404)


if __name__ == "__main__":
    unittest.main()
