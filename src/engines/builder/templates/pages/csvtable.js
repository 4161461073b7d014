import { rowsOf } from './csvrows.js';
import { h } from './dom.js';
import { workbench } from './workbench.js';

const SAMPLE = `Item,Shop,Price
Lamp,North,39.90
Desk,South,180
Chair,North,75.50
Shelf,East,64`;

const isNumber = (text) => /^-?\d+(?:[.,]\d+)?$/.test(text.trim());
const numberOf = (text) => Number(text.replace(',', '.'));

/** The rows in the order of a column: numbers by size, texts by letters. */
export function inOrder(rows, column, isDown) {
  const numeric = rows.every((row) => (row[column] ?? '') === '' || isNumber(row[column]));
  const compare = (one, other) =>
    numeric
      ? numberOf(one[column] ?? '') - numberOf(other[column] ?? '')
      : (one[column] ?? '').localeCompare(other[column] ?? '');
  return rows.toSorted((one, other) => (isDown ? compare(other, one) : compare(one, other)));
}

/** Bars of a column: its numbers under the first text of the row, or how often each text comes. */
export function barsOf(head, rows, column) {
  const filled = rows.filter((row) => (row[column] ?? '') !== '');
  if (filled.length > 0 && filled.every((row) => isNumber(row[column]))) {
    const names = head.findIndex(
      (_, at) => at !== column && filled.some((row) => !isNumber(row[at] ?? '')),
    );
    return filled.map((row, at) => [row[names] ?? String(at + 1), numberOf(row[column])]);
  }
  const counts = new Map();
  for (const row of filled) counts.set(row[column], (counts.get(row[column]) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

export function mount(root, { title }) {
  let sort = { column: -1, isDown: false };
  let charted = -1;

  function table(head, rows, show) {
    const heading = (name, column) =>
      h(
        'th',
        {
          'aria-sort': sort.column === column ? (sort.isDown ? 'descending' : 'ascending') : 'none',
        },
        h(
          'button',
          {
            type: 'button',
            onclick: () => {
              sort = { column, isDown: sort.column === column && !sort.isDown };
              show();
            },
          },
          `${name}${sort.column === column ? (sort.isDown ? ' ↓' : ' ↑') : ''}`,
        ),
      );
    return h(
      'div',
      { class: 'scroll' },
      h(
        'table',
        {},
        h('thead', {}, h('tr', {}, head.map(heading))),
        h(
          'tbody',
          {},
          rows.map((row) =>
            h(
              'tr',
              {},
              head.map((_, at) => h('td', {}, row[at] ?? '')),
            ),
          ),
        ),
      ),
    );
  }

  function chart(head, rows, show) {
    const bars = charted < 0 ? [] : barsOf(head, rows, charted);
    const highest = Math.max(...bars.map(([, value]) => Math.abs(value)), 1e-9);
    return h(
      'section',
      {},
      h(
        'label',
        {},
        'Chart of',
        h(
          'select',
          {
            onchange: ({ target }) => {
              charted = Number(target.value);
              show();
            },
          },
          ['no column', ...head].map((name, at) =>
            h('option', { value: String(at - 1), selected: at - 1 === charted }, name),
          ),
        ),
      ),
      h(
        'div',
        { class: 'bars' },
        bars
          .slice(0, 50)
          .map(([name, value]) =>
            h(
              'div',
              {},
              h('span', {}, name),
              h('span', { style: `width: ${(Math.abs(value) / highest) * 100}%` }, String(value)),
            ),
          ),
      ),
    );
  }

  return workbench(root, {
    title,
    fields: [
      {
        name: 'text',
        label: 'CSV',
        type: 'area',
        rows: '8',
        file: '.csv,.tsv,.txt',
        value: SAMPLE,
      },
      { name: 'filter', label: 'Filter', type: 'search' },
    ],
    run({ text, filter }) {
      const [head = [], ...all] = rowsOf(text);
      const rest = h('div', {});
      const show = () => {
        const found = all.filter((row) =>
          row.join('\n').toLowerCase().includes(filter.toLowerCase()),
        );
        const rows = sort.column < 0 ? found : inOrder(found, sort.column, sort.isDown);
        rest.replaceChildren(
          h('p', { class: 'muted' }, `${rows.length} of ${all.length} rows`),
          table(head, rows, show),
          chart(head, rows, show),
        );
      };
      show();
      return [{ element: rest }];
    },
  });
}
