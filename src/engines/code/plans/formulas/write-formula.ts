import { capital } from '../../../capital.ts';

import type { Formula } from './formula.ts';
import type { FormulaWish, Given } from './read-formula.ts';
import { factorOf } from './units.ts';

const worded = (name: string): string => name.replace(/([A-Z])/g, (one) => ` ${one.toLowerCase()}`);

/** "volume in ml". */
const labelled = (name: string, unit: string): string =>
  worded(name) === unit || !unit ? worded(name) : `${worded(name)} in ${unit}`;

/** The lines of the formula with the names and the units of the wish. */
function linesOf(
  { lines, unit }: Formula,
  { given, unit: wanted, digits, isUp, rejects }: FormulaWish,
): string[] {
  const inNames = (line: string): string =>
    given
      .reduce((text, one, at) => text.replace(new RegExp(`\\b${one.name}\\b`, 'g'), `#${at}#`), line)
      .replace(/#(\d+)#/g, (_, at: string) => {
        const one = given[Number(at)];
        if (!one) return '';
        const factor = factorOf(one.own, one.unit) ?? 1;
        return factor === 1
          ? one.called
          : factor < 1 && Number.isInteger(Number((1 / factor).toPrecision(9)))
            ? `(${one.called} / ${Number((1 / factor).toPrecision(9))})`
            : `(${one.called} * ${factor})`;
      });
  const factor = factorOf(unit, wanted) ?? 1;
  return lines.map(inNames).flatMap((line) => {
    const [, refused] = /^raise value ".*" if (.*)$/.exec(line) ?? [];
    if (refused && rejects === 'none') return [`if ${refused}`, '  return none'];
    const [, space = '', value = ''] = /^(\s*)return (.*)$/.exec(line) ?? [];
    if (!value) return line;
    const scaled = factor === 1 ? value : `(${value}) * ${factor}`;
    return `${space}return ${roundedTo(scaled, digits, isUp)}`;
  });
}

function roundedTo(value: string, digits: number | undefined, isUp: boolean): string {
  if (value.startsWith('up(')) return value;
  if (isUp) return `up(${value})`;
  if (digits === undefined) return value;
  if (digits === 2) return `round(${value})`;
  const scale = 10 ** digits;
  return digits === 0 ? `nearest(${value})` : `nearest((${value}) * ${scale}) / ${scale}`;
}

/** Lines that refuse bad values. */
function guards(wish: FormulaWish, kind: string): string[] {
  return wish.given.flatMap(({ called, least }) => {
    if (least === 'any') return [];
    const isStrict = least === 'positive' || wish.isZeroRejected;
    const when = `${called} ${isStrict ? '<=' : '<'} 0`;
    if (wish.rejects === 'none') return [`if ${when}`, '  return none'];
    const must = isStrict ? 'must be greater than zero' : 'must not be negative';
    const subject = called.length < 3 ? called : `the ${worded(called)}`;
    return [`raise ${kind} "${subject} ${must}" if ${when}`];
  });
}

const WIDTH = 4;

/** A row for each value of the quantity that the table varies. */
function tableLines(wish: FormulaWish, call: string, name: string, isWhole: boolean): string[] {
  const { table, given } = wish;
  const varied = given.find((one) => one.name === table?.of);
  if (!table || !varied) return [];
  const whole = given.find((one) => one.unit === varied.unit && one !== varied && varied.name === 'x');
  const isGiven = varied.at < 999;
  const highest = Number(whole?.value ?? varied.value) * (whole || isGiven ? 1 : 2);
  const first = whole ? 0 : highest / table.points;
  const { from = first, to = highest, step } = table.range ?? {};
  const [low, high] = [Number.isNaN(from) ? 0 : from, Number.isNaN(to) ? highest : to];
  const by = step ?? (table.range ? niceStep(high - low) : (high - low) / (table.points - (whole ? 0 : 1)));
  const rows = Math.floor((high - low) / by + 1e-9) + 1;
  const result = labelled(name, wish.unit);
  const heads = [labelled(varied.called, varied.own), result];
  const widths = heads.map((head) => Math.max(10, head.length + WIDTH));
  const digits = Number.isInteger(by) && Number.isInteger(low) ? 0 : 2;
  const start = low === 0 ? '' : `${low} + `;
  return [
    `print "${heads.map((head, at) => head.padStart(widths[at] ?? 0)).join('')}"`,
    `for i to ${rows}`,
    `  let ${varied.called} = ${start}i * ${Number(by.toPrecision(9))}${Number.isInteger(by) && Number.isInteger(low) ? '.0' : ''}`,
    `  let value = ${call}`,
    `  print "{padLeft(fixed(${varied.called}, ${digits}), ${widths[0]})}{padLeft(${isWhole ? 'fixed(value * 1.0, 0)' : `fixed(value, ${wish.digits ?? 2})`}, ${widths[1]})}"`,
  ];
}

