import { readCases } from './asked-cases.ts';
import type { Plain } from './plain-value.ts';

/** A wish for code with its tests. */
export interface AskedTests {
  /** The wish without the words about tests. */
  readonly rest: string;
  /** Those words. */
  readonly said: string;
  /** The framework that the wish names. */
  readonly framework?: string;
  /** Plain assertions in the program itself. */
  readonly isPlain: boolean;
  /** The cases stand in a table that a loop goes through. */
  readonly isTable: boolean;
  readonly count?: number;
  /** A failure that a test provokes. */
  readonly failure?: string;
  /** Values that the tests must have. */
  readonly values: readonly Plain[];
}

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 600;

const FRAMEWORK =
  'pytest|unittest|doctests?|jest|vitest|mocha|jasmine|junit ?[45]?|testng|xunit|nunit|mstest|minitest|rspec|phpunit|xctest|kotest|kotlin\\.test|node:test|node:assert|node test runner|test::unit|catch2|gtest|google ?test|cassert|testing(?: package)?|#\\[(?:cfg\\()?test\\)?\\]';
const NUMBER = 'two|three|four|five|six|[2-6]';
const LIGHT = `(?:(?:an?|the|some|its|few|couple|of|basic|simple|small|quick|short|proper|full|complete|matching|corresponding|unit|automated|table(?:[- ]driven)?|parametri[sz]ed?|go|python|rust|java|ruby|several|little|inline|plain|asserts?|assertion|${NUMBER}|${FRAMEWORK})[ -])*`;
const NOUN = `(?:unit[- ]?)?(?:tests?(?: (?:cases?|suites?|class|functions?|module|methods?))?|asserts?|assertions?|assert statements?)(?![\\w-])|(?:${FRAMEWORK})(?![\\w-])`;
const LINK =
  '(?:with|and|plus|including|includes?|incl\\.|along with|together with|as well as|also|add|adding|adds?|write|provide|provides?|has|have|having|then|covered by|tested (?:with|by|using)|test it (?:with|using|by)|tests? (?:it|this|that) (?:with|using|by)|verified (?:with|by)|checked (?:with|by)|and show)';
const BEHIND = `(?:,? (?:for|of|covering|that (?:cover|check|test|verify|prove)s?) (?:it|this|them|that|its? (?:behaviou?r|methods?)|the (?:function|class|method|code|program|edge cases?|main cases?|happy path)|(?:all |each |every )?(?:the )?(?:methods?|cases|functions?|operations?))| in the same file| in (?:the |an? )?main(?: (?:method|function|block))?| below| at the (?:end|bottom)| too| as well)*(?:,? (?:using|with|in|via|based on|written (?:with|in)) (?:the |plain |python'?s? |go'?s? |node'?s? |built-in )*(?:${FRAMEWORK}|asserts?|assertions?)(?![\\w-])(?: (?:module|package|framework|library|runner|macro|statements?))*)?`;
const TESTS = new RegExp(
  `[\\s,;.(]*(?:(?:\\b${LINK} )+|(?<=[,;.] )(?=(?:${FRAMEWORK}) tests?\\b))(${LIGHT}(?:${NOUN}))(?! (?:data|files?|whether|if|that|whose|for an?|scores?|results?|strings?|cases? (?:that|where)|in (?!(?:the |an? )?(?:${FRAMEWORK}|main|same)\\b)|on|to|the|an?)\\b)(${BEHIND})\\)?(?=\\s*(?:$|[.,;:)]|\\b(?:and|that|which|then|in|with|using)\\b))`,
  'i',
);
/** "…, vitest tests": at the end a comma leads to them too; behind single words "tests" may be one more field. */
const AT_END = new RegExp(
  `(?:(?<=[^,;:]{2} [^,;: ]+)\\s*[,;+&.]\\s*|\\s*[,;+&.]\\s*(?=\\w+[- ]\\w))(${LIGHT}(?:${NOUN}))(${BEHIND})(?: (?:please|too|included|as well))?(?=\\s*[.!]?\\s*$)`,
  'i',
);
/** "Unit tests for a function that …": the function is wanted with them. */
const LEADING = new RegExp(
  `^\\s*(?:please )?(?:(?:write|create|make|give me|add|generate)(?: me)? )?(${LIGHT}(?:${NOUN})(?: (?:with|using|in) (?:${FRAMEWORK})(?![\\w-]))?) (?:for|of) (?=(?:an?|the|my|this|some)\\b)`,
  'i',
);
/** Behind leading tests: that they are a table, and that the function is wanted too. */
const IN_A_TABLE = /,? ?\b(?:and |with |fully |as |in )*(?:parametri[sz]ed?|table[- ]driven)(?: tests?)?\b/i;
const WITH_ITS_FUNCTION =
  /[,;.]? ?\b(?:and |also |please )*(?:include|including|with|write|add|implement) (?:the |that )?(?:function|implementation|code)(?: itself| too| as well)?(?=\s*(?:$|[.,;]))/i;
