import flowers from '../data/flowers.json';
import modifiers from '../data/modifiers.json';
import { withLost } from './attributes.ts';
import { Lexicon, singularForm } from './lexicon.ts';
import {
  ARTICLES,
  COLOUR_WORDS,
  CONTAINERS,
  CROWDS,
  GROUPS,
  NUMBER_WORDS,
  PAIRED,
  PORTIONS,
  ROW_PHRASES,
  SIZE_WORDS,
} from './modifiers.ts';
import { wholeBefore } from './parts.ts';
import { isAlive } from './people.ts';
import { ownerOf } from './relate.ts';
import type { Pending, Subject } from './subject.ts';
import type { GroupForm, Side } from './vocabulary.ts';

/** Phrases that say how many there are, how they stand together, and which part or form of a thing is meant. */

/** The index of the first word from `from` on that is no colour and no size. */
export function afterModifiers(words: readonly string[], from: number): number {
  let at = from;
  while (COLOUR_WORDS.has(words[at] ?? '') || SIZE_WORDS.has(words[at] ?? '')) at++;
  return at;
}

/** The same, also after a number or "some". */
export const afterQuantity = (words: readonly string[], from: number): number =>
  afterModifiers(
    words,
    NUMBER_WORDS.has(words[from] ?? '') || /^\d+$/.test(words[from] ?? '') ? from + 1 : from,
  );

/** "Three wilted tulips": several of a thing that is known, with one adjective that is not. */
function isSeveral(words: readonly string[], from: number, nouns: Pick<Lexicon<string>, 'find'>): boolean {
  const at = afterQuantity(words, from);
  return (nouns.find(words, at) ?? nouns.find(words, afterModifiers(words, at + 1)))?.plural === true;
}

/** "A flock of", and "a crowd" without "of". */
export function groupAt(words: readonly string[], at: number, clauses: ReadonlySet<number> = new Set()) {
  const word = words[at] ?? '';
  const group = GROUPS.get(word);
  const of = words[at + 1] === 'of';
  if (!group || !(of || CROWDS.has(word))) return undefined;
  // "A family of four" are people.
  const number = of && CROWDS.has(word) ? NUMBER_WORDS.get(words[at + 2] ?? '') : undefined;
  if (number !== undefined && (clauses.has(at + 3) || ENDS_NUMBER.test(words[at + 3] ?? '')))
    return { ...group, count: number, people: true, said: words.slice(at, at + 3) };
  // A pair of scissors is one thing.
  const isOne = word === 'pair' && PAIRED.has(words[afterModifiers(words, at + 2)] ?? '');
  return { ...group, count: isOne ? 1 : group.count, people: !of, said: of ? [word, 'of'] : [word] };
}

const ENDS_NUMBER =
  /^(?:\w+ing|in|on|at|with|by|near|around|under|behind|beside|before|inside|outside|and|at|from)?$/;

export const rowAt = (words: readonly string[], at: number) =>
  ROW_PHRASES.find(
    (phrase) =>
      words[at + phrase.words.length] !== 'of' && phrase.words.every((word, n) => words[at + n] === word),
  );

const ROWS = 12;

/** The last subject stands so. Returns false when there is none, or only one copy of it. */
export function standTogether(subjects: Subject[], form: GroupForm): boolean {
  const at = ownerOf(subjects, subjects.length - 1);
  const subject = subjects[at];
  // Several things that are named one by one stand side by side.
  if (form === 'row' && subject?.relation?.joined) return true;
  if (!subject || subject.count < 2) return false;
  // One row of three is not several.
  const count = form === 'rows' && !subject.counted ? ROWS : subject.count;
  subjects[at] = { ...subject, form, count };
  return true;
}

/** The last subject is several. Returns false when there is none, or it is nobody. */
export function multiply(subjects: Subject[], count: number): boolean {
  const at = subjects.length - 1;
  const subject = subjects[at];
  if (!subject || subject.count > 1 || !isAlive(subject.name)) return false;
  subjects[at] = { ...subject, count };
  return true;
}

/** "On the left", but not "on the left of"; "with two cows in front". */
export function sideAt(
  words: readonly string[],
  at: number,
): { side: Side | 'before' | 'far'; length: number } | undefined {
  const next = words.slice(at, at + 7).join(' ');
  const before = /^in (?:the )?(?:front|foreground)(?! of\b| \w+ of\b)(?:\b|$)/.exec(next);
  if (before) return { side: 'before', length: before[0].split(' ').length };
  const far =
    /^(?:in (?:the )?(?:far |distant )?(?:background|backdrop|distance)|(?:at|in) the (?:back|rear)(?! of\b)|on the horizon|far away)(?:\b|$)/.exec(
      next,
    ) ?? /^on the (?:far|other|opposite) side of(?= (?:an? |the )?(?:lake|pond|sea|bay|water)\b)/.exec(next);
  if (far) return { side: 'far', length: far[0].split(' ').length };
  const found =
    /^(?:on|at|to) (?:the )?(?:far )?(left|right)( hand)?( side)?(?! of\b| \w+ of\b)(?:\b|$)/.exec(next);
  if (!found) return undefined;
  return { side: found[1] === 'left' ? 'left' : 'right', length: found[0].split(' ').length };
}

