"""The pages and the API over HTTP, on top of a store."""

import json
import re
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from schema import ENTITIES, TITLE
from store import Store
from validate import broken_rules, validate

PUBLIC = Path(__file__).parent / "public"
TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript"}
# Only names like these are files of ours; anything else never reaches the file system.
FILE_NAME = re.compile(r"/([a-z-]+\.(html|css|js))")
LONGEST_BODY = 100_000


class HttpError(Exception):
    """An error that is answered with its status."""

    def __init__(self, status: HTTPStatus, message: str) -> None:
        super().__init__(message)
        self.status = status


def create_server(store: Store, port: int = 0) -> ThreadingHTTPServer:
    """A server on the loopback address; port 0 picks a free one."""

    class Handler(AppHandler):
        pass

    Handler.store = store
    return ThreadingHTTPServer(("127.0.0.1", port), Handler)


def api_path(path: str) -> str:
    """The routes that the schema names lead to the API."""
    first, *rest = path[1:].split("/")
    entity = next((entity for entity in ENTITIES if first and entity.get("route") == first), None)
    return "/".join(["/api", entity["path"], *rest]) if entity else path


def with_references(entity: dict, store: Store) -> dict:
    """The entity with the ids of the records that its references can point to, as the options of those fields."""
    targets = {target["path"]: target for target in ENTITIES}
    fields = [
        {**field, "options": [record["id"] for record in store.all(targets[field["to"]])]}
        if field["type"] == "reference"
        else field
        for field in entity["fields"]
    ]
    return {**entity, "fields": fields}


class AppHandler(BaseHTTPRequestHandler):
    store: Store

    def do_GET(self) -> None:
        self.answer()

    do_POST = do_PUT = do_PATCH = do_DELETE = do_GET

    def answer(self) -> None:
        path = api_path(urlsplit(self.path).path)
        try:
            if path.startswith("/api/"):
                self.answer_api(path.removeprefix("/api/").split("/"))
            else:
                self.send_page("/index.html" if path == "/" else path)
        except HttpError as error:
            self.send_json(error.status, {"error": str(error)})

    def answer_api(self, parts: list[str]) -> None:
        if parts == ["schema"] and self.command == "GET":
            return self.send_json(HTTPStatus.OK, {"title": TITLE, "entities": ENTITIES})
        entity = next((entity for entity in ENTITIES if entity["path"] == parts[0]), None)
        if entity is None or len(parts) > 2:
            raise HttpError(HTTPStatus.NOT_FOUND, "Not found.")
        if len(parts) == 1:
            return self.answer_all(entity)
        return self.answer_one(entity, parts[1])

    def answer_all(self, entity: dict) -> None:
        if self.command == "GET":
            return self.send_json(HTTPStatus.OK, self.store.all(entity))
        if self.command == "POST":
            values = self.read_valid(entity)
            if values is not None:
                self.send_json(HTTPStatus.CREATED, self.store.create(entity, values))
            return None
        raise HttpError(HTTPStatus.METHOD_NOT_ALLOWED, f"{self.command} is not possible here.")

    def answer_one(self, entity: dict, record_id: str) -> None:
        record = self.store.get(entity, record_id)
        if record is None:
            raise HttpError(HTTPStatus.NOT_FOUND, f"There is no such {entity['name']}.")
        if self.command == "GET":
            return self.send_json(HTTPStatus.OK, record)
        if self.command in ("PUT", "PATCH"):
            values = self.read_valid(entity, record_id)
            if values is not None:
                self.send_json(HTTPStatus.OK, self.store.update(entity, record_id, values))
            return None
        if self.command == "DELETE":
            self.store.remove(entity, record_id)
            self.send_response(HTTPStatus.NO_CONTENT)
            return self.end_headers()
        raise HttpError(HTTPStatus.METHOD_NOT_ALLOWED, f"{self.command} is not possible here.")

    def read_valid(self, entity: dict, record_id: str | None = None) -> dict | None:
        """The values of the request; when they are not valid, that is answered and None comes back."""
        before = self.store.get(entity, record_id) if self.command == "PATCH" and record_id else {}
        values, errors = validate(with_references(entity, self.store), {**before, **self.read_json()})
        if not errors:
            others = [record for record in self.store.all(entity) if record["id"] != record_id]
            errors = broken_rules(entity, values, others)
        if errors:
            self.send_json(HTTPStatus.UNPROCESSABLE_ENTITY, {"errors": errors})
            return None
        return values

    def read_json(self) -> dict:
        length = int(self.headers.get("Content-Length") or 0)
        if length > LONGEST_BODY:
            raise HttpError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "The request is too large.")
        try:
            body = json.loads(self.rfile.read(length))
        except ValueError as error:
            raise HttpError(HTTPStatus.BAD_REQUEST, "The body is not valid JSON.") from error
        if not isinstance(body, dict):
            raise HttpError(HTTPStatus.BAD_REQUEST, "Send a JSON object.")
        return body

    def send_page(self, path: str) -> None:
        match = FILE_NAME.fullmatch(path)
        file = PUBLIC / match[1] if match else None
        if file is None or not file.is_file():
            raise HttpError(HTTPStatus.NOT_FOUND, "Not found.")
        self.send_bytes(HTTPStatus.OK, TYPES[match[2]], file.read_bytes())

    def send_json(self, status: HTTPStatus, body: object) -> None:
        self.send_bytes(status, "application/json", json.dumps(body).encode())

    def send_bytes(self, status: HTTPStatus, content_type: str, content: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", f"{content_type}; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *args: object) -> None:
        """Requests are not logged: the terminal belongs to the person who started the server."""
