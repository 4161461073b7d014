import { readCost } from '../contract/replies.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Said after the fact where it could not be known before. */
export function warnOverspent(terminal: Terminal, document: unknown, most: number | undefined): void {
  const cost = readCost(document);
  if (most === undefined || cost === undefined || cost <= most) return;
  terminal.warn(`${cost} credits were charged, more than --max-credits ${most}`);
}
