import { NUMBER_WORDS } from '../../prompt/modifiers.ts';
import { mixed, type Palette } from '../colours.ts';
import type { Sheet } from '../sheet.ts';

interface Layer {
  readonly name: string;
  readonly count: number;
}

const NUMBER = `(?:\\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')})`;
const MOST_UNITS = 12;
const MOST_LAYERS = 8;
const countOf = (said = ''): number => NUMBER_WORDS.get(said.toLowerCase()) ?? (Number(said) || 0);
const of = (pattern: string): RegExp => new RegExp(pattern.replaceAll('#', `(${NUMBER})`), 'iu');
const INPUTS = of('#\\s+inputs?\\b');
const OUTPUTS = of('#\\s+outputs?\\b');
/** "Two hidden layers of 6", "a hidden layer with 5 neurons", "hidden layers of 8, 6 and 4". */
const HIDDEN = new RegExp(
  `(?:(${NUMBER}|an?)\\s+)?hidden\\s+layers?(?:\\s+(?:of|with|having|:)\\s+((?:${NUMBER}(?!\\s+outputs?)(?:\\s*(?:,|and|,\\s*and)\\s*(?=(?:${NUMBER})(?!\\s+outputs?)))?)+))?`,
  'iu',
);

/** The layers that the prompt counts; undefined where it names none. */
export function layersIn(body: string): readonly Layer[] | undefined {
  const [, inputs] = INPUTS.exec(body) ?? [];
  const [, outputs] = OUTPUTS.exec(body) ?? [];
  const [, many, sizes = ''] = HIDDEN.exec(body) ?? [];
  if (!inputs && !outputs && !many && sizes === '') return undefined;
  const each = [...sizes.matchAll(new RegExp(NUMBER, 'giu'))].map(([said]) => countOf(said));
  const count = Math.max(each.length, /^an?$/i.test(many ?? '') ? 1 : countOf(many), 1);
  const hidden = Array.from({ length: count }, (_, at) => ({
    name: count > 1 ? `Hidden ${at + 1}` : 'Hidden',
    count: each[at] ?? each[0] ?? 5,
  }));
  const layers = [
    { name: 'Input', count: countOf(inputs) || 3 },
    ...hidden,
    { name: 'Output', count: countOf(outputs) || 2 },
  ];
  return layers.length <= MOST_LAYERS && layers.every((one) => one.count <= MOST_UNITS) ? layers : undefined;
}

export const USUAL_LAYERS: readonly Layer[] = [
  { name: 'Input', count: 3 },
  { name: 'Hidden', count: 4 },
  { name: 'Output', count: 2 },
];

/** A column of circles for each layer, each joined to all of the next. */
export function drawLayers(
  sheet: Sheet,
  layers: readonly Layer[],
  { ink, main, accent, paper }: Palette,
): void {
  const { width, height, short } = sheet;
  const most = Math.max(...layers.map(({ count }) => count));
  const tall = (height * 0.68) / most;
  const wide = (width * 0.88) / layers.length;
  const r = Math.min(tall * 0.4, wide * 0.26, short * 0.05);
  const at = (layer: number, unit: number): [number, number] => [
    width * 0.06 + (layer + 0.5) * wide,
    height * 0.52 + (unit - ((layers[layer]?.count ?? 1) - 1) / 2) * tall,
  ];
  const units = (layer: number): number[] => [...Array(layers[layer]?.count ?? 0).keys()];
  const ways = layers.flatMap((_, layer) =>
    units(layer).flatMap((unit) =>
      units(layer + 1).map((next) => `M${at(layer, unit).join(' ')}L${at(layer + 1, next).join(' ')}`),
    ),
  );
  sheet.add(`<path d="${ways.join('')}" stroke="${mixed(ink, paper, 0.55)}" stroke-width="${short / 400}"/>`);
  for (const [layer, { name, count }] of layers.entries()) {
    const isEnd = layer === 0 || layer === layers.length - 1;
    for (const unit of units(layer)) {
      const [x, y] = at(layer, unit);
      sheet.add(
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${isEnd ? accent : main}" stroke="${ink}" stroke-width="${short / 260}"/>`,
      );
    }
    sheet.text(
      `${name} (${count})`,
      { x: at(layer, 0)[0] - wide * 0.48, y: height * 0.9, width: wide * 0.96, height: height * 0.06 },
      { font: 'sans', fill: ink, mostLines: 1, largest: short * 0.038 },
    );
  }
  sheet.studio.account.told.push(
    `layers of ${layers.map(({ count }) => count).join(', ')} circles, all joined`,
  );
}
