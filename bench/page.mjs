// docs/performance.md, from the rows of a whole judged run.
import { amount } from './report.mjs';

export function performancePage({ node, platform, load, rows }) {
  const groups = new Map();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  const tables = [...groups].map(([group, own]) => `## ${capital(group)}\n\n${tableOf(own)}`);
  return `# Performance

\`npm run bench\` wrote this page: Node ${node}, ${platform}, load ${load.toFixed(1)} before the run. Everything is measured beside its reference in the same
run, in turns; values are medians. Variables that slow Node down (\`NODE_EXTRA_CA_CERTS\`, \`NODE_OPTIONS\` and the like) are cleared on both sides.
A value in bold misses its mark.

${tables.join('\n\n')}
`;
}

function tableOf(rows) {
  const columns = [...new Set(rows.map(({ column }) => column))];
  const names = [...new Set(rows.map(({ name }) => name))];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...names.map((name) =>
      line([
        code(name),
        ...columns.map((column) => shown(rows.find((row) => row.name === name && row.column === column))),
      ]),
    ),
  ].join('\n');
}

function shown(row) {
  if (row?.value === undefined) return '';
  const value = `${amount(row.value)}${row.unit === '' ? '' : ` ${row.unit}`}`;
  const mark =
    row.most === undefined
      ? row.least === undefined
        ? ''
        : ` (≥ ${amount(row.least)})`
      : ` (≤ ${amount(row.most)})`;
  return `${row.held ? value : `**${value}**`}${mark}`;
}

const code = (name) => name.replaceAll('|', '\\|');
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