/** Returns false when there is no subject yet, or nothing that it could be before or behind. */
export function putAside(subjects: Subject[], side: Side | 'before'): boolean {
  const at = ownerOf(subjects, subjects.length - 1);
  const subject = subjects[at];
  if (!subject) return false;
  if (side !== 'before') {
    const isOther = subject.side !== undefined && subject.side !== side;
    subjects[at] = isOther ? withLost(subject, [`on the ${side}`]) : { ...subject, side };
    return true;
  }
  const { relation } = subject;
  if (relation?.kind !== 'beside') return false;
  subjects[at] = { ...subject, relation: { kind: 'before', said: 'in front of', to: relation.to } };
  return true;
}

/** A thing in the distance is not held by anybody. Returns false if nothing that is drawn was meant. */
export function putFar(subjects: Subject[], said: string): boolean {
  const last = subjects.length - 1;
  const whole = wholeBefore(subjects, last);
  // In "a ship with white sails on the horizon" the ship is there.
  const at = whole < 0 ? last : whole;
  const subject = subjects[at];
  if (!subject) return false;
  const { relation } = subject;
  const isHad = relation !== undefined && /^(?:with|and)$/.test(relation.said);
  subjects[at] = { ...subject, far: said, ...(isHad && { relation: undefined }) };
  return true;
}

/** "A roll of tape" is tape. */
export function portionAt(words: readonly string[], at: number, nouns: Pick<Lexicon<string>, 'find'>) {
  const said = words[at] ?? '';
  const word = singularForm(said);
  if (!PORTIONS.has(word) || words[at + 1] !== 'of' || !nouns.find(words, afterModifiers(words, at + 2)))
    return undefined;
  return { word, plural: word !== said };
}

/** A truck loaded with pumpkins. */
const FULL = /^(?:full of|(?:filled|loaded|packed|stuffed|overflowing|crowded) with)$/;

export const isFullAt = (words: readonly string[], at: number): boolean =>
  FULL.test(`${words[at]} ${words[at + 1]}`);

const FLOWERS: ReadonlySet<string> = new Set(flowers.subjects);

/** "A vase with a single rose". */
function isVaseWith(words: readonly string[], end: number, nouns: Pick<Lexicon<string>, 'find'>): boolean {
  const isVase = /^(?:vase|pot|flowerpot|jar|jug|glass|bucket)$/.test(words[end - 1] ?? '');
  const from = words.findIndex((word, at) => at > end && !ARTICLES.has(word));
  // Lavender is also a colour.
  return (
    isVase &&
    [from, afterModifiers(words, from)].some((at) => {
      const inIt = nouns.find(words, at)?.value ?? '';
      return FLOWERS.has(inIt) || inIt === 'bouquet';
    })
  );
}

/** "A bowl with three cats around it". */
const isOutside = (words: readonly string[], from: number): boolean =>
  /^(?:\S+ ){1,4}?(?:around|round|beside|near|behind|under|above|next to|in front of|on top of) it\b/.test(
    `${words.slice(from, from + 8).join(' ')} `,
  );

const LIQUIDS = new Lexicon<true>();
for (const liquid of modifiers.liquids) LIQUIDS.add(liquid, true);

/** "A bottle of olive oil" is one thing: the number of words after the bottle for what is in it. */
export function liquidAfter(words: readonly string[], end: number): number {
  const vessel = words[end - 1] ?? '';
  const isJar = /^jars?$/.test(vessel);
  const between = words[end] === 'of' ? 1 : isJar ? wordsOfFilling(words, end) : 0;
  if (between === 0 || !(isJar || /^(?:bottle|flask|vial|decanter|carafe)s?$/.test(vessel))) return 0;
  // "Home-made jam", "fig jam".
  for (const skipped of isJar ? [0, 1] : [0]) {
    const found = (isJar ? FILLS : LIQUIDS).find(words, end + between + skipped);
    if (found && !ARTICLES.has(words[end + between] ?? '')) return between + skipped + found.length;
  }
  return 0;
}

/** "With", "full of", "filled with". */
const wordsOfFilling = (words: readonly string[], at: number): number =>
  words[at] === 'with' ? 1 : /^(?:full of|filled with)$/.test(`${words[at]} ${words[at + 1]}`) ? 2 : 0;

const FILLS = new Lexicon<string>();
for (const [substance, colour] of Object.entries(modifiers.fills)) FILLS.add(substance, colour);

/** `#rrggbb` of what words like "of fig jam" say to be in a vessel. */
export const fillIn = (words: readonly string[]): string | undefined =>
  words.flatMap((_, at) => FILLS.find(words, at)?.value ?? []).at(0);

/** Reads "of" or "full of" after a container. Returns the index of the next word to read. */
export function readContents(
  pending: Pending,
  words: readonly string[],
  end: number,
  nouns: Pick<Lexicon<string>, 'find'>,
): number {
  // "A vase with sunflowers" holds them; "a box with a ribbon" does not.
  const isFull = isFullAt(words, end);
  const isFilled =
    isFull ||
    words[end] === 'of' ||
    (/^(?:with|holding|containing)$/.test(words[end] ?? '') &&
      !isOutside(words, end + 1) &&
      (isSeveral(words, end + 1, nouns) || isVaseWith(words, end, nouns)));
  const isContainer = CONTAINERS.has(singularForm(words[end - 1] ?? ''));
  if (isFilled && isContainer)
    Object.assign(pending, { contents: true, words: isFull ? [end, end + 1] : [end] });
  pending.unbound = words[end] === 'of' && !isContainer;
  return isFull && isContainer ? end + 2 : end;
}
