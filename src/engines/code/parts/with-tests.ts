import type { Snippet } from '../snippets/snippets.ts';
import { isTestable } from './asked-cases.ts';
import { TABLES } from './case-tables.ts';
import { casesOf, type Tested } from './cases.ts';
import { type Case, CHECKS, isInexact, PLAIN_CHECKS } from './comparisons.ts';
import { observe } from './observed.ts';
import { plainTests } from './plain-asserts.ts';
import { stepsOf } from './printed.ts';
import type { AskedTests } from './read-tests.ts';
import { FRAMES, type Test } from './test-frames.ts';

/** The first is the usual one. */
const FRAMEWORKS: Readonly<Record<string, readonly string[]>> = {
  python: ['unittest', 'pytest', 'doctest'],
  javascript: ['node:test', 'jest', 'vitest', 'mocha'],
  typescript: ['node:test', 'jest', 'vitest', 'mocha'],
  go: ['testing'],
  rust: ['#[test]'],
  java: ['junit'],
  csharp: ['xunit', 'nunit', 'mstest'],
  kotlin: ['kotlin.test', 'junit'],
  swift: ['xctest'],
  ruby: ['minitest', 'rspec'],
  php: ['phpunit'],
};

const SAME: Readonly<Record<string, string>> = {
  'node test runner': 'node:test',
  'testing package': 'testing',
  '#[cfg(test)]': '#[test]',
  'junit 5': 'junit',
  junit5: 'junit',
  doctests: 'doctest',
};

/** Undefined for a framework that is not written for the language, `plain` for assertions in the program. */
export function frameworkOf({ framework, isPlain }: AskedTests, language: string): string | undefined {
  if (framework === 'node:assert' || framework === 'cassert') return 'plain';
  const own = FRAMEWORKS[language] ?? [];
  if (framework === undefined) return isPlain ? 'plain' : (own[0] ?? 'plain');
  const name = SAME[framework] ?? framework;
  return own.includes(name) ? name : undefined;
}

export const wordsOf = (name: string): string[] =>
  name
    .replace(/[?!]/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[_\s]+/)
    .map((word) => word.toLowerCase());

/**
 * A program with the tests that a wish asks for; the values that they expect come from a run of the same program in
 * JavaScript. Undefined where nothing is known that could be tested.
 */
export function withTests(
  snippet: Snippet,
  language: string,
  reference: Snippet,
  asked: AskedTests,
): Snippet | undefined {
  const framework = frameworkOf(asked, language);
  const check = framework === 'plain' ? PLAIN_CHECKS[language] : CHECKS[framework ?? ''];
  const table = asked.isTable ? TABLES[framework ?? ''] : undefined;
  if (asked.isTable && !table) return undefined;
  const observed = framework && check ? observe(reference) : undefined;
  if (!framework || !check || !observed) return undefined;
  const tested = casesOf(snippet, language, observed, asked.values);
  const given = tested.flatMap((one) => one.given);
  // A function may fail for such a value, or take no such values.
  if (asked.values.some((value) => !isTestable(value, language) || !given.includes(value))) return undefined;
  const enough = tested.reduce((sum, { cases }) => sum + cases.length, 0);
  if ((table && enough < 2) || (framework === 'doctest' && !takesDoctests(snippet, tested))) return undefined;
  const steps =
    enough < 2 && framework !== 'doctest' ? stepsOf(snippet, language, reference, observed) : undefined;
  const tests = steps
    ? [
        {
          words: ['example'],
          lines: steps.flatMap((step) => (typeof step === 'string' ? [step] : step.map(check))),
        },
      ]
    : tested.flatMap(({ name, cases }) =>
        table && cases.length > 1
          ? [{ words: wordsOf(name), ...table(cases) }]
          : split(wordsOf(name), cases, check, asked.count),
      );
  if (tests.length === 0) return undefined;
  const made = steps ? steps.flat().length : enough;
  if (asked.count !== undefined && made < asked.count) return undefined;
  const [, type, struct] =
    /^(?:(?:export|public|final|static|abstract|open|data) )*(?:class|struct) (\w+)|^type (\w+).* struct\b/m.exec(
      snippet.definition,
    ) ?? [];
  const title =
    type ??
    struct ??
    wordsOf(tested[0]?.name ?? 'example')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('');
  const subject = { snippet, tests, title };
  return framework === 'plain' ? plainTests(subject, language) : FRAMES[framework]?.(subject);
}

/** Examples stand in a docstring of their own, and show what a prompt shows. */
const takesDoctests = ({ definition }: Snippet, tested: readonly Tested[]): boolean =>
  !definition.includes('"""') &&
  tested.length > 0 &&
  tested.every(
    ({ name, cases }) => new RegExp(`^def ${name}\\(.*:\\n`, 'm').test(definition) && !cases.some(isInexact),
  );

/** One test for a function, or as many as the wish wants. */
function split(
  words: readonly string[],
  cases: readonly Case[],
  check: (one: Case) => string,
  count = 1,
): Test[] {
  const parts = Math.min(count, cases.length);
  return Array.from({ length: parts }, (_, at) => ({
    words: parts > 1 ? [...words, String(at + 1)] : words,
    lines: cases.filter((_one, index) => Math.floor((index * parts) / cases.length) === at).map(check),
  }));
}
