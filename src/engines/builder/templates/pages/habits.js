import { h } from './dom.js';
import { keep, kept } from './play.js';

const DAY = 86_400_000;

/** The day so many days before one such as "2026-05-17". */
export function dayBefore(day, count = 1) {
  return new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);
}

/** Days in a row up to today. A day that is not over yet breaks nothing. */
export function streak(days, today) {
  let day = days.includes(today) ? today : dayBefore(today);
  let count = 0;
  for (; days.includes(day); day = dayBefore(day)) count += 1;
  return count;
}

/** The longest row of days that there ever was. */
export function bestStreak(days) {
  return Math.max(0, ...days.map((day) => streak(days, day)));
}

const NAMES = new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' });
const inDays = (count) => `${count} ${count === 1 ? 'day' : 'days'}`;

export function mount(root, { title, habits: first, shown }) {
  let habits = kept(
    title,
    first.map((name) => ({ name, days: [] })),
  );
  const table = h('table', {});
  const status = h('p', { role: 'status' });
  const name = h('input', { name: 'habit', required: true, 'aria-label': 'New habit' });

  function change(next) {
    habits = next;
    keep(title, habits);
    show();
  }

  function add(event) {
    event.preventDefault();
    const text = name.value.trim();
    if (text === '' || habits.some((habit) => habit.name === text)) return;
    name.value = '';
    change([...habits, { name: text, days: [] }]);
  }

  function tick(habit, day, ticked) {
    const others = habit.days.filter((one) => one !== day);
    const days = ticked ? [...others, day] : others;
    change(habits.map((one) => (one === habit ? { ...habit, days } : one)));
  }

  function show() {
    const today = new Date().toLocaleDateString('sv');
    const days = Array.from({ length: shown }, (_, index) => dayBefore(today, shown - 1 - index));
    table.replaceChildren(
      h(
        'tr',
        {},
        h('th', {}, 'Habit'),
        days.map((day) =>
          h('th', { title: day }, NAMES.format(new Date(day)), h('br'), day.slice(8)),
        ),
        h('th', {}, 'Streak'),
        h('th', {}, 'Best'),
        h('td', {}),
      ),
      ...habits.map((habit) => row(habit, days, today)),
    );
    const done = habits.filter((habit) => habit.days.includes(today)).length;
    status.textContent = `${done} of ${habits.length} done today`;
  }

  function row(habit, days, today) {
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, habit.name),
      days.map((day) =>
        h(
          'td',
          {},
          h('input', {
            type: 'checkbox',
            'aria-label': `${habit.name} on ${day}`,
            checked: habit.days.includes(day),
            onchange: ({ target }) => tick(habit, day, target.checked),
          }),
        ),
      ),
      h('td', { class: 'streak' }, inDays(streak(habit.days, today))),
      h('td', {}, inDays(bestStreak(habit.days))),
      h(
        'td',
        {},
        h(
          'button',
          {
            type: 'button',
            class: 'quiet danger',
            'aria-label': `Delete ${habit.name}`,
            onclick: () => change(habits.filter((one) => one !== habit)),
          },
          'Delete',
        ),
      ),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      status,
      h('div', { class: 'days' }, table),
      h(
        'form',
        { class: 'row', onsubmit: add },
        name,
        h('button', { class: 'primary' }, 'Add habit'),
      ),
    ),
  );
  show();
  return () => {};
}
