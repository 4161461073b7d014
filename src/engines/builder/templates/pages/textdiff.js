import { workbench } from './workbench.js';

/** The lines of two texts: kept, removed or added, by their longest common sequence. */
export function differences(before, after) {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(next.length + 1));
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = next.length - 1; column >= 0; column -= 1)
      lengths[row][column] =
        old[row] === next[column]
          ? lengths[row + 1][column + 1] + 1
          : Math.max(lengths[row + 1][column], lengths[row][column + 1]);
  const lines = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < next.length) {
    if (row < old.length && column < next.length && old[row] === next[column]) {
      lines.push({ kind: 'kept', text: old[row] });
      row += 1;
      column += 1;
    } else if (
      column === next.length ||
      (row < old.length && lengths[row + 1][column] >= lengths[row][column + 1])
    ) {
      lines.push({ kind: 'removed', text: old[row] });
      row += 1;
    } else {
      lines.push({ kind: 'added', text: next[column] });
      column += 1;
    }
  }
  return lines;
}

const SIGNS = { kept: '  ', removed: '- ', added: '+ ' };
const MOST_LINES = 3000;

export function mount(root, { title }) {
  return workbench(root, {
    title,
    isPrivate: true,
    fields: [
      { name: 'before', label: 'Before', type: 'area' },
      { name: 'after', label: 'After', type: 'area' },
      { name: 'onlyChanged', label: 'Only changed lines', type: 'check', value: false },
    ],
    run({ before, after, onlyChanged }) {
      if (before.split('\n').length > MOST_LINES || after.split('\n').length > MOST_LINES)
        throw new Error(`Texts of more than ${MOST_LINES} lines take too long.`);
      const all = differences(before, after);
      const count = (kind) => all.filter((line) => line.kind === kind).length;
      const shown = onlyChanged ? all.filter(({ kind }) => kind !== 'kept') : all;
      return [
        { note: `${count('added')} added, ${count('removed')} removed` },
        {
          marks: shown.map(({ kind, text }) => ({
            text: `${SIGNS[kind]}${text}${kind === 'kept' ? '\n' : ''}`,
            mark: kind === 'kept' ? undefined : kind,
          })),
        },
      ];
    },
  });
}
