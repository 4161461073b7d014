import { COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';

const ROOM =
  'classroom|kitchen|office|bathroom|bedroom|nursery|playroom|library|gym|school|waiting room|staff room|living room|hallway|corridor|lobby';
const KIND = 'poster|sign|print|banner|chart|infographic|diagram|sticker|label|flyer|notice|display';

const OF_ROOM = new RegExp(`\\b(?:${ROOM})\\s+(?=(?:(?:wall|door)\\s+)?(?:${KIND})s?\\b)`, 'i');
const DETERMINER = '(?:the|my|our|a|his|her|their|your)';
const SURFACE = '(?:wall|door|fridge|notice ?board|bulletin board)';
// "For a dog school" is what it is for.
const FOR_WALL = new RegExp(
  `\\s+(?:for|to (?:hang|put|stick) (?:up )?(?:in|on))\\s+${DETERMINER}\\s+(?:(?:[\\p{L}'’-]+\\s+){0,2}?(?:(?:${ROOM})\\s+(?:wall|door|window)|${SURFACE})|(?:\\p{L}+['’]s?\\s+)?(?:${ROOM}))(?=\\s*(?:[,:;.]|$)|\\s+(?:with|showing|about|that|saying|featuring)\\b|\\s*["“])`,
  'iu',
);

/** "A poster for the classroom wall", "a classroom poster": the room is where it hangs, and not what it shows. */
export const withoutWhereabouts = (prompt: string): string =>
  prompt.replace(OF_ROOM, '').replace(FOR_WALL, '');

const COLOUR = `(?:${[...COLOUR_WORDS.keys()].filter((word) => /^\p{L}+$/u.test(word)).join('|')})`;
const IN_COLOURS = new RegExp(
  `\\b(${[...NUMBER_WORDS.keys()].join('|')}|\\d+)\\s+((?:[\\p{L}-]+\\s+){0,2}?[\\p{L}-]+s)\\s+in\\s+((?:${COLOUR},?\\s+)+and\\s+${COLOUR})(?=\\s*(?:[,.;]|$)|\\s+(?:and|with|on|saying)\\b)`,
  'iu',
);

const NUMBER = `(?:${[...NUMBER_WORDS.keys()].join('|')}|\\d+)`;
const EACH = `(${NUMBER})\\s+(?:of\\s+them\\s+)?(${COLOUR})`;
const SHARED = new RegExp(
  `\\b(${NUMBER})\\s+((?:[\\p{L}-]+\\s+){0,2}?[\\p{L}-]+s)\\s*[:,(]\\s*((?:${EACH}(?:,\\s*|\\s+and\\s+|,\\s+and\\s+))+${EACH})\\)?(?!\\s+\\p{L}+s\\b)`,
  'iu',
);

/** "Five balloons: two red, two blue and one yellow": red, red, blue, blue and yellow ones. */
export const withSharedColours = (prompt: string): string =>
  prompt.replace(SHARED, (all: string, number: string, things: string, list: string) => {
    const colours = [...list.matchAll(new RegExp(EACH, 'giu'))].flatMap(([, each = '', colour = '']) =>
      Array.from({ length: numberOf(each) }, () => colour),
    );
    return colours.length === numberOf(number) ? `${number} ${colours.join(' and ')} ${things}` : all;
  });

const numberOf = (word: string): number => NUMBER_WORDS.get(word.toLowerCase()) ?? Number(word);

const IN_SHADES = new RegExp(
  `(?<=\\bin\\s+(?:(?:shades|tones|hues)\\s+of\\s+)?(?:${COLOUR}s?(?:,\\s+|\\s+and\\s+))*)(${COLOUR})s(?=\\s*(?:[,.;]|$)|\\s+and\\b)`,
  'giu',
);

/** "In blues and greens". */
export const withPlainColours = (prompt: string): string => prompt.replace(IN_SHADES, '$1');

/** "Four balloons in red, blue, yellow and green" have these colours, and not the design. */
export const withColoursBefore = (prompt: string): string =>
  prompt.replace(
    IN_COLOURS,
    (_, number: string, things: string, colours: string) =>
      `${number} ${colours.replace(/(?:,\s*|\s+)(?:and\s+)?/g, ' and ')} ${things}`,
  );
