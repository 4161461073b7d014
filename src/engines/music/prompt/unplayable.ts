/** A prompt without the wishes that no song here meets, and those wishes in its words. */
export interface Playable {
  readonly prompt: string;
  readonly unplayable: readonly string[];
}

const SECTION =
  '(?:intro|outro|verses?|(?:pre-)?chorus(?:es)?|bridge|hook|drop|breakdown|beginning|start|end|middle|(?:first|second) half)';
/** "At the end of the world" is a place. */
const PLACE = `(?:in|during|until|before|after|at|towards)\\s+the\\s+(?:(?:very|first|second|third|last|final)\\s+)?${SECTION}\\b(?!\\s+of\\b)`;
const TURNS =
  '(?:starts?|begins?|builds?|grows?|becomes?|turns?|gets?|changes?|speeds?|slows?|ends?|drops?|switches|swells?|picks\\s+up)';
const TURNING = '(?:getting|starting|beginning|ending|building|becoming|turning|speeding|slowing|rising)';
const HOW = '(?:(?:slowly|gradually|suddenly|then|later|should|first)\\s+)*';
/** Up to the next part of the sentence. */
const ONWARDS =
  '[^,.;:!?]*?(?=$|[,.;:!?]|\\s+(?:about|with|then)\\b|\\s+and\\s+(?!faster|slower|louder|more))';
const SINGING =
  '(?:scream(?:ing|ed|s)?|growl(?:ing|ed|s)?|guttural|yodel(?:l?ing|led|s)?|beat-?box(?:ing)?|humming|hummed|falsetto|auto-?tuned?|throat\\s+singing|ad-?libs?)';
const NATIONS =
  '(?:indian|chinese|japanese|korean|thai|arabic|arabian|turkish|persian|egyptian|russian|greek|hawaiian|balkan|jewish|middle\\s+eastern|oriental|asian|mongolian|vietnamese|andean|peruvian|nordic|scandinavian)';

const VOCALS = new RegExp(`\\b${SINGING}\\s+(?:vocals?|voices?|singing)\\b`, 'giu');
const IN_CHORUS =
  /\b(?:in|during|before|after)\s+the\s+(?:(?:first|second|third|last|final)\s+)?(?:intro|outro|verses?|chorus(?:es)?|bridge)\b/giu;

/** In a song about something, only what stands before it is about the music. */
const ABOUT_THE_MUSIC: readonly RegExp[] = [
  new RegExp(`\\b(?:no|without(?:\\s+any)?)\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?\\s+${PLACE}`, 'giu'),
  new RegExp(`\\b(?:that|which|and|then)\\s+${HOW}${TURNS}\\b${ONWARDS}`, 'giu'),
  new RegExp(`(?<=[,;]\\s?)${HOW}${TURNING}\\b${ONWARDS}`, 'giu'),
  new RegExp(`\\b${PLACE}`, 'giu'),
  VOCALS,
  new RegExp(`(?<=\\b(?:with|and|featuring)\\s+(?:some\\s+)?)${SINGING}\\b`, 'giu'),
  /\b(?:key|tempo|time\s+signature|beat)\s+(?:changes?|switch(?:es)?)\b|\bmodulations?\b|\bpolyrhythms?\b|\bfad(?:e|es|ed|ing)[- ]?(?:in|out)s?\b|\bloopable\b|\bseamless(?:ly)?(?:\s+loop(?:ing)?)?\b/gi,
  /\b(?:glitch(?:y|es)?|finger-?pick(?:ed|ing)|detuned|staccato|legato|crescendos?|syncopated|syncopation|layered)\b/gi,
  new RegExp(`\\b${NATIONS}\\b`, 'giu'),
  /\bcall[- ]and[- ]response\b|\bsung as a round\b|\b(?:two|three|four)[- ]part harmon(?:y|ies)\b|\b(?:double|half)[- ]time\b(?! feel)/gi,
  /\b(?:chorus|verse|bridge|hook)\s+(?:first|last|twice|only)\b|\b(?:no|without an?)\s+(?:chorus|verse|bridge|intro|outro)\b/gi,
];

/** Genres that swell or break off by themselves. */
const SWELLING = new Set(['electronic', 'trance', 'cinematic', 'dubstep']);
const SWELLS =
  /^(?:that|which|and|then|slowly|gradually|builds?|up|grows?|swells?|drops?|to|an?|climax|\s)+$/i;

/** "About an old truck with banjo and fiddle, fast": behind the subject it may go on about the music. */
const MUSICAL =
  /\b(?:call and response|drums?|guitars?|bass|pianos?|vocals?|voices?|singers?|choirs?|strings?|horns?|brass|synths?|beats?|chorus|verses?|bridge|intro|outro|riffs?|solos?|harmon(?:y|ies)|melod(?:y|ies)|banjos?|fiddles?|violins?|saxophones?|trumpets?|flutes?|harmonicas?|key|bpm|tempo|major|minor|instrumental|slow|fast|seconds?|minutes?)\b/i;

function partsOf(prompt: string): { readonly music: string; readonly subject: string } {
  const at = /\babout\b/i.exec(prompt)?.index ?? prompt.length;
  const [subject = '', ...more] = prompt.slice(at).split(/(?=[,;.]|\bwith\b)/i);
  const music = more.filter((part) => MUSICAL.test(part)).join('');
  const rest = more.filter((part) => !MUSICAL.test(part)).join('');
  return { music: `${prompt.slice(0, at).trimEnd()} ${music}`.trimEnd(), subject: `${subject}${rest}` };
}

export function withoutUnplayable(prompt: string): Playable {
  const parts = partsOf(prompt);
  const found: { readonly at: number; readonly said: string }[] = [];
  const without = (pattern: RegExp, text: string, from: number): string =>
    text.replace(pattern, (said, ...rest) => {
      const at = rest.find((value): value is number => typeof value === 'number') ?? 0;
      found.push({ at: from + at, said: said.trim() });
      // A mark of the same length, so that the words around it do not become neighbours. Patterns are slow on long spaces.
      return ','.repeat(said.length);
    });
  let { music, subject } = parts;
  for (const pattern of ABOUT_THE_MUSIC) music = without(pattern, music, 0);
  for (const pattern of [VOCALS, IN_CHORUS]) subject = without(pattern, subject, parts.music.length);
  return {
    prompt: (subject === '' ? music : `${music} ${subject}`).replace(/,{2,}/g, ', '),
    unplayable: found.toSorted((a, b) => a.at - b.at).map(({ said }) => said),
  };
}

/** The wishes to name: a genre may meet some anyway. */
export const unplayedIn = (unplayable: readonly string[], genre: string): readonly string[] =>
  unplayable
    .filter((said) => !(SWELLING.has(genre) && SWELLS.test(said)))
    .map((said) => said.replace(/^(?:(?:that|which|and|then)\s+)+/i, ''));
