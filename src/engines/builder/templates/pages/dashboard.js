import { h } from './dom.js';
import { keep, kept } from './play.js';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 6;

/** A table of text with a header, its cells parted by commas, semicolons or tabs, as periods and figures. */
export function readTable(text) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [header = ''] = lines;
  const mark = ['\t', ';', ','].find((sign) => header.includes(sign));
  if (lines.length < 3 || mark === undefined) return undefined;
  const cells = lines.map((line) =>
    line.split(mark).map((cell) => cell.trim().replace(/^"|"$/g, '')),
  );
  const [names, ...rows] = cells;
  const numberOf = (cell) =>
    Number(mark === ';' ? cell.replaceAll('.', '').replace(',', '.') : cell);
  const figures = names.slice(1).map((name, at) => ({
    name,
    values: rows.map((row) => (row[at + 1] ? numberOf(row[at + 1]) : Number.NaN)),
  }));
  const isWhole = figures.every(({ values }) => values.every((value) => Number.isFinite(value)));
  return isWhole ? { periods: rows.map(([period]) => period), figures } : undefined;
}

/** The change from the last value but one to the last, in percent; none from zero. */
export function changeOf(values) {
  const [before, last] = values.slice(-2);
  return last === undefined || before === 0
    ? undefined
    : ((last - before) / Math.abs(before)) * 100;
}

/** The points of a line in a box, the lowest value at the bottom. */
export function pointsOf(values, width = WIDTH, height = HEIGHT) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.map((value, at) => [
    EDGE + (at * (width - 2 * EDGE)) / Math.max(1, values.length - 1),
    height - EDGE - ((value - least) / (most - least || 1)) * (height - 2 * EDGE),
  ]);
}

const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const shown = (value, { before = '', after = '' }) => `${before}${number.format(value)}${after}`;

function svg(tag, properties, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function title(text) {
  const element = svg('title', {});
  element.textContent = text;
  return element;
}

function lineChart(figure, periods) {
  const points = pointsOf(figure.values);
  return svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': `${figure.name} as a line` },
    svg('polyline', { points: points.map((point) => point.join(',')).join(' '), class: 'curve' }),
    ...points.map(([x, y], at) =>
      svg(
        'circle',
        { cx: x, cy: y, r: 3 },
        title(`${periods[at]}: ${shown(figure.values[at], figure)}`),
      ),
    ),
  );
}

function barChart(figure, periods) {
  const most = Math.max(...figure.values, 0) || 1;
  const room = (WIDTH - 2 * EDGE) / figure.values.length;
  return svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': `${figure.name} as bars` },
    ...figure.values.map((value, at) => {
      const height = Math.max(0, (value / most) * (HEIGHT - EDGE));
      return svg(
        'rect',
        { x: EDGE + at * room + room * 0.1, y: HEIGHT - height, width: room * 0.8, height },
        title(`${periods[at]}: ${shown(value, figure)}`),
      );
    }),
  );
}

/** The parts of a whole as one bar and their shares. */
function partsView({ name, parts }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return h(
    'section',
    { class: 'panel figure' },
    h('h2', {}, name),
    h(
      'div',
      { class: 'parts' },
      parts.map(({ value }, at) =>
        h('span', { class: `part p${at % 6}`, style: `flex-grow: ${value}` }),
      ),
    ),
    h(
      'ul',
      { class: 'legend' },
      parts.map((part, at) =>
        h(
          'li',
          {},
          h('span', { class: `dot p${at % 6}` }),
          `${part.name}: ${Math.round((part.value / whole) * 100)} %`,
        ),
      ),
    ),
  );
}

export function mount(root, { title: name, periods: first, figures: samples, shares = [] }) {
  const storage = `${name}/table`;
  const sample = { periods: first, figures: samples };
  let data = kept(storage, sample);
  let last = data.periods.length;
  const body = h('div', { class: 'dashboard' });
  const range = h('select', {
    onchange: ({ target }) => {
      last = Number(target.value);
      show();
    },
  });
  const text = h('textarea', { rows: '6', spellcheck: 'false' });
  const file = h('input', {
    type: 'file',
    accept: '.csv,.tsv,.txt',
    onchange: async (event) => {
      text.value = (await file.files[0]?.text()) ?? '';
      take(event);
    },
  });
  const status = h('p', { role: 'status' });

  function use(next) {
    data = next;
    last = data.periods.length;
    keep(storage, data === sample ? null : data);
    show();
  }

  function take(event) {
    event.preventDefault();
    const table = readTable(text.value);
    status.textContent = table
      ? `${table.periods.length} rows are shown.`
      : 'This is no table: a header, then at least two rows with a name and numbers.';
    if (!table) return;
    const known = new Map(samples.map((figure) => [figure.name.toLowerCase(), figure]));
    use({
      ...table,
      figures: table.figures.map((figure) => ({
        ...known.get(figure.name.toLowerCase()),
        ...figure,
      })),
    });
  }

  function figureView(figure, periods) {
    const change = changeOf(figure.values);
    const isGood = change === undefined || change >= 0 !== Boolean(figure.lessIsBetter);
    return h(
      'section',
      { class: 'panel figure' },
      h('h2', {}, figure.name),
      h(
        'p',
        { class: 'value' },
        shown(figure.values.at(-1), figure),
        change !== undefined &&
          h(
            'small',
            { class: isGood ? 'up' : 'down' },
            ` ${change >= 0 ? '▲' : '▼'} ${number.format(Math.abs(change))} %`,
          ),
      ),
      figure.chart === 'bar' ? barChart(figure, periods) : lineChart(figure, periods),
      h('p', { class: 'muted ends' }, h('span', {}, periods[0]), h('span', {}, periods.at(-1))),
    );
  }

  function tableView(figures, periods) {
    return h(
      'section',
      { class: 'panel figures' },
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', {}, 'Period'),
            figures.map((figure) => h('th', {}, figure.name)),
          ),
        ),
        h(
          'tbody',
          {},
          periods.map((period, at) =>
            h(
              'tr',
              {},
              h('th', {}, period),
              figures.map((figure) => h('td', {}, shown(figure.values[at], figure))),
            ),
          ),
        ),
      ),
    );
  }

  function show() {
    const all = data.periods.length;
    const choices = [...new Set([all, 12, 6, 3].filter((count) => count <= all && count > 1))];
    range.replaceChildren(
      ...choices.map((count) =>
        h(
          'option',
          { value: String(count), selected: count === last },
          count === all ? `All ${all}` : `Last ${count}`,
        ),
      ),
    );
    const periods = data.periods.slice(-last);
    const figures = data.figures.map((figure) => ({
      ...figure,
      values: figure.values.slice(-last),
    }));
    body.replaceChildren(
      h(
        'div',
        { class: 'cards' },
        figures.map((figure) => figureView(figure, periods)),
        data === sample && shares.map(partsView),
      ),
      tableView(figures, periods),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'board-page' },
      h('header', { class: 'row' }, h('h1', {}, name), h('label', { class: 'row' }, 'Show', range)),
      body,
      h(
        'details',
        {},
        h('summary', {}, 'Your own figures'),
        h(
          'form',
          { onsubmit: take },
          h(
            'label',
            {},
            'A table from a spreadsheet, or CSV: a header, then a row for each period',
            text,
          ),
          h('label', {}, 'Or a file ', file),
          h(
            'div',
            { class: 'row' },
            h('button', { class: 'primary' }, 'Show them'),
            h('button', { type: 'button', onclick: () => use(sample) }, 'Back to the samples'),
          ),
          status,
        ),
      ),
    ),
  );
  show();
}
