import { type Checkout, decline, findCheckout, pay } from '../billing/checkouts.ts';
import { jsonResponse, type ServiceRequest, type ServiceResponse } from '../http/request-response.ts';
import { serviceError } from '../http/service-error.ts';
import { plainPage } from '../page/plain-page.ts';
import type { ServiceContext } from '../service-context.ts';

/** The page behind a checkout session's address: a test payment, by hand or by a test. */
export async function showCheckout(service: ServiceContext, id: string): Promise<ServiceResponse> {
  const session = await service.store.read((sql) => findCheckout(sql, id));
  if (!session) throw serviceError.missing('Checkout session not found.');
  return plainPage(200, 'Test checkout', contentOf(session));
}

export async function payCheckout(
  service: ServiceContext,
  request: ServiceRequest,
  id: string,
  how: 'pay' | 'decline',
): Promise<ServiceResponse> {
  sameOrigin(request);
  const session = await service.store.write((sql) =>
    (how === 'pay' ? pay : decline)(sql, id, service.webhooks, service.clock.now()),
  );
  service.webhooks.wake();
  service.changes.credits(session.account);
  const { credits, amount, currency, payment } = session;
  const status = how === 'decline' && session.status === 'open' ? 'declined' : session.status;
  if (/\btext\/html\b/.test(request.headers.accept ?? '')) {
    const declined = status === 'declined' ? '<p class="bad" role="alert">The card was declined.</p>' : '';
    return plainPage(200, 'Test checkout', declined + contentOf(session));
  }
  return jsonResponse(200, {
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
function sameOrigin(request: ServiceRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== request.url.origin) {
    throw serviceError.forbidden('This request came from another page.', 'cross_origin');
  }
}

function contentOf({ id, amount, currency, credits, status, payment }: Checkout): string {
  const price = money(amount, currency);
  if (status === 'paid')
    return `<p class="good" role="status">Paid ${price}: ${credits} credits added.</p><p>Payment ${payment ?? ''}</p>`;
  const button = (action: string, label: string) =>
    `<form method="post" action="/checkout/${id}/${action}"><button class="${action === 'pay' ? 'primary' : ''}">${label}</button></form>`;
  return `<p class="price">${price}</p><p>${credits} credits. No money moves: this is a test payment on your machine.</p>
${button('pay', 'Pay with the test card')}${button('decline', 'Pay with a declined card')}`;
}

function money(amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    // Unknown to Intl: shown as it is.
    return `${amount} ${currency}`;
  }
}
