import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The score of a player after some rounds. Counting down, points that would lead below zero do not count. */
export function totalOf(name, rounds, { start, isDown }) {
  return rounds.reduce((total, round) => {
    const points = round[name] ?? 0;
    if (!isDown) return total + points;
    return total - points < 0 ? total : total - points;
  }, start);
}

/** The names with the best score. */
export function leadersOf(names, rounds, rules) {
  const totals = names.map((name) => totalOf(name, rounds, rules));
  const best = Math[rules.isDown || rules.isLowest ? 'min' : 'max'](...totals);
  return rounds.length === 0 ? [] : names.filter((_, index) => totals[index] === best);
}

/** True when somebody has reached the goal, or all rounds are played. */
export function isOver(names, rounds, rules) {
  const totals = names.map((name) => totalOf(name, rounds, rules));
  if (rules.isDown) return totals.includes(0);
  if (rules.goal && totals.some((total) => total >= rules.goal)) return true;
  return Boolean(rules.length) && rounds.length >= rules.length;
}

export function mount(root, { title, names: first, most, round: called, steps, ...rules }) {
  let { names, rounds } = kept(title, { names: first, rounds: [] });
  const table = h('table', {});
  const form = h('form', { class: 'row', onsubmit: addRound });
  const status = h('p', { role: 'status', class: 'standing' });
  const people = h('div', { class: 'row' });

  function change(next) {
    names = next.names ?? names;
    rounds = next.rounds ?? rounds;
    keep(title, { names, rounds });
    show();
  }

  function addRound(event) {
    event.preventDefault();
    const points = names.map((name, index) => [
      name,
      Number(form.elements[`points${index}`].value),
    ]);
    change({ rounds: [...rounds, Object.fromEntries(points)] });
    form.querySelector('input')?.focus();
  }

  function addName(event) {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    event.target.reset();
    if (name !== '' && !names.includes(name)) change({ names: [...names, name] });
  }

  const button = (label, text, onclick, disabled) =>
    h('button', { type: 'button', 'aria-label': label, onclick, disabled }, text);

  function cell(name, index) {
    const points = rounds[index][name];
    const isVoid =
      rules.isDown && points > 0 && totalOf(name, rounds.slice(0, index), rules) - points < 0;
    return h('td', { class: isVoid ? 'void' : '' }, points === undefined ? '' : String(points));
  }

  function show() {
    const leaders = leadersOf(names, rounds, rules);
    const over = isOver(names, rounds, rules);
    const head = (name) =>
      h('th', { class: leaders.includes(name) ? 'leader' : '', scope: 'col' }, name);
    table.replaceChildren(
      h('thead', {}, h('tr', {}, h('th', {}, called), names.map(head))),
      h(
        'tbody',
        {},
        steps
          ? []
          : rounds.map((_, index) =>
              h(
                'tr',
                {},
                h('td', {}, String(index + 1)),
                names.map((name) => cell(name, index)),
              ),
            ),
      ),
      h(
        'tfoot',
        {},
        h(
          'tr',
          {},
          h('th', {}, rules.isDown ? 'Left' : 'Total'),
          names.map((name) => h('td', {}, String(totalOf(name, rounds, rules)))),
        ),
      ),
    );
    form.replaceChildren(
      ...(steps
        ? names.map((name) =>
            h(
              'fieldset',
              {},
              h('legend', {}, name),
              steps.map((step) => {
                const sign = step < 0 ? `−${-step}` : `+${step}`;
                const add = () => change({ rounds: [...rounds, { [name]: step }] });
                return button(`${sign} for ${name}`, sign, add, over);
              }),
            ),
          )
        : names.map((name, index) =>
            h(
              'label',
              {},
              name,
              h('input', {
                type: 'number',
                name: `points${index}`,
                value: '0',
                required: true,
                class: 'points',
              }),
            ),
          )),
      ...(steps
        ? []
        : [h('button', { class: 'primary', disabled: over }, `Add ${called.toLowerCase()}`)]),
      button('Undo', 'Undo', () => change({ rounds: rounds.slice(0, -1) }), rounds.length === 0),
      button('New game', 'New game', () => change({ rounds: [] }), rounds.length === 0),
    );
    const who = leaders.join(' and ');
    status.textContent = over
      ? `${who} ${leaders.length === 1 ? 'wins' : 'win'}!`
      : who === ''
        ? `No ${called.toLowerCase()} yet.`
        : `${who} ${leaders.length === 1 ? 'leads' : 'lead'}.`;
    people.replaceChildren(
      ...names.map((name) =>
        button(
          `Remove ${name}`,
          `${name} ×`,
          () => change({ names: names.filter((one) => one !== name) }),
          names.length < 2,
        ),
      ),
      h(
        'form',
        { class: 'row', onsubmit: addName },
        h('input', { name: 'name', placeholder: 'Name', 'aria-label': 'Name of a new player' }),
        h('button', { disabled: names.length >= most }, 'Add player'),
      ),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      status,
      h('div', { class: 'scores figures' }, table),
      form,
      h('h2', {}, 'Players'),
      people,
    ),
  );
  show();
  return () => {};
}
