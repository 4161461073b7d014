import { NUMBER_WORDS } from '../../prompt/modifiers.ts';
import { mixed, type Palette } from '../colours.ts';
import { capitalised } from '../flow-lists.ts';
import type { Sheet } from '../sheet.ts';

export interface Schedule {
  readonly unit: string;
  readonly length: number;
  readonly tasks: readonly { readonly name: string; readonly from: number; readonly long: number }[];
  /** The prompt gives no durations. */
  readonly isSample: boolean;
}

const NUMBER = `\\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')}`;
const UNIT = '(days?|weeks?|months?|sprints?|quarters?)';
const WHOLE = new RegExp(`\\b(${NUMBER})[\\s-]+${UNIT}\\b`, 'iu');
const OWN = new RegExp(`\\s*[(:]?\\s*(?:for\\s+|takes\\s+)?(${NUMBER})\\s*-?\\s*${UNIT}\\)?\\s*$`, 'iu');
const SPAN = new RegExp(
  `\\s*[(:]?\\s*(?:from\\s+)?(?:${UNIT}\\s+)?(\\d{1,2})\\s*(?:-|–|to)\\s*(?:${UNIT}\\s+)?(\\d{1,2})(?:\\s+${UNIT})?\\)?\\s*$`,
  'iu',
);
const MOST_TASKS = 10;
const MOST_COLUMNS = 24;
const countOf = (said = ''): number => NUMBER_WORDS.get(said.toLowerCase()) ?? (Number(said) || 1);

/** "6 week app launch: design, build, test (2 weeks)": bars one after the other, each as long as it is said to take. */
export function scheduleIn(body: string): Schedule | undefined {
  const [opening = '', list = ''] =
    /^([^:]*?)(?::|\b(?:with|for)\b(?=[^:]*,))\s*(.+)$/su.exec(body)?.slice(1) ?? [];
  const parts = list
    .split(/\s*[,;\n]\s*(?:and\s+)?|\s+and\s+|\s*(?:->|→)\s*/iu)
    .map((part) => part.trim().replace(/[.]$/, ''))
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > MOST_TASKS) return undefined;
  let at = 0;
  let unit = (WHOLE.exec(opening)?.[2] ?? '').replace(/s$/i, '');
  const tasks = parts.map((part) => {
    const span = SPAN.exec(part);
    const own = span ? null : OWN.exec(part);
    const said = span ?? own;
    const name = capitalised(part.replace(said?.[0] ?? '', '').trim() || part);
    unit ||= (span ? (span[1] ?? span[3] ?? span[5] ?? '') : (own?.[2] ?? '')).replace(/s$/i, '');
    const from = span ? Number(span[2]) - 1 : at;
    const long = span ? Math.max(1, Number(span[4]) - from) : own ? countOf(own[1]) : 0;
    at = from + long;
    return { name, from, long };
  });
  const isSample = tasks.every(({ long }) => long === 0);
  const whole = WHOLE.exec(opening) ? countOf(WHOLE.exec(opening)?.[1]) : isSample ? parts.length : at;
  const each = whole / parts.length;
  const length = Math.max(whole, at);
  return length > MOST_COLUMNS
    ? undefined
    : {
        unit: capitalised((unit || 'week').toLowerCase()),
        length,
        isSample,
        tasks: isSample
          ? tasks.map(({ name }, n) => ({ name, from: n * each, long: each }))
          : tasks.map((one) => ({ ...one, long: one.long || 1 })),
      };
}

/** A row for each task, with its bar in the columns of the days or weeks. */
export function drawSchedule(
  sheet: Sheet,
  { unit, length, tasks }: Schedule,
  { ink, main, accent, paper }: Palette,
): void {
  const { width, height, short } = sheet;
  const [left, top] = [width * 0.27, height * 0.24];
  const each = (width * 0.96 - left) / length;
  const row = Math.min((height * 0.94 - top) / tasks.length, height * 0.16);
  const bottom = top + row * tasks.length;
  const isTight = each < short * 0.13;
  for (let at = 0; at <= length; at++) {
    const x = left + at * each;
    sheet.add(
      `<path d="M${x} ${top}V${bottom}" stroke="${mixed(ink, paper, 0.75)}" stroke-width="${short / 350}"/>`,
    );
    if (at < length)
      sheet.text(
        isTight ? `${at + 1}` : `${unit} ${at + 1}`,
        { x: x + each * 0.05, y: top - height * 0.055, width: each * 0.9, height: height * 0.045 },
        { font: 'sans', fill: ink, mostLines: 1, largest: short * 0.034 },
      );
  }
  if (isTight)
    sheet.text(
      unit,
      { x: left - width * 0.2, y: top - height * 0.055, width: width * 0.18, height: height * 0.045 },
      { font: 'sans', fill: ink, mostLines: 1, largest: short * 0.034, align: 'end' },
    );
  for (const [at, { name, from, long }] of tasks.entries()) {
    const y = top + at * row;
    sheet.add(
      `<rect x="${left + from * each}" y="${y + row * 0.18}" width="${long * each}" height="${row * 0.64}" rx="${row * 0.12}" fill="${at % 2 ? accent : main}"/>`,
    );
    sheet.text(
      name,
      { x: width * 0.03, y: y + row * 0.15, width: left - width * 0.05, height: row * 0.7 },
      { font: 'sans', fill: ink, mostLines: 2, align: 'end', largest: short * 0.042 },
    );
  }
  sheet.studio.account.told.push(
    `bars for ${tasks.map(({ name }) => name.toLowerCase()).join(', ')} along ${length} ${unit.toLowerCase()}s`,
  );
}
