import { h } from './dom.js';
import { workbench } from './workbench.js';

const COLOURS = [
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'grey',
  'white',
];
const FACTORS = Object.fromEntries([
  ...COLOURS.map((name, at) => [name, 10 ** at]),
  ['gold', 0.1],
  ['silver', 0.01],
]);
const TOLERANCES = {
  gold: 5,
  silver: 10,
  brown: 1,
  red: 2,
  green: 0.5,
  blue: 0.25,
  violet: 0.1,
  grey: 0.05,
  none: 20,
};
const SHOWN = { gold: '#c9a227', silver: '#b8bcc2', brown: '#6b3e1f', none: 'transparent' };

/** The resistance of the bands in ohms: two or three digits, then the factor. */
export function resistanceOf(digits, factor) {
  const number = digits.reduce((sum, name) => sum * 10 + COLOURS.indexOf(name), 0);
  return Number((number * FACTORS[factor]).toPrecision(4));
}

/** "4.7 kΩ" */
export function inOhms(value) {
  const [size, unit] = [
    [1e9, 'GΩ'],
    [1e6, 'MΩ'],
    [1e3, 'kΩ'],
  ].find(([step]) => value >= step) ?? [1, 'Ω'];
  return `${Number((value / size).toPrecision(4))} ${unit}`;
}

/** The colours of the digits and the factor of a resistance; undefined where the bands cannot say it. */
export function bandsOf(ohms, count) {
  const digits = count === '5' ? 3 : 2;
  for (const [factor, size] of Object.entries(FACTORS)) {
    const number = Number((ohms / size).toPrecision(10));
    if (Number.isInteger(number) && number >= 10 ** (digits - 1) && number < 10 ** digits)
      return [...[...String(number)].map((digit) => COLOURS[digit]), factor];
  }
  return undefined;
}

const FIELDS = [
  { name: 'count', label: 'Bands', type: 'choice', options: ['4', '5'], value: '4' },
  { name: 'first', label: '1st digit', type: 'choice', options: COLOURS, value: 'yellow' },
  { name: 'second', label: '2nd digit', type: 'choice', options: COLOURS, value: 'violet' },
  {
    name: 'third',
    label: '3rd digit (of 5 bands)',
    type: 'choice',
    options: COLOURS,
    value: 'black',
  },
  { name: 'factor', label: 'Factor', type: 'choice', options: Object.keys(FACTORS), value: 'red' },
  {
    name: 'tolerance',
    label: 'Tolerance',
    type: 'choice',
    options: Object.keys(TOLERANCES),
    value: 'gold',
  },
  { name: 'ohms', label: 'Or: bands of this value (4700, 4.7k, 1M)', size: '14' },
];
const UNITS = { k: 1e3, m: 1e6, g: 1e9 };

export function mount(root, { title }) {
  return workbench(root, {
    title,
    fields: FIELDS,
    run({ count, first, second, third, factor, tolerance, ohms }) {
      const digits = count === '5' ? [first, second, third] : [first, second];
      const value = resistanceOf(digits, factor);
      const part = (value * TOLERANCES[tolerance]) / 100;
      const band = (name) => h('span', { style: `background: ${SHOWN[name] ?? name}` });
      const [, number = '', unit = ''] =
        /^([\d.]+)\s*([kmg]?)(?:Ω|ohms?)?$/i.exec(ohms.trim()) ?? [];
      const asked = bandsOf(Number(number) * (UNITS[unit.toLowerCase()] ?? 1), count);
      return [
        { element: h('div', { class: 'bands' }, [...digits, factor, tolerance].map(band)) },
        {
          rows: [
            ['Resistance', `${inOhms(value)} ± ${TOLERANCES[tolerance]} %`],
            ['From, to', `${inOhms(value - part)}, ${inOhms(value + part)}`],
          ],
        },
        ...(ohms.trim() === ''
          ? []
          : [
              asked
                ? { note: `${ohms.trim()}: ${asked.join(', ')}` }
                : { note: `${count} bands cannot say this value.`, bad: true },
            ]),
      ];
    },
  });
}
