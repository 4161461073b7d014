import { structuredPatch } from 'diff';
import { oneLine } from './sanitise.ts';
import { shorten } from './shorten.ts';
import { style } from './style.ts';

export interface DiffNames {
  readonly before: string;
  readonly after: string;
}

function coloured(line: string): string {
  if (line.startsWith('+')) return style.green(line);
  if (line.startsWith('-')) return style.red(line);
  return line.startsWith('\\') ? style.dim(line) : line;
}

function range(start: number, lines: number): string {
  return lines === 1 ? `${start}` : `${start},${lines}`;
}

/** The search takes time in proportion to the square of the changes; past this many the whole text counts as replaced. */
const MOST_CHANGES = 1_000;
const LONGEST_FILE_NAME = 1_000;

/** A unified diff that `patch` and `git apply` read once its styles are gone; nothing when both are the same. */
export function unifiedDiff(before: string, after: string, names: DiffNames): string[] {
  if (before === after) return [];
  const options = { context: 3, maxEditLength: MOST_CHANGES };
  const hunks = structuredPatch('', '', before, after, '', '', options)?.hunks ?? [replaced(before, after)];
  if (hunks.length === 0) return [];
  return [
    style.bold(`--- ${oneLine(shorten(names.before, LONGEST_FILE_NAME))}`),
    style.bold(`+++ ${oneLine(shorten(names.after, LONGEST_FILE_NAME))}`),
    ...hunks.flatMap((hunk) => [
      style.cyan(`@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`),
      ...hunk.lines.map(coloured),
    ]),
  ];
}

interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly string[];
}

/** Everything removed, everything added: true of any two texts, and found at once. */
function replaced(before: string, after: string): Hunk {
  const [removed, added] = [linesOf(before), linesOf(after)];
  return {
    oldStart: removed.count === 0 ? 0 : 1,
    oldLines: removed.count,
    newStart: added.count === 0 ? 0 : 1,
    newLines: added.count,
    lines: [...removed.signed('-'), ...added.signed('+')],
  };
}

function linesOf(text: string) {
  const lines = text.split('\n');
  const endsWithNewline = lines.at(-1) === '';
  if (endsWithNewline) lines.pop();
  const ending = endsWithNewline || lines.length === 0 ? [] : ['\\ No newline at end of file'];
  return {
    count: lines.length,
    signed: (sign: string) => [...lines.map((line) => `${sign}${line}`), ...ending],
  };
}
