import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { holders, isObject, type JsonObject, numberField } from '../../contract/shape.ts';
import { cell } from '../../output/print-list.ts';

export async function showUsage(context: Context): Promise<void> {
  const { terminal } = context;
  const api = await context.api();
  const { document } = await api.call(endpoints.usage);
  const rows = holders(document).flatMap(figures);
  const days = daysOf(document);
  const chart = terminal.out.isTTY && days.length > 0 ? ['', ...terminal.chart(days.slice(-14))] : [];
  await terminal.result(document, () => {
    const columns = [{ title: '' }, { title: '', align: 'right' }] as const;
    return [...terminal.table(rows, columns, { header: false }), ...chart];
  });
}

/** Plain values, and those one level down under their own names. */
function figures(holder: JsonObject): string[][] {
  return Object.entries(holder).flatMap(([name, value]) => {
    if (Array.isArray(value) || value === null || name === 'attribution' || name === 'object') return [];
    if (!isObject(value)) return [[name.replaceAll('_', ' '), cell(value)]];
    return Object.entries(value)
      .filter(([, inner]) => typeof inner !== 'object')
      .map(([inner, figure]) => [`${name} ${inner}`.replaceAll('_', ' '), cell(figure)]);
  });
}

interface Day {
  readonly label: string;
  readonly value: number;
}

const COUNTS = ['requests', 'credits', 'total_tokens', 'tokens', 'count', 'value'] as const;

/** A list whose items have a date and a number is a course of days, wherever it stands. */
function daysOf(document: unknown): Day[] {
  for (const holder of holders(document)) {
    for (const list of Object.values(holder).filter(Array.isArray)) {
      const days = list.flatMap(dayOf);
      if (days.length > 0) return days;
    }
  }
  return [];
}

function dayOf(item: unknown): Day[] {
  if (!isObject(item)) return [];
  const label = item.date ?? item.day;
  const count = COUNTS.map((name) => numberField(item[name])).find((value) => value !== undefined);
  return typeof label === 'string' && count !== undefined ? [{ label, value: count }] : [];
}
