import type { Context } from '../context.ts';
import type { OctetError } from '../errors.ts';

const DEFAULT_WAIT_MS = 30 * 60 * 1_000;

/** How often and how long jobs are polled, by the options and the environment. */
export async function pollSettings(context: Context, intervalMs?: number) {
  const config = await context.config();
  const isLocal = config.environment.value === 'local';
  return {
    clock: context.clock,
    random: context.random,
    isLocal,
    waitMs: config.timeoutMs?.value ?? DEFAULT_WAIT_MS,
    ...(intervalMs !== undefined && { intervalMs }),
    onTrouble: (error: OctetError, waitMs: number) => {
      context.terminal.verboseLine(`checking again: ${error.message}`);
      const why = error.reason === 'limited' ? 'rate limited' : error.message;
      return context.terminal.countdown(why, (seconds) => `checking again in ${seconds} s`, waitMs);
    },
  };
}
