import type { Endpoint } from '../contract/endpoints.ts';
import { readCost } from '../contract/replies.ts';
import type { JsonObject } from '../contract/shape.ts';
import type { Budget, Paid } from './budget.ts';

/** Counts what the requests under a budget cost: as the limit counts them, or else as their replies tell. */
export class CountedBudget implements Budget {
  #told: number | undefined;
  #taken = 0;

  constructor(private readonly budget: Budget) {}

  get spent(): number | undefined {
    return this.budget.spent ?? this.#told;
  }

  async within<Reply extends Paid>(
    endpoint: Endpoint,
    body: JsonObject,
    send: () => Promise<Reply>,
  ): Promise<Reply> {
    const reply = await this.budget.within(endpoint, body, send);
    const cost = readCost(reply.document);
    if (cost !== undefined) this.#told = (this.#told ?? 0) + cost;
    return reply;
  }

  /** The credits since the last call; undefined where nobody knows. */
  takeCharge(): number | undefined {
    const { spent } = this;
    if (spent === undefined) return undefined;
    const charge = spent - this.#taken;
    this.#taken = spent;
    return charge;
  }
}
