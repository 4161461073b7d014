import { type DeclaredFunction, functionsIn } from '../forms/declared-functions.ts';
import type { Snippet } from '../snippets/snippets.ts';
import type { Case } from './comparisons.ts';
import { type DeclaredType, parameterTypes, resultType } from './declared-types.ts';
import { literalOf } from './literals.ts';
import type { Call, Observed } from './observed.ts';
import { isList, type Plain } from './plain-value.ts';

/** The cases of one function. */
export interface Tested {
  readonly name: string;
  readonly cases: readonly Case[];
  /** The first value of each call. */
  readonly given: readonly (Plain | undefined)[];
}

const MOST_CASES = 6;

const DYNAMIC = /^(?:python|javascript|typescript|ruby)$/;

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[_?!]/g, '')
    .replace(/^(?:is|are|has)(?=\w{3})/, '');

/** The functions of a definition with calls whose results are known. */
export function casesOf(
  { definition }: Snippet,
  language: string,
  observed: Observed,
  asked: readonly Plain[] = [],
): Tested[] {
  const functions = functionsIn(definition, language);
  // The only function is the same one, whatever it is called.
  const isOnly = functions.length === 1 && new Set(observed.calls.map(({ name }) => name)).size === 1;
  return functions.flatMap((own) => {
    const calls = observed.calls.filter(({ name }) => isOnly || plainName(name) === plainName(own.name));
    const [first] = calls;
    if (!first) return [];
    const types = parameterTypes(own, language);
    const result = resultType(own, language);
    if (!result) return [];
    const written = new Map<string, Case>();
    const given: (Plain | undefined)[] = [];
    for (const call of [...calls, ...askedCalls(first, observed, asked), ...varied(first, observed)]) {
      const one = caseOf(own, definition, call, types, result, language);
      if (!one) continue;
      given.push(call.values[0]);
      if (!written.has(one.call)) written.set(one.call, one);
    }
    const cases = [...written.values()].slice(0, Math.max(MOST_CASES, calls.length + asked.length));
    return cases.length > 0 ? [{ name: own.name, cases, given }] : [];
  });
}

/** The order of a hash table is another in each language, and lists in lists are compared in none of these. */
function isSteady(result: Plain, definition: string, language: string): boolean {
  if (!isList(result)) return true;
  if (/^(?:php|csharp)$/.test(language)) return result.every((one) => typeof one !== 'object');
  return (
    DYNAMIC.test(language) ||
    !/\bHash(?:Map|Set)\b|\bmap\[|unordered_|Dictionary<|mutableMapOf|groupBy|groupingBy/.test(definition)
  );
}

function caseOf(
  own: DeclaredFunction,
  definition: string,
  { values, result }: Call,
  types: readonly (DeclaredType | undefined)[],
  type: DeclaredType,
  language: string,
): Case | undefined {
  if (values.length > types.length) return undefined;
  const needed = own.parameters.filter((one) => !/[^=]=[^=>]|^\*?$|^\/$/.test(one)).length;
  if (values.length < needed) return undefined;
  const given = values.map((value, at) => {
    const declared = types[at];
    const literal = value === undefined || !declared ? undefined : literalOf(value, declared, language);
    return literal === undefined || !declared
      ? undefined
      : asArgument(literal, declared, own.parameters[at] ?? '', language);
  });
  const expected = isSteady(result, definition, language) ? literalOf(result, type, language) : undefined;
  if (expected === undefined || given.includes(undefined)) return undefined;
  const names = own.parameters.map((one) => /^\w+/.exec(one)?.[0] ?? '').slice(0, given.length);
  const literals = given.filter((one) => one !== undefined);
  return { call: `${own.name}(${given.join(', ')})`, names, literals, expected, value: result, type };
}

function asArgument(
  literal: string,
  type: DeclaredType,
  parameter: string,
  language: string,
): string | undefined {
  if (language === 'rust') {
    if (type.kind === 'text') return type.name === 'String' ? `${literal}.to_string()` : literal;
    return type.isBorrowed ? `&${literal}` : literal;
  }
  if (language === 'swift') {
    const [, label = '_'] = /^(\w+)/.exec(parameter) ?? [];
    return label === '_' ? literal : `${label}: ${literal}`;
  }
  // An array of C is written by its function.
  if (language === 'c' && type.kind === 'text' && !/\bconst\b/.test(parameter)) return undefined;
  return literal;
}

const kindOf = (value: Plain): string => (isList(value) ? 'list' : typeof value);

/** A function of one value, called with those that the wish names. */
function askedCalls({ name, values }: Call, observed: Observed, asked: readonly Plain[]): Call[] {
  const [given] = values;
  if (values.length !== 1 || given === undefined) return [];
  return asked
    .filter((value) => kindOf(value) === kindOf(given))
    .flatMap((value) => {
      const result = observed.call(name, [value]);
      return result === undefined || result === null ? [] : [{ name, values: [value], result }];
    });
}

/** Further calls: beside the values of the example, and at the edges. */
function varied({ name, values }: Call, observed: Observed): Call[] {
  const given = values.filter((one) => one !== undefined);
  // Several lists, or a list of lists, belong together.
  if (given.length !== values.length || given.filter((one) => typeof one === 'object').length > 1) return [];
  const variants = given.flatMap((value, at) =>
    others(value, given.length === 1).map((other) => given.with(at, other)),
  );
  return variants.flatMap((one) => {
    const result = observed.call(name, one);
    return result === undefined || result === null ? [] : [{ name, values: one, result }];
  });
}

function others(value: Plain, isOnly: boolean): Plain[] {
  if (typeof value === 'number')
    return Number.isInteger(value) ? [value > 1 ? value - 1 : value + 1, 1, 0] : [value + 1];
  if (typeof value === 'string') return isOnly && value.length > 1 && !value.includes('\n') ? [''] : [];
  if (!isList(value)) return [];
  if (value.some((one) => typeof one === 'object'))
    return isOnly && value.length > 1 ? [value.slice(0, 1), value.slice(0, -1)] : [];
  return value.length > 1 && value[0] !== undefined ? [[value[0]], []] : [];
}
