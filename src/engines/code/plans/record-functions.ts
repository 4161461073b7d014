import { type Field, type RecordWish, readFields } from '../records/read-record.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { exampleFor } from './examples.ts';
import { type Expr, INT, listOf, type Parameter, type Plan, type Step, type Type } from './plan.ts';
import type { PlanWish } from './read-plan.ts';
import { NUMBER, numberOf, WishText } from './reading/text.ts';
import { writePlans } from './write-plan.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that which of in to for it its is write create make define function functions method methods static return returns returning finds find given list array slice vector vec collection from takes take them objects items'.split(
    ' ',
  ),
);

const DECLARED =
  /^(?:please )?(?:write |create |make |define |give me )?(?:an? |the )?(?:(?!data\b)\w+ )?(data ?class|dataclass|struct|record|interface|type|class|model)\s+(?:called |named )?([a-z]\w*)\s*(?:\(([^()]*)\)|\{([^{}]*)\}|(?:with|having|that has)\s+(?:the )?(?:fields? |properties |attributes )?([^;.(){}]+?))\s*(?:[;.]|,?\s*(?:and|then|plus)\s+(?=(?:an?|the|one)?\s*(?:\w+ )?(?:function|method|func|fn)\b))/;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);

const nameOf = ({ words }: Field): string => words.join('[ _]?');
const TYPES: Readonly<Record<Field['type'], Type | undefined>> = {
  text: { kind: 'text' },
  int: INT,
  float: { kind: 'float' },
  bool: undefined,
  date: undefined,
};
/** Values that a record of the examples has. */
const sampleOf = ({ type, words }: Field): number | string =>
  type === 'text'
    ? words.at(-1) === 'name'
      ? 'Ben'
      : 'beta'
    : type === 'float'
      ? 5
      : words.at(-1) === 'id'
        ? 2
        : 10;

interface Made {
  readonly steps: readonly Step[];
  readonly name: readonly string[];
  readonly given?: Field;
  /** The second argument is a number of records. */
  readonly isCounted?: boolean;
  readonly isFound?: boolean;
}

const field = (one: Field): Expr => ({ op: 'field', field: one });
const GIVEN: Expr = { op: 'parameter', at: 1 };

