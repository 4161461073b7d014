import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DRUMS } from '../../src/engines/music/composition/drum-kit.ts';

const ENGINES = fileURLToPath(new URL('../../src/engines/', import.meta.url));

const text = v.pipe(v.string(), v.nonEmpty(), v.trim());
const lower = v.pipe(text, v.regex(/^\P{Lu}+$/u));
const words = v.pipe(
  v.array(lower),
  v.nonEmpty(),
  v.check((list) => new Set(list).size === list.length, 'a word is there twice'),
);
const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const program = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(127));
const programs = v.array(program);
const shade = v.picklist(['bright', 'dark']);
const identifier = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/));
const kebab = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const pattern = v.pipe(
  text,
  v.check((source) => new RegExp(source) instanceof RegExp, 'not a regular expression'),
);
const table = <T extends v.GenericSchema>(value: T) => v.record(text, value);
const both = <T extends v.GenericSchema>(value: T) => v.strictObject({ bright: value, dark: value });

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
const passage = v.strictObject({ id: kebab, asks: v.pipe(v.array(text), v.nonEmpty()), text });
const fraction = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?(?:\/\d+)?$/));
const task = v.strictObject({
  id: kebab,
  summary: v.pipe(text, v.endsWith('.')),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+$/)),
  phrases: v.pipe(v.array(v.pipe(lower, v.regex(/^[a-z0-9 |]+$/))), v.nonEmpty()),
  also: v.optional(lower),
  unless: v.optional(lower),
  languages: v.optional(words),
  bounds: v.optional(v.array(v.strictObject({ name: lower, min: count, max: count }))),
});

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  'data/filler-words.json': words,
  'music/data/place-name-starts.json': words,
  'music/data/tempo-words.json': v.array(v.strictObject({ words: v.array(pattern), min: count, max: count })),
  'music/data/chord-qualities.json': v.record(
    v.string(),
    v.strictObject({ major: v.array(count), minor: v.array(count) }),
  ),
  'music/data/genre-hints.json': v.strictObject({ song: hints, scene: hints }),
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
  'music/data/instruments.json': v.array(
    v.strictObject({
      name: lower,
      words: pattern,
      program,
      part: v.picklist(['bass', 'chords', 'pad', 'arp', 'lead', 'counter']),
    }),
  ),
  'music/data/irregular-syllables.json': table(v.pipe(count, v.minValue(1))),
  'music/data/lyrics.json': v.strictObject({
    rhymes: v.array(both(v.pipe(v.array(text), v.minLength(4)))),
    openings: both(v.array(v.pipe(text, v.includes('{}')))),
    hooks: both(v.array(v.pipe(text, v.includes('{}')))),
    hooksByGenre: table(v.array(v.pipe(text, v.includes('{}')))),
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
  'music/data/topic-stop-words.json': v.strictObject({ music: words, function: words }),
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
  'text/data/exit-statuses.json': v.array(
    v.strictObject({ status: v.pipe(v.string(), v.digits()), meaning: text }),
  ),
  'text/data/knowledge.json': v.strictObject({
    commandLine: v.array(passage),
    service: v.array(passage),
    modules: v.array(passage),
  }),
  'text/data/letters.json': table(v.strictObject({ subject: text, body: v.array(text) })),
  'text/data/outlines.json': table(
    v.strictObject({
      name: text,
      sections: v.array(v.strictObject({ title: text, points: v.pipe(v.array(text), v.nonEmpty()) })),
    }),
  ),
  'text/data/small-talk.json': v.strictObject({
    replies: table(v.pipe(v.array(text), v.nonEmpty())),
  }),
  'text/data/error-messages.json': v.array(
    v.strictObject({ says: v.pipe(v.array(text), v.nonEmpty()), means: text, fix: text }),
  ),
  'text/data/haiku.json': v.strictObject({
    openings: v.record(v.pipe(v.string(), v.digits()), v.array(text)),
    middles: v.array(text),
    closings: v.array(text),
  }),
  'text/data/ideas.json': v.strictObject({
    ideas: v.array(v.strictObject({ names: v.pipe(v.array(lower), v.nonEmpty()), text })),
    differences: v.array(v.strictObject({ names: v.pipe(v.array(lower), v.length(2)), text })),
  }),
  'text/data/places.json': v.record(lower, text),
  'text/data/recipes.json': v.array(
    v.strictObject({
      tool: v.picklist(['git', 'shell', 'docker', 'regex']),
      task: text,
      asks: v.array(text),
      run: text,
      note: v.optional(text),
      /** False: it needs a network, a person or a service, so that it is not run when recipes are checked. */
      runs: v.optional(v.literal(false)),
      matches: v.optional(v.array(v.string())),
      rejects: v.optional(v.array(v.string())),
    }),
  ),
  'text/data/sentiment.json': v.strictObject({
    positive: v.array(lower),
    negative: v.array(lower),
    negations: v.array(lower),
    stronger: v.array(lower),
  }),
  'text/data/stop-words.json': words,
  'text/data/units.json': v.record(
    lower,
    v.array(
      v.strictObject({ symbol: text, factor: fraction, offset: v.optional(fraction), names: v.array(text) }),
    ),
  ),
  'code/data/ambiguous-language-names.json': words,
  'code/data/filler-words.json': words,
  'code/data/leading-language-names.json': words,
  'code/data/met-words.json': v.array(v.strictObject({ words, pattern, always: v.array(lower) })),
  'code/data/languages.json': v.array(
    v.strictObject({
      id: lower,
      name: text,
      extensions: v.pipe(v.array(lower), v.nonEmpty()),
      aliases: v.array(lower),
      comment: v.strictObject({ open: text, close: v.optional(text) }),
    }),
  ),
  'code/data/node-roles.json': v.record(identifier, words),
  ...Object.fromEntries(
    ['arrays', 'basics', 'numbers', 'puzzles', 'shell', 'sql', 'strings', 'structures', 'system', 'web'].map(
      (group) => [`code/data/tasks/${group}.json`, v.array(task)],
    ),
  ),
  'builder/data/choices.json': v.strictObject({ names: words, values: words }),
  'builder/data/cities.json': v.array(v.strictObject({ name: text, celsius: number, look: lower })),
  'builder/data/landing.json': v.strictObject({
    action: text,
    about: text,
    features: v.array(v.strictObject({ icon: text, name: text, text })),
    questions: v.array(v.strictObject({ question: text, answer: text })),
    tagline: text,
  }),
  'builder/data/pages.json': v.strictObject({
    kinds: v.array(v.strictObject({ kind: lower, words: v.array(pattern), title: text, also: lower })),
    records: v.array(pattern),
    refused: v.array(pattern),
  }),
  'builder/data/quiz.json': v.array(
    v.strictObject({
      words: v.array(pattern),
      needs: v.optional(v.array(pattern)),
      ask: v.optional(v.pipe(text, v.includes('{}'))),
      pairs: v.optional(v.array(v.tuple([text, text]))),
      questions: v.optional(
        v.array(v.strictObject({ question: text, answers: v.pipe(v.array(text), v.length(4)) })),
      ),
      arithmetic: v.optional(v.boolean()),
    }),
  ),
  'builder/data/discussion.json': v.strictObject({ topics: table(text), endpoints: text, schema: text }),
  'builder/data/entities.json': v.record(lower, text),
  'builder/data/entity-owners.json': v.record(lower, words),
  'builder/data/nouns.json': v.strictObject({ irregular: v.record(lower, lower), uncountable: words }),
};

const FILES = ['', 'music', 'text', 'code', 'builder'].flatMap((engine) =>
  readdirSync(join(ENGINES, engine, 'data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(engine, 'data', file)),
);

test('every data file has a schema, and every schema a file', () => {
  expect(FILES.toSorted()).toEqual(Object.keys(SCHEMAS).toSorted());
});

test.each(Object.entries(SCHEMAS))('%s has its shape', (file, schema) => {
  const { issues = [] } = v.safeParse(schema, JSON.parse(readFileSync(join(ENGINES, file), 'utf8')));
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
});
