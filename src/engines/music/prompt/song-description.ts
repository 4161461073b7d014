import type { Random } from '../../random.ts';
import type { MusicalKey, Shade } from '../composition/theory.ts';
import otherGenres from '../data/other-genres.json';
import tempoWords from '../data/tempo-words.json';
import type { GenreStyle } from '../styles/genre-style.ts';
import { GENRE_STYLES } from '../styles/genre-styles.ts';
import { GENRES, type Genre } from '../styles/genres.ts';
import { type Ensemble, ensembleOf } from './ensemble.ts';
import { genreHint } from './genre-hints.ts';
import type { Instrument } from './instruments.ts';
import { MOODS, type Mood } from './moods.ts';
import { partsOf } from './music-part.ts';
import { type Percussion, percussionIn } from './percussion.ts';
import type { SongShape } from './song-shape.ts';
import { VINYL, WALKING } from './sounds.ts';
import { keyOf, shadeOf } from './tonality.ts';

/** The musical parameters that a prompt asks for. */
export interface SongDescription {
  readonly genre: Genre;
  readonly style: GenreStyle;
  readonly moods: readonly Mood[];
  readonly shade: Shade;
  readonly key: MusicalKey;
  readonly tempo: number;
  /** The prompt named the beats per minute, so they are kept exactly. */
  readonly tempoGiven: boolean;
  readonly instruments: readonly Instrument[];
  readonly ensemble: Ensemble;
  readonly drumless: boolean;
  /** The genre is not named in the request; undefined when it is. */
  readonly guessed: 'subject' | 'chance' | undefined;
  /** The genre that was asked for, where this one is only near it. */
  readonly standsFor: string | undefined;
  /** The prompt itself says that nobody sings, or that somebody does. */
  readonly singing: boolean | undefined;
  /** The course that the song should take. */
  readonly shape: SongShape;
  readonly percussion: Percussion;
  /** Without what it denies. */
  readonly said: string;
}

interface SongPrompt {
  readonly prompt: string;
  readonly genre?: string | undefined;
  readonly shape?: SongShape;
}

export function parseSongPrompt(request: SongPrompt, random: Random): SongDescription {
  const text = request.prompt.toLowerCase();
  const { genre, guessed, standsFor } = findGenre(text, request.genre, random);
  const usual = GENRE_STYLES[genre.id];
  if (!usual) throw new RangeError(`no style for genre ${genre.id}`);
  const style = playedAs(text, request.shape ?? {}, IN_THREE.test(text) ? inThree(usual) : usual);
  const wanted = text.replace(DENIED, ' ');
  const moods = MOODS.filter((mood) => mood.words.test(wanted));
  const shade = shadeOf(text, moods, { genre, style });
  const given = /\b(\d{2,3}) ?bpm\b/.exec(text)?.[1];
  const ensemble = ensembleOf(text, style);
  const tempoGiven = given !== undefined && Number(given) >= 40 && Number(given) <= 220;
  return {
    genre,
    style,
    moods,
    shade,
    key: keyOf(request.prompt, style.modes[shade], random),
    tempo: tempoGiven ? Number(given) : (wordTempo(text, random) ?? tempoOf(wanted, genre, moods, random)),
    tempoGiven,
    guessed,
    standsFor,
    instruments: [...new Set([...ensemble.seats.values(), ...ensemble.unseated])],
    ensemble,
    drumless:
      (ensemble.only && !ensemble.rhythm.has('drums')) ||
      ensemble.isUnwanted('drums', 0) ||
      /\b(no|without( any)?|drumless|minus) (drums?|percussion|beats?)\b|\bdrumless\b|\bsolo (piano|guitar|harp|violin|cello)\b|\b(piano|guitar|harp) solo piece\b/.test(
        text,
      ),
    // Drums and bass alone have no singer.
    singing:
      singingOf(ensemble.isDuet ? text.replace(/\bduets?\b/g, ' ') : text) ??
      (isUnsung(text, ensemble)
        ? false
        : (guessed !== undefined || !WORDLESS.test(genre.id)) && /\bsongs?\b/.test(text)
          ? true
          : undefined),
    shape: !ensemble.only && SOLO.test(text) ? { ...request.shape, solo: 'solo' } : (request.shape ?? {}),
    percussion: percussionIn(text),
    said: wanted,
  };
}

/** Even their songs have no words, unless somebody asks for a voice. */
const WORDLESS =
  /^(?:ambient|classical|cinematic|lofi|techno|trance|drum-and-bass|dubstep|chiptune|synthwave)$/;

/** "With a saxophone solo"; a "solo piano" is alone. */
const SOLO = /[\p{L}-]\s+solos?\b(?!\s+piece)/u;

