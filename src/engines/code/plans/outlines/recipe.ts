import { BUSINESS } from './recipes/business.ts';
import { CLOCKS } from './recipes/clocks.ts';
import { EVERYDAY } from './recipes/everyday.ts';
import { GRAPHS } from './recipes/graphs.ts';
import { HEAPS } from './recipes/heaps.ts';
import { LISTS } from './recipes/lists.ts';
import { MACHINES } from './recipes/machines.ts';
import { STATES } from './recipes/states.ts';
import { COLLECTION, STRUCTURES } from './recipes/structures.ts';
import { VALUES } from './recipes/values.ts';

export interface Member {
  readonly name: string;
  /** A wish that names no member gets it. */
  readonly isUsual: boolean;
  /** Without it the others have nothing to work on. */
  readonly isNeeded: boolean;
  /** True if a member that was chosen needs it. */
  readonly isImplied: (chosen: ReadonlySet<string>) => boolean;
  readonly pattern: RegExp;
  /** Names for it in a wish, in lower case without spaces. */
  readonly sayings: readonly string[];
  readonly longest: number;
  /** Why it raises, and that it adds up. */
  readonly tags: (chosen: ReadonlySet<string>) => string[];
}

/** The line that increases the quantity of an item that is added again. */
const ADDS_UP = /(?:\+= |, 0\) \+ )quantity\)?$/;

export interface RecipeSlot {
  readonly name: string;
  readonly type: string;
  readonly example: string;
  readonly isAlways: boolean;
  readonly pattern: RegExp | undefined;
}

interface RecipeOption {
  readonly name: string;
  readonly pattern: RegExp;
  /** The pattern is of the whole wish, also of clauses that are read for something else. */
  readonly isOfWish: boolean;
}

interface Naming {
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly example: string }[];
  readonly values: Readonly<Record<string, string>>;
}

export interface Recipe {
  readonly names: RegExp;
  /** A pattern that a wish must match besides the name. */
  readonly only: RegExp | undefined;
  readonly silent: ReadonlySet<string>;
  /** It has a rule such as "at most 5". */
  readonly hasLimit: boolean;
  readonly slots: readonly RecipeSlot[];
  readonly options: readonly RecipeOption[];
  readonly members: readonly Member[];
  readonly records: readonly string[];
  readonly write: (chosen: ReadonlySet<string>, naming: Naming) => string;
}

