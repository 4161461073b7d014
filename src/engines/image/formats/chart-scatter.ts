import type { RandomSource } from '../../random.ts';
import { COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import type { Palette } from './colours.ts';
import { mixed } from './colours.ts';
import type { Sheet } from './sheet.ts';

type Point = readonly [x: number, y: number];

const AXES =
  /(?:\b(?:of|showing|for|with|plotting)\s+|[,:]\s*)(?:the\s+)?([\p{L}][\p{L} '()/-]*?)\s+(?:against|versus|vs\.?|over|by|as a function of)\s+(?:the\s+)?([\p{L}][\p{L} '()/-]*?)(?=\s*(?:[,.;:]|$)|\s+with\b|\s+for\b)/iu;
const COUNT =
  /\b(?:about|around|roughly|some|approximately|circa)?\s*(\d{1,3}|[a-z]+)\s+(?:data\s+)?(?:points?|dots?|values|samples|measurements|observations)\b/iu;
const DOTS = /\b(\p{L}+)\s+(?:dots|points|markers|marks)\b/iu;
const LINE =
  /\b(?:trend\s?line|regression(?:\s+line)?|line of best fit|best[\s-]fit(?:\s+line)?|fitted line|fit line)\b/i;
const FALLING = /\b(?:negative|falling|inverse|decreasing|declining)\b/i;
const LOOSE = /\b(?:no|without|zero|weak)\s+(?:clear\s+)?(?:correlation|relation\w*|trend)\b/i;
const GIVEN = /\(\s*(-?\d+(?:\.\d+)?)\s*[,;/|]\s*(-?\d+(?:\.\d+)?)\s*\)/g;

const MOST_POINTS = 200;

/** Points on two axes; those that the prompt gives, or samples. */
export function drawScatter(
  sheet: Sheet,
  brief: Brief,
  palette: Palette,
  { title, random }: { readonly title: string; readonly random: RandomSource },
): Bitmap {
  const { width, height, short } = sheet;
  const { rest } = brief;
  const given = [...rest.matchAll(GIVEN)].map(([, x, y]): Point => [Number(x), Number(y)]);
  const [axes = '', up = '', across = ''] = AXES.exec(rest) ?? [];
  const [counted = '', number = ''] = COUNT.exec(rest) ?? [];
  const asked = NUMBER_WORDS.get(number.toLowerCase()) ?? (Number(number) || 24);
  const isFalling = FALLING.test(rest);
  const spots =
    given.length > 1
      ? given
      : sampled(Math.min(MOST_POINTS, asked), isFalling ? -1 : 1, LOOSE.test(rest), random);
  if (given.length < 2) brief.notes.push('the prompt gives no numbers, so the chart shows sample points');
  if (title !== '' || up !== '')
    sheet.text(
      title || titleCase(`${up} and ${across}`),
      { x: width * 0.08, y: height * 0.04, width: width * 0.84, height: height * 0.1 },
      { font: 'sans', fill: palette.ink, mostLines: 2, largest: short * 0.06 },
    );
  const frame = { x: width * 0.16, y: height * 0.17, width: width * 0.76, height: height * 0.64 };
  const scales = [0, 1].map((axis) =>
    scaleOf(
      spots.map((spot) => spot[axis] ?? 0),
      given.length > 1,
    ),
  );
  const [xs = { from: 0, to: 1, step: 1 }, ys = xs] = scales;
  const xOf = (value: number): number => frame.x + (frame.width * (value - xs.from)) / (xs.to - xs.from);
  const yOf = (value: number): number => frame.y + frame.height * (1 - (value - ys.from) / (ys.to - ys.from));
  const grid = mixed(palette.paper, palette.ink, 0.14);
  for (let value = ys.from; value <= ys.to + ys.step / 2; value += ys.step) {
    sheet.add(
      `<path d="M${frame.x} ${yOf(value)}h${frame.width}" stroke="${grid}" stroke-width="${short / 400}"/>`,
    );
    tick(sheet, value, { x: frame.x - width * 0.075, y: yOf(value) - short * 0.016, isLeft: true }, palette);
  }
  for (let value = xs.from; value <= xs.to + xs.step / 2; value += xs.step)
    tick(
      sheet,
      value,
      { x: xOf(value) - width * 0.03, y: frame.y + frame.height + short * 0.015, isLeft: false },
      palette,
    );
  sheet.add(
    `<path d="M${frame.x} ${frame.y}V${frame.y + frame.height}H${frame.x + frame.width}" fill="none" stroke="${palette.ink}" stroke-width="${short / 250}"/>`,
  );
  const [dotted = '', word = ''] = DOTS.exec(rest) ?? [];
  const dot = COLOUR_WORDS.get(word.toLowerCase()) ?? palette.main;
  for (const [x, y] of spots)
    sheet.add(
      `<circle cx="${xOf(x).toFixed(1)}" cy="${yOf(y).toFixed(1)}" r="${short * 0.011}" fill="${dot}" fill-opacity=".78"/>`,
    );
  const [line = ''] = LINE.exec(rest) ?? [];
  if (line !== '') {
    const { slope, start } = fitOf(spots);
    const ends = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([x]) => x))];
    const path = ends.map((x) => `${xOf(x).toFixed(1)} ${yOf(start + slope * x).toFixed(1)}`).join('L');
    sheet.add(
      `<path d="M${path}" stroke="${palette.accent}" stroke-width="${short * 0.008}" stroke-linecap="round"/>`,
    );
  }
  const label = { font: 'sans', fill: palette.ink, mostLines: 1, largest: short * 0.04 } as const;
  const [xName, yName] = up === '' ? ['x', 'y'] : [titleCase(across), titleCase(up)];
  sheet.text(xName, { x: frame.x, y: height * 0.9, width: frame.width, height: short * 0.05 }, label);
  // Set along the axis, as papers have it.
  sheet.add(`<g transform="translate(${width * 0.055} ${frame.y + frame.height / 2}) rotate(-90)">`);
  sheet.text(
    yName,
    { x: -frame.height / 2, y: -short * 0.025, width: frame.height, height: short * 0.05 },
    label,
  );
  sheet.add('</g>');
  const said = [
    ...given.flat().flatMap((value) => String(value).split('.')),
    dotted,
    axes,
    counted,
    line,
    ...(isFalling ? (FALLING.exec(rest) ?? []) : []),
  ]
    .join(' ')
    .toLowerCase();
  for (const words of [
    ...said.split(/[^\p{L}\d-]+/u),
    ...OF_PLOT,
    ...brief.subjects.filter((one) => said.includes(one.said)).map((one) => one.said),
    counted.trim().toLowerCase(),
    `${number} points`,
  ])
    if (words !== '') brief.shown.add(words);
  sheet.studio.account.told.push(`${spots.length} points${line === '' ? '' : ' with a trend line'}`);
  return sheet.paint();
}

