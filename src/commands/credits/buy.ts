import type { Api } from '../../client/api.ts';
import { wholeBody } from '../../client/content-encoding.ts';
import { parseJson } from '../../client/json.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readBalance, readCheckoutReply } from '../../contract/replies.ts';
import { firstNumber, firstText } from '../../contract/shape.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { bodyOf } from '../../input/request.ts';
import { isWebAddress, openAddress } from '../../output/open-file.ts';
import { declines } from './declined-payments.ts';
import type { BuyFlags } from './flags.ts';
import { moneyText } from './money.ts';
import { waitForPayment } from './payment.ts';

export async function buy(context: Context, flags: BuyFlags): Promise<void> {
  const { amount, currency, data } = flags;
  const body = await bodyOf(context, endpoints.checkout, { amount, currency }, data);
  const { environment } = await context.config();
  const api = await context.api({ timeoutIsForWaiting: flags.wait });
  if (environment.value === 'local') return buyHere(context, api, body);
  return buyThere(context, api, body, flags);
}

/** The service in this process has no page to pay on: after a yes, test credits are added. */
async function buyHere(context: Context, api: Api, body: Readonly<Record<string, unknown>>): Promise<void> {
  const { terminal, flags } = context;
  // An open checkout costs nothing, and only its reply knows how many credits there are for the money.
  const { document } = await api.call(endpoints.checkout, { body });
  const offer = offerOf(document, body);
  const question = `add ${offer.replace('credits', 'test credits')}? no money moves`;
  if (!flags.yes && !(await terminal.confirm(question, { flag: '--yes', default: false })))
    throw new OctetError('usage', 'nothing was bought');
  const paid = await payHere(context, api, addressIn(document, api));
  const { document: account } = await api.call(endpoints.balance);
  const credits = firstNumber(paid, ['credits']);
  await terminal.result(
    paid,
    `${credits ?? 'the'} test credits added; the balance is ${readBalance(account)}`,
  );
}

async function payHere({ signal }: Context, api: Api, address: string): Promise<unknown> {
  const reply = await api.postPage(`${address}/pay`, signal);
  const bytes = await wholeBody(reply);
  const text = bytes.toString('utf8');
  if (reply.status !== 200) throw new OctetError('service', `the test payment failed with ${reply.status}`);
  const document = parseJson(text);
  if (document !== undefined) return document;
  const contentType = reply.headers['content-type'];
  throw new UnreadableReply('unexpected reply to the test payment: not JSON', { bytes, contentType });
}

async function buyThere(
  context: Context,
  api: Api,
  body: Readonly<Record<string, unknown>>,
  flags: BuyFlags,
): Promise<void> {
  const { terminal } = context;
  const before = flags.wait && !context.flags.dryRun ? await balanceOf(api) : undefined;
  const { document } = await api.call(endpoints.checkout, { body });
  const address = addressIn(document, api);
  terminal.note(`checkout for ${offerOf(document, body)}`);
  await terminal.result(document, address);
  if (await mayOpen(context, address, flags)) await openAddress(context, address);
  if (before === undefined) return;
  const now = await waitForPayment(context, {
    before,
    readBalance: () => balanceOf(api),
    lookForDecline: declines(context, api, context.clock.now()),
  });
  terminal.note(`paid; the balance is ${now}`);
}

async function balanceOf(api: Api): Promise<number> {
  const { document } = await api.call(endpoints.balance);
  const credits = readBalance(document);
  if (credits !== undefined) return credits;
  throw new OctetError('service', 'unexpected reply: it has no balance', undefined, {
    code: 'cli_unexpected_reply',
  });
}

function addressIn(document: unknown, api: Api): string {
  const address = readCheckoutReply(document);
  if (address !== undefined && URL.canParse(address, `${api.baseUrl}/`)) {
    return new URL(address, `${api.baseUrl}/`).href;
  }
  throw new UnreadableReply('unexpected reply: it has no checkout address', { document });
}

/** Only when it was asked for or confirmed, and only an address that is safe to open. */
async function mayOpen({ terminal, flags }: Context, address: string, { open }: BuyFlags): Promise<boolean> {
  if (!isWebAddress(address)) {
    const why = 'the checkout address is neither https nor on this machine, so it was not opened';
    if (open) throw new OctetError('unsafe', why, undefined, { code: 'cli_unsafe_url' });
    terminal.warn(why);
    return false;
  }
  if (open) return true;
  if (!terminal.canPrompt || terminal.mode !== 'human') return false;
  return flags.yes || terminal.confirm('open it in the browser?', { flag: '--open', default: false });
}

/** `1000 credits for 10.00 USD`, as far as it is known. */
function offerOf(document: unknown, body: unknown): string {
  const credits = firstNumber(document, ['credits']);
  const price = priceOf(document) ?? priceOf(body);
  if (credits === undefined) return price ?? 'credits';
  return `${credits} credits${price === undefined ? '' : ` for ${price}`}`;
}

function priceOf(document: unknown): string | undefined {
  const amount = firstNumber(document, ['amount']);
  const currency = firstText(document, ['currency']);
  return amount === undefined || currency === undefined ? undefined : moneyText(amount, currency);
}
