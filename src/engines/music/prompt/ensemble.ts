import { PARTS, type Part } from '../composition/score.ts';
import type { GenreStyle } from '../styles/genre-style.ts';
import { INSTRUMENTS, type Instrument } from './instruments.ts';

/** The instruments that play, and those that must not. */
export interface Ensemble {
  /** Instruments that the prompt asks for, by the part that each of them plays. */
  readonly seats: ReadonlyMap<Part, Instrument>;
  /** Asked for, but every part that it could play has another instrument. */
  readonly unseated: readonly Instrument[];
  /** No other instruments play. */
  readonly only: boolean;
  /** Drums and bass that play although nobody else does: "only drums and bass". */
  readonly rhythm: ReadonlySet<Part>;
  /** One instrument is the music: it has the tune, and few others accompany it. */
  readonly isLed: boolean;
  /** The number of players, where the prompt gives one. */
  readonly players: number | undefined;
  /** A duet of instruments: nobody sings it. */
  readonly isDuet: boolean;
  /** True for what the prompt does not want. */
  isUnwanted(part: Part, program: number): boolean;
}

const NOT =
  /\b(?:no|without(?: any| an?)?|minus|not? any)\s+((?:(?!with\b|but\b|about\b|for\b|in\b|at\b)[\p{L}-]+(?:\s+(?:and|or|nor)\s+|\s*)){1,5})/giu;
const VOICES_ONLY =
  /\ba[ -]?cappella\b|\bunaccompanied (?:choir|voices?)\b|\b(?:only|just) (?:voices|a choir)\b/;
const ALONE = '(?:only|just|solo|nothing but|solely|unaccompanied)';

const PLAYERS: ReadonlyMap<string, number> = new Map([
  ['duo', 2],
  ['trio', 3],
  ['quartet', 4],
  ['quintet', 5],
]);

const byName = (name: string): Instrument[] => INSTRUMENTS.filter((one) => one.name === name);

/** Groups whose name says who plays, and nobody else does. The piano trio of jazz is another one. */
const GROUPS: readonly (readonly [RegExp, Partial<Record<Part, string>>])[] = [
  [
    /\bstring (?:duo|trio|quartet|quintet|sextet)s?\b|\bquartet of strings\b/,
    { lead: 'violin', counter: 'viola', chords: 'strings', bass: 'cello' },
  ],
  [
    /\bbrass (?:trio|quartet|quintet|ensemble)\b/,
    { lead: 'trumpet', counter: 'french horn', chords: 'trombone', bass: 'tuba' },
  ],
  [
    /\b(?:wood)?wind (?:trio|quartet|quintet|ensemble)\b/,
    { lead: 'flute', counter: 'oboe', chords: 'clarinet', bass: 'bassoon' },
  ],
  [/\bclassical piano trio\b/, { lead: 'violin', chords: 'piano', bass: 'cello' }],
];

function groupIn(text: string, unwanted: readonly Instrument[]): Map<Part, Instrument> | undefined {
  const [, players] = GROUPS.find(([pattern]) => pattern.test(text)) ?? [];
  if (players === undefined) return undefined;
  return new Map(
    PARTS.flatMap((part) =>
      byName(players[part] ?? '')
        .filter((one) => !unwanted.includes(one))
        .map((one) => [part, one] as const),
    ),
  );
}

/** Parts in which an instrument can play when its own has another one. */
const OTHER_PARTS: readonly Part[] = ['lead', 'chords', 'counter', 'pad'];

