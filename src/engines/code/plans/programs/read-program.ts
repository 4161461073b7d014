import { asksForColumnKind, COLUMN_PLACE } from '../reading/column-kinds.ts';
import { readManner } from '../reading/rules.ts';
import { WishText } from '../reading/text.ts';
import type { Program, Rows } from './program.ts';
import { columnPattern, readReport } from './read-report.ts';
import { CASES, readDeed, readSkip, readSource, readTable, readTyped } from './read-source.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and then it its of in to from for with by as is are this them their each all every write create make
  me please program app application script tool command cli console small simple short code reads read reading takes take print prints printing
  output outputs list lists show shows report reports display displays compute computes calculate calculates find finds
  given out on into has together also using use
  python javascript typescript go golang rust java kotlin swift php ruby csharp c cpp node result results`.split(
    /\s+/,
  ),
);

/** Phrases that only repeat what the program reads. */
const RESTATED: readonly RegExp[] = [
  /,? ?\b(?:and )?(?:ignor(?:es?|ing)|skip(?:s|ping)?) (?:any |all )?(?:blank|empty) lines\b/,
  /\b(?:reads?|reading|takes?|processes|gets?|given|goes (?:through|over)|over|of|in|for|from)(?: in)? (?:all |all the |the |some |its |these |those |every |each |an? )?(?:csv |text |log |input )?(?:lines?|text|input|words?|data|rows?|numbers?|integers?|values?|csv|file)(?: of (?:text|input|it|the file|a file|numbers|a text))?\b(?! ?(?:number|length|size|count|name))/,
  /\bcommand[- ]line (?:program|script|tool|app|utility)\b|\b(?:counts?|counting)\b(?= ?(?:·|and print|$))/,
  /^\W*(?:the )?(?:numbers|integers|lines|words|rows)\b/,
  /\bcsv(?: (?:data|file|lines|rows))?(?= ?·)/,
  /(?<=· ?)(?:file|lines|rows)(?= ?(?:·|and|$))/,
  /\b(?:lines|rows)(?= ?·)/,
];

const EMPTY_CELLS =
  /,? ?\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|without|leav(?:es|ing) out|excluding) (?:the |any |all )?(?:rows with )?(?:empty|blank|missing) (?:values?|cells?|entries|ones|fields?)\b/;

const CSV =
  /,? ?\b(?:of|in|from|reads?|parses?) (?:an?|the|some) csv(?: file)?\b(?! (?:file |that |with (?!(?:an? |no )?header)|whose |has |named |column|given|passed|from))(?: and\b)?/i;

/** "Sums the amount column of a CSV grouped by category": the file stands between what belongs together, and is given. */
const csvAtTheEnd = (prompt: string): string =>
  CSV.test(prompt) && !/\bargument|\bstdin|\bstandard input|\w\.csv\b|\bcommand line\b/i.test(prompt)
    ? `${prompt.replace(CSV, '').replace(/[.\s]+$/, '')} from a csv file given as argument`
    : prompt;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** Stands for its name. */
const NUMBERED = 'numbered';

function readPlace(prompt: string): { readonly prompt: string; readonly at: number } | undefined {
  const found = COLUMN_PLACE.exec(prompt);
  const digit = found?.[2] ?? found?.[3];
  const at = digit ? Number(digit) - 1 : PLACES.indexOf(found?.[1]?.toLowerCase() ?? '');
  return found && at >= 0 ? { prompt: prompt.replace(found[0], `${NUMBERED} column`), at } : undefined;
}

function numbered(read: Rows, at: number, prompt: string): Rows | undefined {
  if (read.columns.join() !== NUMBERED) return undefined;
  const columns = [...PLACES.slice(0, at), NUMBERED];
  return {
    columns,
    separator: read.separator,
    hasHeader: /\bheader\b/i.test(prompt) && !/\b(?:no|without)(?: an?)? header\b/i.test(prompt),
    isNumbered: true,
  };
}

/** A program over the lines of its input; undefined if a word of the wish says something else. */
export function readProgram(prompt: string): Program | undefined {
  const place = readPlace(prompt);
  if (asksForColumnKind(prompt) || (place ? COLUMN_PLACE.test(place.prompt) : COLUMN_PLACE.test(prompt)))
    return undefined;
  const typed = readTyped(place?.prompt ?? prompt);
  const wish = new WishText(csvAtTheEnd(typed.prompt));
  if (!wish.has(/\b(?:stdin|standard input|std in|file|argument|[\w-]+\.(?:txt|csv|log|tsv|dat|md))\b/))
    return undefined;
  const missing = readDeed(wish, CASES.missing);
  const usage = readDeed(wish, CASES.usage);
  const empty = readDeed(wish, CASES.empty);
  const bad = readSkip(wish) ?? readDeed(wish, CASES.bad);
  const skipsEmpty = wish.take(EMPTY_CELLS) !== undefined;
  const source = readSource(wish);
  if (!source || ((missing || usage) && source.from === 'stdin')) return undefined;
  const { rows: read, cells } = readTable(wish);
  const rows = place ? read && numbered(read, place.at, prompt) : read;
  if (place && !rows) return undefined;
  if (!rows && /\b(?:csv|columns?)\b/.test(wish.rest)) return undefined;
  const kind = wish.take(
    /\b(?:(?:all |some |a list of |the )?(?:(integers|ints|whole numbers)|numbers|floats|doubles|decimal numbers|floating[- ]point numbers|amounts|prices|temperatures|scores|measurements|values))\b/,
  );
  const isOnePerLine = wish.take(
    /,? ?\(?\b(?:with )?(?:one|a number|each)(?: number| integer| value| word)? (?:per|on (?:a|each|every|its own)|in each) (?:own )?line\)?/,
  );
  const isSpaced = wish.take(
    /,? ?\(?\b(?:separated|delimited) by (?:white ?space|spaces|spaces or (?:newlines|line breaks)|any whitespace)\)?|\bwhitespace[- ]separated\b|\bspace[- ]separated\b/,
  );
  const manner = readManner(wish);
  const found = readReport(wish, rows);
  if (!found) return undefined;
  const { report, value } = found;
  if (report.kind === 'folds' && !rows && !kind && !isOnePerLine) return undefined;
  if (manner.ignoresCase && !/^(?:tally|matching)$/.test(report.kind)) return undefined;
  if (manner.ignoresPunctuation && !(report.kind === 'tally' && report.of === 'words')) return undefined;
  // A line without words is a line to those who count or measure lines.
  if (/\b(?:blank|empty) lines\b/.test(wish.rest) && !/^(?:folds|groups|tally)$/.test(report.kind))
    return undefined;
  if (skipsEmpty && !rows && !cells) return undefined;
  // Only numbers are read from cells: a header would be a line or a word to the others.
  if (cells?.hasHeader && report.kind !== 'folds') return undefined;
  if (bad && report.kind !== 'folds' && report.kind !== 'groups') return undefined;
  // A column that is only printed is not one that the wish asks about.
  if (rows)
    for (const name of rows.columns)
      while (wish.take(new RegExp(`\\b(?:${columnPattern(name)})(?: column)?\\b`)));
  for (const phrase of RESTATED) while (wish.take(phrase));
  if (wish.has(/\bto (?:an?|the|another) \w* ?file\b/) || wish.left(SILENT).length > 0) return undefined;
  return {
    source: source.from === 'stdin' && typed.until !== undefined ? { ...source, until: typed.until } : source,
    number: kind?.[1] ? 'int' : 'float',
    isOnePerLine: isOnePerLine !== undefined && isSpaced === undefined,
    ...(rows ? { rows: { ...rows, ...(value === undefined ? {} : { value }) } } : {}),
    ...(cells && (cells.separator !== ' ' || cells.hasHeader) ? { cells } : {}),
    ignoresCase: manner.ignoresCase,
    report,
    ...(skipsEmpty ? { skipsEmpty } : {}),
    ...(empty ? { empty } : {}),
    ...(missing ? { missing } : {}),
    ...(usage ? { usage } : {}),
    ...(bad ? { bad } : {}),
  };
}
