import { structuredPatch } from 'diff';
import { oneLine } from './sanitise.ts';
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

/** A unified diff that `patch` and `git apply` read once its styles are gone; nothing when both are the same. */
export function unifiedDiff(before: string, after: string, names: DiffNames): string[] {
  const { hunks } = structuredPatch(names.before, names.after, before, after, '', '', { context: 3 });
  if (hunks.length === 0) return [];
  return [
    style.bold(`--- ${oneLine(names.before)}`),
    style.bold(`+++ ${oneLine(names.after)}`),
    ...hunks.flatMap((hunk) => [
      style.cyan(`@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`),
      ...hunk.lines.map(coloured),
    ]),
  ];
}
