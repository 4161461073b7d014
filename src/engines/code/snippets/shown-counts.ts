import { NUMBER, numberOf } from '../plans/reading/text.ts';
import { stemToken, wordsOf } from '../tasks/stems.ts';
import type { Snippet } from './snippets.ts';

/** Begins the part of a wish that says what its demonstration has. */
const SHOWN =
  /\b(?:main|demo\w*|demonstrat\w+|for example|examples?|shows? (?:it|how|that)|showing|tr(?:y|ies) it|print(?:s|ing)? (?:it|the results?)|(?:runs?|starts?|launch(?:es)?) (?=two|three|four|five|six|seven|eight|nine|ten|\d))\b/i;
/** Measures and what other rules count. */
const NO_THING =
  /^(?:times|seconds|secs|minutes|hours|days|ms|milliseconds|decimals|places|digits|characters|chars|lines|columns|rows|spaces|bytes|(?:examples|strings|inputs|cases|tests|calls|words|sentences|texts))$/;
/** Run at the same time: so many of them are part of the program, wherever the wish says it. */
const AGENTS = /^(?:producers|consumers|readers|writers|philosophers|customers|servers)$/;
const COUNTED = new RegExp(`\\b${NUMBER} ((?:[a-z-]+ )?([a-z]{3,}s))\\b`, 'gi');
const MOST = 12;

interface ShownCount {
  readonly count: number;
  readonly noun: string;
  readonly said: string;
}

/** The number of things in a demonstration: "a main that shows it on five intervals". */
export function countsShown(prompt: string): ShownCount[] {
  const start = SHOWN.exec(prompt)?.index ?? prompt.length;
  return [...prompt.matchAll(COUNTED)]
    .map(({ 0: said, 1: number = '', 3: noun = '', index }) => ({
      count: numberOf(number.toLowerCase()),
      noun: noun.toLowerCase(),
      said,
      isShown: index >= start,
    }))
    .filter(
      ({ count, noun, isShown }) =>
        count > 1 && count <= MOST && (AGENTS.test(noun) || (isShown && !NO_THING.test(noun))),
    );
}

interface Group {
  readonly from: number;
  readonly to: number;
  readonly items: readonly string[];
}

/** The text between each pair of brackets, cut at its commas. */
function groupsIn(code: string): Group[] {
  const groups: Group[] = [];
  const open: { from: number; cuts: number[] }[] = [];
  for (const found of code.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[[\](){},]/g)) {
    if (/^[[({]$/.test(found[0])) open.push({ from: found.index + 1, cuts: [] });
    else if (found[0] === ',') open.at(-1)?.cuts.push(found.index);
    else if (/^[\])}]$/.test(found[0])) {
      const one = open.pop();
      if (!one) continue;
      const places = [one.from - 1, ...one.cuts, found.index];
      const items = places
        .slice(1)
        .map((to, at) => code.slice((places[at] ?? 0) + 1, to).trim())
        .filter(Boolean);
      groups.push({ from: one.from, to: found.index, items });
    }
  }
  return groups;
}

const shapeOf = (item: string): string => item.replace(/\d+/g, '0').replace(/\s+/g, ' ');

/** Lists of pairs or of numbers; two or three numbers may be the arguments of a call. */
const isList = ({ items }: Group): boolean =>
  items.length > 1 &&
  new Set(items.map(shapeOf)).size === 1 &&
  /^-?\d+$|^[\w[\] ]*[[({]-?\d+(?:\.\d+)?, ?-?\d+(?:\.\d+)?[\])}]$/.test(items[0] ?? '') &&
  (items.length > 2 || /[[({]/.test(items[0] ?? ''));

const listIn = (example: string): Group | undefined =>
  groupsIn(example)
    .filter(isList)
    .sort((a, b) => b.to - b.from - (a.to - a.from))[0];

/** The end of a loop that fills what is shown. */
const COUNTING = /(\bfor \((?:int|let|var|size_t) (\w+) = 1; \2 <= )\d+(?=;)/;

/** Far enough from the one before that it stands alone. */
const STEP = 10;

/** The example with as many pairs or numbers as the wish wants to see. */
export function withShownCounts({ definition, example }: Snippet, prompt: string): Snippet {
  const [wanted, ...others] = countsShown(prompt);
  const list = wanted && others.length === 0 ? listIn(example) : undefined;
  if (wanted && !list && !hasCount(example, wanted))
    return { definition, example: example.replace(COUNTING, `$1${wanted.count}`) };
  if (!wanted || !list || hasCount(example, wanted)) return { definition, example };
  const size = list.items.length;
  const [before, after] = [example.slice(0, list.from), example.slice(list.to)];
  // The length of an array may be written after it, as an argument.
  const length = new RegExp(`(?<=, )${size}(?=\\))`);
  const rest = after.replace(length, String(wanted.count));
  if (new RegExp(`(?<![\\w.])${size}(?![\\w.])`).test(before + rest)) return { definition, example };
  const items = [...list.items];
  while (items.length < wanted.count)
    items.push((items.at(-1) ?? '').replace(/(?<![\w.])\d+/g, (number) => String(Number(number) + STEP)));
  const made = items.slice(0, wanted.count).join(', ');
  return { definition, example: before + made + rest };
}

/** Counts to it, has a list of so many, or names the thing so often. */
function hasCount(example: string, { count, noun }: ShownCount): boolean {
  const stem = stemToken(noun.toLowerCase());
  return (
    new RegExp(
      `(?:<=? ?|\\brange\\(|[01]\\.\\.[=<]?|\\brepeat\\(|(?:List|Array\\.new)\\(|${stem}\\w*(?: ?:?= ?| ))${count}(?!\\d)|\\b${count}\\.times`,
      'i',
    ).test(example) ||
    listIn(example)?.items.length === count ||
    groupsIn(example).some(
      ({ items }) => items.length === count && items.every((one) => /^["']/.test(one)),
    ) ||
    wordsOf(example).filter((word) => stemToken(word) === stem).length >= count * 2
  );
}

export const unmetCounts = (prompt: string, { definition, example }: Snippet): string[] =>
  countsShown(prompt)
    .filter((one) => !hasCount(`${definition.match(/^#define .*$/gm)?.join('\n') ?? ''}\n${example}`, one))
    .map(({ said }) => said);
