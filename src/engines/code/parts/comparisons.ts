import type { DeclaredType } from './declared-types.ts';
import { isList, type Plain } from './plain-value.ts';

/** An expression of a program with the value that it must have. */
export interface Case {
  readonly call: string;
  /** The names of the parameters that are given, and what they are given. */
  readonly names?: readonly string[];
  readonly literals?: readonly string[];
  readonly expected: string;
  readonly value: Plain;
  readonly type: DeclaredType;
}

/** Results of decimal arithmetic differ in their last digits. */
export const isInexact = ({ value, type }: Case): boolean =>
  typeof value === 'number' &&
  (!Number.isInteger(value) || (type.kind === 'decimal' && type.name !== 'number'));

const isWhole = ({ value, type }: Case): boolean =>
  value === null || (!isList(value) && type.kind !== 'list' && typeof value !== 'object');

/** The condition that a case holds. */
function condition(one: Case, language: string): string {
  const { call, expected, value, type } = one;
  const not = language === 'python' || language === 'ruby' ? 'not ' : '!';
  if (typeof value === 'boolean') return value ? call : `${not}${call}`;
  if (value === null && language === 'python') return `${call} is None`;
  if (isInexact(one)) return near(one, language);
  switch (language) {
    case 'javascript':
    case 'typescript':
      return `${call} === ${expected}`;
    case 'java':
      if (type.isOptional || type.name === 'BigInteger') return `${call}.equals(${expected})`;
      if (type.name.endsWith('[]'))
        return `Arrays.${type.name.endsWith('[][]') ? 'deepEquals' : 'equals'}(${call}, ${expected})`;
      return typeof value === 'string' && type.kind !== 'sign'
        ? `${call}.equals(${expected})`
        : isWhole(one)
          ? `${call} == ${expected}`
          : `${call}.equals(${expected})`;
    case 'csharp':
      return isWhole(one) ? `${call} == ${expected}` : `${call}.SequenceEqual(${expected})`;
    case 'kotlin':
      return type.name.endsWith('Array') || type.name.startsWith('Array')
        ? `${call}.contentEquals(${expected})`
        : `${call} == ${expected}`;
    case 'go':
      return isWhole(one) ? `${call} == ${expected}` : `reflect.DeepEqual(${call}, ${expected})`;
    case 'c':
      return typeof value === 'string' && type.kind !== 'sign'
        ? `strcmp(${call}, ${expected}) == 0`
        : `${call} == ${expected}`;
    case 'php':
      return `${call} == ${expected}`;
    default:
      return `${call} == ${expected}`;
  }
}

function near({ call, expected }: Case, language: string): string {
  const least = '1e-9';
  switch (language) {
    case 'javascript':
    case 'typescript':
    case 'java':
      return `Math.abs(${call} - ${expected}) < ${least}`;
    case 'csharp':
      return `Math.Abs(${call} - ${expected}) < ${least}`;
    case 'go':
      return `math.Abs(${call}-(${expected})) < ${least}`;
    case 'rust':
      return `(${call} - ${expected}).abs() < ${least}`;
    case 'ruby':
      return `(${call} - ${expected}).abs < ${least}`;
    case 'kotlin':
      return `kotlin.math.abs(${call} - ${expected}) < ${least}`;
    case 'c':
      return `fabs(${call} - ${expected}) < ${least}`;
    case 'cpp':
      return `std::abs(${call} - ${expected}) < ${least}`;
    default:
      return `abs(${call} - ${expected}) < ${least}`;
  }
}

type Check = (one: Case) => string;

/** The value as Python's prompt shows it: texts in single quotes. */
const asShown = (expected: string): string =>
  expected.replace(/"((?:[^"\\]|\\.)*)"/g, (whole, text: string) =>
    /'/.test(text) ? whole : `'${text.replaceAll('\\"', '"')}'`,
  );

const script = (one: Case): string => {
  const { call, expected, value } = one;
  if (typeof value === 'boolean' || isInexact(one)) return `assert.ok(${condition(one, 'javascript')});`;
  return `assert.${isWhole(one) ? 'equal' : 'deepEqual'}(${call}, ${expected});`;
};

const expectation = (one: Case): string => {
  const { call, expected, value } = one;
  if (isInexact(one)) return `expect(${call}).toBeCloseTo(${expected});`;
  return `expect(${call}).${isList(value) || typeof value === 'object' ? 'toEqual' : 'toBe'}(${expected});`;
};

