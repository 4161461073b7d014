import type { Random } from '../../random.ts';
import type { Shade } from '../composition/theory.ts';
import phrases from '../data/couplets.json';
import type { Story } from '../prompt/story.ts';
import { shuffled } from './shuffled.ts';

/** Two lines that rhyme and belong together, for as long as they are asked for. */
export interface CoupletBook {
  couplet(): readonly string[];
  readonly chorus: readonly string[];
}

const SLOT = /\{(\w+)\}/g;

/** The lines with their slots filled in; undefined where there is nothing for one of them. */
function filled(
  lines: readonly string[],
  slots: ReadonlyMap<string, string | undefined>,
): readonly string[] | undefined {
  const open = lines.some((line) => [...line.matchAll(SLOT)].some(([, name = '']) => !slots.get(name)));
  if (open) return undefined;
  return lines.map((line) => {
    const text = line.replace(SLOT, (_, name: string) => slots.get(name) ?? '');
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}

function bookOf(
  fixed: readonly (readonly string[])[],
  free: readonly (readonly string[])[],
  chorus: readonly string[],
): CoupletBook {
  const lines = [...fixed, ...free];
  let at = -1;
  return {
    couplet: () => {
      at = (at + 1) % lines.length;
      return lines[at] ?? [];
    },
    chorus,
  };
}

type Couplets = readonly (readonly string[])[];

/** An opening, then what the wish tells, then what fits anybody. */
function storyBook(
  { openings, told, free, choruses }: Record<'openings' | 'told' | 'free' | 'choruses', Couplets>,
  slots: ReadonlyMap<string, string | undefined>,
  random: Random,
): CoupletBook {
  const lines = (couplets: Couplets): Couplets =>
    couplets.flatMap((couplet) => {
      const own = filled(couplet, slots);
      return own ? [own] : [];
    });
  const opening = lines([random.pick(openings)]);
  return bookOf(
    [...opening, ...lines(told)],
    shuffled(lines(free), random),
    filled(random.pick(choruses), slots) ?? [],
  );
}

/** Who it is about, what they do, where and when come first. */
export const storyCouplets = (story: Story, random: Random): CoupletBook =>
  storyBook(phrases.story, new Map(Object.entries(story)), random);

/** For somebody, on an occasion or without one; `age` is that of a birthday. */
export function personCouplets(
  who: string,
  { occasion, age }: { readonly occasion: string | undefined; readonly age: string | undefined },
  random: Random,
): CoupletBook {
  const isBirthday = occasion?.toLowerCase() === 'birthday';
  const { choruses, told, ...person } = phrases.person;
  return storyBook(
    {
      ...person,
      told: isBirthday ? told.toReversed() : told,
      choruses: isBirthday ? phrases.birthday : choruses,
    },
    new Map([
      ['x', who],
      ['occasion', occasion],
      ['age', age],
    ]),
    random,
  );
}

const LISTS = phrases.lists.map(({ name, lines }) => ({ name: new RegExp(`\\b(?:${name})$`, 'i'), lines }));

const listOf = (whole: string): readonly string[] | undefined =>
  LISTS.find(({ name }) => name.test(whole))?.lines;

/** Says whether a list that children learn is sung in full or in part; undefined for any other subject. */
export function sungOf(whole: string, lyrics: string): 'all' | 'part' | undefined {
  const lines = listOf(whole);
  if (lines === undefined) return undefined;
  return lines.every((line) => lyrics.includes(line)) ? 'all' : 'part';
}

/** A list that children learn by heart, sung item by item: the days of the week, the alphabet. */
export function listCouplets(
  { whole, short }: { readonly whole: string; readonly short: string },
  random: Random,
): CoupletBook | undefined {
  const lines = listOf(whole);
  if (lines === undefined) return undefined;
  const pairs = lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] ?? '']] : []));
  const slots = new Map([
    ['X', whole],
    ['x', short],
  ]);
  const { choruses } = phrases.bright;
  return storyBook({ openings: pairs.slice(0, 1), told: pairs.slice(1), free: [], choruses }, slots, random);
}

export const deedCouplets = (deed: string, random: Random): CoupletBook =>
  storyBook(phrases.deed, new Map([['x', deed]]), random);

/** What the song is about, in the words of the wish at first, and in short after that. */
export function thingCouplets(
  { whole, short }: { readonly whole: string; readonly short: string },
  { shade, genre }: { readonly shade: Shade; readonly genre: string },
  random: Random,
): CoupletBook {
  const { first, more, choruses } = phrases[shade];
  const slots = new Map([
    ['X', whole],
    ['x', short],
  ]);
  const chosen = genre === 'lullaby' ? phrases.lullaby : choruses;
  return storyBook({ openings: first, told: [], free: more, choruses: chosen }, slots, random);
}
