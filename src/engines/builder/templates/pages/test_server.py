import contextlib
import io
import threading
import unittest
import urllib.request

from server import create_server


class ServerTest(unittest.TestCase):
    def test_serves_the_page(self) -> None:
        with contextlib.redirect_stderr(io.StringIO()), create_server(0) as server:
            thread = threading.Thread(target=server.serve_forever)
            thread.start()
            try:
                url = f"http://127.0.0.1:{server.server_port}/"
                with urllib.request.urlopen(url) as response:
                    self.assertIn("main.js", response.read().decode())
            finally:
                server.shutdown()
                thread.join()


if __name__ == "__main__":
    unittest.main()
