import rows from '../../data/formulas.json';

export interface Quantity {
  readonly name: string;
  readonly example: string;
  readonly unit: string;
  readonly sayings: string;
  /** A table varies it. */
  readonly isVaried: boolean;
  /** The lowest value: above zero, zero, or any. */
  readonly least: 'positive' | 'zero' | 'any';
}

export interface Formula {
  readonly ask: RegExp;
  readonly name: string;
  readonly unit: string;
  readonly quantities: readonly Quantity[];
  readonly lines: readonly string[];
  readonly silent: readonly string[];
}

function quantityOf(text: string): Quantity {
  const [, flags = '', name = '', example = '', unit = '', sayings = ''] =
    /^([*0-]*)(\w+)=(\S+)(?: (.+?))? ~ (.*)$/.exec(text) ?? [];
  return {
    name,
    example,
    unit,
    sayings,
    isVaried: flags.includes('*'),
    least: flags.includes('-') ? 'any' : flags.includes('0') ? 'zero' : 'positive',
  };
}

let known: readonly Formula[] | undefined;

/** The formulas of `formulas.json`: what asks for one, its name and unit, its quantities, its lines, and idle words. */
export function formulas(): readonly Formula[] {
  known ??= rows.map(([ask = '', name = '', unit = '', quantities = '', body = '', idle = '']) => ({
    ask: new RegExp(`\\b(?:${ask})(?![a-z])`),
    name,
    unit,
    quantities: quantities.split('; ').map(quantityOf),
    lines: (body.includes('return ') ? body : `return ${body}`).split('\n'),
    silent:
      `${idle} ${ask} ${name.replace(/[A-Z]/g, ' $&')}`.toLowerCase().match(/[a-z0-9][a-z0-9']+/g) ?? [],
  }));
  return known;
}
