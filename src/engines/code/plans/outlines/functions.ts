import { capital } from '../../../capital.ts';
import { numberOf, WishText } from '../reading/text.ts';
import type { Composed } from './compose.ts';
import { composeQueue } from './queued.ts';
import { readOutline } from './read-outline.ts';
import { USED } from './recipes/consoles.ts';
import { DATED_RULES } from './recipes/dated.ts';
import { DOMAINS } from './recipes/domains.ts';
import { DUE } from './recipes/due.ts';
import { FIGURES } from './recipes/figures.ts';
import { FUNCTIONS } from './recipes/functions.ts';
import { ITEMS } from './recipes/items.ts';
import { KEEPING } from './recipes/keeping.ts';
import { RANGES } from './recipes/ranges.ts';

import { exceptionIn, writeOutline } from './write-outline.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and or that which who of in to for it its is are be with by as from on at per each every all write create make define implement simple small program script function functions method code using use given takes take taking gives give giving returns return returning prints print printing shows show showing computes compute calculates calculate calculator list lists value values number result output then how much many what so this them their into one dataclass'.split(
    ' ',
  ),
);

/** A function of everyday arithmetic that is written once for all languages. */
export interface FunctionRecipe {
  /** All of these must be in the wish. */
  readonly needs: readonly RegExp[];
  readonly unless: RegExp | undefined;
  readonly silent: ReadonlySet<string>;
  /** The values that a number of the wish replaces. */
  readonly values: readonly { readonly name: string; readonly usual: string; readonly pattern: RegExp }[];
  /** A wish may ask for these beside the usual: lines with its name, or that of a value that it names, in brackets are written then, those with "!" else. */
  readonly options: readonly { readonly name: string; readonly pattern: RegExp }[];
  readonly text: string;
}

/** The pattern, where it begins and ends with whole words. */
const ofWords = (pattern: string): RegExp => new RegExp(`(?<!\\w(?=\\w))(?:${pattern})(?!(?<=\\w)\\w)`);

function readFunction(source: string): FunctionRecipe {
  const [head = '', ...rest] = source.trim().split('\n');
  const [, needs = '', unless, silent = ''] = /^function (.*?)(?: ! (.*?))? ~ (.*)$/.exec(head) ?? [];
  const values = rest.flatMap((line) => {
    const [all, name = '', usual = '', pattern = ''] = /^value (\w+) = (.*?) ~ (.*)$/.exec(line) ?? [];
    return all ? [{ name, usual, pattern: ofWords(pattern) }] : [];
  });
  const options = rest.flatMap((line) => {
    const [all, name = '', pattern = ''] = /^opt (\w+) ~ (.*)$/.exec(line) ?? [];
    return all ? [{ name, pattern: ofWords(pattern) }] : [];
  });
  return {
    needs: needs.split(' & ').map((one) => new RegExp(`\\b(?:${one})`, 'i')),
    unless: unless ? new RegExp(`\\b(?:${unless})`, 'i') : undefined,
    silent: new Set(silent.replace('@', USED).split(' ')),
    values,
    options,
    text: rest.filter((line) => !/^(?:value|opt) /.test(line)).join('\n'),
  };
}

/** The lines whose marks hold, such as "[tested]" and "[!tested]". */
export const withOptions = (text: string, chosen: ReadonlySet<string>): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const [, space = '', marks = '', rest = ''] = /^(\s*)((?:\[!?\w+\] )*)(.*)$/.exec(line) ?? [];
      const isKept = [...marks.matchAll(/\[(!?)(\w+)\]/g)].every(
        ([, not, name = '']) => chosen.has(name) !== (not === '!'),
      );
      return isKept ? [space + rest] : [];
    })
    .join('\n');

/** A name that the wish gives the function; words in small letters are none. */
const CALLED =
  /\b(?:function|method|func)s? (?:called |named )?["'`]?([a-z]+(?:_[a-z]+|[A-Z]\w*)+)\b["'`]?(?:\([^()]*\))?/;

/** The main function under the name that the wish gives it. */
export function named(text: string, prompt: string, wish: WishText): string {
  const called = CALLED.exec(prompt);
  const own = /^(?:fun|def) (\w+)/m.exec(text)?.[1];
  if (!called?.[1] || !own) return text;
  wish.cover(called.index, called.index + called[0].length);
  const name = called[1].replace(/_(\w)/g, (_, one: string) => one.toUpperCase());
  return text.replace(new RegExp(`\\b${own}(?=\\()`, 'g'), name);
}

/** "Throw a FormatException on bad input". */
const THROWN =
  /[,;]? ?(?:\b(?:and|it|should|must|that|which|throw(?:s|ing)?|rais(?:es?|ing)|an?) )*\b([a-z]\w+(?:exception|error))\b (?:on|for|if|when|with|in case of) (?:(?:the|an?|any|it|is|are|input|text|string|notation|expression|value) )*(?:bad|wrong|invalid|malformed|not valid|illegal)\b(?: (?:input|text|strings?|notation|expressions?|formats?|values?))?/;

const MANY: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, fifty: 50, hundred: 100 };

