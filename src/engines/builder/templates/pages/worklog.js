import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The milliseconds between start and end without the pauses; a pause that goes on ends now. */
export const worked = ({ start, end, pauses }, now) =>
  (end ?? now) - start - pauses.reduce((sum, [from, to]) => sum + ((to ?? end ?? now) - from), 0);

/** "7:05" for seven hours and five minutes. */
export function hoursOf(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const dayOf = (time) => new Date(time).toLocaleDateString('sv');
const clockOf = (time) =>
  new Date(time).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** The Monday of a day's week, as "2026-05-11". */
export function weekOf(day) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The sums of the entries by a part of them, as [part, milliseconds]. */
export function sumsBy(entries, part, now) {
  const sums = new Map();
  for (const entry of entries)
    sums.set(part(entry), (sums.get(part(entry)) ?? 0) + worked(entry, now));
  return [...sums];
}

const quoted = (text) => `"${String(text).replaceAll('"', '""')}"`;

export function mount(root, { title, label, periods, rate, currency }) {
  let entries = kept(title, []);
  const running = h('p', { class: 'running', role: 'timer' });
  const sums = h('p', { role: 'status' });
  const table = h('table', {});
  const subject = h('input', {
    maxlength: '60',
    value: label ? (entries.at(-1)?.label ?? '') : '',
  });
  const pay = h('input', {
    type: 'number',
    min: '0',
    step: 'any',
    value: String(kept(`${title}/rate`, rate ?? 0)),
  });
  pay.addEventListener('input', () => {
    keep(`${title}/rate`, Number(pay.value));
    show();
  });
  const open = () => entries.find(({ end }) => end === undefined);
  const isPaused = () => open()?.pauses.at(-1)?.length === 1;

  function change(next) {
    entries = next;
    keep(title, entries);
    show();
  }

  const update = (change_) =>
    change(entries.map((entry) => (entry === open() ? { ...entry, ...change_(entry) } : entry)));

  const starting = () =>
    change([...entries, { start: Date.now(), pauses: [], label: subject.value.trim() }]);
  const pausing = () =>
    update(({ pauses }) => ({
      pauses: isPaused()
        ? pauses.with(-1, [pauses.at(-1)[0], Date.now()])
        : [...pauses, [Date.now()]],
    }));
  const stopping = () =>
    update(({ pauses }) => ({
      end: Date.now(),
      pauses: pauses.map(([from, to]) => [from, to ?? Date.now()]),
    }));

  const start = h('button', { type: 'button', class: 'primary', onclick: starting }, 'Start');
  const pause = h('button', { type: 'button', onclick: pausing }, 'Pause');
  const stop = h('button', { type: 'button', onclick: stopping }, 'Stop');

  const money = (time) =>
    rate === undefined
      ? ''
      : ` (${currency}${((time / 3_600_000) * Number(pay.value)).toFixed(2)})`;

  function totals(now) {
    const today = dayOf(now);
    const inPeriod = {
      day: ({ start: at }) => dayOf(at) === today,
      week: ({ start: at }) => weekOf(dayOf(at)) === weekOf(today),
      month: ({ start: at }) => dayOf(at).slice(0, 7) === today.slice(0, 7),
    };
    const said = { day: 'Today', week: 'This week', month: 'This month' };
    const own = periods.map((period) => {
      const time = entries
        .filter(inPeriod[period])
        .reduce((sum, entry) => sum + worked(entry, now), 0);
      return `${said[period]} ${hoursOf(time)}${money(time)}`;
    });
    const labels = label
      ? sumsBy(entries, (entry) => entry.label || '–', now).map(
          ([name, time]) => `${name} ${hoursOf(time)}${money(time)}`,
        )
      : [];
    return [...own, ...labels].join(' · ');
  }

  function row(entry, now) {
    const { start: at, end, pauses } = entry;
    const paused = pauses.reduce((sum, [from, to]) => sum + ((to ?? now) - from), 0);
    const remove = () => change(entries.filter((one) => one !== entry));
    return h(
      'tr',
      {},
      [
        dayOf(at),
        label && (entry.label || '–'),
        clockOf(at),
        end === undefined ? '…' : clockOf(end),
        hoursOf(paused),
        hoursOf(worked(entry, now)),
      ]
        .filter((text) => text !== false && text !== undefined)
        .map((text) => h('td', {}, text)),
      h(
        'td',
        {},
        h(
          'button',
          { type: 'button', 'aria-label': `Delete ${dayOf(at)} ${clockOf(at)}`, onclick: remove },
          '×',
        ),
      ),
    );
  }

  const heads = ['Day', label, 'From', 'To', 'Pause', 'Hours'].filter(Boolean);

  function save() {
    const lines = entries.map((entry) =>
      [
        dayOf(entry.start),
        ...(label ? [entry.label] : []),
        clockOf(entry.start),
        entry.end ? clockOf(entry.end) : '',
        hoursOf(worked(entry, Date.now())),
      ]
        .map(quoted)
        .join(','),
    );
    const head = heads
      .filter((name) => name !== 'Pause' && name !== ' ')
      .map(quoted)
      .join(',');
    const file = new Blob([[head, ...lines].join('\r\n')], { type: 'text/csv' });
    const address = URL.createObjectURL(file);
    h('a', { href: address, download: 'hours.csv' }).click();
    URL.revokeObjectURL(address);
  }

  function tick() {
    const now = Date.now();
    const entry = open();
    running.textContent = entry ? `${hoursOf(worked(entry, now))} h` : 'Not running';
    sums.textContent = totals(now);
  }

  function show() {
    const now = Date.now();
    start.disabled = open() !== undefined;
    pause.disabled = open() === undefined;
    stop.disabled = open() === undefined;
    pause.textContent = isPaused() ? 'Resume' : 'Pause';
    table.replaceChildren(
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          heads.map((name) => h('th', { scope: 'col' }, name)),
          h('td'),
        ),
      ),
      h(
        'tbody',
        {},
        entries.toReversed().map((entry) => row(entry, now)),
      ),
    );
    tick();
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      running,
      label && h('label', {}, `${label} `, subject),
      rate !== undefined && h('label', {}, `Rate per hour, ${currency} `, pay),
      h('div', { class: 'row' }, start, pause, stop),
      sums,
      h('div', { class: 'figures' }, table),
      h('button', { type: 'button', onclick: save }, 'Export as CSV'),
    ),
  );
  show();
  const ticking = setInterval(tick, 1000);
  return () => clearInterval(ticking);
}
