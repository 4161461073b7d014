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

/** The days of a month such as "2026-05", each with the weekday that it is: Monday is 0. */
export function monthDays(month) {
  const [year, number] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => {
    const day = `${month}-${String(at + 1).padStart(2, '0')}`;
    return { day, weekday: (new Date(day).getUTCDay() + 6) % 7 };
  });
}

/** The month so many months after one. */
export function monthAfter(month, count) {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

const MONTH = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const NAMES = new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' });
const inDays = (count) => `${count} ${count === 1 ? 'day' : 'days'}`;

export function mount(root, { title, habits: first, shown, calendar }) {
  let habits = kept(
    title,
    first.map((name) => ({ name, days: [] })),
  );
  const table = h('table', {});
  const month = h('section', { class: 'month' });
  let shownMonth = new Date().toLocaleDateString('sv').slice(0, 7);
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
    if (calendar) showMonth();
  }

  /** Every day of the month, the darker the more habits were done. */
  function showMonth() {
    const turn = (label, count) =>
      h(
        'button',
        {
          type: 'button',
          'aria-label': label,
          onclick: () => {
            shownMonth = monthAfter(shownMonth, count);
            showMonth();
          },
        },
        count < 0 ? '‹' : '›',
      );
    month.replaceChildren(
      h(
        'div',
        { class: 'row' },
        turn('Month before', -1),
        h('h2', {}, MONTH.format(new Date(`${shownMonth}-01`))),
        turn('Month after', 1),
      ),
      h(
        'ol',
        { class: 'month-days' },
        monthDays(shownMonth).map(({ day, weekday }, at) => {
          const done = habits.filter(({ days }) => days.includes(day)).length;
          const share = habits.length === 0 ? 0 : Math.round((100 * done) / habits.length);
          return h(
            'li',
            {
              style: `--share: ${share}%;${at === 0 ? ` grid-column-start: ${weekday + 1}` : ''}`,
              title: `${day}: ${done} of ${habits.length} done`,
              'aria-label': `${day}: ${done} of ${habits.length} done`,
            },
            String(at + 1),
          );
        }),
      ),
    );
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
      calendar && month,
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
