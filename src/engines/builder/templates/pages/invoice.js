import { h } from './dom.js';
import { keep, kept } from './play.js';

/** Amounts are added up in cents, so that no fraction is lost; taxes are rounded once for each rate. */
export function totalsOf(items, discount = 0) {
  const cents = (item) => Math.round(item.quantity * item.price * 100);
  const rest = 1 - discount / 100;
  const sum = items.reduce((total, item) => total + cents(item), 0);
  const net = Math.round(sum * rest);
  const rates = [...new Set(items.map(({ rate }) => rate))].sort((a, b) => a - b);
  const taxes = rates
    .map((rate) => {
      const base = items
        .filter((item) => item.rate === rate)
        .reduce((all, item) => all + cents(item), 0);
      return { rate, amount: Math.round((base * rest * rate) / 100) };
    })
    .filter(({ rate }) => rate > 0);
  return { sum, net, taxes, total: taxes.reduce((all, { amount }) => all + amount, net) };
}

const today = () => new Date().toLocaleDateString('sv');

export function mount(root, { title, currency, rates, from, discount: hasDiscount, days }) {
  const money = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  const shown = (cents) => money.format(cents / 100);
  const dueAfter = (day) =>
    new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  const blank = () => ({ text: '', quantity: 1, price: 0, rate: rates[0] });
  const first = () => ({
    number: 1,
    from,
    to: '',
    date: today(),
    due: dueAfter(today()),
    discount: 0,
    note: '',
    items: [{ text: 'Consulting', quantity: 8, price: 75, rate: rates[0] }],
  });
  let invoice = kept(title, first());
  const sums = h('div', { class: 'sums' });
  const rows = h('tbody', {});

  function change(values) {
    invoice = { ...invoice, ...values };
    keep(title, invoice);
    showSums();
  }

  const setItem = (at, values) =>
    change({ items: invoice.items.with(at, { ...invoice.items[at], ...values }) });

  function setItems(items) {
    change({ items });
    showRows();
  }

  function field(label, name, properties = {}) {
    return h(
      'label',
      {},
      label,
      h(properties.rows ? 'textarea' : 'input', {
        name,
        value: String(invoice[name]),
        oninput: ({ target }) => change({ [name]: target.value }),
        ...properties,
      }),
    );
  }

  const amount = (item) => Math.round(item.quantity * item.price * 100);

  function row(item, at) {
    const total = h('td', {}, shown(amount(item)));
    const number = (name, label, step) =>
      h('input', {
        type: 'number',
        min: '0',
        step,
        'aria-label': `${label} of line ${at + 1}`,
        value: String(item[name]),
        oninput: ({ target }) => {
          setItem(at, { [name]: Number(target.value) });
          total.textContent = shown(amount(invoice.items[at]));
        },
      });
    return h(
      'tr',
      {},
      h(
        'td',
        { class: 'text' },
        h('input', {
          'aria-label': `Description of line ${at + 1}`,
          value: item.text,
          oninput: ({ target }) => setItem(at, { text: target.value }),
        }),
      ),
      h('td', {}, number('quantity', 'Quantity', 'any')),
      h('td', {}, number('price', 'Price', '0.01')),
      h(
        'td',
        {},
        h(
          'select',
          {
            'aria-label': `Tax of line ${at + 1}`,
            onchange: ({ target }) => setItem(at, { rate: Number(target.value) }),
          },
          rates.map((rate) =>
            h('option', { value: String(rate), selected: rate === item.rate }, `${rate} %`),
          ),
        ),
      ),
      total,
      h(
        'td',
        { class: 'tools' },
        h(
          'button',
          {
            type: 'button',
            'aria-label': `Delete line ${at + 1}`,
            onclick: () => setItems(invoice.items.toSpliced(at, 1)),
          },
          '×',
        ),
      ),
    );
  }

  function showRows() {
    rows.replaceChildren(...invoice.items.map(row));
  }

  function showSums() {
    const { sum, net, taxes, total } = totalsOf(invoice.items, Number(invoice.discount));
    const line = (label, cents, style) =>
      h('p', { class: style }, h('span', {}, label), h('span', {}, shown(cents)));
    sums.replaceChildren(
      line('Net', sum),
      net !== sum && line(`Discount ${invoice.discount} %`, net - sum),
      ...taxes.map(({ rate, amount: cents }) => line(`Tax ${rate} %`, cents)),
      line('Total', total, 'total'),
    );
    for (const empty of [...sums.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
      empty.remove();
  }

  function show() {
    root.replaceChildren(
      h(
        'main',
        { class: 'panel wide invoice' },
        h('h1', {}, title),
        h(
          'div',
          { class: 'heads' },
          field('From', 'from', { rows: '4' }),
          field('To', 'to', { rows: '4', placeholder: 'Name and address' }),
          h(
            'div',
            {},
            field('Number', 'number'),
            field('Date', 'date', { type: 'date' }),
            field('Due', 'due', { type: 'date' }),
          ),
        ),
        h(
          'div',
          { class: 'figures' },
          h(
            'table',
            {},
            h(
              'thead',
              {},
              h(
                'tr',
                {},
                ['Description', 'Quantity', 'Price', 'Tax', 'Amount'].map((name) =>
                  h('th', {}, name),
                ),
                h('td', { class: 'tools' }),
              ),
            ),
            rows,
          ),
        ),
        h(
          'button',
          { type: 'button', class: 'tools', onclick: () => setItems([...invoice.items, blank()]) },
          'Add line',
        ),
        hasDiscount &&
          h(
            'div',
            { class: 'tools' },
            field('Discount, %', 'discount', { type: 'number', min: '0', max: '100' }),
          ),
        sums,
        field('Note', 'note', { rows: '2', placeholder: 'Payment terms, bank account' }),
        h(
          'div',
          { class: 'row tools' },
          h(
            'button',
            { type: 'button', class: 'primary', onclick: () => window.print() },
            'Print or save as PDF',
          ),
          h(
            'button',
            {
              type: 'button',
              onclick: () => {
                change({
                  ...first(),
                  from: invoice.from,
                  number: Number(invoice.number) + 1 || 1,
                  items: [blank()],
                });
                show();
              },
            },
            'Next invoice',
          ),
        ),
      ),
    );
    showRows();
    showSums();
  }

  show();
}
