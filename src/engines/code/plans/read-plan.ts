import type { Field, RecordWish } from '../records/read-record.ts';
import { exampleFor, sampleText } from './examples.ts';
import {
  type Expr,
  FLOAT,
  INT,
  type Parameter,
  type Plan,
  type SortKey,
  type Step,
  TEXT,
  type Type,
} from './plan.ts';
import {
  type End,
  readEnds,
  readGroup,
  readGroupOrder,
  readJoin,
  readTally,
  readTimes,
  readTop,
} from './reading/ends.ts';
import { readFilter } from './reading/filters.ts';
import { fieldNamed, fieldPattern, type Input, readInput } from './reading/input.ts';
import { readMap } from './reading/maps.ts';
import { readFunction } from './reading/name.ts';
import { readFirst, readOrder } from './reading/orders.ts';
import { readManner, readShowing, readWhenEmpty } from './reading/rules.ts';
import { SILENT } from './reading/silent.ts';
import { NUMBER, numberOf, WishText } from './reading/text.ts';
import { needsOne } from './step-types.ts';

export interface PlanWish {
  readonly plans: readonly Plan[];
  readonly record?: RecordWish;
}

const IT: Expr = { op: 'it' };

const TIES =
  /,? ?\b(?:and |but )?(?:(?:the )?(?:first|earliest)(?: one| word| of them)?(?: wins| is (?:returned|taken|kept|chosen))? (?:on|in case of|for|if there (?:is|are)|with) (?:an? )?ties?|(?:in case of|on|for|if there (?:is|are)) (?:an? )?ties?,? (?:returns? |takes? |keeps? |gives? |then )?(?:the )?(?:first|earliest)(?: one| word| of them)?(?: wins| is (?:returned|taken|kept|chosen))?)/;

/** Reads the steps of a wish about a list or a text; undefined if a word is not understood. */
export function readPlan(prompt: string): PlanWish | undefined {
  const wish = new WishText(prompt);
  const input = readInput(wish);
  if (!input) return undefined;
  const asked = readFunction(wish);
  const reading = new Reading(wish, input, asked.parameters ?? []);
  const made = reading.read();
  // A wish that reads a file gets no list in its place.
  if (input.source === 'example' && wish.has(/\bfiles?\b/)) return undefined;
  if (!made || wish.has(/\b(?:line|row) numbers?\b/) || wish.left(SILENT).length > 0) return undefined;
  const isNamed = made.ends.length <= 1;
  const steps = (end: End | undefined): readonly Step[] =>
    end
      ? [
          ...made.steps,
          ...(end.of ? [{ op: 'map', to: end.of } as const] : []),
          ...(end.before ?? []),
          end.step,
        ]
      : made.steps;
  const plans = (made.ends.length > 0 ? made.ends : [undefined]).map((end): Plan => {
    const name = end ? end.name : made.name;
    const own = steps(end);
    return {
      name: name.length > 1 ? name : [...name, ...(made.noun ? [made.noun] : [])],
      ...(asked.name && isNamed ? { givenName: asked.name } : {}),
      parameters: reading.parameters,
      steps: own,
      ...(made.whenEmpty ? { whenEmpty: made.whenEmpty } : {}),
      source: input.source,
      printsLines: made.printsLines,
      summary: '',
    };
  });
  const unused = asked.parameters && asked.parameters.length !== reading.parameters.length;
  if (
    unused ||
    (made.whenEmpty &&
      !plans.every(({ steps: own }) => own.some(needsOne) || made.whenEmpty?.does !== 'null'))
  )
    return undefined;
  if (plans.some(({ steps: own }) => own.length === 0)) return undefined;
  return { plans, ...(input.record ? { record: input.record } : {}) };
}

/** "An int array": what a file or the input gives is a list all the same. */
function typeOfInput(prompt: string, { type, source }: Input): Type {
  const isArray =
    source === 'example' && /\barrays?\b(?! ?list)|\w\[\]/i.test(prompt) && !/\blists?\b/i.test(prompt);
  return isArray && type.kind === 'list' ? { ...type, isArray } : type;
}

