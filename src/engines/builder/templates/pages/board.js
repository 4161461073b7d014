import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The cards after one has moved into a column, before another card or to the end. */
export function moved(cards, id, column, before) {
  const card = cards.find((each) => each.id === id);
  if (card === undefined || id === before) return cards;
  const others = cards.filter((each) => each !== card);
  const at = others.findIndex((each) => each.id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...card, column });
}

const TYPES = {
  longtext: 'text',
  phone: 'tel',
  boolean: 'checkbox',
  choice: 'text',
  reference: 'text',
};

function control({ key, label, type, options, required, min, max }, value) {
  const common = { name: key, required };
  const input = options
    ? h(
        'select',
        common,
        ['', ...options].map((option) => h('option', { selected: option === value }, option)),
      )
    : type === 'longtext'
      ? h('textarea', { ...common, rows: '3', value: value ?? '' })
      : h('input', {
          ...common,
          type: TYPES[type] ?? type,
          min,
          max,
          step: type === 'number' ? 'any' : undefined,
          ...(type === 'boolean' ? { checked: value === true } : { value: value ?? '' }),
        });
  return h('label', {}, label, input);
}

/** The sum of a number over the cards of a column. */
export function sumOf(cards, column, key) {
  return cards
    .filter((card) => card.column === column)
    .reduce((sum, card) => sum + (Number(card[key]) || 0), 0);
}

export function mount(root, { title, columns, fields, card: name, total, votes }) {
  let cards = kept(title, []);
  let dragged;
  const board = h('div', { class: 'columns' });

  function change(next) {
    cards = next;
    keep(title, cards);
    show();
  }

  /** Opens a dialog to write a new card, or to change one. */
  function edit(column, card) {
    const dialog = h('dialog', { 'aria-label': card ? `Edit ${name}` : `Add ${name}` });
    const save = (event) => {
      event.preventDefault();
      const { elements } = event.target;
      const values = Object.fromEntries(
        fields.map(({ key, type }) => [
          key,
          type === 'boolean' ? elements[key].checked : elements[key].value.trim(),
        ]),
      );
      dialog.close();
      change(
        card
          ? cards.map((each) => (each.id === card.id ? { ...card, ...values } : each))
          : [...cards, { id: String(Date.now()), column, ...values }],
      );
    };
    dialog.append(
      h(
        'form',
        { onsubmit: save },
        fields.map((field) => control(field, card?.[field.key])),
        h(
          'div',
          { class: 'row' },
          h('button', { class: 'primary' }, 'Save'),
          h('button', { type: 'button', onclick: () => dialog.close() }, 'Cancel'),
        ),
      ),
    );
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  function cardView(card) {
    const [first, ...others] = fields;
    const text = String(card[first.key]);
    const place = columns.indexOf(card.column);
    const button = (label, sign, onclick, disabled) =>
      h('button', { type: 'button', 'aria-label': `${label}: ${text}`, onclick, disabled }, sign);
    const to = (column) => change(moved(cards, card.id, column));
    return h(
      'li',
      {
        class: 'card',
        draggable: 'true',
        ondragstart: (event) => {
          dragged = card.id;
          event.dataTransfer.setData('text/plain', text);
          event.dataTransfer.effectAllowed = 'move';
        },
        ondragover: (event) => event.preventDefault(),
        ondrop: (event) => {
          event.preventDefault();
          event.stopPropagation();
          change(moved(cards, dragged, card.column, card.id));
        },
      },
      h('strong', {}, text),
      others
        .filter(({ key }) => card[key])
        .map(({ key, label, type }) =>
          h('p', { class: 'muted' }, type === 'boolean' ? `✓ ${label}` : `${label}: ${card[key]}`),
        ),
      h(
        'div',
        { class: 'actions' },
        votes &&
          button('Vote for', `+ ${card.votes ?? 0}`, () =>
            change(
              cards.map((each) =>
                each === card ? { ...card, votes: (card.votes ?? 0) + 1 } : each,
              ),
            ),
          ),
        button('Move left', '←', () => to(columns[place - 1]), place === 0),
        button('Move right', '→', () => to(columns[place + 1]), place === columns.length - 1),
        button('Edit', '✎', () => edit(card.column, card)),
        button('Delete', '×', () => change(cards.filter((each) => each !== card))),
      ),
    );
  }

  function show() {
    board.replaceChildren(
      ...columns.map((column) => {
        const own = cards.filter((card) => card.column === column);
        return h(
          'section',
          {
            class: 'column',
            'aria-label': column,
            ondragover: (event) => event.preventDefault(),
            ondrop: (event) => {
              event.preventDefault();
              change(moved(cards, dragged, column));
            },
          },
          h('h2', {}, `${column} `, h('span', { class: 'muted' }, String(own.length))),
          total &&
            h('p', { class: 'total' }, `Total ${sumOf(cards, column, total).toLocaleString()}`),
          h('ul', {}, own.map(cardView)),
          h('button', { type: 'button', onclick: () => edit(column) }, `Add ${name}`),
        );
      }),
    );
  }

  root.replaceChildren(h('main', { class: 'kanban' }, h('h1', {}, title), board));
  show();
  return () => {};
}
