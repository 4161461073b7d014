import { h } from './dom.js';
import { keep, kept, linesOf } from './play.js';

/** The sum of a bill in cents. */
export const totalOf = (bill, products) =>
  products.reduce((sum, { name, cents }) => sum + cents * (bill[name] ?? 0), 0);

/** "Cake 2.50" as a product with its price in cents. */
export function productOf(line) {
  const [, name, price = '0'] = /^(.*?)[\s,:]*(\d+(?:[.,]\d{1,2})?)?$/.exec(line);
  return { name: name.trim(), cents: Math.round(Number(price.replace(',', '.')) * 100) };
}

export function mount(root, { title, currency, products: first }) {
  let state = kept(title, { products: first, takings: 0, count: 0 });
  let bill = {};
  const money = (cents) => `${currency}${(cents / 100).toFixed(2)}`;
  const goods = h('div', { class: 'goods' });
  const lines = h('ul', { class: 'lines' });
  const total = h('p', { class: 'sum', role: 'status' });
  const given = h('input', { type: 'number', min: '0', step: '0.01', oninput: show });
  const change = h('p', { class: 'sum' });
  const takings = h('p', { class: 'muted' });
  const prices = h('textarea', {
    rows: '6',
    value: first.map(({ name, cents }) => `${name} ${(cents / 100).toFixed(2)}`).join('\n'),
  });

  const save = (next) => {
    state = { ...state, ...next };
    keep(title, state);
    show();
  };

  function step(name, by) {
    bill = { ...bill, [name]: Math.max(0, (bill[name] ?? 0) + by) };
    show();
  }

  function next() {
    const sum = totalOf(bill, state.products);
    bill = {};
    given.value = '';
    save(sum > 0 ? { takings: state.takings + sum, count: state.count + 1 } : {});
  }

  function show() {
    const { products } = state;
    const sum = totalOf(bill, products);
    const back = Math.round(Number(given.value) * 100) - sum;
    goods.replaceChildren(
      ...products.map(({ name, cents }) =>
        h(
          'button',
          { type: 'button', onclick: () => step(name, 1) },
          name,
          h('small', {}, money(cents)),
        ),
      ),
    );
    lines.replaceChildren(
      ...products
        .filter(({ name }) => bill[name] > 0)
        .map(({ name, cents }) =>
          h(
            'li',
            { class: 'row' },
            `${bill[name]} × ${name}, ${money(bill[name] * cents)}`,
            h(
              'button',
              { type: 'button', 'aria-label': `Less ${name}`, onclick: () => step(name, -1) },
              '−',
            ),
          ),
        ),
    );
    total.textContent = `Total ${money(sum)}`;
    change.textContent =
      given.value === '' ? '' : back < 0 ? `${money(-back)} missing` : `Change ${money(back)}`;
    takings.textContent = `Taken so far: ${money(state.takings)} from ${state.count} customers`;
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      goods,
      lines,
      total,
      h('div', { class: 'row' }, h('label', {}, 'Given ', given), change),
      h('button', { type: 'button', class: 'primary', onclick: next }, 'Next customer'),
      takings,
      h(
        'details',
        {},
        h('summary', {}, 'Change goods and prices'),
        h('label', {}, 'One per line, with the price', prices),
        h(
          'div',
          { class: 'row' },
          h(
            'button',
            {
              type: 'button',
              onclick: () => save({ products: linesOf(prices.value).map(productOf) }),
            },
            'Save',
          ),
          h(
            'button',
            { type: 'button', onclick: () => save({ takings: 0, count: 0 }) },
            'Reset the takings',
          ),
        ),
      ),
    ),
  );
  show();
  return () => {};
}
