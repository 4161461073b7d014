/** One step of a function in words, and the steps inside it. */
export interface Step {
  readonly text: string;
  readonly inner: readonly Step[];
  readonly from: number;
  readonly to: number;
}

/** Only what overlaps these lines, at every level. */
export function stepsWithin(steps: readonly Step[], from: number, to: number): Step[] {
  return steps
    .filter((one) => one.from <= to && one.to >= from)
    .map((one) => ({ ...one, inner: stepsWithin(one.inner, from, to) }));
}

/** Nested Markdown bullets: at most `limit` lines, and not deeper than three levels. */
export function renderSteps(steps: readonly Step[], limit: number): string[] {
  const lines: string[] = [];
  const visit = (items: readonly Step[], depth: number): void => {
    for (const item of items) {
      const isCut = depth === 2 && item.inner.length > 0;
      lines.push(
        `${'  '.repeat(depth)}- ${isCut ? item.text.replace(/:$/, `: ${item.inner.length === 1 ? 'one more step' : `${item.inner.length} more steps`}.`) : item.text}`,
      );
      if (depth < 2) visit(item.inner, depth + 1);
    }
  };
  visit(steps, 0);
  if (lines.length <= limit) return lines;
  return [...lines.slice(0, limit - 1), `- …and ${lines.length - limit + 1} more lines of detail.`];
}