const COUNTED = ['two', 'three', 'four', 'five', 'six'];

const FAILURE =
  /,? ?\b(?:and |also )*(?:including|covering|incl\.|with a case for|and for)(?: (?:the|an?|cases?|tests?|for|of|error|what happens on))* ((?:division|dividing) by (?:zero|0)|invalid (?:input|arguments?|values?)|negative (?:numbers|amounts|values|input)|overdrafts?|exceptions?|errors?)(?: cases?)?(?=\s*(?:$|[.,;]))/i;

/** Undefined for a wish that says nothing of tests, or in which testing is what the code does. */
export function readTests(wished: string): AskedTests | undefined {
  if (wished.length > MOST_CHARACTERS || !/test|assert|unit\b|spec\b|mocha|jest/i.test(wished))
    return undefined;
  const { rest: prompt, values } = readCases(wished);
  const found = AT_END.exec(prompt) ?? TESTS.exec(prompt) ?? LEADING.exec(prompt);
  if (!found) return undefined;
  const [whole, named = '', behind = ''] = found;
  const isLeading = found.index === 0 && !new RegExp(`^\\W*${LINK} `, 'i').test(whole);
  const rest = isLeading
    ? prompt.slice(whole.length)
    : `${prompt.slice(0, found.index)}${prompt.slice(found.index + whole.length)}`;
  if (!/\w{2}/.test(rest)) return undefined;
  const failure = isLeading ? FAILURE.exec(rest) : null;
  const table = isLeading ? (IN_A_TABLE.exec(rest)?.[0] ?? '') : '';
  const said = `${named}${behind}${table}`.replace(/\s+/g, ' ').trim();
  const [framework] = new RegExp(`(?<![\\w:])(?:${FRAMEWORK})(?![\\w-])`, 'i').exec(said) ?? [];
  const [, count] = new RegExp(`\\b(${NUMBER})\\b`, 'i').exec(named.replace(/junit ?\d/i, '')) ?? [];
  return {
    rest: (isLeading
      ? rest
          .replace(table, '')
          .replace(failure?.[0] ?? '', '')
          .replace(WITH_ITS_FUNCTION, '')
      : rest
    ).trim(),
    ...(failure?.[1] ? { failure: failure[1] } : {}),
    said: said.replace(/^(?:an?|the|its|some) /i, ''),
    ...(framework === undefined ? {} : { framework: framework.toLowerCase() }),
    values,
    isTable: /\btable(?:[- ]driven)?\b|\bparametri[sz]ed\b/i.test(said),
    isPlain: framework === undefined && /\bassert|\bin (?:the |an? )?main\b/i.test(said),
    ...(count === undefined
      ? {}
      : { count: /^\d/.test(count) ? Number(count) : COUNTED.indexOf(count.toLowerCase()) + 2 }),
  };
}
