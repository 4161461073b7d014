import { isFree } from '../../budget/budget.ts';
import type { OctetError } from '../../errors.ts';
import type { Pace } from './send.ts';

/** The line belongs to another worker, or must be marked again, so it is not sent. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

/** The pace of one line: its lease may run out while it waits for its turn. */
export class LinePace implements Pace {
  /** An attempt has left and got no answer. */
  mayBeCharged = false;

  constructor(
    private readonly pace: Pace,
    /** The line is ours for long enough, as far as we know. */
    private readonly isSure: () => boolean,
    /** Asks the database. */
    private readonly isOurs: () => Promise<boolean>,
  ) {}

  async turn(before?: OctetError): Promise<void> {
    if (before && !isFree(before)) this.mayBeCharged = true;
    await this.pace.turn();
    if (this.isSure()) return;
    let isOurs = false;
    try {
      isOurs = await this.isOurs();
    } finally {
      // A turn that is not used is handed back.
      if (!isOurs) this.pace.replied(undefined);
    }
    if (!isOurs) throw new NotOurs();
  }

  replied(headers: Parameters<Pace['replied']>[0]): void {
    this.pace.replied(headers);
  }
}