const OF_PLOT = [
  'axes',
  'axis',
  'labels',
  'label',
  'labelled',
  'labeled',
  'plot',
  'scatter',
  'points',
  'dots',
  'grid',
  'correlation',
  'positive',
  'suitable',
  'paper',
  'publication',
  'thesis',
  'report',
];

function tick(
  sheet: Sheet,
  value: number,
  { x, y, isLeft }: { readonly x: number; readonly y: number; readonly isLeft: boolean },
  { ink }: Palette,
): void {
  const { width, short } = sheet;
  sheet.text(
    String(Number(value.toPrecision(6))),
    { x, y, width: width * 0.06, height: short * 0.034 },
    { font: 'sans', fill: ink, align: isLeft ? 'end' : 'middle', largest: short * 0.028 },
  );
}

/** Points around a straight line, spread over the whole width. */
function sampled(count: number, way: number, isLoose: boolean, random: RandomSource): Point[] {
  return Array.from({ length: count }, (_, n): Point => {
    const share = (n + random()) / count;
    const noise = (random() + random() + random() - 1.5) * (isLoose ? 1.1 : 0.32);
    const up = isLoose ? 0.5 : 0.12 + 0.76 * (way > 0 ? share : 1 - share);
    return [1 + 9 * share, 10 + 80 * Math.min(1, Math.max(0, up + noise))];
  });
}

function scaleOf(values: readonly number[], isGiven: boolean): { from: number; to: number; step: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const from = isGiven && least > 0 && least > most * 0.6 ? least : Math.min(0, least);
  const rough = (most - from || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power;
  const low = Math.floor(from / step) * step;
  return { from: low, to: low + Math.ceil((most - low) / step) * step, step };
}

/** The line with the least squares. */
function fitOf(spots: readonly Point[]): { readonly slope: number; readonly start: number } {
  const mean = (axis: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  const [mx, my] = [mean(0), mean(1)];
  const above = spots.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  const below = spots.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const slope = below === 0 ? 0 : above / below;
  return { slope, start: my - slope * mx };
}
