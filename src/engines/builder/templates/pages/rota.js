import { h } from './dom.js';
import { keep, kept, linesOf } from './play.js';

const WEEK = 604_800_000;
/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);

/** The number of a time's week. */
export const weekOf = (time) => Math.floor((time - FIRST) / WEEK);

/** The person who does a task in a week: everybody moves on by one task each week. */
export const turnOf = (people, task, week) =>
  people[(((task + week) % people.length) + people.length) % people.length];

/** The number of ticks of each person. */
export const pointsOf = (people, done) =>
  people.map((name) => [name, Object.values(done).filter((one) => one === name).length]);

export function mount(root, { title, people, tasks, points }) {
  let state = kept(title, { people, tasks, done: {} });
  let week = weekOf(Date.now());
  const head = h('h2', {});
  const table = h('table', {});
  const scores = h('p', { role: 'status' });
  const names = h('textarea', { rows: '4', value: state.people.join('\n') });
  const chores = h('textarea', { rows: '4', value: state.tasks.join('\n') });

  function change(next) {
    state = { ...state, ...next };
    keep(title, state);
    show();
  }

  function row(task, at) {
    const name = turnOf(state.people, at, week);
    const key = `${week} ${task}`;
    const tick = ({ target }) => {
      const { [key]: _, ...others } = state.done;
      change({ done: target.checked ? { ...others, [key]: name } : others });
    };
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, task),
      h('td', {}, name),
      h(
        'td',
        {},
        h('input', {
          type: 'checkbox',
          'aria-label': `${task}, ${name}: done`,
          checked: state.done[key] !== undefined,
          onchange: tick,
        }),
      ),
    );
  }

  function show() {
    const day = new Date(FIRST + week * WEEK).toLocaleDateString(undefined, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
    head.textContent = `Week of ${day}${week === weekOf(Date.now()) ? ' (this week)' : ''}`;
    table.replaceChildren(
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ['Task', 'Whose turn', 'Done'].map((name) => h('th', { scope: 'col' }, name)),
        ),
      ),
      h('tbody', {}, state.people.length > 0 ? state.tasks.map(row) : []),
    );
    scores.textContent = points
      ? pointsOf(state.people, state.done)
          .map(([name, count]) => `${name}: ${count} ${count === 1 ? 'point' : 'points'}`)
          .join(' · ')
      : '';
  }

  const move = (by) => {
    week += by;
    show();
  };
  const save = () => change({ people: linesOf(names.value), tasks: linesOf(chores.value) });

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', 'aria-label': 'Week before', onclick: () => move(-1) }, '←'),
        head,
        h('button', { type: 'button', 'aria-label': 'Week after', onclick: () => move(1) }, '→'),
      ),
      h('div', { class: 'figures' }, table),
      scores,
      h(
        'details',
        {},
        h('summary', {}, 'Change people and tasks'),
        h('label', {}, 'People, one per line', names),
        h('label', {}, 'Tasks, one per line', chores),
        h('button', { type: 'button', onclick: save }, 'Save'),
      ),
    ),
  );
  show();
  return () => {};
}
