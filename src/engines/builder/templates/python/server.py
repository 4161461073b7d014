"""Starts the application: python3 server.py"""

import os

from app import create_server
from store import Store


def main() -> None:
    port = int(os.environ.get("PORT", "8000"))
    store = Store(os.environ.get("DATABASE", "data.db"))
    server = create_server(store, port)
    print(f"http://localhost:{server.server_port}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        server.server_close()
        store.close()


if __name__ == "__main__":
    main()
