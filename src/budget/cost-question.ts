import type { Endpoint } from '../contract/endpoints.ts';
import type { JsonObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Budget, Paid } from './budget.ts';
import { localPrice } from './local-price.ts';

/** Cheaper requests are everyday use; a question before each would annoy. */
const ASKED_FROM_CREDITS = 100;

/** Asks a person before something expensive is bought of the local service, whose prices are known here. */
export class CostQuestion implements Budget {
  constructor(private readonly terminal: Terminal) {}

  async within<Reply extends Paid>(
    endpoint: Endpoint,
    body: JsonObject,
    send: () => Promise<Reply>,
  ): Promise<Reply> {
    const price = localPrice(endpoint, body);
    if (price !== undefined && price >= ASKED_FROM_CREDITS) {
      const question = `this costs up to ${price} credits; continue?`;
      if (!(await this.terminal.confirm(question, { flag: '--yes', default: true })))
        throw new OctetError('usage', 'nothing was sent', 'octet credits');
    }
    return send();
  }
}
