import { mulberry32 } from '../../random.ts';
import { syllablesOf } from '../language/syllables.ts';

/** Lines of a haiku around a thing; `@` is the thing with its article. */
interface Frame {
  readonly first: string;
  readonly last: string;
}
/** Five syllables each, of any season and about nothing else. */
const FRAMES: readonly Frame[] = [
  { first: 'Evening, almost dark:', last: 'nobody asks why.' },
  { first: 'Early in the day', last: 'and the day goes on.' },
  { first: 'After all the noise', last: 'quiet as a stone.' },
  { first: 'Once more I look back:', last: 'then the light is gone.' },
];
/** The same for a season that is named. */
const SEASONS: readonly (readonly [RegExp, Frame])[] = [
  [
    /\b(?:winter|snow\w*|frost\w*|ice)\b/i,
    { first: 'White breath, frozen ground:', last: 'and no bird answers.' },
  ],
  [/\bspring\b/i, { first: 'Rain on the new leaves:', last: 'everything begins.' }],
  [/\bsummer\b/i, { first: 'Heat above the road:', last: 'no wind for a week.' }],
  [
    /\b(?:autumn|fall|october|november)\b/i,
    { first: 'Leaves across the path:', last: 'the light leaves early.' },
  ],
];
/** Words that fill the middle line up to seven syllables, by how many are missing. */
const FILLING: readonly (readonly string[])[] = [
  [''],
  [' waits', ' stays'],
  [' alone', ' at rest'],
  [' waits for us', ' by the door'],
  [' is waiting there', ' and nothing more'],
  [' is all that I see', ' is still on my mind'],
  [' and no one to be found', ' waits at the edge of town'],
];
const LONGEST = 7;

const QUATRAINS: readonly (readonly string[])[] = [
  [
    'I had a word to say of @,',
    'and here it is, at last:',
    'four little lines to hold it still',
    'before the day goes past.',
  ],
  [
    'I looked for words for @',
    'and found them, one by one;',
    'I set them down in four short lines,',
    'and now the song is done.',
  ],
];
const FOR_SOMEONE: readonly (readonly string[])[] = [
  [
    'These lines are meant for @:',
    'the day belongs to you;',
    'may all the good that you have sown',
    'come back to you anew.',
  ],
  [
    'For @ we raise a glass',
    'and sing a bit off key;',
    'may every hour of the day',
    'be all that it can be.',
  ],
];

/** Five lines that rhyme a a b b a; the thing stands inside a line, as any word may. */
const LIMERICKS: readonly (readonly string[])[] = [
  [
    'You asked me for @ in rhyme,',
    'and I promised to do it in time;',
    'so I sat down to write',
    'through the half of the night,',
    'and I hope you will say it was prime.',
  ],
  [
    'There once was a poet in Spain',
    'who sang about @ in the rain;',
    'on the bus, in the bath,',
    'on the steep garden path',
    'it was that, and then that once again.',
  ],
];

const syllables = (text: string): number =>
  (text.match(/[\p{L}']+/gu) ?? []).reduce((sum, word) => sum + syllablesOf(word), 0);

const pick = <Item>(items: readonly Item[], seed: number): Item | undefined =>
  items[Math.floor(mulberry32(Math.trunc(seed))() * items.length)];

/** A haiku with the thing itself in its middle line; undefined where it is too long for one. */
export function haikuAbout(thing: string, seed: number): readonly string[] | undefined {
  const missing = LONGEST - syllables(thing);
  const filling = pick(FILLING[missing] ?? [], seed);
  const frame = SEASONS.find(([named]) => named.test(thing))?.[1] ?? pick(FRAMES, seed);
  if (filling === undefined || frame === undefined || !/^[\p{L}' -]+$/u.test(thing)) return undefined;
  return [frame.first, `${thing}${filling},`, frame.last];
}

/** Four lines of which the second and the fourth rhyme, with the thing in the first. */
export function quatrainAbout(
  thing: string,
  isForSomeone: boolean,
  seed: number,
): readonly string[] | undefined {
  const lines = pick(isForSomeone ? FOR_SOMEONE : QUATRAINS, seed);
  return thing.length > MOST_LETTERS ? undefined : lines?.map((line) => line.replace('@', () => thing));
}

export function limerickAbout(thing: string, seed: number): readonly string[] | undefined {
  const lines = pick(LIMERICKS, seed);
  return thing.length > MOST_LETTERS ? undefined : lines?.map((line) => line.replace('@', () => thing));
}

const MOST_LETTERS = 40;
