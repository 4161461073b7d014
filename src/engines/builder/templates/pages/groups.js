import { h } from './dom.js';
import { keep, kept, linesOf, shuffled } from './play.js';

/** "Ann, Bob" keeps two apart; "Ann, Bob, Carla" all three. */
export const pairsOf = (text) =>
  linesOf(text).flatMap((line) => {
    const names = line.split(/\s*[,;]\s*|\s+and\s+/).map((name) => name.toLowerCase());
    return names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b]));
  });

/** Deals names to a number of groups, one after the other. */
const dealt = (names, count) =>
  Array.from({ length: count }, (_, group) => names.filter((_name, at) => at % count === group));

const seated = (names, { rows, columns }) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_seat, column) => names[row * columns + column] ?? ''),
  );

/** Everyone gives to the next one. */
const ring = (names) => names.map((name, at) => [name, names[(at + 1) % names.length]]);

const beside = (grid) =>
  grid.flatMap((row, y) =>
    row.flatMap((name, x) => [
      [name, row[x + 1]],
      [name, grid[y + 1]?.[x]],
    ]),
  );

const within = (groups) =>
  groups.flatMap((group) => group.flatMap((a, at) => group.slice(at + 1).map((b) => [a, b])));

const ARRANGEMENTS = {
  groups: { arrange: (names, { count }) => dealt(names, count), together: within },
  seats: { arrange: seated, together: beside },
  gifts: { arrange: ring, together: (pairs) => pairs },
};

const TRIES = 500;

/** A random arrangement in which no two names that are kept apart come together; none if there is no such. */
export function arranged(names, settings, apart = [], random = Math.random) {
  const { arrange, together } = ARRANGEMENTS[settings.mode];
  const isApart = new Set(apart.flatMap(([a, b]) => [`${a}\n${b}`, `${b}\n${a}`]));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = arrange(shuffled(names, random), settings);
    const broken = together(result).some(([a, b]) => isApart.has(`${a}\n${b ?? ''}`.toLowerCase()));
    if (!broken) return result;
  }
  return undefined;
}

/** The fault in the input, if there is one. */
export function complaint(names, { mode, count, rows, columns }) {
  if (names.length < 2) return 'Write at least two names, one per line.';
  if (mode === 'groups' && !(count >= 1 && count <= names.length))
    return `There are ${names.length} names for ${count} groups.`;
  if (mode === 'seats' && !(rows >= 1 && columns >= 1 && rows * columns >= names.length))
    return `There are ${names.length} names and ${rows * columns} seats.`;
  return undefined;
}

export function mount(root, { title, picks, mode, group, names, count, size, rows, columns }) {
  const storage = `${title}/names`;
  const field = (label, value) => {
    const input = h('input', { type: 'number', min: '1', step: '1', value: String(value) });
    return [input, h('label', {}, label, input)];
  };
  const lines = h('textarea', { rows: '8', value: kept(storage, names).join('\n') });
  const apart = h('textarea', { rows: '2', placeholder: 'Ann, Bob' });
  const [many, manyLabel] = field(
    size ? `Names per ${group}` : `Number of ${group}s`,
    size ?? count,
  );
  const [deep, deepLabel] = field('Rows', rows);
  const [wide, wideLabel] = field('Columns', columns);
  const status = h('p', { role: 'status' });
  const result = h('div', { class: `result ${mode}` });

  function chosen(all) {
    const number = Number(many.value);
    return {
      mode,
      count: size ? Math.ceil(all.length / Math.max(1, number)) : number,
      rows: Number(deep.value),
      columns: Number(wide.value),
    };
  }

  function shuffle() {
    const all = linesOf(lines.value);
    const settings = chosen(all);
    keep(storage, all);
    const wrong = complaint(all, settings);
    const found = wrong ? undefined : arranged(all, settings, pairsOf(apart.value));
    status.textContent =
      wrong ??
      (found ? '' : 'No arrangement keeps all of them apart. Allow some of them together.');
    result.replaceChildren(...(found ? SHOWN[mode](found, group) : []));
  }

  /** Names run by before one stays. */
  async function pick() {
    const all = linesOf(lines.value);
    keep(storage, all);
    if (all.length === 0) return;
    picking.disabled = true;
    for (const [at, name] of Array.from({ length: 12 }, () => shuffled(all)[0]).entries()) {
      status.textContent = name;
      await new Promise((resolve) => setTimeout(resolve, 40 + at * 12));
    }
    status.textContent = `★ ${status.textContent}`;
    picking.disabled = false;
  }
  const picking = h('button', { type: 'button', onclick: pick }, 'Pick one');

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide groups-page' },
      h('h1', {}, title),
      h(
        'div',
        { class: 'asked' },
        h('label', {}, 'Names, one per line', lines),
        h(
          'div',
          {},
          mode === 'groups' && manyLabel,
          mode === 'seats' && [deepLabel, wideLabel],
          h('label', {}, 'Keep apart, one pair per line', apart),
          h('button', { type: 'button', class: 'primary', onclick: shuffle }, 'Shuffle'),
          picks && picking,
        ),
      ),
      status,
      result,
    ),
  );
}

const titled = (word, at) => `${word.charAt(0).toUpperCase()}${word.slice(1)} ${at + 1}`;

const SHOWN = {
  groups: (groups, word) =>
    groups.map((names, at) =>
      h(
        'section',
        {},
        h('h2', {}, titled(word, at)),
        h(
          'ul',
          {},
          names.map((name) => h('li', {}, name)),
        ),
      ),
    ),
  seats: (grid) => [
    h(
      'table',
      {},
      h('caption', {}, 'Front'),
      h(
        'tbody',
        {},
        grid.map((row) =>
          h(
            'tr',
            {},
            row.map((name) => h('td', {}, name)),
          ),
        ),
      ),
    ),
  ],
  gifts: (pairs) => [
    h(
      'ul',
      {},
      pairs.map(([from, to]) =>
        h('li', {}, h('details', {}, h('summary', {}, from), `gives to ${to}`)),
      ),
    ),
  ],
};
