import general from '../data/general-ideas.json';
import stored from '../data/ideas.json';
import terms from '../data/terms.json';
import { isFieldOfComputing } from '../reading/field.ts';
import { bold } from '../skill.ts';

/** A language or program that both belong to, before or behind them. */
export const AREA =
  /^(?:in |for )?(?:https?(?: status)?(?: codes?)?|status codes?|error codes?|python|javascript|js|java|sql|git|docker|css|html|linux|bash|programming|networking|computer science)[:,]? |,? (?:in|for|with|on|inside) (?:an? |the |my )?(?:python|javascript|js|java|typescript|sql|postgres|mysql|git|docker|dockerfiles?|docker ?compose|bash|the shell|shell|terminal|unix|rest|http|kubernetes|k8s|react|css|html|linux|programming|networking|c\+\+|general|dns|databases?)(?: (?:scripts?|files?|apis?|commands?))?$/i;

export interface Explained {
  readonly text: string;
  /** When to take it, and when not. */
  readonly use?: string | undefined;
}

type Idea = Explained & { readonly names: readonly string[] };
const byNames = (texts: Readonly<Record<string, string>>): readonly Idea[] =>
  Object.entries(texts).map(([names, text]) => ({ names: names.split('|'), text }));
const OF_COMPUTING: readonly Idea[] = [...stored.ideas, ...byNames(terms)];
/** Ideas of everyday science, money, law, kitchen, music and games. */
const GENERAL: readonly Idea[] = byNames(general);
const IDEAS = [...OF_COMPUTING, ...GENERAL];

interface StoredDifference extends Explained {
  readonly names: readonly string[];
  /** The ideas of these names are others. */
  readonly alone?: boolean | undefined;
}
const DIFFERENCES: readonly StoredDifference[] = stored.differences;

export const BY_NAME: ReadonlyMap<string, Explained> = new Map(
  // A name as it is written comes before another one without its signs: "static" is no "'static".
  [
    ...IDEAS.flatMap((idea) =>
      idea.names.flatMap((name) =>
        [name.replaceAll('-', ' '), name.replaceAll("'", '')].map((each) => [each, idea] as const),
      ),
    ),
    ...IDEAS.flatMap((idea) => idea.names.map((name) => [name, idea] as const)),
  ],
);

const MAIN: ReadonlyMap<string, string> = new Map(
  IDEAS.flatMap(({ names }) => names.map((name) => [name, names[0] ?? name] as const)),
);

const TEXTS_OF_GENERAL: ReadonlySet<Explained> = new Set(GENERAL);
/** True for an idea that has nothing to do with computing. */
export const isGeneral = (name: string): boolean => {
  const known = ideaOf(name);
  return known !== undefined && TEXTS_OF_GENERAL.has(known);
};

export const shown = ({ text, use }: Explained, wantsUse: boolean): string =>
  wantsUse && use !== undefined ? `${text}\n\n${use}` : text;

const differenceOf = (one: string, other: string): StoredDifference | undefined =>
  DIFFERENCES.find(({ names }) => names.includes(one) && names.includes(other) && one !== other) ??
  DIFFERENCES.find(
    ({ names }) => names.map(mainName).includes(one) && names.map(mainName).includes(other) && one !== other,
  );

/** "rsync -a and cp -r": the two commands, where the text speaks of just these options. */
function withOptions(one: string, other: string): StoredDifference | undefined {
  const [bare = '', plain = ''] = [one, other].map((name) => name.replace(/(?: --?[\w-]+)+$/, ''));
  if (bare === one && plain === other) return undefined;
  const known = differenceOf(bare, plain);
  return known && [one, other].every((name) => known.text.includes(name)) ? known : undefined;
}

