import formulas from '../data/formulas.json';
import { evaluate } from '../math/expression.ts';
import { asNumber } from '../math/value.ts';
import { bold } from '../skill.ts';
import { shown } from './amounts.ts';

interface Quantity {
  readonly symbol: string;
  readonly value: number;
  readonly unit: string;
  readonly said: string;
}

const UNITS: Readonly<Record<string, readonly [symbol: string, factor: number, unit: string]>> =
  Object.fromEntries(
    formulas.units.flatMap(([names = '', symbol = '', factor = '1', unit = '']) =>
      names.split('|').map((name) => [name, [symbol, Number(factor), unit] as const]),
    ),
  );
const NAME = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[/^]/g, String.raw`\$&`))
  .join('|');
const AMOUNT = new RegExp(`(\\d+(?:\\.\\d+)?)[ -]?(${NAME})(?![\\w²³/^])`, 'g');
const AT_REST = /\bfrom (?:0(?: km\/h| m\/s)?|rest|a standstill) to\b/i;
const ASKS = /\b(?:how|what|which|calculate|find|work out)\b.*$/is;
/** A part of the sum that no formula here has. */
const OTHERWISE =
  /\b(?:friction|angle|slope|incline|parallel|series|spring|buoyan\w*|thrown?|more|less|than|cost|price|moon|mars)\b|[%$€£°]/i;

/** School physics by one formula: every quantity that is given must be in it, and none may be missing. */
export function formulaProblem(said: string): string | undefined {
  const text = said.replace(AT_REST, 'to').replaceAll('Ω', 'ohms');
  const given = [...text.matchAll(AMOUNT)].flatMap(([whole, count = '', name = '']): Quantity[] => {
    const [symbol, factor, unit] = UNITS[name] ?? [];
    return symbol === undefined || factor === undefined || unit === undefined
      ? []
      : [{ symbol, value: Number((Number(count) * factor).toPrecision(12)), unit, said: whole }];
  });
  const asks = ASKS.exec(text)?.[0] ?? '';
  if (given.length === 0 || /\d/.test(text.replace(AMOUNT, ' ')) || OTHERWISE.test(text)) return undefined;
  const symbols = given.map(({ symbol }) => symbol);
  if (new Set(symbols).size !== symbols.length) return undefined;
  for (const [words = '', name = '', formula = '', unit = '', note = ''] of formulas.formulas) {
    const needed: readonly string[] = formula.match(/\p{L}/gu) ?? [];
    if (!new RegExp(`\\b(?:${words})\\b`, 'i').test(asks)) continue;
    if (new Set(needed).size !== given.length || !symbols.every((each) => needed.includes(each))) continue;
    const filled = (text: string, shown: (quantity: Quantity) => string): string =>
      text.replace(/\p{L}/gu, (letter) => shown(given.find(({ symbol }) => symbol === letter) ?? NONE));
    const result = evaluated(filled(formula, ({ value }) => `(${value})`));
    if (result === undefined) return undefined;
    const converted = given
      .filter(
        ({ value, unit: own, said: whole }) =>
          `${value}${own}` !== whole.replace(/[ -]/, '') &&
          UNITS[whole.replace(/^[\d.]+[ -]?/, '')]?.[1] !== 1,
      )
      .map(({ value, unit: own, said: whole }) => `${whole} = ${Number(value.toPrecision(6))} ${own}; `)
      .join('');
    const signs = formula
      .replace(/(\p{L})(?=²)/gu, '($1)')
      .replaceAll('·', ' × ')
      .replaceAll('/', ' ÷ ');
    const steps = filled(signs, ({ value, unit: own }) => `${Number(value.toPrecision(6))} ${own}`);
    return `${converted}${name} = ${formula.replace('9.81', 'g')} = ${steps} ${result.isExact ? '=' : '≈'} ${bold(`${result.text} ${unit}`)}${kilowattHours(unit, result.text)}${note}`;
  }
  return undefined;
}
/** Large energies are known from the meter. */
const kilowattHours = (unit: string, joules: string): string =>
  unit === 'J' && Number(joules) >= 36_000 ? ` (${shown(Number(joules) / 3_600_000)} kWh)` : '';

const NONE: Quantity = { symbol: '', value: Number.NaN, unit: '', said: '' };

function evaluated(formula: string): { readonly text: string; readonly isExact: boolean } | undefined {
  const expression = formula
    .replaceAll('·', '*')
    .replaceAll('½', '0.5')
    .replaceAll('²', '^2')
    .replaceAll('√', 'sqrt');
  const value = evaluate(expression)?.value;
  if (value === undefined) return undefined;
  const number = asNumber(value);
  if (!Number.isFinite(number)) return undefined;
  const text = String(Number(number.toPrecision(6)));
  return { text, isExact: Math.abs(Number(text) - number) < Math.abs(number) * 1e-12 };
}
