import compounds from '../data/compounds.json';
import { solveSystem } from '../problems/linear-system.ts';
import type { Skill } from '../skill.ts';

const ELEMENTS: ReadonlySet<string> = new Set(compounds.elements.split(' '));
const FORMULAS: Readonly<Record<string, string>> = compounds.names;
const SMALL = '₀₁₂₃₄₅₆₇₈₉';
const FORMULA = String.raw`(?:\d+ ?)?(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+`;
const SIDE = `${FORMULA}(?:\\s*\\+\\s*${FORMULA})*`;
const EQUATION = new RegExp(
  `(?<![\\w+])(${SIDE})\\s*(?:->|-->|→|⟶|=>|=|⇌|<->|yields|gives)\\s*(${SIDE})(?![\\w+])`,
);
const BURNS =
  /\b(?:combustion of|burning(?: of)?|burn(?:s|t|ed)?|react(?:s|ion)? (?:of|between))\s+(?:an? |the )?([a-z]+)(?: (?:with|and|in) (?:oxygen|air))?|\b([a-z]+) (?:burns|reacts with oxygen)\b/i;
const ASKS_EQUATION = /\b(?:balanced?|equation|formula)\b/i;
const ASKS = /\b(?:balance[ds]?|balancing|equation|coefficients?|reaction|stoichiometr\w*)\b|^[^a-z]*$/i;

/** Chemical equations, balanced by solving for the coefficients. */
export const chemicalEquation: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const plain = message.replace(/[₀-₉]/g, (digit) => String(SMALL.indexOf(digit)));
    const [whole, left, right] = EQUATION.exec(plain) ?? [];
    if (left !== undefined && right !== undefined)
      return ASKS.test(plain) || whole?.trim() === plain.trim() ? balanced(left, right) : undefined;
    const [, burnt, burning = burnt] = BURNS.exec(plain) ?? [];
    const fuel = FORMULAS[burning?.toLowerCase() ?? ''];
    return fuel !== undefined && ASKS_EQUATION.test(plain) && !/[A-Z]\w*\d/.test(plain)
      ? balanced(`${fuel} + O2`, combusted(fuel))
      : undefined;
  },
};

/** Carbon and hydrogen burn to carbon dioxide and water. */
const combusted = (fuel: string): string =>
  [
    /C(?![a-z])/.test(fuel) ? 'CO2' : '',
    /H(?![a-z])/.test(fuel) ? 'H2O' : '',
    /^Mg$/.test(fuel) ? 'MgO' : '',
    /^S$/.test(fuel) ? 'SO2' : '',
  ]
    .filter((each) => each !== '')
    .join(' + ');

function balanced(left: string, right: string): string | undefined {
  const sides = [left, right].map((side) => side.split('+').map((each) => each.trim().replace(/^\d+ ?/, '')));
  const [from = [], to = []] = sides;
  const all = [...from, ...to];
  const counts = all.map(atomsOf);
  const known = counts.filter((count) => count !== undefined);
  if (known.length < all.length || all.length > MOST) return undefined;
  const elements = [...new Set(known.flatMap((count) => [...count.keys()]))];
  const missing = elements.filter(
    (element) =>
      !known.slice(0, from.length).some((count) => count.has(element)) ||
      !known.slice(from.length).some((count) => count.has(element)),
  );
  if (missing.length > 0)
    return `This cannot be balanced: **${missing.join(', ')}** stands on one side only.`;
  const found = coefficients(elements, known, from.length);
  if (found === undefined) return undefined;
  const shown = (formulas: readonly string[], start: number): string =>
    formulas
      .map((formula, at) => `${found[start + at] === 1 ? '' : `${found[start + at]} `}${lowered(formula)}`)
      .join(' + ');
  const atoms = elements.map((element) => {
    const count = from.reduce((sum, _, at) => sum + (found[at] ?? 0) * (known[at]?.get(element) ?? 0), 0);
    return `${count} ${element}`;
  });
  return `**${shown(from, 0)} → ${shown(to, from.length)}**\n\nOn both sides: ${atoms.join(', ')}.`;
}
const MOST = 8;

const lowered = (formula: string): string => formula.replace(/\d/g, (digit) => SMALL[Number(digit)] ?? '');

/** Undefined where a letter is no element. */
function atomsOf(formula: string): ReadonlyMap<string, number> | undefined {
  const atoms = new Map<string, number>();
  const add = (text: string, times: number): boolean =>
    [...text.matchAll(/([A-Z][a-z]?)(\d*)/g)].every(([, element = '', count = '']) => {
      atoms.set(element, (atoms.get(element) ?? 0) + Number(count || 1) * times);
      return ELEMENTS.has(element);
    });
  const rest = formula.replace(/\(([^()]+)\)(\d*)/g, (_, inner: string, times: string) =>
    add(inner, Number(times || 1)) ? '' : '?',
  );
  return add(rest, 1) && !/[()?]/.test(rest) ? atoms : undefined;
}

/** The smallest whole numbers with as many atoms of each element on both sides; undefined where there are none, or several. */
function coefficients(
  elements: readonly string[],
  counts: readonly ReadonlyMap<string, number>[],
  left: number,
): readonly number[] | undefined {
  const [first, ...others] = counts;
  const equations = elements.map((element) => ({
    factors: new Map(
      others.map((count, at) => [String(at), (count.get(element) ?? 0) * (at + 1 < left ? -1 : 1)]),
    ),
    value: first?.get(element) ?? 0,
  }));
  const solved = solveSystem(
    equations,
    others.map((_, at) => String(at)),
  );
  const values = [1, ...(solved?.values() ?? [])];
  if (solved === undefined || values.some((value) => value <= 0)) return undefined;
  const scale = Array.from({ length: LARGEST }, (_, at) => at + 1).find((times) =>
    values.every((value) => Math.abs(value * times - Math.round(value * times)) < 1e-6),
  );
  return scale === undefined ? undefined : values.map((value) => Math.round(value * scale));
}
const LARGEST = 500;
