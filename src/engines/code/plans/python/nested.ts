import type { Plan } from './made.ts';
import { py } from './source.ts';

/** Nested data with lists as a dict of paths, "a.b.0.c", and back. */
export const planNested: Plan = (wish) => {
  if (
    !wish.says(/\bflat(?:ten(?:s|ing)?|s)?\b/) ||
    !wish.has(/\bnested\b|\bjson\b|\bdict/) ||
    wish.has(/\bcsv\b|\bclass\b|\brecursion\b/)
  )
    return undefined;
  const example = wish.take(
    /(?:\b(?:with|keys?|paths?|like|such as|as|into|e\.g\.|to) )*["'`]?\b([a-z_]\w*(?:([._/-])(?:[a-z_]\w*|\d+)){1,6})\b["'`]?/,
  );
  const sign = example?.[2] ?? '.';
  // Without a number in a path, lists may stay values.
  if (
    !/\d/.test(example?.[1] ?? '') &&
    !wish.says(/\b(?:and |with |also |including |,)*lists?(?: (?:indexes|indices|too|as well|by index))*\b/)
  )
    return undefined;
  const isBack = wish.says(
    /(?:[,;.] ?|\b(?:and|plus|also|with) )*(?:(?:the |an? )?(?:functions? )?(?:back(?: again)?|the other way(?: round)?|inverse|reverse|opposite)(?: (?:function|direction|again))?|unflatten(?:s|ing)?(?: (?:function|it|again|back))?)/,
  );
  const [name = 'flatten', back = 'unflatten'] = [wish.name(/\b(?:called|named) ([a-z_]\w*)/)];
  return {
    program: {
      code: py`
def ${name}(data: Any, prefix: str = "") -> dict[str, Any]:
  """Each value under its path; empty dicts and lists stay values, so that nothing is lost."""
  if isinstance(data, dict) and data:
    parts = data.items()
  elif isinstance(data, list) and data:
    parts = enumerate(data)
  else:
    return {prefix: data}
  flat: dict[str, Any] = {}
  for key, value in parts:
    flat |= ${name}(value, f"{prefix}${sign}{key}" if prefix else str(key))
  return flat
${
  isBack &&
  py`


def ${back}(flat: dict[str, Any]) -> Any:
  """The reverse: a dict whose keys are all of 0, 1, 2 and so on becomes a list."""
  if list(flat) == [""]:
    return flat[""]
  tree: dict[str, Any] = {}
  for path, value in flat.items():
    *keys, last = path.split("${sign}")
    at = tree
    for key in keys:
      at = at.setdefault(key, Branch())
    at[last] = value
  return rebuilt(tree)


class Branch(dict):
  """A group of paths; a value may be a dict, too, if it is empty."""


def rebuilt(tree: dict[str, Any]) -> Any:
  parts = {key: rebuilt(value) if isinstance(value, Branch) else value for key, value in tree.items()}
  if set(parts) == {str(at) for at in range(len(parts))}:
    return [parts[str(at)] for at in range(len(parts))]
  return parts`
}`,
      checks: [
        [
          'keys_are_paths',
          `assert ${name}({"a": {"b": [{"c": 1}, 2]}, "d": None}) == {"a${sign}b${sign}0${sign}c": 1, "a${sign}b${sign}1": 2, "d": None}`,
        ],
        ...(isBack
          ? [
              [
                'back_again',
                `data = {"a": {"b": [{"c": 1}, 2]}, "d": {}, "e": []}\nassert ${back}(${name}(data)) == data`,
              ] as const,
            ]
          : []),
      ],
      ...(wish.tests
        ? {}
        : {
            main: py`
data = {"a": {"b": [{"c": 1}, {"c": 2}]}, "d": "x", "e": []}
flat = ${name}(data)
print(flat)
${isBack && `print(${back}(flat) == data)`}`,
          }),
    },
    subject: 'Nested',
    silent:
      'nested json dict dictionary dictionaries keys key path paths dotted dot notation deep structure data lists list object objects back again separated',
  };
};
