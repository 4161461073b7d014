import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';

const FIRST_POLL_MS = 2_000;
const LONGEST_POLL_MS = 15_000;
const GROWTH = 1.5;
const WAIT_MS = 30 * 60_000;

export interface PaymentWatch {
  readonly before: number;
  readonly readBalance: () => Promise<number>;
  /** Called while the balance does not rise. */
  readonly lookForDecline: () => Promise<void>;
}

/**
 * Waits until the balance rises. What others spend meanwhile only lowers it, so each lower balance is the new
 * one to rise from.
 */
export async function waitForPayment(
  context: Context,
  { before, readBalance, lookForDecline }: PaymentWatch,
): Promise<number> {
  const { clock, signal, terminal } = context;
  const { timeoutMs } = await context.config();
  const end = clock.monotonic() + (timeoutMs?.value ?? WAIT_MS);
  const status = terminal.status('waiting for the payment');
  let lowest = before;
  let pauseMs = FIRST_POLL_MS;
  try {
    while (clock.monotonic() < end) {
      await clock.sleep(Math.min(pauseMs, end - clock.monotonic()), signal);
      pauseMs = Math.min(pauseMs * GROWTH, LONGEST_POLL_MS);
      const balance = await readBalance();
      if (balance > lowest) {
        status.done();
        return balance;
      }
      lowest = balance;
      await lookForDecline();
    }
  } catch (error) {
    status.fail();
    throw error;
  }
  status.fail();
  throw new OctetError('pending', 'the payment has not arrived yet', 'octet credits');
}