/** The use of the list in the function; undefined if it is unknown. */
function readUse(
  wish: WishText,
  noun: string,
  fields: readonly Field[],
  called: string | undefined,
): Made | undefined {
  const names = fields.map(nameOf).join('|');
  const named = (text: string | undefined): Field | undefined =>
    fields.find((one) => one.words.join('') === text?.replace(/[ _]/g, ''));
  const rows = `(?:${noun}s?|${noun}es|one|ones|items?|them)`;
  const found = wish.take(
    new RegExp(
      `\\b(?:finds?|gets?|looks? up|searches(?: for)?|returns?)? ?(?:an?|the|one) (?:single |first |matching )?(?:${noun}|one|item) (?:by|with|for|whose|that has|matching) (?:an? |the |its )?(?:given )?(${names})(?: (?:matches|equals|is)(?: (?:the|an?))?(?: given)?(?: \\w+)?)?(?:,? (?:or|and returns?) (?:null|none|undefined|nil|an empty optional|nothing)(?: (?:if|when) (?:there is none|none (?:is found|matches|exists)|it is not found|not found|missing|no \\w+ (?:matches|is found)))?)?`,
    ),
  );
  // "findById that returns the product or null" says by its name what it looks for.
  const byName = found ? undefined : /^(?:find|get|look_?up)_?by_?(\w+)$/.exec(called ?? '')?.[1];
  const returned =
    byName &&
    wish.take(
      new RegExp(
        `\\b(?:returns?|gives?|finds?) (?:an?|the) (?:matching |right )?(?:${noun}|one)(?:,? or (?:null|none|undefined|nil))?(?: (?:if|when) (?:there is none|none is found|it is not found|not found|missing))?`,
      ),
    );
  const key = named(found?.[1] ?? byName);
  if ((found || returned) && key)
    return {
      steps: [
        { op: 'filter', when: { op: 'compare', sign: '==', left: field(key), right: GIVEN } },
        { op: 'first' },
      ],
      name: ['find', 'by', ...key.words],
      given: key,
      isFound: true,
    };
  const kept = wish.take(
    new RegExp(
      `\\b(?:filters?|selects?|keeps?|returns?|gets?|lists?) (?:only |all |the )*${rows} (?:by|with|in|of|from|whose|that have) (?:an? |the )?(?:(given|minimum|maximum|min|max) )?(?:an? )?(${names})(?: (?:is )?(?:(above|over|greater than|more than|at least|below|under|less than|at most|equal to|matching) )?(?:an? |the )?(?:given )?(?:threshold|value|amount|limit|minimum|maximum|(?:${names})|one))?`,
    ),
  );
  const by = named(kept?.[2]);
  if (kept && by) {
    const [, bound = '', , word = ''] = kept;
    const sign = /^min|at least/.test(bound || word)
      ? '>='
      : /^max|at most/.test(bound || word)
        ? '<='
        : /above|over|greater|more/.test(word)
          ? '>'
          : /below|under|less/.test(word)
            ? '<'
            : '==';
    if (sign !== '==' && by.type === 'text') return undefined;
    return {
      steps: [{ op: 'filter', when: { op: 'compare', sign, left: field(by), right: GIVEN } }],
      name: [
        'filter',
        'by',
        ...(/^min/.test(bound) ? ['minimum'] : /^max/.test(bound) ? ['maximum'] : []),
        ...by.words,
      ],
      given: by,
    };
  }
  const folded = wish.take(
    new RegExp(
      `\\b(?:computes?|calculates?|returns?|gives?)? ?(?:the )?(average|mean|total|sum of|sum|number of|count of) (?:the |all )?(?:(${names}|${rows}) )?(?:per|by|for each|of each|in each|grouped by|for every) (${names})(?: as (?:an? )?(?:map|dict|dictionary|object|hash))?`,
    ),
  );
  const group = named(folded?.[3]);
  if (folded && group) {
    const value = named(folded[2]);
    const isCount = /number|count/.test(folded[1] ?? '');
    if (!isCount && (!value || value.type === 'text')) return undefined;
    const op = isCount ? 'groupCount' : /sum|total/.test(folded[1] ?? '') ? 'groupSum' : 'groupAverage';
    return {
      steps: [{ op, by: field(group), value: value ? field(value) : { op: 'it' } }],
      name: [
        isCount ? 'count' : op === 'groupSum' ? 'total' : 'average',
        ...(value?.words ?? []),
        'by',
        ...group.words,
      ],
    };
  }
  const ends = wish.take(
    new RegExp(
      `\\b(?:returns?|gets?|gives?|finds?)? ?(?:the )?(?:(top|first) )?(n|k|${NUMBER}) (cheapest|most expensive|oldest|youngest|newest|best[- ]paid|highest[- ]paid|highest[- ]rated|top[- ]rated|best[- ]rated) ${rows}`,
    ),
  );
  if (ends) {
    const word = ends[4] ?? '';
    const wanted = /cheap|expens/.test(word)
      ? /^(?:price|cost)$/
      : /paid/.test(word)
        ? /^(?:salary|wage)$/
        : /rated/.test(word)
          ? /^(?:rating|score)$/
          : /^(?:age|year)$/;
    const about = fields.find(({ words }) => wanted.test(words.at(-1) ?? ''));
    if (!about) return undefined;
    const isYear = about.words.at(-1) === 'year';
    const isDescending =
      /expens|paid|rated/.test(word) ||
      (/oldest/.test(word) && !isYear) ||
      (/newest|youngest/.test(word) && isYear);
    const isGiven = /^[nk]$/.test(ends[2] ?? '');
    return {
      steps: [
        { op: 'sort', keys: [{ by: field(about), isDescending }] },
        { op: 'take', count: isGiven ? GIVEN : { op: 'number', value: numberOf(ends[2] ?? '') } },
      ],
      name: [...word.split(/[- ]/), `${noun}s`],
      ...(isGiven ? { isCounted: true } : {}),
    };
  }
  return undefined;
}

