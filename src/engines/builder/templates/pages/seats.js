import { h } from './dom.js';
import { keep, kept } from './play.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** "B4" is the fourth seat of the second row. */
export const seatName = (index, columns) =>
  `${LETTERS[Math.floor(index / columns)]}${(index % columns) + 1}`;

/** The bookings with more seats for a name; taken seats keep their bookings. */
export function booked(bookings, seats, name) {
  const free = seats.filter((seat) => bookings[seat] === undefined);
  return { ...bookings, ...Object.fromEntries(free.map((seat) => [seat, name])) };
}

export function mount(root, { title, rows, columns, price, stage, colours }) {
  const record = `${title}: bookings`;
  let bookings = kept(record, {});
  let chosen = [];
  const plan = h('div', {
    class: 'seats',
    style: `--columns: ${columns}; --free: ${colours.free}; --taken: ${colours.taken}; --chosen: ${colours.chosen}`,
  });
  const figures = h('p', { role: 'status' });
  const taken = h('ul', { class: 'booked' });
  const name = h('input', { required: true, maxlength: '60', autocomplete: 'name' });

  function change(next) {
    bookings = next;
    chosen = [];
    keep(record, bookings);
    show();
  }

  function press(seat) {
    chosen = chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat];
    show();
  }

  function book(event) {
    event.preventDefault();
    if (chosen.length === 0 || name.value.trim() === '') return;
    change(booked(bookings, chosen, name.value.trim()));
    name.value = '';
  }

  function cancel(who) {
    change(Object.fromEntries(Object.entries(bookings).filter(([, one]) => one !== who)));
  }

  function seatButton(_, index) {
    const seat = seatName(index, columns);
    const isTaken = bookings[seat] !== undefined;
    const state = isTaken ? 'taken' : chosen.includes(seat) ? 'chosen' : 'free';
    return h(
      'button',
      {
        type: 'button',
        class: `seat ${state}`,
        disabled: isTaken,
        'aria-label': `seat ${seat}: ${state}`,
        'aria-pressed': state === 'chosen' ? 'true' : undefined,
        onclick: () => press(seat),
      },
      seat,
    );
  }

  function show() {
    const focused = [...plan.children].indexOf(document.activeElement);
    plan.replaceChildren(...Array.from({ length: rows * columns }, seatButton));
    plan.children[focused]?.focus();
    const free = rows * columns - Object.keys(bookings).length;
    const cost = price === undefined ? '' : ` Together ${(chosen.length * price).toFixed(2)}.`;
    figures.textContent = `${free} of ${rows * columns} seats are free.${
      chosen.length > 0 ? ` Chosen: ${chosen.join(', ')}.${cost}` : ''
    }`;
    taken.replaceChildren(
      ...[...new Set(Object.values(bookings))].map((who) =>
        h(
          'li',
          {},
          `${who}: ${Object.keys(bookings)
            .filter((seat) => bookings[seat] === who)
            .join(', ')} `,
          h('button', { type: 'button', onclick: () => cancel(who) }, `Cancel ${who}`),
        ),
      ),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      h('p', { class: 'stage' }, stage),
      plan,
      figures,
      h(
        'form',
        { class: 'row', onsubmit: book },
        h('label', { class: 'row' }, 'Name', name),
        h('button', { class: 'primary' }, 'Book'),
      ),
      h('h2', {}, 'Bookings'),
      taken,
    ),
  );
  show();
  return () => {};
}
