import { type Checkout, decline, pay, readCheckout } from '../billing/checkouts.ts';
import { type Answer, type Asked, jsonAnswer } from '../http/exchange.ts';
import { page } from '../http/page.ts';
import { refuse } from '../http/service-error.ts';
import type { Room } from '../service-context.ts';

/** The page behind a checkout session's address: a test payment, by hand or by a test. */
export async function showCheckout(room: Room, id: string): Promise<Answer> {
  const session = room.store.read((sql) => readCheckout(sql, id));
  if (!session) throw refuse.missing('There is no such checkout session.');
  return page('Test checkout', contentOf(session));
}

export async function payCheckout(
  room: Room,
  asked: Asked,
  id: string,
  how: 'pay' | 'decline',
): Promise<Answer> {
  sameOrigin(asked);
  const session = room.store.write((sql) =>
    how === 'pay' ? pay(sql, id, room.webhooks, room.clock.now()) : decline(sql, id, room.webhooks),
  );
  room.webhooks.wake();
  const { credits, amount, currency, payment } = session;
  const status = how === 'decline' && session.status === 'open' ? 'declined' : session.status;
  if (/\btext\/html\b/.test(asked.headers.accept ?? '')) {
    const declined = status === 'declined' ? '<p class="bad">The card was declined.</p>' : '';
    return page('Test checkout', declined + contentOf(session));
  }
  return jsonAnswer(200, {
    id,
    object: 'checkout.session',
    status,
    credits,
    amount,
    currency,
    payment_id: payment ?? null,
  });
}

/** A form of another page must not press the button. */
function sameOrigin(asked: Asked): void {
  const { origin } = asked.headers;
  if (origin !== undefined && origin !== asked.url.origin) {
    throw refuse.forbidden('This comes from another page.', 'cross_origin');
  }
}

function contentOf({ id, amount, currency, credits, status, payment }: Checkout): string {
  const price = money(amount, currency);
  if (status === 'paid')
    return `<p class="good">Paid ${price}: ${credits} credits were added.</p><p>Payment ${payment ?? ''}</p>`;
  const button = (action: string, label: string) =>
    `<form method="post" action="/checkout/${id}/${action}"><button class="${action}">${label}</button></form>`;
  return `<p class="price">${price}</p><p>${credits} credits. No money moves: this is a test payment on your machine.</p>
${button('pay', 'Pay with the test card')}${button('decline', 'Use a card that is declined')}`;
}

function money(amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return `${amount} ${currency}`;
  }
}
