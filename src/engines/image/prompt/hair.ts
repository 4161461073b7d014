import table from '../data/parts.json';
import { withLost } from './attributes.ts';
import { COLOUR_WORDS } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { isHaired } from './people.ts';
import { addPart } from './read-noun.ts';
import { use } from './reading.ts';
import { ownerOf } from './relate.ts';
import { noModifiers } from './subject.ts';

const COLOURS = new Map<string, string>(Object.entries(table.hair));

/** `#rrggbb` of a word for hair; red hair is not red like a flag. */
const hairColour = (word: string): string | undefined => COLOURS.get(word) ?? COLOUR_WORDS.get(word);

const DONE_UP = /^(?:hair|curls|braids?|plaits?|pigtails|ponytail)$/;
/** Before somebody they are said of the hair. */
const OF_HAIR = /^(?:blonde?|brunette|redheaded|redhead|auburn|ginger)$/;
/** The drawing keeps its cut. */
const CUTS = /^(?:long|short|curly|wavy|straight|messy|spiky|thick|frizzy|tangled|flowing)$/;
const MOST_BEFORE = 3;

/** "A woman with long red hair" gets it in that colour. Returns the index of the next word to read, or `at`. */
export function readHair(parsing: Parsing, at: number): number {
  const { reading, nouns, pending } = parsing;
  const { words, subjects } = reading;
  const noun = words[at] ?? '';
  const dyed = hairColour(noun);
  const isBefore = words[at + 1] === 'haired';
  if (dyed && (isBefore || (OF_HAIR.test(noun) && isHaired(nouns.find(words, at + 1)?.value ?? '')))) {
    pending.parts.push({ name: 'hair', at, colour: dyed });
    return at + (isBefore ? 2 : 1);
  }
  if (!DONE_UP.test(noun) || words[at + 1] === 'in') return at;
  const colour = hairColour(words[at - 1] ?? '');
  const opens = [2, 3, 2 + MOST_BEFORE]
    .map((back) => at - back)
    .find((one) => /^(?:with|and|has)$/.test(words[one] ?? ''));
  const last = ownerOf(subjects, subjects.length - 1);
  const one = subjects[last];
  const isOwn = opens !== undefined && one !== undefined && (reading.end === opens || reading.lastIsPart);
  if (!colour || !isOwn || !isHaired(one.name)) return at;
  addPart(subjects, { name: 'hair', said: `${words[at - 1]} hair`, colour });
  use(reading, at - 1, 2);
  const owner = subjects[last];
  const cuts = words.slice(opens + 1, at - 1).filter((word) => CUTS.test(word));
  const lost = cuts.map((word) => `${word} ${noun}`);
  if (owner) subjects[last] = withLost(owner, lost.length > 0 || noun === 'hair' ? lost : [noun]);
  for (let index = opens + 1; index < at; index++) if (CUTS.test(words[index] ?? '')) use(reading, index, 1);
  reading.end = at + 1;
  reading.lastIsPart = true;
  parsing.pending = noModifiers();
  return at + 1;
}
