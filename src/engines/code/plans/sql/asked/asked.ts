import type { KnownKind } from '../../outlines/compose.ts';
import { singular, verbOf, WishText } from '../../reading/text.ts';
import { withUsualColumns } from '../told-tables.ts';
import { ALL_OF } from './all-of-asked.ts';
import { DUPLICATES, SPLIT_COLUMN } from './change-asked.ts';
import { FREE } from './free-asked.ts';
import { Ground } from './ground.ts';
import { LATEST } from './latest-asked.ts';
import { LISTED } from './list-asked.ts';
import { NUMBER_GAPS } from './number-gaps.ts';
import { OVERDUE } from './overdue-asked.ts';
import { PER_PERIOD } from './period-asked.ts';
import { PIVOT_COUNTS, PIVOT_ROWS } from './pivot-asked.ts';
import type { Question } from './question.ts';
import { ABOVE_AVERAGE, TOP_PER_GROUP } from './rank-asked.ts';
import { SERVER } from './server-asked.ts';
import { CLOSE_PERIOD, LOW_STOCK, RUN_OUT } from './stock-asked.ts';
import { AGING, LAPSED, RUNNING_TOTAL } from './time-asked.ts';
import { TREE_PATH } from './tree-asked.ts';
import { AUDIT, HISTORY } from './trigger-asked.ts';

const QUESTIONS: readonly Question[] = [
  HISTORY,
  AUDIT,
  DUPLICATES,
  SPLIT_COLUMN,
  CLOSE_PERIOD,
  LOW_STOCK,
  RUN_OUT,
  OVERDUE,
  NUMBER_GAPS,
  AGING,
  LAPSED,
  PER_PERIOD,
  RUNNING_TOTAL,
  PIVOT_ROWS,
  PIVOT_COUNTS,
  TREE_PATH,
  SERVER,
  FREE,
  ALL_OF,
  ABOVE_AVERAGE,
  TOP_PER_GROUP,
  LATEST,
  LISTED,
];

const SILENT =
  'a an the and or that which who whose i me my we our you can could would should will please need needed want write create give show shows showing list lists listing find out finds out get gets return returns display select sql query queries statement statements database db for of in on at to by with from into as it its their is are be been was were has have having table tables column columns row rows result results also plus include including included together each every all per them they this these those using use uses via given following where when there one how many what works should simple single hello hi thanks data must work script catalogue catalog shop same called';

const WORDS: readonly string[] = SILENT.split(' ');
const MOST_UNMET = 8;

/** SQL of a known kind, with what it lacks of the wish. */
export function planAsked(prompt: string): KnownKind | undefined {
  const usual = withUsualColumns(prompt);
  const described = usual && planAsked(usual.wish);
  if (described) {
    const { snippet } = described;
    return { ...described, snippet: { ...snippet, definition: `${usual.assumed}\n${snippet.definition}` } };
  }
  const text = prompt.toLowerCase();
  for (const { about, silent, first, write } of QUESTIONS) {
    if (!about.every((one) => one.test(text))) continue;
    const wish = new WishText(prompt);
    const ground = new Ground(wish);
    const snippet = write(wish, ground);
    if (!snippet) continue;
    // A table is in the code, or the wish named it for nothing.
    const named = [...ground.tables, ...ground.assumed]
      .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(snippet.definition))
      .flatMap(({ name }) => [name.toLowerCase(), singular(name.toLowerCase())]);
    const missing = ground.tables
      .map(({ name }) => name)
      .filter((name) => !named.includes(name.toLowerCase()));
    const columns = [...ground.tables, ...ground.assumed]
      .flatMap((table) => table.columns.map(({ name }) => name))
      .filter((name) => new RegExp(`\\b${name}\\b`).test(snippet.definition));
    const met = [...named, ...columns.map((name) => name.toLowerCase())];
    const known = new Set([...WORDS, ...silent.split(' '), ...met]);
    const unmet = [...missing, ...wish.left(known).filter((word) => !known.has(verbOf(word)))];
    // A condition that is left out would change more rows than was asked for.
    const most = /\bDELETE FROM/.test(snippet.definition) ? 0 : MOST_UNMET;
    if (unmet.length <= most) return { snippet, unmet, isFirst: first?.test(text) ?? false };
  }
  return undefined;
}