/** A genre with a wish for its sound: a walking bass, or the crackle of a record. */
function playedAs(text: string, shape: SongShape, style: GenreStyle): GenreStyle {
  const isWalking = style.meter === 4 && WALKING.test(text);
  const { vinyl, dynamicRange } = style.mix;
  return {
    ...style,
    ...(isWalking && { bass: { ...style.bass, verse: 'walk', chorus: 'walkUp' } }),
    mix: {
      ...style.mix,
      vinyl: VINYL.test(text) ? Math.max(0.6, vinyl) : vinyl,
      dynamicRange: shape.growing === undefined ? dynamicRange : Math.max(2.6, dynamicRange),
    },
  };
}

/** "Not too sad or slow": what the song is not like. */
const DENIED =
  /\b(?:not|never|nothing|isn['’]t|aren['’]t|without (?:being|getting|becoming|sounding))\s(?!only\b|just\b)(?:(?:too|so|very|overly|really|that|all|an?|be|being|get|getting|sound|sounding)\s){0,3}[\p{L}-]{1,40}(?:\s(?:or|nor)\s(?:(?:too|so|very)\s)?[\p{L}-]{1,40}){0,4}/gu;

const IN_THREE =
  /\bwaltz(?:es)?\b|(?<!\d)3\s?\/\s?4(?!\d)|\b(?:three[- ]four|triple) (?:time|met(?:er|re))\b/;

/** Any genre with the figures of a waltz. */
function inThree(style: GenreStyle): GenreStyle {
  if (style.meter === 3) return style;
  return {
    ...style,
    meter: 3,
    groove: style.groove === 'none' ? 'none' : 'waltz',
    bass: { ...style.bass, verse: 'waltz', chorus: 'waltz' },
    chords: { ...style.chords, verse: 'waltz', chorus: 'waltz' },
    ...(style.arp && { arp: { ...style.arp, verse: 'waltzBroken', chorus: 'waltzBroken' } }),
  };
}

/** A named genre wins, then the prompt's longest genre word, then what the prompt is about. */
function findGenre(
  text: string,
  named: string | undefined,
  random: Random,
): Pick<SongDescription, 'genre' | 'guessed' | 'standsFor'> {
  const asked = named && (exactGenre(named.toLowerCase().trim()) ?? mentionedGenre(named.toLowerCase()));
  if (asked) return { genre: asked, guessed: undefined, standsFor: undefined };
  // A song about a house need not be house.
  const { music } = partsOf(text.replace(CHILDREN_SING, ' ').replace(FIRST_DANCE, ' '));
  // "Swing for Christmas" is swing.
  const [before = ''] = music.split(/\sfor\s/);
  const mentioned =
    mentionedGenre(before) ??
    mentionedGenre(music) ??
    mentionedGenre(withoutThings(text.replace(FIRST_DANCE, ' ')));
  if (mentioned) return { genre: mentioned, guessed: undefined, standsFor: undefined };
  const other = otherGenre(`${named ?? ''} ${text}`.toLowerCase());
  if (other) return { genre: genreOf(other.genre), guessed: 'subject', standsFor: other.said };
  const hint = genreHint('song', text);
  return {
    genre: genreOf(hint ?? random.pick(suitable(text))),
    guessed: hint ? 'subject' : 'chance',
    standsFor: undefined,
  };
}

/** Names of genres that are things or people first. */
const ALSO_THINGS =
  /\b(?:house|rock|metal|soul|trap|country|swing|march|jungle|acid|liquid|dance|radio|roots|drill|score|movie|rag|western|reel|alternative|industrial|chamber)s?\b/g;

/** A song about a house is no house. */
function withoutThings(text: string): string {
  const at = text.search(/\babout\b/);
  if (at < 0) return text;
  const [clause = ''] = /^[^,;.]*/.exec(text.slice(at)) ?? [];
  return text.slice(0, at) + clause.replace(ALSO_THINGS, ' ') + text.slice(at + clause.length);
}

/** The dance of a wedding is no dance music. */
const FIRST_DANCE = /\b(?:first|wedding|opening|slow) dance\b/g;

/** Those who sing are no genre. */
const CHILDREN_SING = /\b(?:children['’]?s?|kids['’]?|boys['’]?|girls['’]?) (?:choirs?|chorus|voices?)\b/g;

/** Genres for a prompt that names nothing but a mood. */
function suitable(text: string): readonly string[] {
  const wanted = text.replace(DENIED, ' ');
  const pace = MOODS.reduce((sum, mood) => sum + (mood.words.test(wanted) ? mood.pace : 0), 0);
  if (pace < 0) return ['folk', 'soul', 'indie'];
  return pace > 0 ? ['pop', 'pop', 'indie', 'electronic'] : ['pop', 'pop', 'indie', 'folk', 'soul'];
}

const OTHER_GENRES = Object.entries(otherGenres).map(([genre, names]) => ({
  genre,
  names: new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u'),
}));

