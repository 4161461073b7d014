import { readTally, readTop } from '../reading/ends.ts';
import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import type { EntryShow, Fold, FoldOp, Report, Rows } from './program.ts';
import { readListed } from './read-listed.ts';
import { readDecimals, readEntryOrder, readFrame } from './read-shown.ts';

const FOLDS: readonly (readonly [RegExp, FoldOp])[] = [
  [/\b(?:the |their |its )?(minimum|min|smallest|lowest)(?: (?:value|number|one))?\b/, 'min'],
  [
    /\b(?:the |their |its )?(maximum|max|largest|highest|biggest|greatest)(?: (?:value|number|one))?\b/,
    'max',
  ],
  [/\b(?:the |their |its )?(average|mean|avg)(?: value)?\b/, 'average'],
  [/\b(?:the |their |its )?(median)(?: value)?\b/, 'median'],
  [
    /\b(?:the |their |its )?(?:sample )?(standard deviation|std ?dev|stdev|std)(?: of (?:the|a) sample)?\b/,
    'deviation',
  ],
  [/\b(?:the |their |its )?(sum|total)\b(?! number)/, 'sum'],
  [/\b(?:the |their |its )?(range)\b/, 'range'],
  [
    /\b(?:how many (?:numbers|values|integers|lines|rows)(?: (?:there are|were (?:read|given|there)))?|(?:the )?(?:total )?(?:number|count) of (?:the )?(?:numbers|values|integers|rows)|(?:the |their )?(count)(?! of| how))\b/,
    'count',
  ],
];
function readFolds(wish: WishText, of: string | undefined): Fold[] {
  const decimals = readDecimals(wish);
  const found = FOLDS.flatMap(([pattern, op]) => {
    const said = wish.take(of ? new RegExp(`${pattern.source}(?: of)?(?: the| all)? ?(?:${of})?`) : pattern);
    return said ? [{ op, at: said.index, label: said[1] ?? 'count' }] : [];
  }).sort((a, b) => a.at - b.at);
  // "…, the mean rounded to two decimals": what is asked for already.
  for (const { op } of found)
    for (const [pattern, own] of FOLDS)
      if (own === op) wish.take(new RegExp(`,? ?(?:\\band |\\bwith )?${pattern.source}(?= ?·)`));
  // Decimals are asked for the result before them, unless the wish says "all".
  const before = found.filter(({ at }) => decimals && at < decimals.at);
  const rounded = decimals && !decimals.isForAll && before.length > 0 ? before.slice(-1) : found;
  return found.map((one) => ({
    op: one.op,
    label: one.label,
    ...(decimals && rounded.includes(one) ? { decimals: decimals.count } : {}),
  }));
}

const COUNT = 'counts?|frequency|frequencies|number of occurrences|occurrences?';

function tallyOf(wish: WishText): Report | undefined {
  const top = readTop(wish);
  const counted =
    readTally(wish) ||
    wish.take(
      /\b(?:each|every)(?: distinct| different| unique)? (?:word|line) (?:with|and|together with|followed by) (?:its|the) (?:counts?|number of occurrences|frequency)\b/,
    ) !== undefined ||
    wish.take(/\b(?:word|line) (?:frequenc(?:y|ies)|counts)\b/) !== undefined;
  // "Reads words or lines and prints the ten most frequent ones".
  const isOfThem =
    /\b(?:words|lines)\b/i.test(wish.given) &&
    wish.has(new RegExp(`\\b${NUMBER} most (?:frequent|common)(?: ones\\b|$|[.,;])`));
  if (isOfThem) wish.take(/\bcounts? (?:the |all )*(?:words|lines)\b/);
  const limited =
    top ??
    (counted || isOfThem
      ? wish.take(
          new RegExp(
            `\\b(?:only )?(?:the )?(?:top )?(?:first )?${NUMBER} (?:most (?:frequent|common|used)|top|of them|ones with the highest counts?)(?: (?:ones|words|lines|first))?|\\b(?:the )?top ${NUMBER}(?: (?:ones|words|lines))?`,
          ),
        )
      : undefined);
  if (!top && !counted && !limited) return undefined;
  const of = wish.has(/\bwords?\b/) || /\bwords?\b/i.test(wish.given) ? 'words' : 'lines';
  const key = of === 'words' ? 'words?|keys?|names?' : 'lines?|texts?|keys?';
  const limit = top
    ? top.count === 'parameter'
      ? undefined
      : top.count
    : Array.isArray(limited)
      ? numberOf(limited.slice(1).find((one) => one !== undefined) ?? '')
      : undefined;
  if (top?.count === 'parameter') return undefined;
  const frame = readFrame(wish, key, COUNT);
  const order = readEntryOrder(wish, key, COUNT, true);
  wish.take(
    /,? ?\b(?:along |together )?(?:with|and) (?:their|its|the|how often they) (?:counts?|frequenc(?:y|ies)|occurrences|occur)\b/,
  );
  wish.take(
    /,? ?\b(?:and |, )?how (?:often|many times) (?:it|they|each)(?: one| word| of them)? (?:occurs?|appears?)\b/,
  );
  wish.take(
    /,? ?\b(?:and )?(?:each|one|every one)?(?: (?:entry|word|pair|one))? ?(?:per|on (?:its|a|an?) (?:own )?) ?line\b/,
  );
  while (wish.take(/\b(?:different |distinct |unique )?(?:words?|occurs?|appears?)\b/));
  return {
    kind: 'tally',
    of,
    show: { order, ...(limit === undefined ? {} : { limit }), ...frame },
  };
}

