"""Starts the application: python3 server.py"""

import os
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PUBLIC = Path(__file__).parent / "public"


def create_server(port: int) -> ThreadingHTTPServer:
    handler = partial(SimpleHTTPRequestHandler, directory=PUBLIC)
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def main() -> None:
    with create_server(int(os.environ.get("PORT", "8000"))) as server:
        print(f"http://localhost:{server.server_port}", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
