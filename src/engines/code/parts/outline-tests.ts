import { planKnown } from '../plans/known/plan-known.ts';
import { type Composed, compose } from '../plans/outlines/compose.ts';
import { composeFunction } from '../plans/outlines/functions.ts';
import type { Outlined, Step } from '../plans/outlines/steps.ts';
import { withoutOwnName } from '../plans/whole-plans.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { plainWish } from '../tasks/plain-wish.ts';
import { type Case, CHECKS, PLAIN_CHECKS } from './comparisons.ts';
import type { DeclaredType } from './declared-types.ts';
import { FAILURES } from './failing-calls.ts';
import { literalOf } from './literals.ts';
import { observe } from './observed.ts';
import { plainTests } from './plain-asserts.ts';
import type { AskedTests } from './read-tests.ts';
import { FRAMES, type Test } from './test-frames.ts';
import { frameworkOf, wordsOf } from './with-tests.ts';

/** More say the same again. */
const MOST_TESTS = 5;

const KINDS: Readonly<Record<string, DeclaredType>> = {
  int: { kind: 'whole', name: 'int' },
  float: { kind: 'decimal', name: 'double' },
  text: { kind: 'text', name: 'string' },
  bool: { kind: 'truth', name: 'bool' },
  T: { kind: 'whole', name: 'int' },
};

/** How a language without exceptions tells of a failure: another language tells of the same one in its own way. */
const RESULTS =
  /[,;]? ?\b(?:(?:and|with|using|that|which|return(?:s|ing)?|methods?|via|an?|the|own|custom|proper|typed|as|through) )*(?:Result(?:<[^<>]*>)?|errors? (?:enum|type|struct|value)s?|(?:custom|own) errors?|error enum)(?: (?:with|and|using|an?|own|custom|error|enum|type)\b)*(?: (?:[A-Z]\w*Error))?/g;

/** The values that the example shows, from a run of the same class in JavaScript. */
function valuesOf({ definition, steps }: Outlined) {
  const example = steps.flatMap((step) =>
    step.is === 'line' ? step.lines : step.is === 'value' ? [`console.log(${step.call});`] : [],
  );
  return observe({ definition, example: example.join('\n') })?.printed.map(([value]) => value);
}

/** A function of a known name, as a composed program. */
function knownIn(wish: string, language: string): Composed | undefined {
  const snippet = planKnown(withoutOwnName(wish, language), language);
  return snippet && { snippet, unmet: [] };
}

type OfOutline = Composed & { readonly snippet: Outlined };
const isOfOutline = (made: Composed): made is OfOutline => 'steps' in made.snippet;
type Maker = (wish: string, language: string) => OfOutline | undefined;
const MAKERS: readonly Maker[] = [compose, knownIn, composeFunction].map((make) => (wish, language) => {
  const made = make(wish, language);
  return made && isOfOutline(made) ? made : undefined;
});

/** A composed class or function with tests of its members and of the calls that must fail; `lack` is what else it lacks. */
export function outlineTested(
  prompt: string,
  language: string,
  asked: AskedTests,
  definition: string,
): { plain: Outlined; tested: Snippet; lack: number } | undefined {
  const framework = frameworkOf(asked, language);
  const check = framework === 'plain' ? PLAIN_CHECKS[language] : CHECKS[framework ?? ''];
  const fails = FAILURES[framework === 'plain' ? `plain ${language}` : (framework ?? '')];
  if (!framework || !check || asked.isTable || framework === 'doctest') return undefined;
  const wish = plainWish(prompt);
  const maker = MAKERS.find((one) => one(wish, language)?.snippet.definition === definition) ?? compose;
  const made = maker(wish, language);
  const reference =
    made &&
    (maker(wish, 'javascript') ??
      maker(wish.replace(RESULTS, ''), 'javascript') ??
      maker(wish.replace(/\b(?:an? )?[A-Z]\w+Exception\b/g, 'an error'), 'javascript'));
  const values = reference && valuesOf(reference.snippet)?.values();
  if (!made || !values) return undefined;
  const { steps } = made.snippet;
  const tests: Test[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.is === 'line') continue;
    const value = step.is === 'value' ? values.next().value : undefined;
    const type = KINDS[step.type];
    const expected = value === undefined || !type ? undefined : literalOf(value, type, language);
    const lines =
      step.is === 'failure'
        ? fails?.(step.call, step.type !== '')
        : value === undefined || !type || expected === undefined
          ? undefined
          : check(caseOf(step.call, expected, value, step.raises ? { ...type, second: 'error' } : type));
    if (lines === undefined) continue;
    const words = [...wordsOf(step.method), ...(step.is === 'failure' ? ['fails'] : [])];
    const isTaken = tests.filter((one) => one.words.join().startsWith(words.join())).length;
    tests.push({
      words: isTaken > 0 ? [...words, String(isTaken + 1)] : words,
      lines: [...(framework === 'plain' ? sinceLast(steps, at) : before(steps, at, language)), lines],
    });
  }
  const enough = asked.count === undefined ? tests.length > 0 : tests.length >= asked.count;
  if (!enough) return undefined;
  const title = /\b(?:class|struct|type) (\w+)/.exec(made.snippet.definition)?.[1] ?? 'Example';
  const subject = {
    snippet: made.snippet,
    tests: framework === 'plain' ? tests : tests.slice(0, Math.max(MOST_TESTS, asked.count ?? 0)),
    title: ownTitle(made.snippet) ?? title,
  };
  const tested = framework === 'plain' ? plainTests(subject, language) : FRAMES[framework]?.(subject);
  return tested && { plain: made.snippet, tested, lack: made.unmet.length };
}

const caseOf = (call: string, expected: string, value: Case['value'], type: DeclaredType): Case => ({
  call,
  expected,
  value,
  type,
});

/** The class that the example makes an object of. */
const ownTitle = ({ steps }: Outlined): string | undefined => {
  const first = steps.find((step) => step.is === 'line');
  return /(?:new |= |:= (?:New|&)?|= New)([A-Z]\w*)/.exec(
    first?.is === 'line' ? (first.lines[0] ?? '') : '',
  )?.[1];
};

/** The statements that lead to a step; a value that none of them uses is left out. */
function before(steps: readonly Step[], at: number, language: string): string[] {
  const end = steps[at];
  let text = end?.is === 'line' || !end ? '' : end.call;
  const lines: string[][] = [];
  for (const step of steps.slice(0, at).reverse()) {
    if (step.is !== 'line') continue;
    if (step.name !== undefined && !new RegExp(`(?<![\\w])${step.name}\\b`).test(text)) continue;
    text += `\n${step.lines.join('\n')}`;
    lines.unshift([...step.lines]);
  }
  return lines.flat().map((line) => (language === 'go' ? line.replace('log.Fatal', 't.Fatal') : line));
}

const sinceLast = (steps: readonly Step[], at: number): string[] => {
  const from = steps.slice(0, at).findLastIndex((step) => step.is !== 'line') + 1;
  return steps.slice(from, at).flatMap((step) => (step.is === 'line' ? [...step.lines] : []));
};
