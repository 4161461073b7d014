import { oneOf } from '../../narrow.ts';
import words from '../data/modifiers.json';
import { SHADES } from './shades.ts';
import { GROUP_FORMS, type GroupForm, RELATIONS, type Relation } from './vocabulary.ts';

/** Words that say how many, which colour, how large, and where in relation to another subject. */

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(Object.entries(words.numbers));

/** Colour word to `#rrggbb`, shades such as "dark-blue" included. */
export const COLOUR_WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(words.colours),
  ...SHADES,
]);

/** Size word to scale. */
export const SIZE_WORDS: ReadonlyMap<string, number> = new Map(Object.entries(words.sizes));

/** The scale of words from here on: huge, giant. */
export const GIANT = 1.6;

export interface RelationPhrase {
  readonly words: readonly string[];
  readonly kind: Relation;
  /** The phrase also says that the subject before it flies. */
  readonly flying: boolean;
}

const pluralOf = (phrase: string): string[] =>
  /^(?:hang|lean)s /.test(phrase) ? [phrase.replace('s ', ' ')] : [];

/** In the order in which they are tried: longer phrases first. */
export const RELATION_PHRASES: readonly RelationPhrase[] = words.relations.flatMap(({ phrase, kind }) =>
  // "Eats an apple" as well as "eats a pear", "lamps hang from" as well as "a lamp hangs from".
  [phrase, ...(phrase.endsWith(' a') ? [`${phrase}n`] : []), ...pluralOf(phrase)].map((said) => ({
    words: said.split(' '),
    kind: oneOf(RELATIONS, kind),
    flying: said.startsWith('flying'),
  })),
);

/** Words before "of" that say how many and how they stand: "a flock of". */
export const GROUPS: ReadonlyMap<string, { readonly count: number; readonly form: GroupForm }> = new Map(
  words.groups.flatMap(({ words: names, count, form }) =>
    names.map((name): [string, { count: number; form: GroupForm }] => [
      name,
      { count, form: oneOf(GROUP_FORMS, form) },
    ]),
  ),
);

/** Group words that mean people when no "of" follows. */
export const CROWDS: ReadonlySet<string> = new Set(words.crowds);

/** Nouns that hold what is said after "of": a basket of apples. */
export const CONTAINERS: ReadonlySet<string> = new Set(words.containers);

/** A part or form of what is said after "of", with the drawings that show it so: a roll of tape. */
export const PORTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(words.portions).map(([word, drawings]) => [word, new Set(drawings)]),
);

/** Phrases after a subject that say how its copies stand: "in a row". */
export const ROW_PHRASES = words.rows.map(({ phrase, form }) => ({
  words: phrase.split(' '),
  form: oneOf(GROUP_FORMS, form),
}));

export const POSSESSIVES: ReadonlySet<string> = new Set(words.possessives);

/** Drawings that are the place when something small is on them: a cup on a table. */
export const SURFACES: ReadonlySet<string> = new Set(words.surfaces);

/** Drawings that have on them what is said after "with": a tray with cups. */
export const TOPS: ReadonlySet<string> = new Set([...words.surfaces, ...words.tops]);

/** Words that name nothing by themselves. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(words.functionWords);

export const FLYING: ReadonlySet<string> = new Set(words.flying);
export const ARTICLES: ReadonlySet<string> = new Set(words.articles);

/** Nouns with one form for singular and plural; without an article they are plural. */
export const UNCOUNTED: ReadonlySet<string> = new Set(words.uncounted);

/** Things of two halves: "a pair of scissors" is one thing, and so are "scissors". */
export const PAIRED: ReadonlySet<string> = new Set(words.paired);

/** Words between a colour and the end of its phrase that leave the colour to the whole image: "in shades of blue". */
export const ABOUT_COLOUR: ReadonlySet<string> = new Set(words.aboutColour);

/** Praise for other engines; of an image they say how the whole looks. */
export const MANNER = /^(?:minimal|photoreal|hyperreal)/;

export const GLOWING: ReadonlySet<string> = new Set(words.glowing);

/** Nouns that say the age of what follows: a baby elephant, an adult male lion. */
export const AGES: ReadonlySet<string> = new Set(['baby', 'adult']);