/** "Three" as 3, 12.50 as 1250 cents, 10,000 as 10000. */
const plainNumber = (said: string, name: string): string =>
  name === 'tips'
    ? said
        .split(/\D+/)
        .filter(Boolean)
        .map((one) => `"${one}"`)
        .join(', ')
    : name === 'message'
      ? said.replace(/["']/g, '').replace(/^./, (one) => one.toUpperCase())
      : numberIn(said, name);

const numberIn = (said: string, name: string): string =>
  /^[a-z]+$/.test(said) && Number.isFinite(MANY[said] ?? numberOf(said))
    ? String(MANY[said] ?? numberOf(said))
    : /^(?:coins|rates)$/.test(name) && /\d/.test(said)
      ? said
          .split(/\D+/)
          .filter(Boolean)
          .sort((a, b) => Number(b) - Number(a))
          .join(', ')
      : name === 'size'
        ? said.split(/\D+/).join(', ')
        : (name === 'cents' && said.includes('.')) || (name.endsWith('Price') && !said.includes('cent'))
          ? String(Math.round(Number(said) * 100))
          : name.endsWith('Price')
            ? String(Number.parseInt(said, 10))
            : /^\d{1,3}(?:[,._]\d{3})+$/.test(said)
              ? said.replace(/\D/g, '')
              : said;

let known: readonly FunctionRecipe[] | undefined;

export const readFunctions = (text: string): FunctionRecipe[] =>
  text
    .trim()
    .split(/\n\n(?=function )/)
    .map(readFunction);

/** More words than that are another wish. */
const MOST_LEFT = 3;

/** A stored function with the numbers of the wish, and the words that it does not meet. */
export function composeFunction(prompt: string, language: string): Composed | undefined {
  known ??= readFunctions(
    [ITEMS, DOMAINS, FUNCTIONS, KEEPING, DATED_RULES, DUE, FIGURES, RANGES]
      .map((text) => text.trim())
      .join('\n\n'),
  );
  return composeQueue(prompt, language) ?? composeFrom(known, prompt, language);
}

/** Languages in which outlines reckon with dates. */
const DATED = /^(?:csharp|java|kotlin|javascript|typescript|python|ruby)$/;

/** Among the matching recipes, the one that leaves least of the wish. */
export function composeFrom(
  recipes: readonly FunctionRecipe[],
  prompt: string,
  language: string,
): Composed | undefined {
  const made = recipes
    .filter(({ needs, unless }) => needs.every((one) => one.test(prompt)) && !unless?.test(prompt))
    .flatMap((recipe) => composeOne(recipe, prompt, language) ?? []);
  return made.sort((a, b) => a.unmet.length - b.unmet.length)[0];
}

function composeOne(recipe: FunctionRecipe, prompt: string, language: string): Composed | undefined {
  const wish = new WishText(prompt);
  let { text } = recipe;
  const chosen = new Set<string>();
  for (const { name, usual, pattern } of recipe.values) {
    const found = wish.take(pattern);
    if (found) chosen.add(name);
    // A group with a name is the value itself; one without is a number.
    const own = Object.entries(found?.groups ?? {}).find(([, one]) => one !== undefined);
    const value = own ? own[0].replace(/_/g, ', ').replace(/[a-z]/g, '') : found?.slice(1).find(Boolean);
    // A text is said as it is written.
    const spoken = name === 'said' && found && value ? wish.original(found, value) : value;
    const written = spoken === undefined ? usual : plainNumber(spoken, name);
    text = text.replaceAll(`{${name}}`, written).replaceAll(`{${capital(name)}}`, capital(written));
  }
  for (const { name, pattern } of recipe.options) if (wish.take(pattern)) chosen.add(name);
  text = named(withOptions(text, chosen), prompt, wish);
  const thrown = /raise value /.test(text) ? wish.take(THROWN) : undefined;
  const error = thrown?.[1] && wish.original(thrown, thrown[1]);
  const declared = error ? exceptionIn(language, error) : undefined;
  if (error && declared !== undefined) text = text.replaceAll('raise value ', `raise ${error} `);
  if (/: date\b/.test(text) && !DATED.test(language)) return undefined;
  const silent = new Set([...SILENT, ...recipe.silent, language]);
  const unmet = wish.left(silent).filter((one) => !silent.has(one.replace(/'s$/, '')));
  if (error && declared === undefined) unmet.push(error);
  if (unmet.length > MOST_LEFT) return undefined;
  // C++ prints six digits of a number, too few for money.
  if (language === 'cpp') text = text.replace(/^example$/m, 'example\n  raw std::cout.precision(15);');
  const isData = /\bdata ?class/i.test(prompt);
  const isValue = /\bstruct/i.test(prompt);
  const snippet = writeOutline(
    { ...readOutline(text), isData, isValue, ...(declared ? { preamble: declared } : {}) },
    language,
  );
  return snippet && { snippet, unmet };
}
