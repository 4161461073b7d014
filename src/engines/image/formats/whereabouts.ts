import { COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';

const ROOM =
  'classroom|kitchen|office|bathroom|bedroom|nursery|playroom|library|gym|school|waiting room|staff room|living room|hallway|corridor|lobby';
const KIND = 'poster|sign|print|banner|chart|infographic|diagram|sticker|label|flyer|notice|display';

const OF_ROOM = new RegExp(`\\b(?:${ROOM})\\s+(?=(?:(?:wall|door)\\s+)?(?:${KIND})s?\\b)`, 'i');
const FOR_WALL = new RegExp(
  `\\s+(?:for|to (?:hang|put|stick) (?:up )?(?:in|on))\\s+(?:the|my|our|a|his|her|their|your)\\s+(?:[\\p{L}'’-]+\\s+){0,2}?(?:(?:${ROOM})(?:\\s+(?:wall|door|window))?|wall|door|fridge|notice ?board|bulletin board)(?=\\s*(?:[,:;.]|$)|\\s+(?:with|showing|about|that|saying|featuring)\\b|\\s*["“])`,
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

/** "Four balloons in red, blue, yellow and green" have these colours, and not the design. */
export const withColoursBefore = (prompt: string): string =>
  prompt.replace(
    IN_COLOURS,
    (_, number: string, things: string, colours: string) =>
      `${number} ${colours.replace(/(?:,\s*|\s+)(?:and\s+)?/g, ' and ')} ${things}`,
  );
