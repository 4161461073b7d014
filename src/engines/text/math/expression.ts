import { CONSTANTS, FUNCTIONS, factorial, modulo, power } from './functions.ts';
import { type Token, tokenize } from './lexer.ts';
import { add, divide, multiply, rational, subtract } from './rational.ts';
import { approximately, asNumber, exactly, type Value } from './value.ts';

const HUNDRED = rational(100n);
const MINUS_ONE = exactly(rational(-1n));

/** Marks a percentage, because "200 + 15%" means 15% of the 200. */
interface Term {
  readonly value: Value;
  readonly percent: boolean;
}

/**
 * The value of an arithmetic expression; undefined when the text is not one. Throws RangeError where the
 * arithmetic itself has no answer (division by zero, a result too long to write out).
 */
export function evaluate(source: string): { value: Value; tokens: readonly Token[] } | undefined {
  const tokens = tokenize(source);
  if (tokens === undefined || tokens.length === 0) return undefined;
  const parser = new Parser(tokens);
  const term = parser.sum();
  return term === undefined || !parser.atEnd ? undefined : { value: term.value, tokens };
}

class Parser {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get atEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  sum(): Term | undefined {
    let left = this.product();
    while (left) {
      const operator = this.take('+', '-');
      if (operator === undefined) return left;
      const right = this.product();
      if (right === undefined) return undefined;
      const amount = right.percent && !left.percent ? times(left.value, right.value) : right.value;
      left = {
        value: operator === '+' ? plus(left.value, amount) : minus(left.value, amount),
        percent: false,
      };
    }
    return undefined;
  }

  private product(): Term | undefined {
    let left = this.signed();
    while (left) {
      const operator = this.take('*', '/', 'of', 'mod') ?? (this.startsFactor() ? '*' : undefined);
      if (operator === undefined) return left;
      const right = this.signed();
      if (right === undefined) return undefined;
      left = { value: COMBINE[operator](left.value, right.value), percent: false };
    }
    return undefined;
  }

  private signed(): Term | undefined {
    const sign = this.take('-', '+');
    if (sign === undefined) return this.raised();
    const term = this.signed();
    if (term === undefined || sign === '+') return term;
    return { ...term, value: times(MINUS_ONE, term.value) };
  }

  /** Powers bind to the right and stronger than a sign before them: -2^2 is -4. */
  private raised(): Term | undefined {
    const base = this.postfixed();
    if (base === undefined || this.take('^') === undefined) return base;
    const exponent = this.signed();
    return exponent && { value: power(base.value, exponent.value), percent: false };
  }

  private postfixed(): Term | undefined {
    let value = this.atom();
    let percent = false;
    while (value) {
      if (this.take('!')) value = factorial(value);
      else if (this.take('%')) [value, percent] = [divided(value, exactly(HUNDRED)), true];
      else return { value, percent };
    }
    return undefined;
  }

  private atom(): Value | undefined {
    const token = this.tokens[this.at];
    if (token === undefined) return undefined;
    this.at += 1;
    if (token.kind === 'number') return exactly(token.value);
    if (token.text === '(') return this.closed(this.sum()?.value);
    if (token.text === '√') return this.call('sqrt', this.single());
    if (token.kind !== 'name') return undefined;
    if (Object.hasOwn(CONSTANTS, token.text)) return approximately(CONSTANTS[token.text] ?? Number.NaN);
    return this.take('(')
      ? this.call(token.text, this.closed(this.list()))
      : this.call(token.text, this.single());
  }

  private single(): readonly Value[] | undefined {
    const negative = this.take('-') !== undefined;
    const value = this.atom();
    return value && [negative ? times(MINUS_ONE, value) : value];
  }

  private list(): Value[] | undefined {
    const values: Value[] = [];
    do {
      const term = this.sum();
      if (term === undefined) return undefined;
      values.push(term.value);
    } while (this.take(','));
    return values;
  }

  private call(name: string, args: readonly Value[] | undefined): Value | undefined {
    const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    return known && args && known(args);
  }

  private closed<T>(inner: T | undefined): T | undefined {
    return this.take(')') === undefined ? undefined : inner;
  }

  /** "2(3 + 4)" and "2 pi" multiply; "2 3" is not arithmetic. */
  private startsFactor(): boolean {
    const token = this.tokens[this.at];
    return (
      token !== undefined &&
      (token.text === '(' || token.text === '√' || Object.hasOwn(CONSTANTS, token.text))
    );
  }

  private take<const T extends string>(...texts: readonly T[]): T | undefined {
    const token = this.tokens[this.at];
    const found = texts.find((text) => token?.kind !== 'number' && token?.text === text);
    if (found !== undefined) this.at += 1;
    return found;
  }
}

type Operation = (a: Value, b: Value) => Value;

const operation =
  (exact: typeof add, approximate: (a: number, b: number) => number): Operation =>
  (a, b) =>
    a.exact && b.exact
      ? exactly(exact(a.fraction, b.fraction))
      : approximately(approximate(asNumber(a), asNumber(b)));

const plus = operation(add, (a, b) => a + b);
const minus = operation(subtract, (a, b) => a - b);
const times = operation(multiply, (a, b) => a * b);
const divided = operation(divide, (a, b) => a / b);

const COMBINE = { '*': times, '/': divided, of: times, mod: modulo } satisfies Record<string, Operation>;
