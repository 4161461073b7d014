import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The sums of a basket in cents. Delivery is free from a limit on, and for an empty basket. */
export function sumsOf(basket, products, { fee, freeFrom }) {
  const goods = products.reduce((sum, { name, cents }) => sum + cents * (basket[name] ?? 0), 0);
  const isFree = goods === 0 || (freeFrom !== undefined && goods >= freeFrom);
  const delivery = isFree ? 0 : fee;
  return { goods, delivery, total: goods + delivery };
}

/** The basket with one more or less; never below zero. */
export function withCount(basket, name, count) {
  const { [name]: _, ...others } = basket;
  return count > 0 ? { ...others, [name]: count } : others;
}

export function mount(root, { title, currency, products, delivery }) {
  let basket = kept(title, {});
  const money = (cents) => `${currency}${(cents / 100).toFixed(2)}`;
  const lines = h('ul', { class: 'lines' });
  const sums = h('p', { role: 'status' });
  const hint = h('p', { class: 'muted' });
  const order = h('button', { class: 'primary', type: 'button', onclick: place }, 'Order');

  function change(next) {
    basket = next;
    keep(title, basket);
    show();
  }

  const step = (name, by) => change(withCount(basket, name, (basket[name] ?? 0) + by));

  /** It is not sent anywhere: connect it to a payment service of your own here. */
  function place() {
    change({});
    hint.textContent = 'Nothing was sent or paid: this shop is not connected yet.';
  }

  function show() {
    const chosen = products.filter(({ name }) => basket[name] > 0);
    const { goods, delivery: fee, total } = sumsOf(basket, products, delivery);
    lines.replaceChildren(
      ...chosen.map(({ name, cents }) =>
        h(
          'li',
          { class: 'row' },
          `${basket[name]} × ${name}, ${money(basket[name] * cents)}`,
          h(
            'button',
            { type: 'button', 'aria-label': `Less ${name}`, onclick: () => step(name, -1) },
            '−',
          ),
          h(
            'button',
            { type: 'button', 'aria-label': `More ${name}`, onclick: () => step(name, 1) },
            '+',
          ),
        ),
      ),
      ...(chosen.length === 0 ? [h('li', {}, 'The basket is empty.')] : []),
    );
    sums.textContent = `Goods ${money(goods)}, delivery ${fee === 0 ? 'free' : money(fee)}, total ${money(total)}`;
    const left = delivery.freeFrom === undefined ? 0 : delivery.freeFrom - goods;
    hint.textContent =
      left > 0 && goods > 0 && fee > 0 ? `${money(left)} more for free delivery.` : '';
    order.disabled = goods === 0;
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      h(
        'ul',
        { class: 'products' },
        products.map(({ name, cents }) =>
          h(
            'li',
            {},
            h('strong', {}, name),
            h('span', {}, money(cents)),
            h(
              'button',
              {
                type: 'button',
                'aria-label': `Add to basket: ${name}`,
                onclick: () => step(name, 1),
              },
              'Add to basket',
            ),
          ),
        ),
      ),
      h('h2', {}, 'Basket'),
      lines,
      sums,
      hint,
      order,
    ),
  );
  show();
  return () => {};
}