/** A part of a text, which is to be found in the example. */
const PART = /^(?:part|keyword|substring|term|search term|prefix|suffix|letter|pattern)$/;

class Reading {
  readonly #wish: WishText;
  readonly #input: Input;
  readonly parameters: Parameter[];
  readonly #names: readonly string[];

  constructor(wish: WishText, input: Input, names: readonly string[]) {
    this.#wish = wish;
    this.#input = input;
    this.#names = names;
    const [own] = names;
    this.parameters = [
      {
        words: own ? own.split(/_|(?=[A-Z])/).map((word) => word.toLowerCase()) : input.words,
        type: typeOfInput(wish.given, input),
        example: [],
      },
    ];
  }

  /** A number that the wish sets, or one that the caller gives. */
  #amount(text: string, type: Type = INT, example = this.#input.record ? 10 : 3): Expr {
    if (type.kind === 'text') return this.#parameter(text, TEXT, PART.test(text) ? 'a' : sampleText(text));
    if (/^-?[\d.]+$/.test(text) || Number.isFinite(numberOf(text)))
      return { op: 'number', value: numberOf(text) };
    const word = text.replace(/^(?:a |the )?(?:given |certain )?/, '').replace(/ n$/, '');
    return this.#parameter(word, type.kind === 'float' && this.#input.record ? FLOAT : INT, example);
  }

  #parameter(word: string, type: Type, example: number | string): Expr {
    const name = this.#names[this.parameters.length] ?? word;
    this.parameters.push({ words: [name], type, example });
    return { op: 'parameter', at: this.parameters.length - 1 };
  }

  read() {
    const wish = this.#wish;
    const { splits, type, record } = this.#input;
    const fields: readonly Field[] = record?.fields ?? [];
    const steps: Step[] = [];
    const whenEmpty = readWhenEmpty(wish);
    // Every step keeps the order in which things came.
    wish.take(
      /,? ?\b(?:and |while |but )?(?:keep(?:s|ing)?|preserv(?:es?|ing)|maintain(?:s|ing)?) (?:the |their )?(?:original |first |insertion )?(?:order|ordering)(?: of (?:the |their )?\w+(?: \w+)?)?|\bin (?:their |the )?original order\b/,
    );
    // Every step makes a list of its own.
    wish.take(
      /,? ?\b(?:and |but )?(?:(?:does not|must not|doesn't|should not) (?:modify|change|mutate)|without (?:modifying|changing|mutating)|leav(?:es|ing)) (?:the )?(?:input|original|list|array|it)(?: (?:list|array|slice))?(?: (?:unchanged|untouched))?/,
    );
    let it: Type = type.kind === 'list' ? type.of : TEXT;
    const manner = it.kind === 'text' ? readManner(wish) : { ignoresCase: false, ignoresPunctuation: false };
    if (splits) {
      if (manner.ignoresCase) steps.push({ op: 'lowerText' });
      steps.push({ op: splits === 'letters' ? 'characters' : splits });
      if (splits === 'letters') steps.push({ op: 'filter', when: { op: 'call', name: 'letter', of: IT } });
    } else if (manner.ignoresPunctuation) return undefined;
    const name: string[] = [];
    const times = it.kind === 'record' ? undefined : readTimes(wish);
    if (times) {
      if (!splits && manner.ignoresCase) steps.push({ op: 'map', to: { op: 'call', name: 'lower', of: IT } });
      const byKey = [{ by: { op: 'key' } as const, isDescending: false }];
      steps.push({ op: 'tally' }, { op: 'entries' }, { op: 'filter', when: times });
      steps.push({ op: 'sort', keys: readOrder(wish, { kind: 'pair', key: it, of: INT }, []) ?? byKey });
      steps.push({ op: 'map', to: { op: 'key' } });
      return this.#made(steps, [], ['repeated'], whenEmpty);
    }
    const top = it.kind === 'record' ? undefined : readTop(wish);
    const tallies = it.kind !== 'record' && readTally(wish);
    const inGroups = top || tallies ? undefined : readGroupOrder(wish, it, fields);
    const group = top || tallies ? undefined : readGroup(wish, it, fields);
    if (top || tallies) {
      if (!splits && manner.ignoresCase) steps.push({ op: 'map', to: { op: 'call', name: 'lower', of: IT } });
      const kept = readFilter(wish, it, fields, (text, type) => this.#amount(text, type));
      if (kept) steps.push({ op: 'filter', when: kept });
      return this.#tallied(steps, it, top, whenEmpty);
    }
    if (!splits && manner.ignoresCase) return undefined;
    const kept = readFilter(wish, it, fields, (text, type) => this.#amount(text, type));
    if (kept) {
      steps.push({ op: 'filter', when: kept });
      name.push('select');
    }
    const mapped = readMap(wish, it);
    if (mapped) {
      steps.push({ op: 'map', to: mapped.to });
      name.push(mapped.name);
    }
    if (
      wish.take(
        /\b(?:the )?(?:distinct|unique)(?: (?:ones|values|words|numbers|strings|elements|items))?\b|\b(?:without|remov(?:es?|ing)|drop(?:s|ping)?|no) (?:any |the |all )?(?:duplicates?|repeats)(?: (?:values|words|items|elements))?(?: removed)?|\bwith duplicates removed\b|\bde-?duplicat(?:es?|ed|ing)\b/,
      )
    ) {
      steps.push({ op: 'distinct' });
      name.push('distinct');
    }
    if (inGroups && !group) return undefined;
    if (group) {
      if (inGroups) steps.push({ op: 'sort', keys: inGroups });
      steps.push(group);
      const entry: Type = { kind: 'pair', key: TEXT, of: FLOAT };
      const order = readOrder(wish, entry, fields);
      if (order) steps.push({ op: 'entries' }, { op: 'sort', keys: order });
      return this.#made(steps, [], groupName(group), whenEmpty);
    }
    // "Count the words" may mean how many there are, or how many of each.
    if (splits && !kept && wish.has(/\bcounts? the (?:words|letters|characters)\b/)) return undefined;
    const best = readFirst(wish, it, fields);
    const later = readOrder(wish, it, fields);
    const order = best ? [best.key] : later;
    const field = record && this.#fieldOf(fields);
    const ends = readEnds(wish, it, fields);
    if (ends.some(({ step }) => step.op === 'median' || step.op === 'average'))
      wish.take(/\bas (?:an? )?(?:double|float|f64|float64|decimal)\b/);
    // Every dialect returns the first of equal ones.
    if (ends.some(({ step }) => step.op === 'maxBy' || step.op === 'minBy')) wish.take(TIES);
    if (order) {
      steps.push({ op: 'sort', keys: order });
      name.push(best ? 'top' : 'sorted');
    }
    if (best) steps.push({ op: 'take', count: this.#amount(best.count, INT, 2) });
    // "The three cheapest, sorted by price" says its order twice.
    if (best && later && !isSameOrder(later, best.key)) steps.push({ op: 'sort', keys: later });
    const first = wish.take(
      /\b(?:the )?(?:first|top) (\d+|two|three|four|five|ten|n|k)\b(?: (?:ones|of them|results))?/,
    );
    if (first?.[1]) steps.push({ op: 'take', count: this.#amount(first[1], INT, 2) });
    if (wish.take(/\b(?:in )?reverse(?:d|s)?(?: (?:order|the order))?(?: of)?\b/)) {
      steps.push({ op: 'reverse' });
      name.push('reversed');
    }
    if (field && ends.length === 0) {
      steps.push({ op: 'map', to: { op: 'field', field } });
      it = TEXT;
      name.push(`${field.words.join('')}s`);
    }
    const joined = ends.length === 0 && it.kind !== 'record' ? readJoin(wish) : undefined;
    if (joined !== undefined && it.kind === 'text') steps.push({ op: 'join', separator: joined });
    else if (joined !== undefined) return undefined;
    return this.#made(steps, ends, name, whenEmpty);
  }

  #tallied(
    steps: Step[],
    it: Type,
    top: ReturnType<typeof readTop>,
    whenEmpty: ReturnType<typeof readWhenEmpty>,
  ) {
    const wish = this.#wish;
    steps.push({ op: 'tally' });
    const entry: Type = { kind: 'pair', key: it, of: INT };
    const order = readOrder(wish, entry, []);
    wish.take(/\bas (?:an? )?(?:dictionary|dict|map|object|hash|hashmap)\b/);
    if (!top && !order) return this.#made(steps, [], ['count', 'words'], whenEmpty);
    const byCount: SortKey = { by: { op: 'count' }, isDescending: true };
    // The most frequent come first, whatever order the wish has for ties or for the result.
    const isShown = top !== undefined && order !== undefined && order[0]?.by.op !== 'count';
    const isOfTies = isShown && /\bties?\b|\bequal|\bsame\b/i.test(wish.given);
    const keys =
      order && !isShown
        ? order
        : [byCount, ...((isOfTies && order) || [{ by: { op: 'key' } as const, isDescending: false }])];
    steps.push({ op: 'entries' }, { op: 'sort', keys });
    if (!top) return this.#made(steps, [], ['count', 'words'], whenEmpty);
    if (top.count !== 1) {
      const count: Expr =
        top.count === 'parameter' ? this.#parameter('n', INT, 3) : { op: 'number', value: top.count };
      steps.push({ op: 'take', count });
      if (order && isShown && !isOfTies) steps.push({ op: 'sort', keys: order });
    }
    if (!top.withCounts && !wish.has(/\bcounts?\b/)) steps.push({ op: 'map', to: { op: 'key' } });
    if (top.count === 1)
      return this.#made(steps, [{ step: { op: 'first' }, name: ['most', 'common'] }], [], whenEmpty);
    return this.#made(steps, [], ['most', 'common'], whenEmpty);
  }

  /** "The names of the products": one field of each. */
  #fieldOf(fields: readonly Field[]): Field | undefined {
    const found = this.#wish.take(
      new RegExp(
        `\\b(?:only )?(?:the |their )?(${fieldPattern(fields)})\\b(?<=s)(?: of (?:the |all |all the )?(?!top\\b|first\\b|(?:${NUMBER}|[nk])\\b)\\w+)?`,
      ),
    );
    return found?.[1] ? fieldNamed(fields, found[1]) : undefined;
  }

  #made(
    steps: readonly Step[],
    ends: readonly End[],
    name: readonly string[],
    whenEmpty: ReturnType<typeof readWhenEmpty>,
  ) {
    const showing = readShowing(this.#wish);
    const kind = this.#input.record?.name.toLowerCase();
    while (kind && this.#wish.take(new RegExp(`\\b${kind}(?:s|es)?\\b`)));
    const noun = this.#input.words.at(-1);
    const [own] = this.parameters;
    if (own) this.parameters[0] = { ...own, example: exampleFor(this.#wish, this.#input, steps) };
    const words = name.length > 0 ? name.slice(0, 3) : ['select'];
    const isShownWhole = ends.length > 0 || steps.at(-1)?.op === 'join';
    const printsLines = showing.printsLines || (showing.isPrinted && !isShownWhole);
    return { steps, ends, name: words, noun, whenEmpty, printsLines };
  }
}

const isSameOrder = ([key, ...others]: readonly SortKey[], best: SortKey): boolean =>
  others.length === 0 && JSON.stringify(key) === JSON.stringify(best);

/** "average by department". */
function groupName(step: Step): string[] {
  const what = { group: 'group', groupSum: 'total', groupCount: 'count', groupAverage: 'average' };
  if (step.op !== 'group' && step.op !== 'groupSum' && step.op !== 'groupCount' && step.op !== 'groupAverage')
    return [];
  return [
    what[step.op],
    'by',
    step.by.op === 'field' ? step.by.field.words.join('') : step.by.op === 'call' ? step.by.name : 'length',
  ];
}
