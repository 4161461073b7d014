import units from '../../data/units.json';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf } from './wish.ts';

const HEAT: Readonly<Record<string, readonly [to: string, from: string]>> = {
  celsius: ['value + 273.15', 'value - 273.15'],
  fahrenheit: ['(value - 32) / 1.8 + 273.15', '(value - 273.15) * 1.8 + 32'],
  kelvin: ['value', 'value'],
};

/** Units of one quantity, converted on the command line. */
export const planConverter: Plan = (wish) => {
  if (!wish.says(/\bconver(?:ts?|ters?|ting|sion)\b/)) return undefined;
  if (
    !wish.says(/\b(?:with |using |via |and )*argparse\b/) &&
    !wish.has(/\bcli\b|\bcommand[- ]?line\b|--\w|\bflags?\b|\barguments?\b/)
  )
    return undefined;
  const found: { name: string; at: number; kind: string; factor: number }[] = [];
  const add = (name: string, said: RegExp, kind: string, factor: number): void => {
    const at = wish.rest.search(said);
    if (at < 0) return;
    while (wish.says(said));
    found.push({ name, at, kind, factor });
  };
  for (const name of Object.keys(HEAT))
    add(name, new RegExp(`\\b(?:degrees )?${name}\\b(?: \\(?${name.charAt(0)}\\))?`), 'heat', 1);
  for (const [short, [kind, factor, names]] of Object.entries(units))
    if (
      typeof kind === 'string' &&
      typeof factor === 'number' &&
      /^(?:length|mass|volume|speed|area)$/.test(kind) &&
      /^[a-z]\w+$/.test(`${names}`.replace(/\W.*/s, ''))
    )
      add(
        short,
        new RegExp(`\\b(?:${names}${short.length > 1 ? `|${short}` : ''})\\b(?: \\(${short}\\))?`),
        kind,
        factor,
      );
  found.sort((a, b) => a.at - b.at);
  const [first, second] = found;
  if (!first || !second || found.some(({ kind }) => kind !== first.kind)) return undefined;
  const digits = wish.take(
    new RegExp(
      `\\b(?:and |with |the result |results? )*(?:round(?:s|ed|ing)?|precision|formatted)?(?: (?:to|of|with))* ?${NUMBER} (?:decimals?|decimal places|digits)\\b`,
    ),
  )?.[1];
  const isPair = found.length === 2;
  const flag = isPair
    ? wish.name(/(?:\b(?:with |an? |and |the |back )*)?--(\w+)(?: (?:flag|option|switch))?/)
    : undefined;
  wish.takeAll(
    /\b(?:from|between|among|to|and|back|in both directions|both ways|vice versa|each other|the other way(?: round)?|around)\b|--(?:from|to|value)\b/,
  );
  const names = found.map(({ name }) => name);
  const shown = digits === undefined ? '{result:g}' : `{result:.${numberOf(digits)}f}`;
  const isHeat = first.kind === 'heat';
  return {
    program: {
      code: isHeat
        ? py`
# Each unit to kelvin, and back.
TO_KELVIN = {
  ${names.map((name) => `"${name}": lambda value: ${HEAT[name]?.[0]},`).join('\n')}
}
FROM_KELVIN = {
  ${names.map((name) => `"${name}": lambda value: ${HEAT[name]?.[1]},`).join('\n')}
}
UNITS = list(TO_KELVIN)


def convert(value: float, source: str, target: str) -> float:
  kelvin = TO_KELVIN[source](value)
  if kelvin < -1e-9:
    raise ValueError("that is below absolute zero")
  return FROM_KELVIN[target](kelvin)`
        : py`
# How much of the ${first.kind} one unit is.
FACTORS = {${found.map(({ name, factor }) => `"${name}": ${factor}`).join(', ')}}
UNITS = list(FACTORS)


def convert(value: float, source: str, target: str) -> float:
  return value * FACTORS[source] / FACTORS[target]`,
      main: py`
parser = argparse.ArgumentParser(description="Converts ${names.join(', ')}.")
parser.add_argument("value", type=float)
${
  flag === undefined
    ? py`
parser.add_argument("source", choices=UNITS)
parser.add_argument("target", choices=UNITS)
args = parser.parse_args()
source, target = args.source, args.target`
    : py`
parser.add_argument("--${flag}", action="store_true", help="from ${second.name} to ${first.name}")
args = parser.parse_args()
source, target = ("${second.name}", "${first.name}") if args.${flag.replaceAll('-', '_')} else ("${first.name}", "${second.name}")`
}
${isHeat && 'try:'}
${isHeat ? '  ' : ''}result = convert(args.value, source, target)
${isHeat && 'except ValueError as error:\n  parser.error(str(error))'}
print(f"{args.value:g} {source} = ${shown} {target}")`,
    },
    silent:
      'unit units converter temperature temperatures length distance weight option options flag argument arguments result value values cli tool',
  };
};
