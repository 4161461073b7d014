import * as v from 'valibot';
import { lower, number, pattern, table, text, words } from './parts.ts';

const formulaInput = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  label: text,
  value: v.optional(number),
  date: v.optional(text),
  min: v.optional(number),
  max: v.optional(number),
});
const formulaResult = v.strictObject({ label: text, formula: text, digits: v.optional(number) });

export const builderSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'builder/data/asking-words.json': words,
  'builder/data/behaviour-verbs.json': v.strictObject({ only: words, 'also nouns': words }),
  'builder/data/choices.json': v.strictObject({ names: words, values: words }),
  'builder/data/cities.json': v.array(v.strictObject({ name: text, celsius: number, look: lower })),
  'builder/data/formulas.json': v.array(
    v.strictObject({
      subject: pattern,
      alone: v.optional(pattern),
      title: text,
      also: lower,
      inputs: v.array(formulaInput),
      results: v.array(formulaResult),
      imperial: v.optional(
        v.strictObject({ inputs: v.array(formulaInput), results: v.array(formulaResult) }),
      ),
      note: v.optional(text),
    }),
  ),
  'builder/data/units.json': v.array(
    v.strictObject({
      name: text,
      words: pattern,
      units: v.array(v.strictObject({ name: text, words: pattern, size: number, zero: v.optional(number) })),
    }),
  ),
  'builder/data/landing.json': v.strictObject({
    action: text,
    about: text,
    features: v.array(v.strictObject({ icon: text, name: text, text })),
    questions: v.array(v.strictObject({ question: text, answer: text })),
    sections: v.array(
      v.strictObject({
        words: pattern,
        name: text,
        lines: v.optional(v.array(text)),
        pictures: v.optional(v.array(text)),
        email: v.optional(text),
        of: v.optional(v.picklist(['offers', 'times', 'classes', 'pictures'])),
      }),
    ),
    tagline: text,
  }),
  'builder/data/trades.json': v.array(
    v.strictObject({
      words: pattern,
      about: text,
      features: v.pipe(v.array(v.pipe(text, v.regex(/^[^|]+\|[^|]+$/))), v.length(3)),
      offers: v.optional(v.array(text)),
      times: v.optional(v.array(text)),
      classes: v.optional(v.array(text)),
      pictures: v.pipe(v.array(text), v.length(6)),
    }),
  ),
  'builder/data/chances.json': v.array(
    v.strictObject({ words: pattern, title: text, action: text, texts: v.array(text) }),
  ),
  'builder/data/dashboards.json': v.strictObject({
    topics: v.array(
      v.strictObject({
        words: pattern,
        figures: v.pipe(v.array(text), v.length(4)),
        share: v.optional(text),
      }),
    ),
    kinds: v.array(
      v.strictObject({
        words: pattern,
        base: number,
        before: v.optional(text),
        after: v.optional(text),
        swing: v.optional(number),
        most: v.optional(number),
      }),
    ),
    lessIsBetter: pattern,
    parts: v.record(pattern, v.array(text)),
  }),
  'builder/data/games.json': v.strictObject({ wordle: v.record(v.string(), text) }),
  'builder/data/tools.json': v.strictObject({ zones: v.record(lower, text) }),
  'builder/data/pages.json': v.strictObject({
    kinds: v.array(v.strictObject({ kind: lower, words: v.array(pattern), title: text, also: lower })),
    records: v.array(pattern),
    refused: v.array(
      v.strictObject({ nearest: v.optional(text), isWork: v.optional(v.literal(true)), words: v.array(pattern) }),
    ),
  }),
  'builder/data/play.json': v.strictObject({
    symbols: v.record(pattern, text),
    words: v.record(v.string(), text),
    cards: v.record(lower, text),
    sentences: v.array(text),
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