export function difference(first: string, second: string): Explained | undefined {
  const named = [first, second].map((name) => (BY_NAME.has(name) ? name : name.replace(AREA, '')));
  const [one = '', other = ''] = named.map(mainName);
  const plain = named.map((name) => NOUNS[name] ?? name);
  const known =
    differenceOf(plain[0] ?? '', plain[1] ?? '') ?? differenceOf(one, other) ?? withOptions(one, other);
  const texts = [textOf(one), textOf(other)].filter((text) => text !== undefined);
  if (known)
    return {
      text: [
        bold(known.text),
        ...(texts.length === 2 && known.alone === undefined ? new Set(texts) : []),
      ].join('\n\n'),
      use: known.use === undefined ? undefined : `When to use which: ${known.use}`,
    };
  const [text = ''] = texts;
  // A text about two ideas names both.
  if (texts[0] === texts[1]) return named.every((name) => namesIt(text, name)) ? { text } : undefined;
  return texts.length === 2 ? { text: texts.join('\n\n') } : undefined;
}

/** What differences call by what is done with it. */
const NOUNS: Readonly<Record<string, string>> = { hash: 'hashing', encrypting: 'encryption' };

const namesIt = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.replace(/s$/, '')) ||
  name.split(' ').every((word) => text.toLowerCase().includes(word.slice(0, BEGINNING)));
/** "weakly typed" names weak typing. */
const BEGINNING = 4;

/** The stored differences of the pairs, and what is known of each; undefined where one of the things is in neither. */
export function amongAll(names: readonly string[]): string | undefined {
  const all = names.map(mainName);
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
  const known = pairs.flatMap(([one, other]) => differenceOf(one, other) ?? []);
  const texts = all.map(textOf);
  const isTold = (name: string, at: number): boolean =>
    texts[at] !== undefined || known.some((each) => each.names.map(mainName).includes(name));
  if (!all.every(isTold) || new Set(texts).size < new Set(all).size - (texts.includes(undefined) ? 1 : 0))
    return undefined;
  // Beside a third one, nobody knows which are both.
  const named = known.filter(({ text }) => !/\bboth\b/i.test(text));
  const uses = named.flatMap(({ use }) => use ?? []);
  return [
    ...named.map(({ text }) => bold(text)),
    ...texts.filter((text) => text !== undefined),
    ...(uses.length === 0 ? [] : [`When to use which: ${uses.join(' ')}`]),
  ].join('\n\n');
}

/** True if something is known of a thing that is set beside others. */
export const isCompared = (name: string): boolean =>
  textOf(mainName(name)) !== undefined || DIFFERENCES.some(({ names }) => names.includes(mainName(name)));

const OF_KIND: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['postgresql', 'mysql', 'sqlite', 'mariadb'].map((name) => [name, 'SQL'])),
  ...Object.fromEntries(['mongodb', 'redis', 'cassandra', 'dynamodb'].map((name) => [name, 'NoSQL'])),
};
/** A database is one of two kinds, which differ where the two themselves are not known to. */
export const kindOf = (name: string): string | undefined => OF_KIND[mainName(name)];

const SHORT: Readonly<Record<string, string>> = {
  sync: 'synchronous',
  async: 'asynchronous',
  js: 'javascript',
  ts: 'typescript',
  k8s: 'kubernetes',
};

/** "postgresql" and "postgres" are one idea, whichever of its names a difference uses. */
export const mainName = (name: string): string =>
  [SHORT[name] ?? name, name.replace(/s$/, ''), name.replace(KIND, '')].flatMap(
    (each) => MAIN.get(each) ?? [],
  )[0] ??
  SHORT[name] ??
  name;

const textOf = (name: string): string | undefined => ideaOf(name)?.text;

export function ideaOf(name: string): Explained | undefined {
  const forms = [name, name.replace(/s$/, ''), name.replace(/es$/, ''), name.replace(KIND, '')];
  return [...forms, ...forms.map((each) => each.replaceAll('-', ' '))].flatMap(
    (each) => BY_NAME.get(each) ?? [],
  )[0];
}

/** "heap memory" is the heap. */
const KIND =
  / (?:memory|algorithm|data structure|pattern|protocol|keyword|clause|statement|command|operator|principle|auth|tokens?|databases?|apis?|architecture|servers?|library|framework|files?)$/;

export const nameIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["'“”‘’`]/g, '')
    .replace(/^(?:an?|the) /, '')
    .trim();

export const isIdea = (name: string): boolean => textOf(nameIn(name)) !== undefined;

/** A word that names a part of computing, or a way to tell things. */
export const isOfComputing = (word: string): boolean =>
  isFieldOfComputing(word) || (isIdea(word) && !isGeneral(nameIn(word)));
