import type { Api } from '../../client/api.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readBalance } from '../../contract/replies.ts';
import { OctetError } from '../../errors.ts';
import { quoted } from '../../jobs/budget.ts';
import { type BatchLine, orderOf } from './line.ts';

/** Keeps a run within `--max-credits`: what a line may cost is set aside before it is sent. */
export class Spending {
  private setAside = 0;

  private constructor(
    private readonly most: number,
    private readonly prices: unknown,
  ) {}

  static async open(context: Context, api: Api, most: number | undefined): Promise<Spending | undefined> {
    if (most === undefined || context.flags.dryRun) return undefined;
    const { document } = await api.call(endpoints.models);
    if (quoted(document, { operation: 'text', units: 1 }) === undefined) {
      const balance = readBalance((await api.call(endpoints.balance)).document);
      if (balance === undefined || balance > most) {
        throw new OctetError(
          'credits',
          'this service lists no prices, so --max-credits cannot be kept',
          'leave it out',
        );
      }
    }
    return new Spending(most, document);
  }

  /** False when the line could pass the limit. */
  allows(line: BatchLine): boolean {
    const price = quoted(this.prices, orderOf(line)) ?? 0;
    if (this.setAside + price > this.most) return false;
    this.setAside += price;
    return true;
  }

  /** A line that was refused cost nothing. */
  giveBack(line: BatchLine): void {
    this.setAside -= quoted(this.prices, orderOf(line)) ?? 0;
  }
}
