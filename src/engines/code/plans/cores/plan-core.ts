import { capital } from '../../../capital.ts';
import { literal } from '../../languages/literal.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { keeps, type Signature, signaturesIn } from '../../tasks/asked-signature.ts';
import type { Composed } from '../outlines/compose.ts';
import { readFunction } from '../reading/name.ts';
import { readShowing } from '../reading/rules.ts';
import { numberOf, singular, verbOf, WishText } from '../reading/text.ts';
import type { Core } from './core.ts';
import { CORES } from './cores.ts';
import { guardIn, readGuard } from './guards.ts';
import { snake, written } from './written.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which of in to for it its is are with by as from this be any all each given write create make me
  please function method program script static generic pure fn func def public class code returns return returning takes
  take taking gives one should must can also then using use result output input value values simple small short helper get gets
  python javascript typescript go golang rust java kotlin swift php ruby c csharp bash where so
  i need want my would like into string text list array number integer int dont doesnt isnt arent cant wont carry carries
  carrying backed fine ok okay pls some made`.split(/\s+/),
);

const named = (name: string, language: string): string =>
  /^(?:python|ruby|rust|c)$/.test(language) ? snake(name) : language === 'csharp' ? capital(name) : name;

/** A word that stands among the names of a program, in any of its forms; a number is never met so. */
function isNamed(word: string, { definition, example }: Snippet): boolean {
  const stem = verbOf(singular(word));
  if (stem.length < SHORTEST_NAME || /\d/.test(stem)) return false;
  const code = `${definition}\n${example}`.replace(/^\s*(?:\/\/|#(?!\[)|\/?\*).*$/gm, '');
  return new RegExp(`(?:^|[^a-z])${literal(stem)}|[a-z]${literal(capital(stem))}`, 'm').test(code);
}

/** A shorter word is part of many names. */
const SHORTEST_NAME = 4;

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean);

/** A clause of this many characters is more than a word for the task. */
const A_RULE = 25;
const MESSAGE = 'invalid value';

/** A stored program with the rules of the wish in it; undefined if a word of the wish says more than it does. */
export function planCore(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  for (const core of CORES) {
    const text = texts.get(`core ${core.id}`);
    const made =
      text && core.about.test(prompt.toLowerCase()) ? fromCore(core, text, prompt, language) : undefined;
    if (made?.unmet.length === 0) return made.snippet;
  }
  return undefined;
}

/** True for a wish that a program with tests of its own may meet. */
export const mayHaveTests = (prompt: string): boolean =>
  CORES.some(({ options, about }) => options?.tests && about.test(prompt.toLowerCase()));

/** More words than that are another wish. */
const MOST_LEFT = 6;

/** A stored program with the rules of the wish in it, and the words that it does not keep. */
export function coreInPart(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Composed | undefined {
  const made = CORES.flatMap((core) => {
    const text = core.isUsefulInPart ? texts.get(`core ${core.id}`) : undefined;
    const one =
      text && core.about.test(prompt.toLowerCase()) ? fromCore(core, text, prompt, language) : undefined;
    return one && one.unmet.length <= MOST_LEFT ? [one] : [];
  });
  return made.sort((a, b) => a.unmet.length - b.unmet.length)[0];
}

/** True if code has a variable of this name. */
const declares = (code: string, name: string): boolean =>
  new RegExp(
    `(?:\\b(?:const|let|mut|var|val|int|for|String|string)\\s+(?:mut )?|[$])${name}\\b|\\b${name}(?:, \\w+)* :?=(?!=)`,
  ).test(code);

/** Options that give way to another one of the wish. */
const displaced = (core: Core, values: ReadonlyMap<string, string>): string[] =>
  (core.alternatives ?? []).flatMap((row) => row.filter((key) => values.has(key)).slice(1));

function fromCore(core: Core, text: Snippet, prompt: string, language: string): Composed | undefined {
  const wish = new WishText(prompt);
  const [asked] = core.isProgram ? [] : signaturesIn(prompt, language);
  const whole = `${text.definition}\n${text.example}`;
  const values = new Map<string, string>();
  if (asked) {
    const count = new Set(text.definition.match(/\{\{\d/g)).size;
    if (asked.parameters.length !== count) return undefined;
    // A variable of the text may have the name already.
    const own = text.definition.replace(/^%.*$/gm, '').replace(/\{\{[^{}]*\}\}|«[^»]*»/g, '');
    if (asked.parameters.some(({ name }) => declares(own, name))) return undefined;
    for (const [at, one] of asked.parameters.entries()) {
      values.set(`call${at}`, one.type ? `${one.label ?? one.name}: ` : '');
      if (one.type) values.set(`label${at}`, one.label ?? '\u0001');
    }
    wish.cover(asked.start, asked.end);
  }
  const taken = new Map<string, string>();
  const unmet: string[] = [];
  const empty = /^%empty (.*)$/m.exec(text.definition)?.[1] ?? '[]';
  for (const [key, condition] of Object.entries(core.guards ?? {})) {
    const guard = readGuard(wish, condition);
    const message = new RegExp(`^%${key} (.*)$`, 'm').exec(text.definition)?.[1] ?? MESSAGE;
    const line = guard && guardIn(guard, language, message, empty);
    if (guard && line === undefined) return undefined;
    if (line !== undefined) values.set(key, line);
  }
  for (const [key, pattern] of Object.entries(core.options ?? {})) {
    const found = wish.take(pattern);
    if (!found) continue;
    const value = found.slice(1).find((group) => group !== undefined);
    // "001" is a format, not a number.
    const isNumber = value !== undefined && !/^0\d/.test(value) && Number.isFinite(numberOf(value));
    const shape = core.shapes?.[key];
    const said = value === undefined ? '' : isNumber ? `${numberOf(value)}` : wish.original(found, value);
    values.set(key, shape ? shape(said) : said);
    taken.set(key, found[0]);
    const [implied, its = ''] = core.implies?.[key]?.split('=') ?? [];
    if (implied && !values.has(implied)) values.set(implied, its);
  }
  for (const key of displaced(core, values)) {
    values.delete(key);
    for (const [asked, implied] of Object.entries(core.implies ?? {}))
      if (implied === key) unmet.push(...wordsIn(taken.get(asked) ?? ''));
  }
  if (core.oneOf && !core.oneOf.some((key) => values.has(key))) return undefined;
  // An option without lines in the text cannot be met.
  for (const key of values.keys()) {
    if (
      /^(?:call|label)\d/.test(key) ||
      new RegExp(
        `^(?:[?!]\\w+ )*[?!]${key}\\b|\\{\\{(?:${key}|${capital(key)}|${key.toUpperCase()})\\b`,
        'm',
      ).test(whole)
    )
      continue;
    if (!core.isUsefulInPart) return undefined;
    unmet.push(...wordsIn(taken.get(key) ?? ''));
    values.delete(key);
  }
  const derived = core.derived ? core.derived(values, wish) : {};
  if (!derived) return undefined;
  for (const [key, value] of Object.entries(derived)) values.set(key, value);
  const found = asked || core.isProgram ? undefined : readFunction(wish);
  if (found?.parameters) return undefined;
  const said = (core.always ?? []).map((pattern) => {
    let longest = 0;
    for (let found = wish.take(pattern); found; found = wish.take(pattern))
      longest = Math.max(longest, found[0].length);
    return longest;
  });
  // A plain wish is met by the stored program of its own.
  if (!asked && !core.isProgram && !core.isAlone && values.size === 0 && Math.max(0, ...said) < A_RULE)
    return undefined;
  while (wish.take(core.about));
  readShowing(wish);
  // "The k largest", where k is what the asked function takes.
  const given = (asked?.parameters ?? []).map(({ name: own }) => own.toLowerCase());
  const extra = new Set([...(core.silent ?? '').split(' '), ...given]);
  unmet.push(...wish.left(SILENT).filter((word) => !extra.has(word)));
  const name = asked?.name ?? found?.name ?? named(core.name, language);
  const parameters = asked
    ? asked.parameters.map((one) => one.name)
    : core.parameters.map((one) => (language === 'csharp' ? one : named(one, language)));
  const read = { name, parameters, values };
  const snippet = { definition: written(text.definition, read), example: written(text.example, read) };
  if (core.isProgram) unmet.splice(0, unmet.length, ...unmet.filter((word) => !isNamed(word, snippet)));
  if (unmet.length > 0 && !core.isUsefulInPart) return undefined;
  return !asked || isKept(snippet, asked, language) ? { snippet, unmet } : undefined;
}

function isKept({ definition }: Snippet, asked: Signature, language: string): boolean {
  const own = signaturesIn(definition, language).find((one) => one.name === asked.name);
  return (
    own !== undefined &&
    keeps(own, asked) &&
    own.parameters.every(({ name }, at) => name === asked.parameters[at]?.name)
  );
}
