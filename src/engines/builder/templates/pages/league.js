import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The table: points first, then the difference, then the score for, then the name. */
export function ranking(names, matches, { win, draw, loss }) {
  const rows = new Map(
    names.map((name) => [
      name,
      { name, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, against: 0, points: 0 },
    ]),
  );
  const count = (name, own, other) => {
    const row = rows.get(name);
    if (row === undefined) return;
    row.played += 1;
    row.scored += own;
    row.against += other;
    const [result, points] =
      own > other ? ['won', win] : own === other ? ['drawn', draw] : ['lost', loss];
    row[result] += 1;
    row.points += points;
  };
  for (const { home, away, homeScore, awayScore } of matches) {
    count(home, homeScore, awayScore);
    count(away, awayScore, homeScore);
  }
  const difference = ({ scored, against }) => scored - against;
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      difference(b) - difference(a) ||
      b.scored - a.scored ||
      a.name.localeCompare(b.name),
  );
}

export function mount(root, { title, names: first, win, draw, loss }) {
  let { names, matches } = kept(title, { names: first, matches: [] });
  const form = h('form', { class: 'row', onsubmit: add });
  const table = h('table', {});
  const list = h('ul', { class: 'matches' });
  const status = h('p', { role: 'status' });

  function change(next) {
    names = next.names ?? names;
    matches = next.matches ?? matches;
    keep(title, { names, matches });
    show();
  }

  function add(event) {
    event.preventDefault();
    const { home, away, homeScore, awayScore } = form.elements;
    if (home.value === away.value) {
      status.textContent = 'Choose two different ones.';
      return;
    }
    change({
      matches: [
        {
          home: home.value,
          away: away.value,
          homeScore: Number(homeScore.value),
          awayScore: Number(awayScore.value),
        },
        ...matches,
      ],
    });
  }

  function addName(event) {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    event.target.reset();
    if (name !== '' && !names.includes(name)) change({ names: [...names, name] });
  }

  const choice = (label, name, chosen) =>
    h(
      'select',
      { name, 'aria-label': label },
      names.map((one, index) => h('option', { selected: index === chosen }, one)),
    );
  const score = (label, name) =>
    h('input', {
      name,
      type: 'number',
      min: '0',
      value: '0',
      required: true,
      'aria-label': label,
      class: 'score',
    });

  function show() {
    form.replaceChildren(
      choice('First', 'home', 0),
      score('Score of the first', 'homeScore'),
      ':',
      score('Score of the second', 'awayScore'),
      choice('Second', 'away', 1),
      h('button', { class: 'primary' }, 'Add result'),
    );
    const heads = ['Place', 'Name', 'Played', 'Won', 'Drawn', 'Lost', 'Score', 'Points'];
    table.replaceChildren(
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          heads.map((head) => h('th', {}, head)),
        ),
      ),
      h(
        'tbody',
        {},
        ranking(names, matches, { win, draw, loss }).map((row, index) =>
          h(
            'tr',
            {},
            [
              index + 1,
              row.name,
              row.played,
              row.won,
              row.drawn,
              row.lost,
              `${row.scored}:${row.against}`,
              row.points,
            ].map((cell) => h('td', {}, String(cell))),
          ),
        ),
      ),
    );
    list.replaceChildren(
      ...matches.map(({ home, away, homeScore, awayScore }, index) =>
        h(
          'li',
          { class: 'row' },
          `${home} ${homeScore}:${awayScore} ${away}`,
          h(
            'button',
            {
              type: 'button',
              'aria-label': `Delete ${home} against ${away}`,
              onclick: () => change({ matches: matches.toSpliced(index, 1) }),
            },
            'Delete',
          ),
        ),
      ),
    );
    status.textContent = `${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`;
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      h('div', { class: 'ranking figures' }, table),
      h('p', { class: 'muted' }, `Win ${win}, draw ${draw}, defeat ${loss}`),
      h('h2', {}, 'Results'),
      form,
      status,
      list,
      h(
        'form',
        { class: 'row', onsubmit: addName },
        h('input', { name: 'name', placeholder: 'Name', 'aria-label': 'Name of a new one' }),
        h('button', {}, 'Add name'),
      ),
    ),
  );
  show();
  return () => {};
}