/** A name that says nothing of its type is a text, unless it stands for many. */
function fieldsOf(list: string): Field[] | undefined {
  const fields = list
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .filter(Boolean)
    .map(
      (one) =>
        readFields(one)?.[0] ??
        (/^[a-z]+(?<!s)$/i.test(one)
          ? ({ words: [one.toLowerCase()], type: 'text', isOptional: false, isUnique: false } as const)
          : undefined),
    );
  // A key that is said to be a number is a whole one.
  const known = fields
    .filter((one) => one !== undefined)
    .map((one): Field => (one.words.at(-1) === 'id' && one.type === 'float' ? { ...one, type: 'int' } : one));
  return known.length < fields.length ? undefined : known;
}

function readRecordFunction(prompt: string): PlanWish | undefined {
  const wish = new WishText(prompt);
  const declared = wish.take(DECLARED);
  if (!declared) return undefined;
  const [, kind = '', typeName = '', a, b, c] = declared;
  const fields = fieldsOf(
    wish
      .original(declared, a ?? b ?? c ?? '')
      .replace(/;\s*$/, '')
      .replaceAll(';', ','),
  );
  if (!fields) return undefined;
  const title = wish.original(declared, typeName);
  const record: RecordWish = {
    name: title.charAt(0).toUpperCase() + title.slice(1),
    isClass: kind === 'class',
    fields,
  };
  const noun = wordsOf(record.name).join(' ');
  const called = wish.take(
    /\b(?:an? |the )?(?:static )?(?:function|method|func|fn) (?:called |named )?["'`]?((?!that|which|to|for|returning|of|in)[a-z_]\w*)["'`]?(?=[ ,(])(?:\(\))?/,
  );
  const use = readUse(wish, noun, fields, called?.[1]);
  if (!use) return undefined;
  wish.take(
    new RegExp(
      `\\b(?:takes?|given|over|from|in|of) (?:an? |the )?(?:list|array|slice|vec(?:tor)?|collection)(?: of (?:${noun}s|${noun}es|them|these))?(?: and)?`,
    ),
  );
  wish.take(/\bin (?:an? |the )?(?:list|array|slice|vec(?:tor)?|collection)\b/);
  wish.take(new RegExp(`\\bof ${noun}s\\b`));
  const givenName = called?.[1] ? wish.original(called, called[1]) : undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  const given = use.given && TYPES[use.given.type];
  if (use.given && !given) return undefined;
  const words = [`${wordsOf(record.name).at(-1)}s`];
  const type = listOf({ kind: 'record', name: record.name });
  const parameters: Parameter[] = [
    { words, type, example: exampleFor(wish, { type, words, record, source: 'example' }, use.steps) },
    ...(use.given && given ? [{ words: use.given.words, type: given, example: sampleOf(use.given) }] : []),
    ...(use.isCounted ? [{ words: ['n'], type: INT, example: 2 }] : []),
  ];
  const plan: Plan = {
    name: use.name,
    ...(givenName ? { givenName } : {}),
    parameters,
    steps: use.steps,
    ...(use.isFound ? { whenEmpty: { does: 'null' } as const } : {}),
    source: 'example',
    printsLines: false,
    summary: '',
  };
  return { plans: [plan], record };
}

/** A type with fields and one function over a list of it; undefined for any other wish. */
export function planRecordFunction(prompt: string, language: string): Snippet | undefined {
  const wish = readRecordFunction(prompt);
  const snippet = wish && writePlans(wish, language);
  if (!snippet || !/script$/.test(language) || !/\bundefined\b/i.test(prompt)) return snippet;
  return { ...snippet, definition: snippet.definition.replace(/\bnull\b/g, 'undefined') };
}
