import * as v from 'valibot';
import { count, identifier, kebab, lower, pattern, text, words } from './parts.ts';

const task = v.strictObject({
  id: kebab,
  summary: v.pipe(text, v.endsWith('.')),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+$/)),
  phrases: v.pipe(v.array(v.pipe(lower, v.regex(/^[a-z0-9 |]+$/))), v.nonEmpty()),
  also: v.optional(lower),
  unless: v.optional(lower),
  isFuller: v.optional(v.literal(true)),
  does: v.optional(v.pipe(lower, v.regex(/^[a-z0-9 |>,;@-]+$/))),
  languages: v.optional(words),
  renames: v.optional(v.array(pattern)),
  bounds: v.optional(v.array(v.strictObject({ name: lower, min: count, max: count }))),
});

const lines = v.pipe(v.array(text), v.nonEmpty());

const docker = v.strictObject({
  build: v.optional(lines),
  staged: v.optional(lines),
  stagedFile: v.optional(text),
  run: lines,
  user: v.optional(lines),
  port: count,
  command: v.optional(lines),
  file: v.optional(lower),
  probe: v.optional(text),
  told: v.optional(v.pipe(text, v.startsWith('# '))),
  frameworks: v.optional(v.record(lower, v.strictObject({ port: v.optional(count), command: lines }))),
});

const workflow = v.strictObject({
  setup: text,
  input: kebab,
  standard: v.optional(lower),
  with: v.array(text),
  install: v.array(text),
  test: text,
  lint: v.optional(text),
  build: v.optional(text),
});

export const codeSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'code/data/action-words.json': words,
  'code/data/ambiguous-language-names.json': words,
  'code/data/quiz-questions.json': v.record(v.string(), v.array(v.tuple([v.string(), v.string()]))),
  'code/data/compose-services.json': v.array(
    v.strictObject({
      names: words,
      id: kebab,
      image: text,
      environment: v.array(text),
      port: v.pipe(v.string(), v.regex(/^\d+:\d+$/)),
      data: v.optional(text),
      health: v.optional(text),
      address: v.optional(text),
      isClient: v.optional(v.literal(true)),
    }),
  ),
  'code/data/project-stacks.json': v.array(
    v.strictObject({
      id: kebab,
      names: v.pipe(v.array(lower), v.nonEmpty()),
      version: v.string(),
      docker: v.optional(docker),
      workflow: v.optional(workflow),
      ignore: v.pipe(v.array(text), v.nonEmpty()),
    }),
  ),
  'code/data/page-items.json': v.record(v.string(), v.string()),
  'code/data/style-parts.json': v.strictObject({
    kinds: v.record(
      v.string(),
      v.strictObject({
        words: text,
        example: text,
        examples: v.optional(v.record(text, text)),
        rules: text,
        parts: v.record(text, text),
      }),
    ),
    any: v.record(text, text),
  }),
  'code/data/page-kinds.json': v.record(v.string(), v.string()),
  'code/data/record-models.json': v.record(v.string(), v.string()),
  'code/data/table-models.json': v.strictObject({
    tables: v.record(
      v.pipe(v.string(), v.regex(/^[a-z_]+(?:=[a-z_|]+)?(?:,[a-z_]+(?:=[a-z_|]+)?)*$/)),
      v.pipe(
        v.string(),
        v.regex(/^>?[a-z_|]+[?!#%]*(?:[-+][a-z_|]+)*(?: >?[a-z_|]+[?!#%]*(?:[-+][a-z_|]+)*)*$/),
      ),
    ),
    samples: v.record(lower, v.pipe(text, v.regex(/^[^|]+(?:\|[^|]+){2,}$/))),
  }),
  'code/data/field-kinds.json': v.record(identifier, words),
  'code/data/formulas.json': v.array(v.array(v.string())),
  'code/data/units.json': v.record(v.string(), v.tuple([v.string(), v.number(), v.string()])),
  'code/data/known-enums.json': v.array(
    v.strictObject({ says: pattern, name: text, members: text, symbols: v.optional(text) }),
  ),
  'code/data/known-patterns.json': v.array(
    v.strictObject({
      name: text,
      said: words,
      pattern,
      good: v.pipe(v.array(text), v.minLength(1)),
      bad: text,
      trap: v.optional(text),
    }),
  ),
  'code/data/filler-words.json': words,
  'code/data/idle-words.json': v.strictObject({
    phrases: v.array(pattern),
    grammar: words,
    asking: words,
    modifiers: v.array(pattern),
    after: words,
    settings: v.array(pattern),
  }),
  'code/data/leading-language-names.json': words,
  'code/data/met-words.json': v.array(v.strictObject({ words, pattern, always: v.array(lower) })),
  'code/data/same-words.json': v.array(words),
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
    [
      'arrays',
      'basics',
      'classics',
      'compiled',
      'computing',
      'containers',
      'everyday',
      'games',
      'helpers',
      'daily',
      'designs',
      'devices',
      'gems',
      'managed',
      'native',
      'numbers',
      'options',
      'outlines',
      'processes',
      'programs',
      'puzzles',
      'routines',
      'script',
      'shell',
      'sites',
      'small',
      'sql',
      'strings',
      'structures',
      'system',
      'toolbox',
      'web',
      'workbench',
    ].map((group) => [`code/data/tasks/${group}.json`, v.array(task)]),
  ),
};
