import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { Deliveries, type SavedDelivery } from '../../ledger/deliveries.ts';

/** Keeps deliveries. A disk that is full is worth one warning, not the end of the work. */
export class DeliveryKeeper {
  private readonly deliveries: Deliveries;
  private warned = false;

  constructor(private readonly context: Context) {
    this.deliveries = new Deliveries(context.directories.state, context.clock);
  }

  newId(): string {
    return this.deliveries.newId(this.context.random);
  }

  /** True once it is on the disk. */
  async save(delivery: SavedDelivery): Promise<boolean> {
    try {
      await this.deliveries.save(delivery);
      return true;
    } catch (error) {
      if (!(error instanceof OctetError)) throw error;
      if (!this.warned) this.context.terminal.warn(`deliveries are not saved: ${error.message}`);
      this.warned = true;
      return false;
    }
  }
}
