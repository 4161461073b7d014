import type { CreditLimit } from '../budget/budget.ts';
import type { ApiReply } from '../client/api-request.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import type { JsonObject } from '../contract/shape.ts';
import { MAX_CREDITS_CODE, OctetError } from '../errors.ts';
import type { Call } from './call.ts';

/** The limit would be passed, and there is a person who can allow it. */
export class AskFirst extends Error {
  override readonly name = 'AskFirst';
}

/** Keeps what one server spends within `--max-credits`, and asks before it is passed. */
export class Spending {
  /** Paid for in this process: asking again costs nothing. */
  readonly #bought = new Set<string>();

  #limit: Promise<CreditLimit> | undefined;

  /** Without a limit there is nothing to open. `yes`: a person has agreed to go on where no price is known. */
  constructor(private readonly open?: (yes: boolean) => Promise<CreditLimit>) {}

  async within<Reply extends Pick<ApiReply, 'document' | 'headers'>>(
    call: Call,
    { endpoint, body, key }: { readonly endpoint: Endpoint; readonly body: JsonObject; readonly key: string },
    send: () => Promise<Reply>,
  ): Promise<Reply> {
    const reply = this.#bought.has(key) ? await send() : await this.#limited(call, endpoint, body, send);
    this.#bought.add(key);
    return reply;
  }

  async #limited<Reply extends Pick<ApiReply, 'document' | 'headers'>>(
    call: Call,
    endpoint: Endpoint,
    body: JsonObject,
    send: () => Promise<Reply>,
  ): Promise<Reply> {
    const { open } = this;
    if (!open) return send();
    try {
      const limit = await this.#opened(() => open(call.allowsSpending === true));
      return await limit.within(endpoint, body, send, { isAllowed: call.allowsSpending === true });
    } catch (error) {
      const isOver = error instanceof OctetError && error.code === MAX_CREDITS_CODE;
      if (!isOver || !call.canAsk || call.allowsSpending !== undefined) throw error;
      throw new AskFirst(error.message);
    }
  }
  /** One that could not be opened is tried again with the next call. */
  async #opened(open: () => Promise<CreditLimit>): Promise<CreditLimit> {
    this.#limit ??= open();
    try {
      return await this.#limit;
    } catch (error) {
      this.#limit = undefined;
      throw error;
    }
  }
}