const GROUP_OPS: readonly (readonly [string, Extract<Report, { kind: 'groups' }>['op']])[] = [
  ['total|sums?(?: up)?|adds? up|adding up', 'sum'],
  ['average|mean|avg', 'average'],
  ['highest|maximum|max|best|largest|biggest|top', 'max'],
  ['lowest|minimum|min|smallest|worst', 'min'],
];

export const columnPattern = (name: string): string =>
  `${singular(name).replace(/[ _]/g, '[ _]').replace(/y$/, '(?:y|ie)')}e?s?`;

function groupsOf(wish: WishText, rows: Rows): Report | undefined {
  const names = rows.columns.map(columnPattern);
  const any = names.join('|');
  const at = (text: string | undefined): number =>
    text === undefined ? -1 : names.findIndex((name) => new RegExp(`^(?:${name})$`).test(text));
  const per = '(?:per|by|for each|of each|for every|of every|in each|grouped by|by each)';
  for (const [words, op] of GROUP_OPS) {
    const found =
      wish.take(
        new RegExp(
          `\\b(?:the )?(?:${words})(?: of)?(?: the| all)? ?(?:(${any}))?(?: column)? ${per} (?:the )?(${any})(?: column)?`,
        ),
      ) ??
      wish.take(
        new RegExp(
          `\\b(?:${words})s?(?: up)? (?:the )?(?:(${any}))(?: column)?,? (?:and )?(?:groups?|grouped) (?:them |it )?by (?:the )?(${any})`,
        ),
      );
    if (!found) continue;
    const by = at(found[2]);
    const own = at(found[1]);
    const value = own >= 0 ? own : rows.columns.length === 2 ? 1 - by : -1;
    if (by < 0 || value < 0 || by === value) return undefined;
    return {
      kind: 'groups',
      op,
      by,
      value,
      show: shownGroups(wish, names[by] ?? '', `${names[value]}|${words}|values?|amounts?|results?`),
    };
  }
  const counted = wish.take(
    new RegExp(
      `\\b(?:count(?:s|ing)?|how many|(?:the )?number of)(?: of)?(?: the)?(?: (?:rows?|lines?|entries|records|people|items|\\w+s))?(?: there are)? ${per} (?:the )?(${any})(?: column)?`,
    ),
  );
  const by = at(counted?.[1]);
  if (by < 0) return undefined;
  return { kind: 'groups', op: 'count', by, value: by, show: shownGroups(wish, names[by] ?? '', COUNT) };
}

function shownGroups(wish: WishText, key: string, value: string): EntryShow {
  const decimals = readDecimals(wish);
  const frame = readFrame(wish, key, value);
  const order = readEntryOrder(wish, `${key}|names?|keys?|groups?`, value, false);
  const top = wish.take(
    new RegExp(
      `,? ?\\b(?:and )?(?:only )?(?:show(?:s|ing)? |print(?:s|ing)? )?(?:only )?the (?:top|first) ${NUMBER}\\b(?: (?:ones|groups))?`,
    ),
  );
  return {
    order,
    ...(decimals ? { decimals: decimals.count } : {}),
    ...(top?.[1] ? { limit: numberOf(top[1]) } : {}),
    ...frame,
  };
}

function sizesOf(wish: WishText): Report | undefined {
  const unit = '(lines?|words?|characters?|chars?)';
  const found = wish.take(
    new RegExp(
      `\\b(?:the |its |how many |count(?:s|ing)? (?:the )?)(?:(?:number|count)s? of )?(?:the )?${unit}(?:(?:, and |, | and )(?:the )?(?:(?:number|count) of )?${unit})?(?:(?:, and |, | and )(?:the )?(?:(?:number|count) of )?${unit})?(?: (?:it (?:has|contains)|there are|are in it|in it))?`,
    ),
  );
  if (!found) return undefined;
  const of = found
    .slice(1)
    .flatMap((one) =>
      one ? ([one.startsWith('l') ? 'lines' : one.startsWith('w') ? 'words' : 'characters'] as const) : [],
    );
  return { kind: 'sizes', of };
}

