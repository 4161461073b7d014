import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

const LOADS: Readonly<Record<string, readonly [imported: string, loads: string, parse: string]>> = {
  yaml: ['import yaml\n', 'yaml.safe_load(file) or {}', 'yaml.safe_load(text)'],
  json: ['', 'json.load(file)', 'parsed(text)'],
  toml: ['import tomllib\n', 'tomllib.load(file)', 'parsed(text)'],
};

/** A file of settings, which the environment overrides. */
export const planSettings: Plan = (wish) => {
  if (!wish.says(/\b(?:overrid|overwrit)\w+/)) return undefined;
  const kind = wish.take(/\b(yaml|json|toml)\b/)?.[1];
  if (kind === undefined || !wish.says(/\benv(?:ironment)?\b(?: (?:vars?|variables?))?/)) return undefined;
  const prefix =
    wish.name(/\b(?:prefix(?:ed)?(?: (?:of|with|is))?|start(?:s|ing)? with) ["'\x60]?(\w+)|\b([a-z]+_)\*/) ??
    'APP_';
  const checked = wish.take(
    /\b(?:required|mandatory|needed|missing|necessary) (?:keys?|settings|values|fields)(?: (?:are|is|exist|present|there|missing|set))*(?::? ?\(?((?!with\b|and\b|or\b|from\b|are\b)[a-z][\w.]*(?:(?:, ?(?:and )?| and )[a-z][\w.]*)*)\)?)?(?: (?:are|is) (?:missing|not set|absent|there|present|set|given))?/,
  );
  const keys = checked?.[1]?.split(/,? and |, ?/).filter(Boolean) ?? ['host', 'port'];
  const [imported = '', loads = '', parse = ''] = LOADS[kind] ?? [];
  return {
    program: {
      code: py`
${imported}
PREFIX = ${quoted(prefix.toUpperCase())}
${checked && `REQUIRED = [${keys.map(quoted).join(', ')}]`}


class ConfigError(ValueError):
  pass

${
  parse.startsWith('parsed') &&
  py`

def parsed(text: str):
  """Parses numbers, booleans and lists like JSON; anything else is text."""
  try:
    return json.loads(text)
  except ValueError:
    return text

`
}
def override(config: dict, variables: Mapping[str, str]) -> None:
  """${prefix.toUpperCase()}PORT is the key port, ${prefix.toUpperCase()}DATABASE__HOST the key host of the group database."""
  for name, text in variables.items():
    if not name.startswith(PREFIX):
      continue
    *groups, last = name.removeprefix(PREFIX).lower().split("__")
    at = config
    for group in groups:
      at = at.setdefault(group, {})
      if not isinstance(at, dict):
        raise ConfigError(f"{name}: {group} is no group")
    at[last] = ${parse}


def value_of(config: dict, key: str):
  """The value of a dotted key; None where there is none."""
  at = config
  for part in key.split("."):
    at = at.get(part) if isinstance(at, dict) else None
  return at


def load_config(path: str) -> dict:
  with open(path, ${kind === 'toml' ? '"rb"' : 'encoding="utf-8"'}) as file:
    config = ${loads}
  if not isinstance(config, dict):
    raise ConfigError(f"{path} holds no keys")
  override(config, os.environ)
  ${
    checked &&
    py`
missing = [key for key in REQUIRED if value_of(config, key) is None]
if missing:
  raise ConfigError(f"missing: {', '.join(missing)}")`
  }
  return config`.replace('Mapping[str, str]', 'dict[str, str]'),
      main: py`
path = sys.argv[1] if len(sys.argv) > 1 else "config.${kind}"
try:
  print(json.dumps(load_config(path), indent=2, default=str))
except (OSError, ValueError${kind === 'yaml' ? ', yaml.YAMLError' : ''}) as error:
  sys.exit(f"{path}: {error}")`,
    },
    silent:
      'settings values loader validate validates validated check checks raise raises error missing fail fails variables config configuration settings load loads loader parse parses key keys required nested file value values override',
  };
};
