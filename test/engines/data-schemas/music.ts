import * as v from 'valibot';
import { DRUMS } from '../../../src/engines/music/composition/drum-kit.ts';
import {
  both,
  count,
  identifier,
  kebab,
  lower,
  number,
  pattern,
  program,
  programs,
  shade,
  share,
  table,
  text,
  words,
} from './parts.ts';

/** A bar of four quarters, or of three. */
const bar = v.pipe(v.string(), v.regex(/^(?:.{12}|.{16})$/));
const drums = v.record(v.picklist(Object.keys(DRUMS)), v.pipe(v.string(), v.regex(/^[Xxo.]{12,16}$/)));
const part = v.strictObject({ programs, verse: identifier, chorus: identifier });
const numeral = v.pipe(v.string(), v.regex(/^(?:[b#]?[ivIV]+\w*[, ]?)+$/));
const progressions = v.strictObject({
  verse: v.array(numeral),
  chorus: v.array(numeral),
  bridge: v.array(numeral),
});
const hints = v.array(v.strictObject({ genre: kebab, words: v.array(pattern) }));
const oscillator = v.strictObject({
  shape: v.picklist(['saw', 'pulse', 'triangle', 'sine']),
  unison: v.optional(count),
  spread: v.optional(number),
  cents: v.optional(number),
  octave: v.optional(v.pipe(number, v.integer())),
  level: v.optional(share),
  side: v.optional(v.pipe(number, v.minValue(-1), v.maxValue(1))),
  width: v.optional(share),
});
const patch = v.strictObject({
  oscillators: v.pipe(v.array(oscillator), v.nonEmpty()),
  ...Object.fromEntries(
    ['cutoff', 'opening', 'fall', 'resonance', 'attack', 'decay', 'sustain', 'release', 'level'].map(
      (name) => [name, v.pipe(number, v.minValue(0))] as const,
    ),
  ),
  wobbleBeats: v.optional(number),
  drop: v.optional(number),
});

/** Two lines of one rhyme each, and slots that the writer of lyrics knows. */
const line = v.pipe(text, v.regex(/^(?:[^{}]|\{(?:a|who|does|where|when|x|X|occasion|age)\})+$/));
const couplets = v.array(v.tuple([line, line]));
const choruses = v.pipe(v.array(v.tuple([line, line, line, line])), v.nonEmpty());
const storyBook = v.strictObject({ openings: couplets, told: couplets, free: couplets, choruses });
const thingBook = v.strictObject({ first: couplets, more: couplets, choruses });

const withTopic = v.array(v.pipe(text, v.includes('{}')));

export const musicSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'music/data/place-name-starts.json': words,
  'music/data/couplets.json': v.strictObject({
    story: storyBook,
    person: storyBook,
    deed: storyBook,
    bright: thingBook,
    dark: thingBook,
    lullaby: choruses,
    birthday: choruses,
    lists: v.array(v.strictObject({ name: pattern, lines: v.pipe(v.array(line), v.minLength(2)) })),
  }),
  'music/data/single-names.json': words,
  'music/data/tempo-words.json': v.array(v.strictObject({ words: v.array(pattern), min: count, max: count })),
  'music/data/chord-qualities.json': v.record(
    v.string(),
    v.strictObject({ major: v.array(count), minor: v.array(count) }),
  ),
  'music/data/genre-hints.json': v.strictObject({ song: hints, scene: hints }),
  'music/data/other-genres.json': v.record(kebab, words),
  'music/data/genre-styles.json': v.record(
    kebab,
    v.strictObject({
      modes: both(text),
      shade,
      meter: v.picklist([3, 4]),
      swing: v.strictObject({ amount: share, subdivision: v.picklist([8, 16]) }),
      harmony: identifier,
      groove: identifier,
      synths: v.optional(v.picklist(['analog', 'chip'])),
      bass: part,
      chords: part,
      arp: v.optional(part),
      pad: programs,
      lead: programs,
      counter: programs,
      mix: v.strictObject({
        reverb: share,
        sidechain: v.optional(share),
        vinyl: v.optional(share),
        drive: v.optional(share),
        drumDecibels: v.optional(number),
        dynamicRange: v.optional(number),
      }),
      keyLift: v.optional(v.pipe(number, v.integer())),
    }),
  ),
  'music/data/genres.json': v.array(
    v.strictObject({
      id: kebab,
      name: text,
      tempo: v.strictObject({ min: count, max: count }),
      description: text,
      instrumental: v.boolean(),
      aliases: words,
      voices: v.optional(lower),
      syllables: v.optional(v.picklist(['la', 'ah'])),
    }),
  ),
  'music/data/grooves.json': v.record(
    identifier,
    v.strictObject({
      kit: v.union([program, v.picklist(['machine', 'dusty', 'chip'])]),
      verse: drums,
      chorus: drums,
      fill: v.picklist(['toms', 'snare', 'machine', 'brush', 'hand', 'none']),
    }),
  ),
  'music/data/percussion.json': v.array(
    v.strictObject({
      name: lower,
      words: pattern,
      drum: v.picklist(Object.keys(DRUMS)),
      four: v.pipe(bar, v.length(16)),
      three: v.pipe(bar, v.length(12)),
    }),
  ),
  'music/data/instruments.json': v.array(
    v.strictObject({
      name: lower,
      words: pattern,
      program,
      part: v.picklist(['bass', 'chords', 'pad', 'arp', 'lead', 'counter']),
      family: v.optional(v.tuple([program, program])),
      like: v.optional(lower),
    }),
  ),
  'music/data/irregular-syllables.json': table(v.pipe(count, v.minValue(1))),
  'music/data/lyrics.json': v.strictObject({
    rhymes: v.array(both(v.pipe(v.array(text), v.minLength(4)))),
    openings: both(v.array(v.pipe(text, v.includes('{}')))),
    hooks: both(v.array(v.pipe(text, v.includes('{}')))),
    hooksByGenre: table(v.array(v.pipe(text, v.includes('{}')))),
    tender: v.strictObject({ openings: withTopic, hooks: withTopic }),
    grumble: v.strictObject({
      openings: withTopic,
      hooks: withTopic,
      rhymes: v.array(v.pipe(v.array(text), v.minLength(3))),
    }),
    deedOpenings: both(v.array(v.pipe(text, v.includes('{}')))),
    deedHooks: both(v.array(v.pipe(text, v.includes('{}')))),
    personHooks: both(v.array(v.pipe(text, v.includes('{}')))),
    personOpenings: both(v.array(v.pipe(text, v.includes('{}')))),
    refusalOpenings: both(v.array(v.pipe(text, v.includes('{}')))),
    hardWords: words,
    bareHooks: v.array(text),
    syllables: v.strictObject({ la: v.array(text), ah: v.array(text) }),
    titles: both(v.array(text)),
    titlePatterns: both(v.array(v.pipe(text, v.includes('{}')))),
  }),
  'music/data/modes.json': table(v.pipe(v.array(count), v.minLength(5))),
  'music/data/moods.json': v.array(
    v.strictObject({
      name: lower,
      words: v.array(pattern),
      shade: v.optional(shade),
      pace: number,
      energy: number,
    }),
  ),
  'music/data/motif-rhythms.json': v.record(
    v.picklist(['3', '4']),
    v.strictObject({ calm: v.array(bar), lively: v.array(bar), endings: v.array(bar) }),
  ),
  'music/data/patches.json': v.strictObject({
    analog: v.record(v.pipe(v.string(), v.digits()), patch),
    chip: v.record(v.picklist(['lead', 'counter', 'chords', 'bass']), patch),
  }),
  'music/data/progressions.json': v.record(identifier, both(progressions)),
  'music/data/rhythm-patterns.json': v.strictObject({
    chords: v.record(identifier, bar),
    bass: v.record(identifier, bar),
  }),
  'music/data/topic-stop-words.json': v.strictObject({
    music: words,
    function: words,
    verbs: words,
    nounsInIng: words,
    occasions: words,
    unheard: words,
    uses: words,
  }),
  'music/data/voices.json': v.array(
    v.strictObject({
      base: v.picklist(['slt', 'rms', 'awb', 'kal16']),
      gender: v.picklist(['female', 'male', 'neutral']),
      range: v.strictObject({ low: program, high: program }),
      origin: text,
      variants: v.array(
        v.strictObject({
          name: text,
          style: lower,
          formant: number,
          shift: v.pipe(number, v.integer()),
          vibrato: share,
          breath: share,
          pace: number,
          singers: v.optional(v.pipe(count, v.minValue(2))),
        }),
      ),
    }),
  ),
};
