import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

/** pandas: two tables by a key, with what has no counterpart. */
export const planMergeFrames: Plan = (wish) => {
  if (!wish.says(/\b(?:using |with |in )?pandas\b:?/)) return undefined;
  const files = wish.take(
    /\b(?:merg\w+|join\w*|combin\w+)(?: (?:the|two|files|tables))* ["'`]?([\w./-]+\.(?:xlsx|csv))["'`]? (?:and|with|to) ["'`]?([\w./-]+\.(?:xlsx|csv))["'`]?/,
  );
  const key = wish.name(
    /\b(?:on|by|using|via)(?: the)?(?: (?:column|key|common column))? ["'`]?([a-z_]\w*)["'`]?/,
  );
  if (!files || key === undefined) return undefined;
  const [left, right] = [wish.original(files, files[1] ?? ''), wish.original(files, files[2] ?? '')];
  const missing = wish.name(
    /\b(?:(?:and|,) )?(?:writ\w+|sav\w+|export\w*|put)(?: (?:them|those|these|the (?:missing|unmatched)(?: \w+)?))? (?:to|in|into) ["'`]?([\w-]+\.(?:csv|xlsx))["'`]?/,
  );
  const flag = wish.take(
    /\b(?:and )?(?:flag\w*|mark\w*|find\w*|list\w*|report\w*|print\w*|show\w*)(?: all)? ?\w* ?(?:without|with no|that have no|missing|having no)(?: an?| any)? (?:matching |corresponding )?\w+(?: in [\w.]+)?/,
  );
  const output =
    wish.name(
      /\b(?:writ\w+|sav\w+|export\w*|result)(?: (?:the )?(?:merged|result|all|joined)?(?: \w+)?)? (?:to|in|into|as|is) ["'`]?([\w-]+\.(?:csv|xlsx))["'`]?/,
    ) ?? 'merged.csv';
  const how = wish.name(/\b(left|right|inner|outer) (?:join|merge)\b/) ?? 'left';
  const stem = (path: string): string =>
    path
      .replace(/^.*\//, '')
      .replace(/\.\w+$/, '')
      .replace(/\W+/g, '_')
      .toLowerCase();
  const read = (path: string): string => (path.endsWith('.xlsx') ? 'pd.read_excel' : 'pd.read_csv');
  const save = (path: string): string => (path.endsWith('.xlsx') ? 'to_excel' : 'to_csv');
  const isFlagged = flag !== undefined || missing !== undefined;
  const flagged = `has_${stem(right).replace(/s$/, '')}`;
  return {
    program: {
      code: py`
import pandas as pd
KEY = ${quoted(key)}


def read(path: str, reader) -> pd.DataFrame:
  # Read as text, to keep leading zeros.
  data = reader(path, dtype={KEY: str})
  if KEY not in data.columns:
    raise ValueError(f"{path} has no column {KEY}")
  data[KEY] = data[KEY].str.strip()
  return data


def merge(${stem(left)}: pd.DataFrame, ${stem(right)}: pd.DataFrame) -> pd.DataFrame:
  """All columns of both${isFlagged ? `; ${flagged} is false where there is no counterpart` : ''}."""
  ${how === 'left' && `# Two rows of the same key would double ${stem(left)}; a missing key has no counterpart.\n${stem(right)} = ${stem(right)}.dropna(subset=[KEY])`}
  merged = ${stem(left)}.merge(${stem(right)}, on=KEY, how="${how}"${how === 'left' ? ', validate="many_to_one"' : ''}, indicator=True)
  ${isFlagged ? `merged["${flagged}"] = merged.pop("_merge") == "both"` : 'merged = merged.drop(columns="_merge")'}
  return merged


def main() -> None:
  try:
    merged = merge(read(${quoted(left)}, ${read(left)}), read(${quoted(right)}, ${read(right)}))
    merged.${save(output)}(${quoted(output)}, index=False)
    ${isFlagged && `missing = merged[~merged["${flagged}"]]`}
    ${missing && `missing.${save(missing)}(${quoted(missing)}, index=False)`}
  except (OSError, ValueError) as error:
    sys.exit(f"cannot merge: {error}")
  print(f"${output}: {len(merged)} rows${isFlagged ? `, {len(missing)} without a match` : ''}")`,
      main: 'main()',
    },
    silent:
      'pandas merge matching orders customers customer order flag flagged missing without rows column key them match',
  };
};