function niceStep(width: number): number {
  const rough = width / 10;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
}

const decimal = (value: string): string => (value.includes('.') ? value : `${value}.0`);
function asked({ called, own, value, least, choices }: Given): string[] {
  const label = capital(labelled(called, own));
  if (choices.length === 0) {
    const ask = `askNumber("${label}: ", ${least === 'any' ? -1000000 : 0}, ${Math.max(1000000, Number(value) * 1000)})`;
    const first = `  let ${called} = ${ask}`;
    return least === 'positive'
      ? [
          first,
          `  while ${called} == 0.0`,
          '    print "Please enter a number above zero."',
          `    ${called} = ${ask}`,
        ]
      : [first];
  }
  const numbers = choices.map(Number);
  const list = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  const ask = `askNumber("${label} (${list}): ", ${Math.min(...numbers)}, ${Math.max(...numbers)})`;
  return [
    `  let ${called} = ${ask}`,
    `  while ${choices.map((one) => `${called} != ${decimal(one)}`).join(' and ')}`,
    `    print "Please enter ${list}."`,
    `    ${called} = ${ask}`,
  ];
}

/** The outline of a function for a formula, with an example of its use. */
export function outlineOf(formula: Formula, wish: FormulaWish, kind: string): string {
  const { given, table, isAsked } = wish;
  const lines = linesOf(formula, wish);
  const isWhole = /^\s*return (?:up|nearest)\((?!.*\) \/ \d+$)/.test(lines.at(-1) ?? '');
  const isMaybe = wish.rejects === 'none';
  const type = `${isWhole ? 'int' : 'float'}${isMaybe ? '?' : ''}`;
  const name = isMaybe && table ? '' : formula.name;
  const isNamed = isAsked || table !== undefined;
  const call = `${formula.name}(${given.map((one) => (isNamed ? one.called : one.value)).join(', ')})`;
  const shown = isWhole ? '{value}' : `{fixed(value, ${wish.digits ?? 2})}`;
  const label = capital(worded(formula.name));
  const unit = wish.unit && !label.toLowerCase().endsWith(` ${wish.unit}`) ? ` ${wish.unit}` : '';
  const result = `print "${label}: ${shown}${unit}"`;
  const fixed = given.filter((one) => isAsked || one.name !== table?.of);
  const [first] = given.filter(({ least }) => least === 'positive');
  const bad = `${formula.name}(${given.map((one) => (one === first ? '0' : one.value)).join(', ')})`;
  return [
    `fun ${formula.name}(${given.map((one) => `${one.called}: float`).join(', ')}) -> ${type}`,
    ...[...guards(wish, kind), ...lines].map((line) => `  ${line}`),
    'example',
    ...(isAsked
      ? given.filter((one) => one.name !== table?.of).flatMap(asked)
      : table
        ? fixed.map((one) => `  let ${one.called} = ${decimal(one.value)}`)
        : []),
    ...(table && name
      ? tableLines(wish, call, formula.name, isWhole).map((line) => `  ${line}`)
      : isMaybe
        ? [`  with value = ${call}`, `    ${result}`]
        : [
            `  let value = ${call}`,
            `  ${result}`,
            ...(wish.rejects === 'error' && !isAsked && first ? [`  try ${bad}`] : []),
          ]),
  ].join('\n');
}