/** The statement of a test, for each framework. */
export const CHECKS: Readonly<Record<string, Check>> = {
  unittest: (one) => {
    const { call, expected, value } = one;
    if (typeof value === 'boolean') return `self.assert${value ? 'True' : 'False'}(${call})`;
    if (value === null) return `self.assertIsNone(${call})`;
    return `self.assert${isInexact(one) ? 'AlmostEqual' : 'Equal'}(${call}, ${expected})`;
  },
  doctest: ({ call, expected }) => `>>> ${call}\n${asShown(expected)}`,
  pytest: (one) => {
    if (isInexact(one) && one.value !== null) return `assert ${one.call} == pytest.approx(${one.expected})`;
    return `assert ${condition(one, 'python')}`;
  },
  'node:test': script,
  mocha: script,
  jest: expectation,
  vitest: expectation,
  testing: (one) => {
    const { call, expected, value, type } = one;
    const told = JSON.stringify(call).slice(1, -1).replaceAll('%', '%%');
    const [name, second] =
      type.second === 'error'
        ? ['got, err', 'err != nil || ']
        : type.second
          ? ['got, ok', '!ok || ']
          : ['got', ''];
    const fails = isInexact(one)
      ? `math.Abs(got-(${expected})) > 1e-9`
      : isList(value) && value.length === 0
        ? 'len(got) != 0'
        : isWhole(one)
          ? `got != ${expected}`
          : `!reflect.DeepEqual(got, ${expected})`;
    // The brace of a literal would begin the body.
    const safe = (text: string): string => (text.includes('{') && !text.endsWith(')') ? `(${text})` : text);
    return `if ${name} := ${safe(call)}; ${second}${fails} {\n  t.Errorf("${told} = %v", got)\n}`;
  },
  '#[test]': (one) => {
    if (typeof one.value === 'boolean' || (isInexact(one) && !one.type.isOptional))
      return `assert!(${condition(one, 'rust')});`;
    // An empty list says no type.
    if (isList(one.value) && one.value.length === 0 && !one.type.isOptional)
      return `assert!(${one.call}.is_empty());`;
    return `assert_eq!(${one.call}, ${one.expected});`;
  },
  junit: (one) => {
    const { call, expected, value, type } = one;
    if (typeof value === 'boolean') return `assert${value ? 'True' : 'False'}(${call});`;
    if (type.name.endsWith('[]')) return `assertArrayEquals(${expected}, ${call});`;
    return `assertEquals(${expected}, ${call}${isInexact(one) ? ', 1e-9' : ''});`;
  },
  xunit: (one) => {
    const { call, expected, value } = one;
    if (typeof value === 'boolean') return `Assert.${value ? 'True' : 'False'}(${call});`;
    return `Assert.Equal(${expected}, ${call}${isInexact(one) ? ', 9' : ''});`;
  },
  nunit: (one) => {
    const { call, expected, value } = one;
    if (typeof value === 'boolean') return `Assert.That(${call}, Is.${value ? 'True' : 'False'});`;
    return `Assert.That(${call}, Is.EqualTo(${expected})${isInexact(one) ? '.Within(1e-9)' : ''});`;
  },
  mstest: (one) => {
    const { call, expected, value } = one;
    if (typeof value === 'boolean') return `Assert.Is${value ? 'True' : 'False'}(${call});`;
    return isWhole(one)
      ? `Assert.AreEqual(${expected}, ${call}${isInexact(one) ? ', 1e-9' : ''});`
      : `CollectionAssert.AreEqual(${expected}, ${call}.ToArray());`;
  },
  minitest: (one) => {
    const { call, expected, value } = one;
    if (typeof value === 'boolean') return `${value ? 'assert' : 'refute'} ${call}`;
    if (value === null) return `assert_nil ${call}`;
    return isInexact(one)
      ? `assert_in_delta ${expected}, ${call}, 1e-9`
      : `assert_equal(${expected}, ${call})`;
  },
  rspec: (one) => {
    const { call, expected } = one;
    return isInexact(one)
      ? `expect(${call}).to be_within(1e-9).of(${expected})`
      : `expect(${call}).to eq(${expected})`;
  },
  phpunit: (one) => {
    const { call, expected, value } = one;
    if (typeof value === 'boolean') return `$this->assert${value ? 'True' : 'False'}(${call});`;
    return isInexact(one)
      ? `$this->assertEqualsWithDelta(${expected}, ${call}, 1e-9);`
      : `$this->assertEquals(${expected}, ${call});`;
  },
  'kotlin.test': (one) => {
    const { call, expected, value, type } = one;
    if (typeof value === 'boolean') return `assert${value ? 'True' : 'False'}(${call})`;
    const isArray = type.name.endsWith('Array') || type.name.startsWith('Array');
    return `assert${isArray ? 'Content' : ''}Equals(${expected}, ${call}${isInexact(one) ? ', 1e-9' : ''})`;
  },
  xctest: (one) => {
    const { call, expected, value } = one;
    if (typeof value === 'boolean') return `XCTAssert${value ? 'True' : 'False'}(${call})`;
    return `XCTAssertEqual(${call}, ${expected}${isInexact(one) ? ', accuracy: 1e-9' : ''})`;
  },
};

const text = (call: string): string => JSON.stringify(call);

/** The same as a statement of the program itself. */
export const PLAIN_CHECKS: Readonly<Record<string, Check>> = {
  python: (one) => `assert ${condition(one, 'python')}`,
  javascript: script,
  typescript: script,
  go: (one) => `if !(${condition(one, 'go')}) {\n  panic(${text(one.call)})\n}`,
  rust: (one) => CHECKS['#[test]']?.(one) ?? '',
  java: (one) => `check(${condition(one, 'java')}, ${text(one.call)});`,
  csharp: (one) => `Check(${condition(one, 'csharp')}, ${text(one.call)});`,
  kotlin: (one) => `check(${condition(one, 'kotlin')})`,
  swift: (one) => `assert(${condition(one, 'swift')})`,
  ruby: (one) => `raise 'test failed' unless ${condition(one, 'ruby')}`,
  php: (one) => `assert(${condition(one, 'php')});`,
  c: (one) => `assert(${condition(one, 'c')});`,
  cpp: (one) => `assert((${condition(one, 'cpp')}));`,
};
