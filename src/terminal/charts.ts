import { oneLine } from './sanitise.ts';
import { shorten } from './shorten.ts';
import { style } from './style.ts';
import { pad, width } from './width.ts';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const LEVELS = '▁▂▃▄▅▆▇█';
const LONGEST_LABEL = 40;
const SHORTEST_BAR = 3;
const MOST_BARS = 100;

function share(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

/** The largest finite value, and at least 0. */
function largest(values: readonly number[]): number {
  return values.reduce((top, value) => (Number.isFinite(value) && value > top ? value : top), 0);
}

/** `██████▌     54%`; the percentage alone where there is no room for a bar. */
export function progressBar(fraction: number, columns: number): string {
  const part = share(fraction);
  const percent = `${Math.floor(part * 100)}%`;
  if (columns < SHORTEST_BAR) return percent;
  const eighths = Math.floor(part * columns * 8);
  const full = eighths >> 3;
  const tip = EIGHTHS[eighths & 7] ?? '';
  const rest = columns - full - (tip ? 1 : 0);
  return `${style.cyan('█'.repeat(full) + tip)}${style.dim('·'.repeat(rest))} ${percent.padStart(4)}`;
}

/** One character per value, on a scale from 0 to the largest. */
export function sparkline(values: readonly number[]): string {
  const top = largest(values);
  return values
    .map((value) => {
      const level = top > 0 ? Math.round(share(value / top) * (LEVELS.length - 1)) : 0;
      return LEVELS[level] ?? LEVELS[0];
    })
    .join('');
}

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** Text beside the bar (default: the value). */
  readonly text?: string;
}

/** Horizontal bars, one line each, on one scale. */
export function barChart(all: readonly Bar[], columns: number): string[] {
  const bars = all.slice(0, MOST_BARS);
  const texts = bars.map((bar) => oneLine(shorten(bar.text ?? String(bar.value), LONGEST_LABEL)));
  const labels = bars.map((bar) => oneLine(shorten(bar.label, LONGEST_LABEL)));
  const labelWidth = largest(labels.map(width));
  const textWidth = largest(texts.map(width));
  const room = Math.max(4, columns - labelWidth - textWidth - 4);
  const top = largest(bars.map((bar) => bar.value));
  return bars.map((bar, index) => {
    const eighths = top > 0 ? Math.round(share(bar.value / top) * room * 8) : 0;
    // A non-zero value gets at least one mark.
    const visible = bar.value > 0 ? Math.max(1, eighths) : 0;
    const drawn = '█'.repeat(visible >> 3) + (EIGHTHS[visible & 7] ?? '');
    return `${pad(labels[index] ?? '', labelWidth)}  ${style.cyan(drawn)}${' '.repeat(Math.max(0, room - width(drawn)))}  ${pad(texts[index] ?? '', textWidth, 'right')}`;
  });
}
