import { HOW, ONWARDS, partsOf } from './music-part.ts';
import { SECTION_COUNTS, type SectionCount, sectionCountIn } from './section-counts.ts';
import { SECTION_ORDER, type SectionOrder, sectionOrderIn } from './section-order.ts';
import { SHAPE_WISHES, type SongShape } from './song-shape.ts';

/** A prompt without the wishes that no song here meets, those wishes in its words, and the course that it asks for. */
export interface Playable {
  readonly prompt: string;
  readonly unplayable: readonly string[];
  readonly shape: SongShape;
  /** The number of sections of a kind that it asks for. */
  readonly counts: readonly SectionCount[];
  /** The sections in the order that it asks for. */
  readonly order: SectionOrder | undefined;
}

const SECTION =
  '(?:intro|outro|verses?|(?:pre-)?chorus(?:es)?|bridge|hook|drop|breakdown|beginning|start|end|middle|(?:first|second) half)';
/** "At the end of the world" is a place. */
const PLACE = `(?:in|during|until|before|after|at|towards)\\s+the\\s+(?:(?:very|first|second|third|last|final)\\s+)?${SECTION}\\b(?!\\s+of\\b)`;
const TURNS =
  '(?:starts?|begins?|builds?|grows?|becomes?|turns?|gets?|changes?|speeds?|slows|slow\\s+down|ends?|drops?|switches|swells?|picks\\s+up)(?!\\s+(?:me|us|you|it|them|everybody|everyone)\\b)';
const TURNING = '(?:getting|starting|beginning|ending|building|becoming|turning|speeding|slowing|rising)';
const SINGING =
  '(?:scream(?:ing|ed|s)?|shout(?:ing|ed|s)?|growl(?:ing|ed|s)?|guttural|yodel(?:l?ing|led|s)?|beat-?box(?:ing)?|humming|hummed|falsetto|auto-?tuned?|throat\\s+singing|ad-?libs?)';
const NATIONS =
  '(?:indian|chinese|japanese|korean|thai|arabic|arabian|turkish|persian|egyptian|russian|greek|hawaiian|balkan|jewish|middle\\s+eastern|oriental|asian|mongolian|vietnamese|andean|peruvian|nordic|scandinavian|(?:french|spanish|italian|german|portuguese|polish|swedish|finnish|norwegian|danish|dutch|hungarian|romanian|ukrainian|czech|mexican|cuban|bulgarian|hebrew)(?!\\s+(?:horns?|guitars?)))';

const LANGUAGES =
  '(?:french|spanish|italian|german|portuguese|polish|swedish|finnish|norwegian|danish|dutch|hungarian|romanian|ukrainian|czech|russian|greek|turkish|arabic|persian|hindi|chinese|mandarin|cantonese|japanese|korean|thai|vietnamese|hebrew|spanglish|latin(?! (?:jazz|pop|america)))';
/** The words of songs are English. */
const LANGUAGE = new RegExp(
  `\\bin\\s+${LANGUAGES}\\b(?!\\s+(?:style|guitars?|horns?))|\\b${LANGUAGES}(?=\\s+(?:lyrics|words|vocals|language)\\b)`,
  'giu',
);

/** Any other language begins with a capital. */
const OTHER_LANGUAGE =
  /(?<=\b(?:sung|sing|singing|lyrics|words|vocals)\s)in\s(?!English\b)\p{Lu}\p{L}{2,20}(?!\s(?:major|minor|sharp|flat)\b)/gu;

const VOCALS = new RegExp(`\\b${SINGING}\\s+(?:vocals?|voices?|singing|chorus(?:es)?|verses?)\\b`, 'giu');
const IN_CHORUS =
  /\b(?:in|during|before|after)\s+the\s+(?:(?:first|second|third|last|final)\s+)?(?:intro|outro|verses?|chorus(?:es)?|bridge)\b/giu;

/** In a song about something, only what stands before it is about the music. */
const ABOUT_THE_MUSIC: readonly RegExp[] = [
  new RegExp(`\\b(?:no|without(?:\\s+any)?)\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?\\s+${PLACE}`, 'giu'),
  new RegExp(`\\b(?:that|which|and|then)\\s+${HOW}${TURNS}\\b${ONWARDS}`, 'giu'),
  new RegExp(`(?<=[,;]\\s?|\\bwith )${HOW}(?:${TURNING}|${TURNS})\\b${ONWARDS}`, 'giu'),
  new RegExp(`\\b${PLACE}`, 'giu'),
  VOCALS,
  new RegExp(`(?<=\\b(?:with|and|featuring)\\s+(?:some\\s+)?)${SINGING}\\b`, 'giu'),
  /\b(?:tempo|time\s+signature|beat)\s+(?:changes?|switch(?:es)?)\b|\bpolyrhythms?\b|\b\d{2,4}\s?hz\b|\bloopable\b|\bseamless(?:ly)?(?:\s+loop(?:ing)?)?\b/gi,
  /\b(?:glitch(?:y|es)?|finger-?pick(?:ed|ing)|detuned|staccato|legato|syncopated|syncopation|layered)\b/gi,
  new RegExp(`\\b${NATIONS}\\b`, 'giu'),
  /\bcall[- ]and[- ]response\b|\bsung as a round\b|\b(?:two|three|four)[- ]part harmon(?:y|ies)\b|\b(?:double|half)[- ]time\b(?! feel)/gi,
  /\b(?:chorus|verse|bridge|hook)\s+(?:first|last|only)\b|\b(?:no|without an?)\s+(?:chorus|verse|bridge|intro|outro)\b/gi,
];

export function withoutUnplayable(prompt: string): Playable {
  const [said] = SECTION_ORDER.exec(prompt) ?? [];
  const order = said === undefined ? undefined : sectionOrderIn(said);
  const parts = partsOf(said === undefined ? prompt : prompt.replace(said, ','));
  const found: { readonly at: number; readonly said: string }[] = [];
  const shape: { -readonly [Wish in keyof SongShape]: string } = {};
  // A mark of the same length, so that the words around it do not become neighbours. Patterns are slow on long spaces.
  const without = (pattern: RegExp, text: string, take: (said: string, at: number) => void): string =>
    text.replace(pattern, (said, ...rest) => {
      take(said.trim(), rest.find((value): value is number => typeof value === 'number') ?? 0);
      return ','.repeat(said.length);
    });
  const unplayed = (from: number) => (said: string, at: number) => found.push({ at: from + at, said });
  let { music, subject } = parts;
  for (const language of [LANGUAGE, OTHER_LANGUAGE]) {
    music = without(language, music, unplayed(0));
    subject = without(language, subject, unplayed(parts.music.length));
  }
  const counts: SectionCount[] = [];
  for (const pattern of SECTION_COUNTS)
    music = without(pattern, music, (said) => {
      const count = sectionCountIn(said);
      if (count) counts.push(count);
    });
  for (const [wish, pattern] of SHAPE_WISHES)
    music = without(pattern, music, (said) => {
      shape[wish] ??= said;
    });
  for (const pattern of ABOUT_THE_MUSIC) music = without(pattern, music, unplayed(0));
  for (const pattern of [VOCALS, IN_CHORUS])
    subject = without(pattern, subject, unplayed(parts.music.length));
  return {
    prompt: (subject === '' ? music : `${music} ${subject}`).replace(/,{2,}/g, ', '),
    unplayable: found
      .toSorted((a, b) => a.at - b.at)
      .map(({ said }) => said.replace(/^(?:(?:that|which|and|then)\s+)+/i, '')),
    shape,
    counts,
    order,
  };
}