/** A word in each of its forms: "borrow" is also borrows, borrowed and borrowing. */
function inflected(word: string): string {
  if (word.length < 3) return word;
  if (word.endsWith('e')) return `${word.slice(0, -1)}(?:e|es|ed|ing|er)`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}(?:y|ies|ied|ying)`;
  return `${word}(?:${word.at(-1)})?(?:s|es|ed|ing|n|al)?`;
}

const patternOf = (sayings: readonly string[]): RegExp => {
  const forms = [...sayings]
    .sort((a, b) => b.length - a.length)
    .map((one) => one.split('_').map(inflected).join('(?:[ _-]|(?: (?:an?|the|all|new|its|of|as|by) )| )?'));
  return new RegExp(
    `(?<![\\w-])(?:(?:an?|the|all|by) )?(${forms.join('|')})(?![\\w-])(?:\\(([^()]*)\\))?(?: (?:method|function|operation)s?\\b)?`,
  );
};

/** True if a line with such a mark belongs to the chosen features: `a|b`, `a&!b`. */
const isWanted = (mark: string, chosen: ReadonlySet<string>): boolean =>
  mark
    .split('|')
    .some((all) =>
      all.split('&').every((one) => (one.startsWith('!') ? !chosen.has(one.slice(1)) : chosen.has(one))),
    );

interface Marked {
  readonly mark: string | undefined;
  readonly text: string;
}

const marked = (line: string): Marked => {
  const [, space = '', mark, text = ''] = /^(\s*)(?:\[([^\]]+)\] )?(.*)$/.exec(line) ?? [];
  return { mark, text: space + text };
};

interface Part extends Marked {
  readonly body: readonly Marked[];
}

function readRecipe(source: string): Recipe {
  const parts: { mark: string | undefined; text: string; body: Marked[] }[] = [];
  for (const line of source.trim().split('\n')) {
    const one = marked(line);
    if (one.text.startsWith(' ')) parts.at(-1)?.body.push(one);
    else parts.push({ ...one, body: [] });
  }
  const [head = { text: '' }, ...rest] = parts;
  const [, names = '', only, silent = ''] = /^recipe (.*?)(?: & (.*?))? ~ (.*)$/.exec(head.text) ?? [];
  const slots = rest.flatMap(({ text }): RecipeSlot[] => {
    const [all, star, name = '', type = '', example = '', sayings] =
      /^slot(\*?) (\w+): (\S+) = (.*?)(?: ~ (.*))?$/.exec(text) ?? [];
    return all
      ? [
          {
            name,
            type,
            example,
            isAlways: star === '*',
            pattern: sayings ? patternOf(sayings.split(' ')) : undefined,
          },
        ]
      : [];
  });
  const options = rest.flatMap(({ text }): RecipeOption[] => {
    const [all, name = '', sign, told = ''] = /^opt (\w+) ([~&]) (.*)$/.exec(text) ?? [];
    const isOfWish = sign === '&';
    return all ? [{ name, isOfWish, pattern: isOfWish ? new RegExp(told) : patternOf(told.split(' ')) }] : [];
  });
  const members = rest.flatMap(({ mark: needs, text, body }): Member[] => {
    const [all, star, by = '', name = '', sayings = ''] =
      /^def([*+&]?)(?:<(\w+)>)? (\w+)\(.*?~ (.*)$/.exec(text) ?? [];
    if (!all) return [];
    const said = sayings.split(' ');
    const tags = (chosen: ReadonlySet<string>): string[] =>
      body
        .filter(({ mark }) => mark === undefined || isWanted(mark, chosen))
        .flatMap((one) =>
          ADDS_UP.test(one.text) ? ['adds'] : (/^\s*raise (\w+) /.exec(one.text)?.[1] ?? []),
        );
    return [
      {
        name,
        isUsual: star === '*' || star === '+',
        isNeeded: star === '+',
        isImplied: (chosen) =>
          chosen.has(by) || (star === '&' && needs !== undefined && isWanted(needs, chosen)),
        pattern: patternOf(said),
        sayings: said.map((one) => one.replaceAll('_', '')),
        longest: Math.max(...said.map((one) => one.split('_').length)),
        tags,
      },
    ];
  });
  return {
    names: new RegExp(`(?:^|[a-z])(?:${names})|^(?:${names})`),
    only: only ? new RegExp(`\\b(?:${only})`) : undefined,
    silent: new Set(silent.split(' ')),
    hasLimit: source.includes('{limit}'),
    slots,
    options,
    members,
    records: rest.flatMap(({ text }) => /^record (\w+)/.exec(text)?.[1] ?? []),
    write: (chosen, naming) => written(rest, chosen, naming),
  };
}

function written(
  parts: readonly Part[],
  chosen: ReadonlySet<string>,
  { name, fields, values }: Naming,
): string {
  const wanted = ({ mark }: Marked): boolean => mark === undefined || isWanted(mark, chosen);
  const isGeneric = parts.some(({ text }) => text === 'generic T');
  const heads: string[] = [];
  const methods: string[] = [];
  const aids: { name: string; lines: string[] }[] = [];
  const example = [`  let object = ${name}(${fields.map((one) => one.example).join(', ')})`];
  for (const part of parts.filter(wanted)) {
    const lines = part.body.filter(wanted).map(({ text }) => text);
    const code = lines.filter((line) => !line.startsWith('  >'));
    const shown = lines
      .filter((line) => line.startsWith('  >'))
      .map((line) => line.slice(2).replace(/^> ?/, '  '));
    const [, kind = '', own = '', signature = ''] =
      /^(def[*+&]?|aid)(?:<\w+>)? (\w+)(\(.*?)(?: ~ .*)?$/.exec(part.text) ?? [];
    if (kind === 'aid') aids.push({ name: own, lines: [`def ${own}${signature}`, ...code] });
    else if (kind) {
      if (!chosen.has(own)) continue;
      methods.push([`def ${own}${signature}`, ...code].join('\n'));
      example.push(...shown);
    } else if (/^(?:record|state) /.test(part.text)) heads.push(part.text);
  }
  const body = methods.join('\n');
  const called = (one: string, text: string): boolean => new RegExp(`(?<!\\.)\\b${one}\\(`).test(text);
  let used = aids.filter((one) => called(one.name, body));
  used = aids.filter(
    (one) =>
      used.includes(one) || used.some((other) => other !== one && called(one.name, other.lines.join('\n'))),
  );
  const type = `class ${name}${isGeneric ? '<T>' : ''}(${fields.map((one) => `${one.name}: ${one.type}`).join(', ')})`;
  return [
    ...heads.filter((one) => one.startsWith('record')),
    type,
    ...heads.filter((one) => one.startsWith('state')),
    ...used.map(({ lines }) => lines.join('\n')),
    body,
    'example',
    // Lines of the example that use members that were not chosen are left out.
    ...shownOf(example, chosen),
  ]
    .join('\n')
    .replace(/(?<=[:>] )%|%(?=\()/g, name)
    .replaceAll('$.', 'object.')
    .replace(/\{(\w+)\}/g, (all, key: string) => (Object.hasOwn(values, key) ? (values[key] ?? all) : all));
}

/** The lines of an example that need nothing else than what was chosen. */
function shownOf(lines: readonly string[], chosen: ReadonlySet<string>): string[] {
  const lacking = new Set<string>();
  return lines.filter((line) => {
    const needs = [...line.matchAll(/\$\.(\w+)\(/g)].every(([, one = '']) => chosen.has(one));
    const isWhole = needs && ![...lacking].some((one) => new RegExp(`\\b${one}\\b`).test(line));
    const made = /^\s*let (\w+) = /.exec(line)?.[1];
    if (!isWhole && made) lacking.add(made);
    return isWhole;
  });
}

/** The recipe of a class that holds such things. */
export const collectionOf = (noun: string, nouns: string): Recipe =>
  readRecipe(COLLECTION.replaceAll('{noun}', noun).replaceAll('{nouns}', nouns));

let known: readonly Recipe[] | undefined;

/** The recipe of a thing of that name, one that asks for more than the name first. */
export function recipeOf(name: string, wish: string): Recipe | undefined {
  const fitting = recipes().filter(({ names, only }) => names.test(name) && only?.test(wish) !== false);
  return fitting.find(({ only }) => only) ?? fitting[0];
}

/** All recipes, read when the first wish needs them. */
export function recipes(): readonly Recipe[] {
  known ??= [BUSINESS, CLOCKS, EVERYDAY, GRAPHS, HEAPS, LISTS, MACHINES, STATES, STRUCTURES, VALUES].flatMap(
    (text) =>
      text
        .trim()
        .split(/\n\n(?=recipe )/)
        .map(readRecipe),
  );
  return known;
}
