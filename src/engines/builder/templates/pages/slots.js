import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The times of a day as "9:30", from one hour to another. */
export function timesOf({ from, to, step }) {
  const count = Math.floor(((to - from) * 60) / step);
  return Array.from({ length: count }, (_, index) => {
    const minutes = from * 60 + index * step;
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  });
}

/** A day so many days later, as "2026-05-17". */
export function dayAfter(day, days) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The bookings with one more; a taken slot keeps its booking. */
export const booked = (bookings, slot, booking) =>
  bookings[slot] ? bookings : { ...bookings, [slot]: booking };

export function mount(root, settings) {
  const { title, columns, fields, kinds, ahead, what } = settings;
  let bookings = kept(title, {});
  const today = new Date().toLocaleDateString('sv');
  const last = ahead === undefined ? undefined : dayAfter(today, ahead);
  const day = h('input', { type: 'date', value: today, min: today, max: last, onchange: show });
  const plan = h('table', { class: 'slots' });
  const status = h('p', { role: 'status' });

  function change(next) {
    bookings = next;
    keep(title, bookings);
    show();
  }

  function move(days) {
    const next = dayAfter(day.value, days);
    if (next >= today && (last === undefined || next <= last)) day.value = next;
    show();
  }

  /** Asks for a name to book, or shows the existing booking. */
  function ask(slot, where) {
    const booking = bookings[slot];
    const dialog = h('dialog', { 'aria-label': where });
    const save = (event) => {
      event.preventDefault();
      const values = Object.fromEntries(new FormData(event.target));
      dialog.close();
      change(booked(bookings, slot, values));
    };
    const cancel = () => {
      const { [slot]: _, ...others } = bookings;
      dialog.close();
      change(others);
    };
    const close = h('button', { type: 'button', onclick: () => dialog.close() }, 'Close');
    const input = ({ label, type }, index) =>
      h(
        'label',
        {},
        label,
        h('input', { name: label, type, min: '1', required: index === 0, maxlength: '80' }),
      );
    const choice =
      kinds.length > 0 &&
      h(
        'label',
        {},
        'Service',
        h(
          'select',
          { name: 'Service' },
          kinds.map((kind) => h('option', {}, kind)),
        ),
      );
    dialog.append(
      h('h2', {}, where),
      booking
        ? h(
            'div',
            {},
            Object.entries(booking)
              .filter(([, value]) => value !== '')
              .map(([label, value]) => h('p', {}, `${label}: ${value}`)),
            h(
              'div',
              { class: 'row' },
              h('button', { type: 'button', onclick: cancel }, 'Cancel the booking'),
              close,
            ),
          )
        : h(
            'form',
            { onsubmit: save },
            fields.map(input),
            choice,
            h('div', { class: 'row' }, h('button', { class: 'primary' }, 'Book'), close),
          ),
    );
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  function cell(column, time) {
    const slot = `${day.value} ${time} ${column}`;
    const booking = bookings[slot];
    const who = booking?.[fields[0].label];
    const hue = kinds.indexOf(booking?.Service) * (360 / Math.max(1, kinds.length));
    const label = `${column}, ${time}: ${who ?? 'free'}`;
    return h(
      'td',
      {},
      h(
        'button',
        {
          type: 'button',
          class: booking ? 'taken' : 'free',
          style: booking?.Service && `--kind: ${hue}`,
          'aria-label': label,
          onclick: () => ask(slot, `${column}, ${day.value}, ${time}`),
        },
        booking ? [who, booking.Service].filter(Boolean).join(', ') : 'free',
      ),
    );
  }

  function show() {
    if (day.value === '') day.value = today;
    const times = timesOf(settings);
    plan.replaceChildren(
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, 'Time'),
          columns.map((column) => h('th', { scope: 'col' }, column)),
        ),
      ),
      h(
        'tbody',
        {},
        times.map((time) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, time),
            columns.map((column) => cell(column, time)),
          ),
        ),
      ),
    );
    const taken = Object.keys(bookings).filter((slot) => slot.startsWith(`${day.value} `)).length;
    const count = times.length * columns.length;
    status.textContent = `${count - taken} of ${count} slots are free for a ${what} on this day.`;
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', 'aria-label': 'Day before', onclick: () => move(-1) }, '←'),
        h('label', {}, 'Day ', day),
        h('button', { type: 'button', 'aria-label': 'Day after', onclick: () => move(1) }, '→'),
      ),
      status,
      h(
        'div',
        { class: 'figures', tabindex: '0', role: 'region', 'aria-label': 'Plan of the day' },
        plan,
      ),
    ),
  );
  show();
  return () => {};
}
