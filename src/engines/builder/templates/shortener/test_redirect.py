import tempfile
import unittest
from pathlib import Path

from redirect import target_of
from schema import ENTITIES
from store import Store
from validate import validate


class RedirectTest(unittest.TestCase):
    def test_a_link_leads_to_its_address_and_counts(self) -> None:
        entity = next(entity for entity in ENTITIES if entity.get("redirects"))
        with tempfile.TemporaryDirectory() as folder:
            store = Store(str(Path(folder) / "data.db"))
            self.addCleanup(store.close)
            values, errors = validate(entity, {"url": "https://example.com/a"})
            self.assertEqual(errors, {})
            link = store.create(entity, values)
            self.assertEqual(target_of(store, f"/{link['code']}"), "https://example.com/a")
            self.assertEqual(store.get(entity, link["id"])["clicks"], 1)
            self.assertIsNone(target_of(store, "/no-such-code"))


if __name__ == "__main__":
    unittest.main()
