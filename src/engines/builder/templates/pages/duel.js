import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The result of a round for the first choice: 'win', 'loss' or 'draw'. */
export function outcome(beats, mine, other) {
  if (mine === other) return 'draw';
  return beats[mine].includes(other) ? 'win' : 'loss';
}

export function mount(root, { title, signs, beats, wins, opponent, other }) {
  const record = `${title}: score`;
  let score = kept(record, { win: 0, loss: 0, draw: 0 });
  let first;
  let past = [];
  const names = Object.keys(signs);
  const status = h('p', { role: 'status' });
  const figures = h('p', { class: 'score' });
  const shown = h('div', { class: 'hands', 'aria-hidden': 'true' });
  const list = h('ol', { class: 'past' });

  function isOver() {
    return wins !== undefined && Math.max(score.win, score.loss) >= wins;
  }

  function choose(name) {
    if (isOver()) restart();
    // Two people choose one after the other; the first choice stays hidden.
    if (other && first === undefined) {
      first = name;
      shown.textContent = '❔';
      status.textContent = 'The second player chooses.';
      return;
    }
    const mine = other ? first : name;
    const theirs = other ? name : names[Math.floor(Math.random() * names.length)];
    first = undefined;
    const result = outcome(beats, mine, theirs);
    score = { ...score, [result]: score[result] + 1 };
    keep(record, score);
    past = [`${mine} – ${theirs}: ${result}`, ...past].slice(0, 10);
    shown.textContent = `${signs[mine]} ${signs[theirs]}`;
    const said = { win: `${opponent[0]} won`, loss: `${opponent[1]} won`, draw: 'A draw' }[result];
    status.textContent = `${mine} against ${theirs}. ${said}${isOver() ? ' the match!' : '.'}`;
    show();
  }

  function restart() {
    score = { win: 0, loss: 0, draw: 0 };
    past = [];
    first = undefined;
    keep(record, score);
    shown.textContent = '';
    status.textContent = other ? 'The first player chooses.' : 'Choose one.';
    show();
  }

  function show() {
    figures.textContent = `${opponent[0]} ${score.win} : ${score.loss} ${opponent[1]}, ${score.draw} ${score.draw === 1 ? 'draw' : 'draws'}`;
    list.replaceChildren(...past.map((round) => h('li', {}, round)));
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      figures,
      wins !== undefined &&
        h('p', { class: 'muted' }, `The first with ${wins} wins has the match.`),
      shown,
      status,
      h(
        'div',
        { class: 'row signs' },
        names.map((name) =>
          h(
            'button',
            { type: 'button', onclick: () => choose(name) },
            h('span', { 'aria-hidden': 'true' }, signs[name]),
            ` ${name}`,
          ),
        ),
      ),
      h('button', { type: 'button', class: 'primary', onclick: restart }, 'New game'),
      list,
    ),
  );
  status.textContent = other ? 'The first player chooses.' : 'Choose one.';
  show();
  return () => {};
}
