import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import cli
from schema import ENTITIES
from store import Store

EXAMPLES = {
    "text": "Example",
    "longtext": "Several lines",
    "email": "ann@example.com",
    "phone": "+41 44 123 45 67",
    "time": "14:30",
    "date": "2030-01-31",
    "url": "https://example.com",
    "boolean": "yes",
}


def options_of(entity: dict) -> list[str]:
    options = []
    # Without a first value, the second cannot be before it.
    early = [rule["order"][0] for rule in entity.get("rules", []) if "order" in rule]
    for field in entity["fields"]:
        if field["key"] in early:
            continue
        if field["type"] == "choice":
            value = field["options"][0]
        elif field["type"] == "number":
            value = str(max(field.get("min", 0), min(3, field.get("max", 3))))
        else:
            value = EXAMPLES.get(field["type"])
        if value:
            options += [cli.option(field), value]
    return options


class CliTest(unittest.TestCase):
    def test_commands(self) -> None:
        for entity in ENTITIES:
            with self.subTest(entity["plural"]), tempfile.TemporaryDirectory() as folder:
                store = Store(str(Path(folder) / "data.db"))
                self.addCleanup(store.close)

                def run(*arguments: str) -> tuple[int, str]:
                    path = [entity["path"]] if len(ENTITIES) > 1 else []
                    with contextlib.redirect_stdout(io.StringIO()) as printed, contextlib.redirect_stderr(printed):
                        status = cli.main([*path, *arguments], store)
                    return status, printed.getvalue()

                options = options_of(entity)
                self.assertEqual(run("add", *options)[0], 0)
                [record] = store.all(entity)
                start = record["id"][:6]
                self.assertIn(start, run("list", *options[:2])[1])
                self.assertNotIn(start, run("list", "--search", "nowhere")[1])
                self.assertEqual(run("change", start, *options)[0], 0)
                self.assertIn("1", run("summary")[1])
                file = Path(folder) / "out.csv"
                run("export", str(file))
                self.assertTrue(file.read_text().startswith(entity["fields"][0]["key"]))
                self.assertEqual(run("delete", start)[0], 0)
                self.assertEqual(run("delete", start)[0], 1)
                if any(field["required"] for field in entity["fields"]):
                    self.assertEqual(run("add")[0], 1)


if __name__ == "__main__":
    unittest.main()
