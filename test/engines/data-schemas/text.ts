import * as v from 'valibot';
import { kebab, lower, pattern, table, text, words } from './parts.ts';

const passage = v.strictObject({ id: kebab, asks: v.pipe(v.array(text), v.nonEmpty()), text });
/** An empty pattern asks for nothing more. */
const maybe = v.union([v.literal(''), pattern]);
const fraction = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?(?:\/\d+)?$/));

/** Names parted by `|`. */
const named = v.pipe(v.string(), v.regex(/^[\p{Ll}\d/%' -]+(?:\|[\p{Ll}\d/%' -]+)*$/u));

/** Groups of words, one of each must be said; behind `;` the words that may stand beside them, `@` for those that compare. */
const told = v.record(
  v.pipe(v.string(), v.regex(/^[\p{Ll}\d|'.²-]+(?: [\p{Ll}\d|'.²-]+)*(?:;[\p{Ll}\d'. @-]*)?$/u)),
  text,
);

export const textSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'text/data/abbreviations.json': v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9/-]*$/)), text),
  'text/data/phrases.json': v.strictObject({
    languages: v.array(lower),
    /** The same phrase in all of the languages, or in the first of them. */
    phrases: v.array(
      v.strictObject({ says: v.array(lower), in: v.pipe(v.array(text), v.minLength(4), v.maxLength(13)) }),
    ),
  }),
  /** The names of an idea, and what it is. */
  'text/data/general-ideas.json': v.record(named, text),
  'text/data/terms.json': v.record(v.pipe(v.string(), v.regex(/^[^A-Z|]+(?:\|[^A-Z|]+)*$/)), text),
  /** By program: the ways to ask, parted by `|`; the command, and behind an empty line or `§` a note. */
  'text/data/tool-commands.json': v.record(
    v.pipe(v.string(), v.regex(/^[a-z]+$/)),
    v.record(v.pipe(v.string(), v.regex(/^[^|]+(?:\|[^|]+)*$/)), text),
  ),
  /** Groups of words, one of each is said; behind `;` what may stand beside them. Then the entries, parted by `|`. */
  'text/data/theme-lists.json': v.record(
    v.pipe(v.string(), v.regex(/^[a-z|-]+(?: [a-z|-]+)*(?:;[a-z -]+)?$/)),
    v.pipe(text, v.regex(/\|/)),
  ),
  /** Two words that are confused, and the rule. */
  'text/data/usage.json': v.record(v.pipe(v.string(), v.regex(/^[a-z' ]+\|[a-z' ]+$/)), text),
  'text/data/valued-ideas.json': v.array(
    v.strictObject({
      names: pattern,
      least: v.number(),
      most: v.number(),
      /** In the order of their bounds. */
      bands: v.array(v.strictObject({ below: v.number(), text })),
    }),
  ),
  /** The names of a trade, and what its questions ask about. */
  'text/data/interviews.json': v.array(
    v.strictObject({ role: pattern, trouble: text, task: text, topics: v.pipe(v.array(text), v.length(3)) }),
  ),
  'text/data/climates.json': v.array(
    v.strictObject({
      places: text,
      all: v.optional(text),
      winter: v.optional(text),
      spring: v.optional(text),
      summer: v.optional(text),
      autumn: v.optional(text),
    }),
  ),
  'text/data/etymology.json': v.record(lower, text),
  'text/data/stories.json': v.strictObject({
    wants: v.array(text),
    fears: v.array(text),
    lost: v.array(text),
    any: v.array(text),
    cannot: v.array(text),
  }),
  'text/data/example-sentences.json': v.record(lower, text),
  'text/data/exit-statuses.json': v.array(
    v.strictObject({ status: v.pipe(v.string(), v.digits()), meaning: text }),
  ),
  'text/data/knowledge.json': v.strictObject({
    commandLine: v.array(passage),
    service: v.array(passage),
    modules: v.array(passage),
  }),
  'text/data/letters.json': table(
    v.strictObject({
      subject: text,
      body: v.array(text),
      /** Before and behind the writer's own sentences. */
      lead: v.optional(v.string()),
      close: v.optional(text),
    }),
  ),
  'text/data/servers.json': table(
    v.strictObject({
      says: text,
      image: text,
      port: v.number(),
      env: v.optional(text),
      user: v.optional(text),
      db: v.optional(text),
      data: v.optional(text),
    }),
  ),
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
    v.strictObject({
      when: v.optional(pattern),
      says: v.pipe(v.array(text), v.nonEmpty()),
      means: text,
      fix: text,
      also: v.optional(v.array(v.tuple([pattern, text]))),
    }),
  ),
  'text/data/compounds.json': v.strictObject({
    elements: v.pipe(v.string(), v.regex(/^[A-Z][a-z]?(?: [A-Z][a-z]?)*$/)),
    names: v.record(lower, v.pipe(v.string(), v.regex(/^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+$/))),
  }),
  /** Names of units, the quantity, the factor to the unit of the formulas, and that unit; then names of results. */
  'text/data/formulas.json': v.strictObject({
    units: v.array(v.tuple([text, text, v.pipe(v.string(), v.decimal()), text])),
    formulas: v.array(v.tuple([text, text, text, text])),
  }),
  /** Words by their tone: k for kind, f for formal, v for vivid. */
  'text/data/synonyms.json': v.record(
    lower,
    v.pipe(v.string(), v.regex(/^[a-z]=[^|=]+(?:\|[a-z]=[^|=]+)*$/)),
  ),
  'text/data/haiku.json': v.array(
    v.strictObject({ about: lower, lines: v.pipe(v.array(text), v.length(3)) }),
  ),
  'text/data/quatrains.json': v.array(
    v.strictObject({ about: lower, lines: v.pipe(v.array(text), v.length(4)) }),
  ),
  'text/data/ideas.json': v.strictObject({
    ideas: v.array(
      v.strictObject({ names: v.pipe(v.array(lower), v.nonEmpty()), text, use: v.optional(text) }),
    ),
    /** `use` says when to take which; `alone` that the ideas of these names are others. */
    differences: v.array(
      v.strictObject({
        names: v.pipe(v.array(lower), v.length(2)),
        text,
        use: v.optional(text),
        alone: v.optional(v.literal(true)),
      }),
    ),
  }),
  'text/data/everyday.json': told,
  'text/data/facts.json': told,
  /** The subject and what troubles it, as patterns, the advice, and what makes it another question. */
  'text/data/advice.json': v.array(
    v.union([v.tuple([pattern, maybe, text]), v.tuple([pattern, maybe, text, pattern])]),
  ),
  /** The pattern of the occasion, the title, and sections of a heading with its points. */
  'text/data/checklists.json': v.array(
    v.tupleWithRest([pattern, text], v.pipe(v.array(text), v.minLength(2))),
  ),
  /** Each row: the words that name it, as a pattern, and the lines for it. */
  'text/data/composed-texts.json': v.strictObject({
    apology: v.strictObject({ many: v.array(v.string()), one: v.array(v.string()) }),
    thanks: v.strictObject({ thing: v.array(v.string()), deed: v.array(v.string()) }),
    repair: v.string(),
    invitation: v.string(),
    speeches: v.array(v.tuple([v.string(), v.string(), v.string(), v.string()])),
  }),
  'text/data/greetings.json': v.strictObject({
    occasions: v.array(v.tuple([text, text, text])),
    likes: v.array(v.tuple([text, text])),
  }),
  'text/data/plans.json': v.strictObject({
    likes: v.array(v.tuple([text, text, text])),
    packing: v.array(v.tupleWithRest([text, text], text)),
    seasons: v.array(v.tuple([text, text])),
    running: v.array(text),
    language: v.pipe(v.array(text), v.length(7)),
    skill: v.pipe(v.array(text), v.length(7)),
    fillers: v.array(text),
    lessons: v.array(v.pipe(v.array(text), v.length(9))),
    exam: v.array(text),
    rainy: v.pipe(v.array(text), v.length(8)),
    /** Shares of the time in percent. */
    hours: v.array(v.tuple([v.pipe(v.string(), v.digits()), text])),
  }),
  /** Sights of towns, the best known first, each behind the letter of its kind. */
  'text/data/sights.json': v.record(
    lower,
    v.pipe(v.string(), v.regex(/^[smwpfvke] [^|]+(?:\|[smwpfvke] [^|]+)+$/)),
  ),
  'text/data/idea-examples.json': v.strictObject({
    plain: v.record(lower, v.pipe(text, v.regex(/^(?:Think of|Imagine) /))),
    examples: v.record(lower, v.record(lower, text)),
  }),
  'text/data/rhymes.json': v.array(v.pipe(v.string(), v.regex(/^[a-z]+(?: [a-z]+)+$/))),
  'text/data/verbs.json': v.pipe(v.string(), v.regex(/^(?:[a-z]+ [a-z/]+ [a-z/]+(?:,|$))+$/)),
  /** Names, birth, death, and what a person is known for. */
  'text/data/people.json': v.strictObject({
    people: v.array(v.pipe(v.string(), v.regex(/^[^|]+\|(?:about )?\d[^|]*\|[^|]*\d[^|]*\|[^|]+\.$/))),
  }),
  /** Lines of a title, its maker, a year and a place; names of a thing and what is told of it. */
  'text/data/works.json': v.strictObject({
    wrote: text,
    painted: text,
    composed: text,
    invented: text,
    formulas: text,
    elements: text,
  }),
  /** Countries by their ISO code; each border once. */
  'text/data/borders.json': v.strictObject({
    borders: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}:[A-Z]{2}(?:,[A-Z]{2})*(?: |$))+$/)),
    alone: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}(?: |$))+$/)),
    /** They have no coast. */
    landlocked: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}(?: |$))+$/)),
    notes: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), text),
    /** People in millions, thousands of square kilometres. */
    sizes: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2} [\d.]+ \d+(?: |$))+$/)),
    /** Rivers in lower case, with the countries that they flow through or along, from the source to the mouth. */
    rivers: v.record(lower, v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}(?: |$))+$/))),
    groups: v.array(
      v.strictObject({ names: lower, name: text, of: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}(?: |$))+$/)) }),
    ),
  }),
  'text/data/reasons.json': v.array(v.strictObject({ asks: v.pipe(v.array(text), v.nonEmpty()), text })),
  /** A question for any language, and the answer of each language. */
  'text/data/idioms.json': v.array(
    v.strictObject({
      asks: v.pipe(v.array(lower), v.nonEmpty()),
      code: v.pipe(
        v.strictObject({
          python: v.optional(text),
          javascript: v.optional(text),
          go: v.optional(text),
          rust: v.optional(text),
          express: v.optional(text),
          flask: v.optional(text),
          pandas: v.optional(text),
          react: v.optional(text),
        }),
        v.check((code) => Object.keys(code).length > 0),
      ),
      /** For all languages, or for each its own. */
      note: v.optional(
        v.union([text, v.partial(v.strictObject({ python: text, javascript: text, go: text, rust: text }))]),
      ),
      /** A sample that the number of a question takes the place of. */
      number: v.optional(v.pipe(v.string(), v.digits())),
      field: v.optional(lower),
      /** Samples that an address, a file or a quoted text takes the place of. */
      slots: v.optional(v.partial(v.strictObject({ url: text, file: text, text }))),
    }),
  ),
  'text/data/properties.json': v.array(
    v.strictObject({
      text,
      /** Words that "which … are" may name. */
      kinds: v.optional(text),
      groups: v.pipe(
        v.array(v.strictObject({ is: text, asks: v.string(), names: v.pipe(v.array(lower), v.nonEmpty()) })),
        v.nonEmpty(),
      ),
    }),
  ),
  'text/data/opposites.json': v.record(lower, v.pipe(v.array(text), v.nonEmpty())),
  'text/data/places.json': v.record(lower, text),
  /** Words that say as much as "very" before the key. */
  'text/data/intensified.json': v.record(lower, v.pipe(v.array(text), v.nonEmpty())),
  /** Words of a subject that few other texts have. */
  'text/data/topics.json': v.record(text, text),
  'text/data/recipes.json': v.array(
    v.strictObject({
      tool: v.picklist([
        'git',
        'shell',
        'docker',
        'regex',
        'npm',
        'python',
        'kubernetes',
        'sql',
        'spreadsheet',
      ]),
      task: text,
      asks: v.array(text),
      run: text,
      note: v.optional(text),
      on: v.optional(
        v.strictObject({
          powershell: v.optional(text),
          cmd: v.optional(text),
          macos: v.optional(text),
          fish: v.optional(text),
        }),
      ),
      /** False: it needs a network, a person or a service, so that it is not run when recipes are checked. */
      runs: v.optional(v.literal(false)),
      /** Samples in `run` and `note` that values of a question take the place of. */
      values: v.optional(
        v.strictObject({
          number: v.optional(text),
          second: v.optional(text),
          folder: v.optional(text),
          table: v.optional(text),
          column: v.optional(text),
          renamed: v.optional(text),
          type: v.optional(text),
          size: v.optional(text),
          extension: v.optional(text),
          ending: v.optional(text),
          text: v.optional(text),
          to: v.optional(text),
        }),
      ),
    }),
  ),
  'text/data/recipe-words.json': v.strictObject({
    same: v.record(lower, words),
    light: words,
    ordinary: words,
    deeds: words,
    /** Usual names of the asker's things, though recipes use the same words. */
    names: words,
    /** Usual groups of users: "the sudo group" names one. */
    groups: words,
    /** Words that make another noun of the one before, and no name: image size. */
    compounds: words,
  }),
  'text/data/qualifiers.json': v.array(
    v.strictObject({
      asked: pattern,
      met: text,
      options: v.optional(v.record(pattern, v.string())),
      /** Behind the command, where it has no such option or the option was added. */
      note: v.optional(text),
    }),
  ),
  'text/data/reference.json': v.strictObject({
    ports: v.record(lower, text),
    statuses: v.record(v.pipe(v.string(), v.digits()), text),
    exits: v.record(v.pipe(v.string(), v.digits()), text),
    statusNames: v.record(lower, v.pipe(v.string(), v.digits())),
  }),
  'text/data/sentiment.json': v.strictObject({
    positive: v.array(lower),
    negative: v.array(lower),
    negations: v.array(lower),
    stronger: v.array(lower),
  }),
  'text/data/names.json': v.strictObject({
    kinds: v.array(v.strictObject({ of: v.string(), frames: v.array(v.string()) })),
    lists: v.array(v.strictObject({ of: v.string(), names: v.array(v.string()) })),
    pets: v.record(v.string(), v.array(v.string())),
    themes: v.record(v.string(), v.string()),
  }),
  'text/data/suggestions.json': v.array(
    v.strictObject({
      words: v.pipe(v.array(lower), v.nonEmpty()),
      items: v.pipe(v.array(text), v.minLength(8), v.maxLength(10)),
      names: v.optional(v.literal(true)),
      /** Words that its items fit, and a price that none exceeds. */
      beside: v.optional(v.array(lower)),
      upTo: v.optional(v.number()),
    }),
  ),
  /** Meanings of commands and of their options, as they are typed. */
  'text/data/commands.json': v.record(
    v.pipe(v.string(), v.regex(/^[a-z]+(?: [a-z]+){0,2}$/)),
    v.strictObject({ does: text, flags: v.optional(v.record(v.pipe(v.string(), v.nonEmpty()), text)) }),
  ),
  /** Names of foods, and what a cup of it weighs in grams. */
  'text/data/kitchen-weights.json': v.record(
    v.pipe(v.string(), v.regex(/^[a-z |-]+$/)),
    v.pipe(v.number(), v.minValue(50), v.maxValue(400)),
  ),
  /** Things by their kind, between spaces; `~` is a space in a name, `|` another name of the kind. */
  'text/data/kinds.json': v.record(v.pipe(v.string(), v.regex(/^[a-z |]+$/)), text),
  'text/data/stop-words.json': words,
  'text/data/units.json': v.record(
    lower,
    v.array(
      v.strictObject({ symbol: text, factor: fraction, offset: v.optional(fraction), names: v.array(text) }),
    ),
  ),
};