const HAVE = '(?:that |which )?(?:contain(?:s|ing)?|includ(?:e|es|ing)|match(?:es|ing)?|have|with|are|of)';
const WORD = '[a-z]{3,20}';
const COUNTS = '(how many |(?:the )?(?:number|count)s? of |counts? (?:of )?(?:the |how many )?)';
const LEVELS = new RegExp(
  `\\b${COUNTS}(?:lines? )?(?:(?:there are )?(?:for |with |per |of )?(?:each )?(?:of )?(?:the )?(?:log )?levels?:? )?(?:${HAVE} )?(?:the (?:words?|levels?) )?\\(?(${WORD}(?:, ${WORD})*(?:,? (?:and|or) |, )${WORD})\\)?(?: (?:lines|messages|entries|there are|it (?:has|contains)))*`,
);
const UNQUOTED = new RegExp(
  `\\b${COUNTS}?(?:only )?(?:the |those |all )?(?:lines ${HAVE} (?:the (?:word|text|string) )?(${WORD})\\b|(${WORD}) (?:lines|messages|entries))`,
);
const NUMBERED =
  /\b(?:(?:each|every|the|all|its) )*lines?(?: of (?:it|the file|them))?,?[ ·]+(?:each )?(?:with|preceded by|prefixed (?:with|by)|after|numbered) (?:(?:its|their|the|a) )?(?:line )?numbers?\b|\bnumber(?:s|ing) (?:(?:each|every|the|all|its) )*lines?\b|\b(?:the )?(?:line )?number (?:in front of|before) (?:each|every) line\b/;

/** A word in capitals, such as a level of a log, needs no quotes. */
const areCapitals = (words: readonly string[]): boolean => words.every((word) => /^[A-Z]+$/.test(word));

function linesOf(wish: WishText): Report | undefined {
  if (wish.take(NUMBERED)) return { kind: 'numbered' };
  const several = LEVELS.exec(wish.rest);
  if (several?.[2]) {
    const at = several.index + several[0].lastIndexOf(several[2]);
    const words = wish.given.slice(at, at + several[2].length).split(/,? (?:and|or) |, /);
    if (areCapitals(words)) {
      wish.take(LEVELS);
      return { kind: 'levels', words };
    }
  }
  const one = UNQUOTED.exec(wish.rest);
  const word = one?.[2] ?? one?.[3];
  if (!one || !word) return undefined;
  const at = one.index + one[0].lastIndexOf(word);
  const text = wish.given.slice(at, at + word.length);
  if (!areCapitals([text])) return undefined;
  wish.take(UNQUOTED);
  return { kind: 'matching', text, isCounted: one[1] !== undefined };
}

/** Reads which results the program prints. */
export function readReport(
  wish: WishText,
  rows: Rows | undefined,
): { report: Report; value?: number } | undefined {
  if (rows) {
    const groups = groupsOf(wish, rows);
    if (groups) return { report: groups };
    const names = rows.columns.map(columnPattern);
    const value = names.findIndex((name) =>
      new RegExp(
        `\\b(?:${FOLDS.map(([, op]) => op).join('|')}|mean|total|highest|lowest|largest|smallest|median)(?: (?:value )?(?:of|in))?(?: the| all)? (?:${name})\\b`,
      ).test(wish.rest),
    );
    const folds = value < 0 ? [] : readFolds(wish, `${names[value]}(?: column)?`);
    return folds.length > 0 ? { report: { kind: 'folds', folds }, value } : undefined;
  }
  const longest = wish.take(/\b(?:the |its )?longest (line|word)\b(?: of (?:it|them|all))?/);
  if (longest) {
    const length = wish.take(
      /,? ?\b(?:and|with|together with|along with|followed by) (?:its|the|their) (?:length|number of characters)(?: in characters)?\b/,
    );
    return {
      report: {
        kind: 'longest',
        of: longest[1] === 'word' ? 'words' : 'lines',
        withLength: length !== undefined,
      },
    };
  }
  const containing = wish.take(
    /\b(how many |(?:the )?(?:number|count) of |counts? (?:the |how many )?)?(?:only )?(?:the |those |all )?lines (?:that |which )?(?:contain(?:s|ing)?|includ(?:e|es|ing)|match(?:es|ing)?|have|with) (?:the (?:word|text|string) )?["'`]([^"'`\\$#{}%]{1,60})["'`]/,
  );
  if (containing?.[2])
    return {
      report: {
        kind: 'matching',
        text: wish.original(containing, containing[2]),
        isCounted: containing[1] !== undefined,
      },
    };
  const listed = readListed(wish);
  if (listed) return { report: listed };
  const lines = linesOf(wish);
  if (lines) return { report: lines };
  const tally = tallyOf(wish);
  if (tally) return { report: tally };
  if (
    /\b(?:numbers|integers|ints|floats|doubles|decimals|amounts|prices|temperatures|scores|measurements|values)\b/i.test(
      wish.given,
    )
  ) {
    const folds = readFolds(wish, undefined);
    if (folds.length > 0) return { report: { kind: 'folds', folds } };
  }
  const sizes = sizesOf(wish);
  return sizes && { report: sizes };
}
