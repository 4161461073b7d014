import { titleCase } from '../prompt/texts.ts';
import type { Brief } from './brief.ts';
import type { ChartRow } from './chart-rows.ts';
import type { Sheet } from './sheet.ts';

const NAMED =
  /,?\s*(?:\b(?:and|with)\s+)?(?:the\s+)?\b(?<axis>[xy])[\s-]*axis\s+(?:(?:is|shows|showing|label(?:led|ed)?|called|titled|for|as|in|reads|says)\s+|[:=]\s*)*["“]?(?<name>(?!and\b|label|title|from\b|starts?\b|range)[\p{L}°%€$£][\p{L}°%€$£ ()/]*?)["”]?(?=\s*[,.;:]|\s+and\b|\s*$)/giu;
const WISH =
  /,?\s*(?:\b(?:and|with|a\s+title\s+and)\s+)*(?:(?:clear|proper|both)\s+)*\b(?:(?:ax[ie]s|x\s+and\s+y)(?:\s+ax[ie]s)?\s+(?:labels?|titles?|names?)|label(?:led|ed|s)?\s+(?:on\s+)?(?:the\s+|both\s+)*ax[ei]s|ax[ei]s\s+label(?:led|ed))\b/iu;
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const OF_ROWS: readonly (readonly [RegExp, string])[] = [
  [MONTH, 'Month'],
  [DAY, 'Day'],
  [/^(?:19|20)\d\d$/, 'Year'],
  [/^Q[1-4]\b/i, 'Quarter'],
  [/^week\b/i, 'Week'],
  [/^day\b/i, 'Day'],
];

interface AxisNames {
  readonly isAsked: boolean;
  readonly x: string | undefined;
  readonly y: string | undefined;
}

/** "With axis labels", "x axis months, y axis visitors": the names, and the text without the words for them. */
export function readAxes(text: string): {
  readonly given: ReadonlyMap<string, string>;
  readonly isAsked: boolean;
  readonly rest: string;
} {
  const given = new Map<string, string>();
  const bare = text.replace(NAMED, (_, axis: string, name: string) => {
    given.set(axis.toLowerCase(), titleCase(name.trim()));
    return '';
  });
  const rest = bare.replace(WISH, '');
  return { given, isAsked: given.size > 0 || rest !== bare, rest };
}

/** Names that the prompt does not give are those of its months or days, and of what is counted. */
export function axisNames(
  { given, isAsked }: Pick<ReturnType<typeof readAxes>, 'given' | 'isAsked'>,
  rows: readonly ChartRow[],
  { title, unit }: { readonly title: string; readonly unit: string },
): AxisNames {
  const ofRows = OF_ROWS.find(([kind]) => rows.every(({ label }) => kind.test(label)))?.[1];
  const counted = title
    .replace(/\s+(?:in|of|per|by|at|from|for|over|during|and)\b.*$/iu, '')
    .replace(/^(?:(?:average|monthly|weekly|daily|yearly|annual|quarterly|our|my|the)\s+)+/iu, '');
  const own = isAsked && given.size === 0;
  return {
    isAsked,
    x: given.get('x') ?? (own ? ofRows : undefined),
    y: given.get('y') ?? (own && counted !== '' ? `${counted}${unit ? ` (${unit})` : ''}` : undefined),
  };
}

export function drawAxisNames(sheet: Sheet, { isAsked, x, y }: AxisNames, brief: Brief, ink: string): void {
  if (!isAsked) return;
  const { width, height, short } = sheet;
  const look = { font: 'sans', fill: ink, mostLines: 1, largest: short * 0.034 } as const;
  const tall = short * 0.045;
  if (x) sheet.text(x, { x: width * 0.12, y: height * 0.93, width: width * 0.8, height: tall }, look);
  if (y)
    sheet.text(
      y,
      { x: width * 0.03, y: height * 0.2 - tall * 1.35, width: width * 0.5, height: tall },
      { ...look, align: 'start' },
    );
  if (!x && !y) brief.missing.push('axis labels');
  else if (!(x && y) && WISH.test(brief.rest)) brief.missing.push(`label of the ${x ? 'y' : 'x'} axis`);
}
