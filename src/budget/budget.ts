import type { Api } from '../client/api.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';
import { readBalance, readCost } from '../contract/replies.ts';
import type { JsonObject } from '../contract/shape.ts';
import { ApiError, MAX_CREDITS_CODE, OctetError } from '../errors.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { largestAmount } from './largest-amount.ts';
import { mostCredits, priceRows } from './price.ts';

/** A reply to a paid request. */
export interface Paid {
  readonly document: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps what one command spends within `--max-credits`. */
export interface Budget {
  /** Credits so far, where they are counted. */
  readonly spent?: number | undefined;
  /** Sets aside the most that the request can cost, sends it, and counts what it did cost. */
  within<Reply extends Paid>(
    endpoint: Endpoint,
    body: JsonObject,
    send: () => Promise<Reply>,
  ): Promise<Reply>;
}

export interface LimitOptions {
  readonly api: Api;
  readonly terminal: Terminal;
  /** `--yes`: goes on where no price is known. */
  readonly yes: boolean;
  readonly most: number;
  /** Credits that were spent before and count too. */
  readonly spentBefore?: number;
}

/** A limit that is held by the prices that the service lists for this account. */
export class CreditLimit implements Budget {
  #spent: number;
  #held = 0;
  #most: number;
  readonly #waiting: (() => void)[] = [];
  #withoutPrice: Promise<void> | undefined;

  private constructor(
    private readonly options: LimitOptions,
    private readonly prices: unknown,
  ) {
    this.#most = options.most;
    this.#spent = options.spentBefore ?? 0;
  }

  get spent(): number {
    return this.#spent - (this.options.spentBefore ?? 0);
  }

  static async open(options: LimitOptions): Promise<CreditLimit> {
    const { document } = await options.api.call(endpoints.models);
    const limit = new CreditLimit(options, document);
    if (priceRows(document) === undefined) await limit.#acceptUnknownPrice();
    return limit;
  }

  async within<Reply extends Paid>(
    endpoint: Endpoint,
    body: JsonObject,
    send: () => Promise<Reply>,
    { isAllowed = false } = {},
  ): Promise<Reply> {
    const quote = mostCredits(this.prices, largestAmount(endpoint, body));
    if (isAllowed) this.#allow(quote);
    const price = await this.#hold(quote);
    try {
      const reply = await send();
      this.#settle(price, isReplayed(reply) ? 0 : (readCost(reply.document) ?? price));
      return reply;
    } catch (error) {
      this.#settle(price, isFree(error) ? 0 : price);
      throw error;
    }
  }

  /** A person has agreed to this request: the limit moves as far as it needs. */
  #allow(price: number | undefined): void {
    this.#withoutPrice = Promise.resolve();
    this.#most = Math.max(this.#most, this.#spent + this.#held + (price ?? 1));
  }

  /** Requests under way may turn out cheaper than what is set aside for them, so they are waited for before refusing. */
  async #hold(price: number | undefined): Promise<number> {
    if (price === undefined) await this.#acceptUnknownPrice();
    const most = () => this.#most;
    const least = () => price ?? (this.#spent > 0 ? 1 : 0);
    while (this.#spent + this.#held + least() > most()) {
      if (this.#held === 0 || this.#spent + least() > most()) throw this.#refusal(price);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#held += price ?? 0;
    return price ?? 0;
  }

  #settle(price: number, cost: number): void {
    const { terminal } = this.options;
    const most = this.#most;
    this.#held -= price;
    this.#spent += cost;
    if (cost > price && this.#spent > most)
      terminal.warn(`${this.#spent} credits were charged, more than --max-credits ${most}`);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #refusal(price: number | undefined): OctetError {
    const { most } = this.options;
    const costs = price === undefined ? 'this costs credits' : `this costs up to ${inCredits(price)}`;
    const how = this.#spent > most ? 'spent so far' : 'of it spent';
    const spent = this.#spent === 0 ? '' : `, ${this.#spent} ${how}`;
    const message = `${costs} and --max-credits is ${most}${spent}`;
    return new OctetError('credits', message, 'octet credits', { code: MAX_CREDITS_CODE });
  }

  /** Asked once, however many requests follow. */
  #acceptUnknownPrice(): Promise<void> {
    this.#withoutPrice ??= confirmUnknown(this.options);
    return this.#withoutPrice;
  }
}

/** Without a price the limit cannot be held beforehand, unless the account holds no more than it. */
async function confirmUnknown({ api, terminal, yes, most }: LimitOptions): Promise<void> {
  const unknown = `this service lists no price, so --max-credits ${most} cannot be enforced`;
  const balance = await api.call(endpoints.balance).then(
    ({ document }) => readBalance(document),
    (error: unknown) => {
      if (error instanceof OctetError) return undefined;
      throw error;
    },
  );
  if (balance !== undefined && balance <= most) return;
  if (yes) return terminal.warn(unknown);
  const isSure =
    terminal.canPrompt &&
    (await terminal.confirm(`${unknown}; continue?`, { flag: '--yes', default: false }));
  if (!isSure) throw new OctetError('credits', unknown, 'add --yes', { code: MAX_CREDITS_CODE });
}

/** The stored reply to an earlier request with the same idempotency key: nothing was charged for it now. */
function isReplayed({ headers }: Paid): boolean {
  return headers?.['idempotent-replayed'] === 'true';
}

/** The service said no, or the request never left. */
export function isFree(error: unknown): boolean {
  if (error instanceof ApiError) return error.reason !== 'unknown';
  return error instanceof OctetError && error.reason === 'network';
}

const inCredits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;
