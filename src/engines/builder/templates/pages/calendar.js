import { h } from './dom.js';
import { keep, kept } from './play.js';

const DAY = 86_400_000;
const isoOf = (time) => new Date(time).toISOString().slice(0, 10);

/** The days of the six weeks around a month, as "2026-05-31"; `first` is 1 where weeks begin on Monday. */
export function daysOf(year, month, first) {
  const start = Date.UTC(year, month, 1);
  const before = (new Date(start).getUTCDay() - first + 7) % 7;
  return Array.from({ length: 42 }, (_, index) => isoOf(start + (index - before) * DAY));
}

/** The events of a day, in the order of their times. */
export function eventsOn(events, day) {
  return events
    .filter(({ date, until }) => date === day || (until && date <= day && day <= until))
    .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
}

const dayName = (day, options) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { timeZone: 'UTC', ...options });

function control({ key, label, type, options, required }, value) {
  const common = { name: key, required };
  const input = options
    ? h(
        'select',
        common,
        ['', ...options].map((option) => h('option', { selected: option === value }, option)),
      )
    : type === 'longtext'
      ? h('textarea', { ...common, rows: '3', value })
      : h('input', { ...common, type, value });
  return h('label', {}, label, input);
}

export function mount(root, { title, fields, event: name, first, colours }) {
  const now = new Date();
  const today = isoOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  let [year, month] = [now.getFullYear(), now.getMonth()];
  let events = kept(title, []);
  let chosen = today;
  let edited;

  const heading = h('h2', { 'aria-live': 'polite' });
  const grid = h('div', { class: 'month' });
  const list = h('section', { class: 'day', 'aria-live': 'polite' });
  const form = h('form', { class: 'event', onsubmit: save });

  function turn(steps) {
    const next = new Date(Date.UTC(year, month + steps, 1));
    [year, month] = [next.getUTCFullYear(), next.getUTCMonth()];
    show();
  }

  function choose(day) {
    chosen = day;
    [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
    edited = undefined;
    show();
  }

  function change(next) {
    events = next;
    edited = undefined;
    keep(title, events);
    show();
  }

  function save(submitted) {
    submitted.preventDefault();
    const values = Object.fromEntries(new FormData(form));
    if (values.until && values.until < values.date) values.until = values.date;
    chosen = values.date;
    change([
      ...events.filter((one) => one !== edited),
      { id: edited?.id ?? Date.now(), ...values },
    ]);
    choose(chosen);
  }

  function dayView(day) {
    const own = eventsOn(events, day);
    const inMonth = Number(day.slice(5, 7)) === month + 1;
    const texts = own.map((one) => `${one.time ? `${one.time} ` : ''}${one.title}`);
    return h(
      'button',
      {
        type: 'button',
        class: `date${inMonth ? '' : ' other'}${day === today ? ' today' : ''}`,
        'aria-pressed': String(day === chosen),
        'aria-label': [dayName(day, { day: 'numeric', month: 'long' }), ...texts].join(', '),
        onclick: () => choose(day),
      },
      String(Number(day.slice(8))),
      own.slice(0, 3).map((one, index) =>
        h(
          'span',
          {
            class: 'entry',
            style: colours && one[colours] ? `--tone: ${toneOf(one)}` : undefined,
          },
          texts[index],
        ),
      ),
      own.length > 3 && h('span', { class: 'muted' }, `+${own.length - 3}`),
    );
  }

  /** Each value has a colour of its own. */
  function toneOf(one) {
    const { options } = fields.find(({ key }) => key === colours);
    const values = options ?? [...new Set(events.map((each) => each[colours]))];
    return `oklch(45% 0.14 ${(values.indexOf(one[colours]) * 360) / values.length + 30})`;
  }

  function eventView(one) {
    const facts = fields.filter(({ key, type }) => one[key] && key !== 'title' && type !== 'date');
    return h(
      'li',
      {},
      h('strong', {}, one.title),
      facts.map(({ key, label }) => h('span', { class: 'muted' }, ` ${label}: ${one[key]} `)),
      h(
        'span',
        { class: 'row' },
        h(
          'button',
          {
            type: 'button',
            'aria-label': `Edit ${one.title}`,
            onclick: () => {
              edited = one;
              show();
            },
          },
          'Edit',
        ),
        h(
          'button',
          {
            type: 'button',
            'aria-label': `Delete ${one.title}`,
            onclick: () => change(events.filter((each) => each !== one)),
          },
          'Delete',
        ),
      ),
    );
  }

  function show() {
    const days = daysOf(year, month, first);
    heading.textContent = dayName(days[10], { month: 'long', year: 'numeric' });
    grid.replaceChildren(
      ...days
        .slice(0, 7)
        .map((day) => h('span', { class: 'weekday' }, dayName(day, { weekday: 'short' }))),
      ...days.map(dayView),
    );
    const own = eventsOn(events, chosen);
    list.replaceChildren(
      h('h2', {}, dayName(chosen, { weekday: 'long', day: 'numeric', month: 'long' })),
      own.length > 0 ? h('ul', {}, own.map(eventView)) : h('p', { class: 'muted' }, `No ${name}.`),
    );
    form.replaceChildren(
      h('h2', {}, edited ? `Edit ${name}` : `New ${name}`),
      ...fields.map((field) =>
        control(field, edited?.[field.key] ?? (field.key === 'date' ? chosen : '')),
      ),
      h(
        'div',
        { class: 'row' },
        h('button', { class: 'primary' }, edited ? 'Save' : `Add ${name}`),
        edited && h('button', { type: 'button', onclick: () => choose(chosen) }, 'Cancel'),
      ),
    );
  }

  const button = (label, text, onclick) =>
    h('button', { type: 'button', 'aria-label': label, onclick }, text);
  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide calendar' },
      h('h1', {}, title),
      h(
        'div',
        { class: 'row' },
        button('Previous month', '←', () => turn(-1)),
        heading,
        button('Next month', '→', () => turn(1)),
        button('Today', 'Today', () => choose(today)),
      ),
      grid,
      h('div', { class: 'below' }, list, form),
    ),
  );
  show();
  return () => {};
}