export function ensembleOf(prompt: string, style: GenreStyle): Ensemble {
  const text = prompt.toLowerCase();
  const unwanted = [...text.matchAll(NOT)].map(([, words = '']) => words).join(' , ');
  const asked = VOICES_ONLY.test(text) ? named('choir') : named(text.replace(NOT, ' '));
  const rhythm = rhythmAlone(text);
  const isBrushed = /\bbrush(?:es|ed)\b/.test(text);
  const isDuet = isDuetOf(text);
  const only =
    rhythm.size > 0 ||
    isDuet ||
    (asked.length > 0 &&
      (VOICES_ONLY.test(text) || isWrittenFor(text) || asked.some((one) => isAlone(text, one))));
  const group = groupIn(text, named(unwanted));
  const { seats, unseated } = group
    ? { seats: group, unseated: soloists(asked, group) }
    : seated(asked, style);
  if (only && !group) fillFrom(asked, seats);
  const [leader] = asked;
  const isLed = !only && !group && leader !== undefined && asked.length === 1 && isTheMusic(text, leader);
  if (leader && isLed && leader.part !== 'bass') leads(ofGenre(leader, style), seats);
  const families = named(unwanted);
  const isUnplugged = UNPLUGGED.test(text);
  const noBass = /\bbass\b/.test(unwanted) && !families.some(({ part }) => part === 'bass');
  return {
    seats,
    unseated,
    only: only || group !== undefined,
    isDuet,
    rhythm: isBrushed ? new Set([...rhythm, 'drums']) : rhythm,
    isLed,
    players: PLAYERS.get(/\b(?:duo|trio|quartet|quintet)\b/.exec(text)?.[0] ?? ''),
    isUnwanted: (part, program) =>
      (part === 'bass' && noBass) ||
      (part !== 'drums' && isUnplugged && isElectric(program)) ||
      (part !== 'drums' && families.some((one) => isOfFamily(one, program))) ||
      (/^(?:lead|counter)$/.test(part) && /\b(?:melody|melodies|lead|tune)\b/.test(unwanted)) ||
      (part === 'drums' && /\b(?:drums?|percussion|beats?)\b/.test(unwanted)),
  };
}

const isOfFamily = ({ program, family = [program, program] }: Instrument, other: number): boolean =>
  other >= (family[0] ?? program) && other <= (family[1] ?? program);

/** In the order in which the text names them. */
function named(text: string): readonly Instrument[] {
  const found: { at: number; instrument: Instrument }[] = [];
  let rest = text;
  for (const instrument of INSTRUMENTS) {
    const at = rest.search(instrument.words);
    if (at < 0) continue;
    found.push({ at, instrument });
    rest = rest.replace(instrument.words, (words) => ' '.repeat(words.length));
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ instrument }) => instrument);
}

/** "Only a harp", "solo piano", "guitar alone". */
function isAlone(text: string, { words }: Instrument): boolean {
  const name = words.source.replaceAll('\\b', '');
  return new RegExp(
    `\\b${ALONE}\\s+(?:an?\\s+|the\\s+|one\\s+)?(?:[\\w-]+\\s+){0,2}?${name}\\b|\\b${name}\\s+(?:only|alone|solo piece)\\b|^(?:an?\\s+)?(?:[\\w-]+\\s+){0,2}(?:${name})(?:\\s+solo)?(?<=solo)(?=\\s*(?:[,.]|$))`,
  ).test(text);
}

/** "Calm piano for studying", "soft harp, very slow": nothing else is named as the music. */
function isTheMusic(text: string, { words, part }: Instrument): boolean {
  if (part === 'bass' || /\bdrums?\b(?<!\b(?:no|without)\s+drums?)|\bbeats?\b/.test(text)) return false;
  const name = words.source.replaceAll('\\b', '');
  return new RegExp(
    `^\\s*(?:an?\\s+|some\\s+)?(?:(?!with\\b|and\\b|featuring\\b|on\\b|for\\b|songs?\\b)[\\w-]+[,\\s]\\s*){0,4}?(?:${name})(?:\\s+(?:music|piece|tune|melody|instrumental|track|ballad|study))?\\s*(?:$|[,.;]|\\b(?:for|to|at|in|about|while|during|without|no)\\b)`,
  ).test(text);
}

/** It plays the tune, and the chords too where it has several voices. */
function leads(leader: Instrument, seats: Map<Part, Instrument>): void {
  const hasChords = /^(?:chords|arp)$/.test(leader.part);
  seats.clear();
  seats.set('lead', leader);
  if (hasChords) seats.set('chords', leader);
}

const FOR = /\bfor\s+((?:[\p{L}-]{1,30}(?:,\s*|\s+|$)){1,8})/gu;

