import type { Method } from './class-wish.ts';
import { give } from './families.ts';

/** How much of the base of its kind one unit is. */
const UNITS: readonly (readonly [RegExp, string, string, number])[] = [
  [/^(?:kilomet(?:er|re)s?|kms?)$/, 'kilometers', 'length', 1000],
  [/^(?:met(?:er|re)s?|m)$/, 'meters', 'length', 1],
  [/^(?:centimet(?:er|re)s?|cm)$/, 'centimeters', 'length', 0.01],
  [/^(?:miles?|mi)$/, 'miles', 'length', 1609.344],
  [/^(?:feet|foot|ft)$/, 'feet', 'length', 0.3048],
  [/^(?:inch(?:es)?|in)$/, 'inches', 'length', 0.0254],
  [/^(?:kilograms?|kilos?|kgs?)$/, 'kilograms', 'mass', 1],
  [/^(?:grams?|g)$/, 'grams', 'mass', 0.001],
  [/^(?:pounds?|lbs?)$/, 'pounds', 'mass', 0.45359237],
  [/^(?:ounces?|oz)$/, 'ounces', 'mass', 0.028349523125],
  [/^(?:hours?|h)$/, 'hours', 'time', 3600],
  [/^(?:minutes?|min)$/, 'minutes', 'time', 60],
  [/^(?:seconds?|sec|s)$/, 'seconds', 'time', 1],
  [/^(?:lit(?:er|re)s?|l)$/, 'liters', 'volume', 1],
  [/^gallons?$/, 'gallons', 'volume', 3.785411784],
  [/^(?:celsius|c)$/, 'celsius', 'celsius', 1],
  [/^(?:fahrenheit|f)$/, 'fahrenheit', 'fahrenheit', 1],
  [/^(?:kelvin|k)$/, 'kelvin', 'kelvin', 1],
];

const TEMPERATURES: Readonly<Record<string, string>> = {
  'celsius fahrenheit': 'celsius * 9 / 5.0 + 32',
  'fahrenheit celsius': '(fahrenheit - 32) * 5 / 9.0',
  'celsius kelvin': 'celsius + 273.15',
  'kelvin celsius': 'kelvin - 273.15',
  'fahrenheit kelvin': '(fahrenheit - 32) * 5 / 9.0 + 273.15',
  'kelvin fahrenheit': '(kelvin - 273.15) * 9 / 5.0 + 32',
};

/** A method such as celsiusToFahrenheit or km_to_miles, from its name. */
export function conversion(name: string, digits: number | undefined): Method | undefined {
  const [, from = '', to = ''] =
    /^(?:convert_?)?([a-z]+)_?(?:to|2)_?([a-z]+)$/i.exec(
      name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase(),
    ) ?? [];
  const own = UNITS.find(([pattern]) => pattern.test(from));
  const other = UNITS.find(([pattern]) => pattern.test(to));
  if (!own || !other || own === other) return undefined;
  const [, unit, kind, worth] = own;
  const [, target, otherKind, otherWorth] = other;
  const code =
    TEMPERATURES[`${unit} ${target}`] ??
    (kind !== otherKind
      ? undefined
      : worth >= otherWorth && Number.isInteger(worth / otherWorth)
        ? `${unit} * ${worth / otherWorth}`
        : Number.isInteger(otherWorth / worth)
          ? `${unit} / ${otherWorth / worth}.0`
          : `${unit} * ${Number((worth / otherWorth).toPrecision(10))}`);
  if (!code) return undefined;
  const example = unit === 'fahrenheit' ? '212' : '100';
  return {
    parameters: [{ name: unit, type: 'float', example }],
    result: 'float',
    body: [give(digits === undefined ? code : `round(${code}, ${digits})`)],
  };
}