function otherGenre(text: string): { readonly genre: string; readonly said: string } | undefined {
  for (const { genre, names } of OTHER_GENRES) {
    const [said] = names.exec(text) ?? [];
    if (said !== undefined) return { genre, said };
  }
  return undefined;
}

const genreOf = (id: string): Genre => exactGenre(id) ?? failToFind(id);

export const TEMPO_WORDS = tempoWords.map(({ words, min, max }) => ({
  words: new RegExp(`\\b(?:${words.join('|')})\\b`),
  min,
  max,
}));

/** The tempo that a word such as "adagio" names. */
function wordTempo(text: string, random: Random): number | undefined {
  const found = TEMPO_WORDS.find(({ words }) => words.test(text));
  return found && random.between(found.min, found.max);
}

function failToFind(id: string): never {
  throw new RangeError(`no genre ${id}`);
}

function exactGenre(word: string): Genre | undefined {
  const plain = word.replace(/[\s_]+/g, '-');
  return GENRES.find(
    (genre) => genre.id === plain || genre.name.toLowerCase() === word || genre.aliases.includes(word),
  );
}

/** A genre's own name outweighs an alias: an "epic pop song" is pop. */
const OWN_NAME = 6;
const PHRASE = 4;

function mentionedGenre(text: string): Genre | undefined {
  const spaced = ` ${text.replace(/[^\p{L}\p{N}&'/-]+/gu, ' ')} `;
  let found: Genre | undefined;
  let highest = 0;
  for (const genre of GENRES) {
    const own = [genre.id, genre.id.replaceAll('-', ' '), genre.name.toLowerCase()];
    for (const word of [...own, ...genre.aliases]) {
      if (!spaced.includes(` ${word} `)) continue;
      const weight = word.length + (own.includes(word) ? OWN_NAME : /[ -]/.test(word) ? PHRASE : 0);
      if (weight <= highest) continue;
      found = genre;
      highest = weight;
    }
  }
  return found;
}

const SLOW = /\bslow(?:ly|er)?\b|\bballads?\b/;
/** Genres that are slow by themselves do not come to a stop. */
const SLOWEST = 62;
const FASTEST = 206;
const FAST = /\b(?:fast(?:er)?|quick|speedy)\b/;

/** The words themselves ask for more than the genre's usual tempo: a slow jazz is slower than any usual jazz. */
function tempoOf(text: string, genre: Genre, moods: readonly Mood[], random: Random): number {
  const { min, max } = genre.tempo;
  if (SLOW.test(text)) return Math.max(min * random.between(0.66, 0.76), Math.min(min * 0.9, SLOWEST));
  const lean = moods.reduce((sum, mood) => sum + mood.pace, 0);
  const place = 0.5 + 0.5 * lean + random.between(-0.15, 0.15);
  // Faster than the genre usually is, also where its tempos are all alike.
  if (FAST.test(text)) return Math.min(FASTEST, max * random.between(1.06, 1.16));
  return min + (max - min) * Math.min(1.15, Math.max(-0.2, place));
}

/** A beat is made for others to sing to, unless its words are asked for too. */
const isBeat = (text: string): boolean =>
  !/\b(?:song|about|rap|rapper|verses?)\b/.test(text) && /\bbeats?\b/.test(text.split(/\bfor\b/, 1)[0] ?? '');

/** "A violin piece", "piece for piano" */
const isPiece = (text: string): boolean =>
  /\bpieces?\b/.test(text) && !/\b(?:song|about|choir|choral|voices?)\b/.test(text);

const BACKGROUND =
  /\bbackground (?:music|track|loop|for|to)\b|\b(?:for|in) the background\b|^background\b|\bwaiting (?:loop|music)\b|\bhold music\b/;

const isUnsung = (text: string, { only, seats, isDuet, isUnwanted }: Ensemble): boolean =>
  isDuet ||
  BACKGROUND.test(text) ||
  (only && seats.size === 0) ||
  isUnwanted('lead', -1) ||
  isBeat(text) ||
  isPiece(text);

function singingOf(text: string): boolean | undefined {
  if (
    /\b(instrumental|no (vocals?|singing|singer|voice|lyrics|words)|without (vocals?|singing|a singer|voice|lyrics|words))\b/.test(
      text,
    )
  )
    return false;
  if (
    /\b(?:song|polka|march|tango|waltz|jingle|carol|hymn)\b.*\babout\b|\bjingle for\b|\b(?:birthday|love|farewell|goodbye|thank[- ]you|kids['’]?|children['’]s) song\b/.test(
      text,
    )
  )
    return true;
  if (
    /\b(vocals?|sung|singer|singing(?! bowls?)|lyrics|duet|vocalist|choir singing|a[ -]?cappella|(?:whisper\w*|female|male|man['’]s|woman['’]s|robot|deep|soft|raspy|child['’]s|children['’]s) voices?)\b/.test(
      text,
    )
  )
    return true;
  return undefined;
}