/** "A waltz for violin and cello": nothing but instruments follows, up to a comma behind which nobody plays. */
function isWrittenFor(text: string): boolean {
  return [...text.matchAll(FOR)].some(([, words = '']) => {
    const [all = ''] = words.split(/\s(?:in|at|about|with|that)\s/, 1);
    const parts = all.split(',');
    const end = parts.findLastIndex(
      (part) => named(part).length > 0 || /\b(?:drums?|percussion|bass)\b/.test(part),
    );
    const clause = parts.slice(0, end + 1).join(',');
    const players = named(clause);
    let rest = clause;
    for (const { words: name } of players) rest = rest.replace(name, ' ');
    return players.length > 0 && /^(?:\s|,|\b(?:and|an?|the|two|three|four|solo)\b)*$/.test(rest);
  });
}

/** "A violin and cello duet", "duo of flutes": those who are named before or after the word, and nobody else. */
function isDuetOf(text: string): boolean {
  const said = /\b(?:duets?|duos?)\b((?:\s+(?:of|for|between|from)\s+[^,.;:]*)?)/.exec(text);
  if (!said) return false;
  const [, after = ''] = said;
  const before =
    text
      .slice(0, said.index)
      .split(/[,.;:]/)
      .at(-1) ?? '';
  return [before.split(/\b(?:with|over|and then)\b/).at(-1) ?? '', after].some(
    (words) => named(words).length > 0,
  );
}

/** The words after "only", with the parts behind commas that name players, too: "only guitar, bass and drums". */
function rhythmAlone(text: string): ReadonlySet<Part> {
  const list = (/\b(?:only|just|nothing but)\s+([^.;]*)/.exec(text)?.[1] ?? '').split(',');
  const end = list.findIndex(
    (words, index) => index > 0 && !/\b(?:drums?|percussion|bass)\b/.test(words) && named(words).length === 0,
  );
  const clause = list.slice(0, end < 0 ? list.length : end).join(' ');
  const parts = new Set<Part>();
  if (/\b(?:drums?|percussion)\b/.test(clause)) parts.add('drums');
  if (/\bbass\b/.test(clause)) parts.add('bass');
  return parts;
}

function seated(
  asked: readonly Instrument[],
  style: GenreStyle,
): { readonly seats: Map<Part, Instrument>; readonly unseated: readonly Instrument[] } {
  const seats = new Map<Part, Instrument>();
  const unseated: Instrument[] = [];
  for (const instrument of asked) {
    const { part } = instrument;
    const own = part === 'arp' && !style.arp ? 'chords' : part;
    const free = [own, ...(part === 'bass' ? [] : OTHER_PARTS)].find((one) => !seats.has(one));
    if (free) seats.set(free, ofGenre(instrument, style));
    else unseated.push(instrument);
  }
  return { seats, unseated };
}

/** A plain "guitar" is the one of the genre: distorted in metal, strummed in folk. */
function ofGenre(instrument: Instrument, style: GenreStyle): Instrument {
  if (instrument.name !== 'guitar') return instrument;
  const programs = [style.chords.programs, style.lead, style.arp?.programs ?? []].flat();
  const own = programs.find((program) => isOfFamily(instrument, program));
  return own === undefined ? instrument : { ...instrument, program: own };
}

const UNPLUGGED = /\bacoustic(?! guitars?\b)|\bunplugged\b/;
/** First and last programs of what needs a socket: pianos, organs but for the church's, guitars, basses, synthesizers. */
const ELECTRIC: readonly (readonly [first: number, last: number])[] = [
  [4, 5],
  [16, 18],
  [26, 31],
  [33, 39],
  [50, 51],
  [80, 103],
];
const isElectric = (program: number): boolean =>
  ELECTRIC.some(([first, last]) => program >= first && program <= last);

/** Asked for beside a group, which has no seat for them. */
const soloists = (asked: readonly Instrument[], group: ReadonlyMap<Part, Instrument>): Instrument[] =>
  asked.filter(
    (one) => ![...group.values()].some(({ name, program }) => name === one.name || isOfFamily(one, program)),
  );

/** Tune and chords are played by those who are there. */
function fillFrom(asked: readonly Instrument[], seats: Map<Part, Instrument>): void {
  const [first] = asked;
  const last = asked.at(-1);
  if (first && !seats.has('lead')) seats.set('lead', first);
  if (last && !seats.has('chords')) seats.set('chords', last);
}
