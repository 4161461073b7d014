import { COLOUR_WORDS } from './modifiers.ts';
import { type Reading, use } from './reading.ts';

/** Turns of speech with nouns in them that are no things of the image. */
const OCCASIONS =
  /^(?:(?:laugh|chat|talk|sit|smil|rest|relax)ing )?(?:at|during|over|after|before|having|on) (?:(?:a|the|their|his|her|its) )?(?:(?:late|early|long|short|quick|lunch|coffee|tea) )?(?:lunch|breakfast|dinner|supper|brunch|break|playtime|work|rest)\b(?! (?:table|tray|time|box|bag|bench|in|of))/;
const IN_THE_AIR =
  /^(?:(?:some|fine|tiny|a little|clouds? of|specks? of) )?(?:flour|dust|pollen|chalk dust|sawdust|sparks?|spray)(?: (?:particles|motes))? (?:\w+ing )?(?:in|through) the (?:air|sunlight|sun|light|sunbeams?|beams?)\b/;
const EDGE =
  /^the (?:very )?(?:edge|rim|side|gunwale) of(?= (?:an?|the|his|her|their) (?:\w+ )?(?:boat|canoe|kayak|dinghy|raft|rowboat)\b)/;
const UP_TO =
  /^up to (?:the|its|his|her|their) (?:windows?|knees?|roof|waist|door|eaves|neck|shoulders|ankles|sills?)\b/;
const THROUGH =
  /^(?:seen|viewed|visible|glimpsed) through (?:an?|the) (?:\w+ ){0,2}(?:window|windows|doorway|door|keyhole|glass|curtains?|fence)\b/;
const AT_VIEWER =
  /^(?:(?:straight|directly) )?(?:towards?|at|to|into|past) (?:the )?(?:camera|viewer|lens)\b(?! on (?:an?|its) (?:tripod|table|shelf|stand|desk)\b)/;
const OF_LAND =
  /^(?:(?:at|on|in|under|by) )?(?:the|an?) (?:\w+ )?(?:mouth|arms?|finger|tongue|neck|lip|face|eye) of(?= (?:(?:the|an?|its) )?(?:\w+ )?(?:river|land|sea|bay|cliff|crater|flame|fire|glacier|farmer|lake|wind|mountain)\b)/;
const ELSEWHERE =
  /^(?:at anchor\b|(?:hugging|embracing)(?= (?:in front|behind|under|beside|near|outside)\b)|with \w+ lettering\b|an? fork in (?:it|the (?:road|path|river))\b|(?:hanging |hung )?from (?:the |their )?(?:pavement|sidewalk|kerb|curb|window|balcony|balconies|roadside)\b)/;
/** How two are to each other: no parts beside them. */
const MUTUAL =
  /^(back|face|nose|cheek|head|toe|heel|eye|beak|bumper|shoulder|hand|arm|wing) (?:to|in|by|on) \1s?\b/;
const ON_PAPER = /^(?:tick|check)[- ]?box(?:es)?\b/;
const TERRACE = /^on (?:an?|the) (?:\w+ )?(?:terrace|balcony|patio|veranda|porch|deck)\b/;
const LAID = /\b(?:breakfast|lunch|brunch|dinner|dining|kitchen) table$|^still life\b/;
const LONGEST = 7;

/**
 * "Colleagues at lunch on a bench", "flour in the air", "on the edge of a boat": the number of words that no drawing is for;
 * 0 where there are none.
 */
export function unpaintedAt(words: readonly string[], at: number): number {
  const text = words.slice(at, at + LONGEST).join(' ');
  const found =
    (at > 0
      ? (MUTUAL.exec(text) ?? OCCASIONS.exec(text) ?? AT_VIEWER.exec(text) ?? ELSEWHERE.exec(text))
      : null) ??
    OF_LAND.exec(text) ??
    ON_PAPER.exec(text) ??
    (LAID.test(words.slice(0, at).join(' ')) ? TERRACE.exec(text) : null) ??
    IN_THE_AIR.exec(text) ??
    UP_TO.exec(text) ??
    THROUGH.exec(text) ??
    (/^(?:on|over)$/.test(words[at - 1] ?? '') ? EDGE.exec(text) : null);
  return found ? found[0].split(' ').length : 0;
}

const ENDS = /^(\w+) (?:on|at|in) (?:the )?(bottom|top)(?: and)? (\w+) (?:on|at|in) (?:the )?(bottom|top)\b/;
const VARIED = /^(?:different|various|mixed|several|assorted)$/;
const BETWEEN = ['#d22f2f', '#f4cb2b', '#3f9b46', '#8a4fc0', '#f0801c', '#8a8d91'];

/** "Blue on the bottom and white on top", of a stack. Returns the index of the next word to read, or `i`. */
export function readEndsOfStack(reading: Reading, i: number): number {
  const { words, subjects } = reading;
  const first = COLOUR_WORDS.get(words[i] ?? '');
  const found = first === undefined ? null : ENDS.exec(words.slice(i, i + 9).join(' '));
  const last = COLOUR_WORDS.get(found?.[3] ?? '');
  const at = subjects.findLastIndex(({ form, count }) => form === 'stack' && count > 1);
  const stack = subjects[at];
  if (!found || !first || !last || !stack || found[2] === found[4]) return i;
  const [bottom, top] = found[2] === 'bottom' ? [first, last] : [last, first];
  const between = Array.from({ length: stack.count - 2 }, (_, n) => BETWEEN[n % BETWEEN.length] ?? bottom);
  subjects[at] = { ...stack, colour: bottom, colours: [bottom, ...between, top] };
  const length = found[0].split(' ').length;
  // They are in different colours.
  for (const [n, word] of words.entries())
    if (
      n < i &&
      /^(?:in|of)$/.test(words[n - 1] ?? '') &&
      VARIED.test(word) &&
      /^colou?rs$/.test(words[n + 1] ?? '')
    )
      use(reading, n, 2);
  for (const [n, word] of words.entries()) if (word === 'stack' && words[n - 1] === 'the') use(reading, n, 1);
  use(reading, i, length);
  reading.end = i + length;
  return i + length;
}
