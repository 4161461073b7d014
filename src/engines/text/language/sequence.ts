import { MONTHS, WEEKDAYS } from '../calendar/civil-date.ts';

const CYCLES: readonly (readonly string[])[] = [WEEKDAYS, MONTHS, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')];
const ADDED = 5;
const MAX_LINE = 1000;

/** Five more items of a list that goes on by a rule: numbers with a constant step or factor, weekdays, months, letters. */
export function continueSequence(prompt: string): string | undefined {
  const lastLine = prompt.slice(prompt.lastIndexOf('\n') + 1);
  if (lastLine.length > MAX_LINE) return undefined;
  const list = lastLine.slice(lastLine.indexOf(':') + 1).trimStart();
  const body = withoutEnding(list);
  const items = body.split(',').map((item) => item.trim());
  if (items.length < 3) return undefined;
  const next = numbers(items) ?? cycle(items);
  if (next === undefined) return undefined;
  const ending = list.slice(body.length);
  const lead = ending.includes(',') ? (/\s$/.test(ending) ? '' : ' ') : ', ';
  return `${lead}${next.join(', ')}`;
}

/** Without the comma, the dots and the spaces that say that it goes on. */
function withoutEnding(list: string): string {
  const bare = list
    .trimEnd()
    .replace(/(?:\.\.\.|…)$/, '')
    .trimEnd();
  return bare.endsWith(',') ? bare.slice(0, -1).trimEnd() : bare;
}

function numbers(items: readonly string[]): string[] | undefined {
  if (!items.every((item) => /^-?\d{1,12}$/.test(item))) return undefined;
  const values = items.map(Number);
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const [step] = steps;
  let last = values.at(-1) ?? 0;
  if (step !== undefined && steps.every((other) => other === step)) return grow(() => (last += step));
  const [first = 0, second = 0] = values;
  const factor = second / first;
  const geometric =
    Number.isInteger(factor) &&
    values.slice(1).every((value, index) => value === (values[index] ?? 0) * factor);
  if (geometric) return grow(() => (last *= factor));
  let before = values.at(-2) ?? 0;
  const sums =
    values.length >= 5 &&
    values.slice(2).every((value, index) => value === (values[index] ?? 0) + (values[index + 1] ?? 0));
  if (!sums) return undefined;
  return grow(() => {
    [before, last] = [last, before + last];
    return last;
  });
}

function grow(next: () => number): string[] {
  return Array.from({ length: ADDED }, () => String(next()));
}

function cycle(items: readonly string[]): string[] | undefined {
  for (const names of CYCLES) {
    const places = items.map((item) => names.findIndex((name) => name.toLowerCase() === item.toLowerCase()));
    const [start = -1] = places;
    const inOrder = start >= 0 && places.every((place, index) => place === (start + index) % names.length);
    if (!inOrder) continue;
    const lower = items.every((item) => item === item.toLowerCase());
    return Array.from({ length: ADDED }, (_, step) => {
      const name = names[(start + items.length + step) % names.length] ?? '';
      return lower ? name.toLowerCase() : name;
    });
  }
  return undefined;
}
