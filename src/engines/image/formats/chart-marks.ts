import type { ChartRow } from './chart-rows.ts';
import type { Series } from './chart-wishes.ts';
import { polar, type Sheet } from './sheet.ts';

interface ChartCanvas {
  readonly sheet: Sheet;
  readonly rows: readonly ChartRow[];
  /** Several lines, or several bars for each row; empty for one. */
  readonly series: readonly Series[];
  /** Colours of single rows. */
  readonly own: ReadonlyMap<number, string>;
  readonly colours: readonly string[];
  readonly ink: string;
  readonly grid: string;
  readonly readable: (colour: string) => string;
}

const shown = ({ value, isShare, unit = '' }: ChartRow): string =>
  `${value}${isShare ? '%' : /^\p{L}{2,}$/u.test(unit) ? ` ${unit}` : unit}`;

/** A round distance between lines of the grid, for four or five lines. */
function stepOf(most: number): number {
  const least = (most || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
}

function axes(
  { sheet, rows, series, ink, grid }: ChartCanvas,
  isLine = false,
): {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The values at its upper and lower edge. */
  top: number;
  floor: number;
} {
  const frame = {
    x: sheet.width * 0.12,
    y: sheet.height * 0.2,
    width: sheet.width * 0.8,
    height: sheet.height * 0.64,
  };
  const values = series.length > 0 ? series.flatMap((one) => one.values) : rows.map((row) => row.value);
  const [least, most] = [Math.min(...values), Math.max(...values, 1)];
  // A line shows how values change, which a scale from zero hides where they are close.
  const isClose = isLine && least > most * 0.7;
  const step = stepOf(isClose ? (most - least) * 1.5 : most - Math.min(0, least));
  const floor = isClose
    ? Math.floor(least / step - 0.2) * step
    : Math.min(0, Math.floor(least / step) * step);
  const lines = Math.ceil((most + (most - floor) * 0.06 - floor) / step);
  const top = floor + lines * step;
  for (let line = 0; line <= lines; line++) {
    const y = frame.y + frame.height * (1 - line / lines);
    sheet.add(
      `<path d="M${frame.x} ${y}h${frame.width}" stroke="${line === 0 ? ink : grid}" stroke-width="${sheet.short / 400}"/>`,
    );
    sheet.text(
      String(Number((floor + step * line).toPrecision(6))),
      { x: 0, y: y - sheet.short * 0.02, width: frame.x * 0.86, height: sheet.short * 0.04 },
      { font: 'sans', fill: ink, align: 'end', largest: sheet.short * 0.03 },
    );
  }
  for (const [index, row] of rows.entries())
    sheet.text(
      row.label,
      {
        x: frame.x + (index / rows.length) * frame.width,
        y: frame.y + frame.height + sheet.short * 0.02,
        width: (frame.width / rows.length) * 0.94,
        height: sheet.short * 0.07,
      },
      { font: 'sans', fill: ink, mostLines: 2, largest: sheet.short * 0.034, vertical: 'top' },
    );
  return { ...frame, top, floor };
}

export function drawBars(canvas: ChartCanvas): void {
  const { sheet, rows, colours, own, ink } = canvas;
  const frame = axes(canvas);
  const each = frame.width / rows.length;
  const lines = linesOf(canvas);
  const wide = (each * 0.64) / lines.length;
  const yOf = (value: number): number =>
    frame.y + frame.height * (1 - (value - frame.floor) / (frame.top - frame.floor));
  for (const [index, row] of rows.entries())
    for (const [n, { values, colour: lineColour }] of lines.entries()) {
      const value = values[index] ?? 0;
      const x = frame.x + (index + 0.18) * each + n * wide;
      const [y, zero] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
      const plain = colours[rows.length > colours.length ? 0 : index % colours.length] ?? ink;
      const colour = lines.length > 1 ? lineColour : (own.get(index) ?? plain);
      sheet.add(
        `<rect x="${x}" y="${y}" width="${wide}" height="${zero - y}" rx="${wide * 0.08}" fill="${colour}"/>`,
      );
      sheet.text(
        shown({ ...row, value }),
        {
          x: x - each * 0.15 * (lines.length > 1 ? 0.3 : 1),
          y: y - sheet.short * 0.05,
          width: wide + each * 0.3 * (lines.length > 1 ? 0.3 : 1),
          height: sheet.short * 0.04,
        },
        { font: 'sans', fill: ink, largest: sheet.short * 0.034 },
      );
    }
  legend(canvas, lines);
}

interface DrawnLine extends Omit<Series, 'colour'> {
  readonly colour: string;
}

/** The lines or sets of bars, each in a colour of its own. */
function linesOf({ rows, series, colours, ink }: ChartCanvas): readonly DrawnLine[] {
  if (series.length === 0)
    return [{ name: '', colour: colours[0] ?? ink, values: rows.map(({ value }) => value) }];
  return series.map((one, n) => ({ ...one, colour: one.colour ?? colours[n % colours.length] ?? ink }));
}

/** Names of several lines, below the title. */
function legend({ sheet, ink }: ChartCanvas, lines: readonly DrawnLine[]): void {
  const named = lines.filter(({ name }) => name !== '');
  if (named.length < 2) return;
  const [wide, y] = [sheet.width * 0.3, sheet.height * 0.165];
  for (const [n, { name, colour }] of named.entries()) {
    const x = sheet.width / 2 + (n - named.length / 2) * wide;
    const side = sheet.short * 0.03;
    sheet.add(
      `<rect x="${x}" y="${y - side / 2}" width="${side}" height="${side}" rx="${side * 0.2}" fill="${colour}"/>`,
    );
    sheet.text(
      name,
      { x: x + side * 1.5, y: y - side * 0.7, width: wide - side * 2, height: side * 1.4 },
      { font: 'sans', fill: ink, align: 'start', largest: sheet.short * 0.036 },
    );
  }
}

export function drawLine(canvas: ChartCanvas): void {
  const { sheet, rows, ink } = canvas;
  const frame = axes(canvas, true);
  const lines = linesOf(canvas);
  for (const { values, colour } of lines) {
    const spots = values.map((value, index): [number, number] => [
      frame.x + ((index + 0.5) / rows.length) * frame.width,
      frame.y + frame.height * (1 - (value - frame.floor) / (frame.top - frame.floor)),
    ]);
    const path = spots
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
    const [first = [0, 0], last = first] = [spots[0], spots.at(-1)];
    const floor = frame.y + frame.height;
    // Areas under several lines would cover each other.
    if (lines.length === 1)
      sheet.add(
        `<path d="${path}L${last[0]} ${floor}L${first[0]} ${floor}Z" fill="${colour}" opacity=".16"/>`,
      );
    sheet.add(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${sheet.short * 0.009}" stroke-linejoin="round"/>`,
    );
    const each = frame.width / rows.length;
    for (const [index, [x, y]] of spots.entries()) {
      sheet.add(`<circle cx="${x}" cy="${y}" r="${sheet.short * 0.012}" fill="${colour}"/>`);
      const row = rows[index];
      // Beside each other on many points of two lines they cannot be read.
      if (row && !(lines.length > 1 && rows.length > 8))
        sheet.text(
          shown({ ...row, value: values[index] ?? 0 }),
          { x: x - each * 0.47, y: y - sheet.short * 0.06, width: each * 0.94, height: sheet.short * 0.04 },
          { font: 'sans', fill: ink, largest: sheet.short * 0.034 },
        );
    }
  }
  legend(canvas, lines);
}

export function drawPie({ sheet, rows, colours, own, ink, readable }: ChartCanvas, isRing: boolean): void {
  const total = rows.reduce((sum, row) => sum + row.value, 0) || 1;
  const radius = sheet.short * 0.33;
  const [x, y] = [sheet.width * 0.36, sheet.height * 0.57];
  let from = 0;
  for (const [index, row] of rows.entries()) {
    const share = row.value / total;
    const colour = own.get(index) ?? colours[index % colours.length] ?? ink;
    const [ax, ay] = polar(x, y, radius, from);
    const [bx, by] = polar(x, y, radius, from + share);
    sheet.add(
      share > 0.999
        ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
        : `<path d="M${x} ${y}L${ax} ${ay}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${bx} ${by}Z" fill="${colour}" stroke="#ffffff" stroke-width="${radius * 0.015}"/>`,
    );
    const [tx, ty] = polar(x, y, radius * (isRing ? 0.78 : 0.64), from + share / 2);
    const size = radius * 0.13;
    if (share > 0.04)
      sheet.text(
        row.isShare ? shown(row) : `${Math.round(share * 100)}%`,
        { x: tx - size * 1.6, y: ty - size / 2, width: size * 3.2, height: size },
        { font: 'sans', fill: readable(colour), largest: size },
      );
    const row0 = sheet.height * 0.57 + (index - (rows.length - 1) / 2) * sheet.short * 0.085;
    const left = x + radius * 1.18;
    sheet.add(
      `<rect x="${left}" y="${row0 - sheet.short * 0.02}" width="${sheet.short * 0.04}" height="${sheet.short * 0.04}" rx="${sheet.short * 0.008}" fill="${colour}"/>`,
    );
    sheet.text(
      // Hours or pieces are no shares yet.
      row.isShare ? row.label : `${row.label} ${shown(row)}`,
      {
        x: left + sheet.short * 0.055,
        y: row0 - sheet.short * 0.025,
        width: sheet.width - left - sheet.short * 0.075,
        height: sheet.short * 0.05,
      },
      { font: 'sans', fill: ink, align: 'start', mostLines: 1, largest: sheet.short * 0.042 },
    );
    from += share;
  }
  if (isRing) sheet.add(`<circle cx="${x}" cy="${y}" r="${radius * 0.56}" fill="#ffffff"/>`);
}
