import type { Timeouts } from '../contract/carry.ts';
import type { Risk } from '../contract/endpoints.ts';

export const CONNECT_MS = 10_000;
const IDLE_MS = 60_000;

export interface Timing extends Timeouts {
  /** Longest time without an event that carries something; comments do not count. */
  readonly contentIdleMs: number;
  /** The whole attempt; 0 is none. */
  readonly totalMs: number;
}

export function timingOf(risk: Risk, stream: boolean): Timing {
  const shared = { connectMs: CONNECT_MS, idleMs: IDLE_MS, contentIdleMs: 300_000 };
  if (stream) return { ...shared, headersMs: 120_000, totalMs: 0 };
  if (risk === 'read') return { ...shared, headersMs: 30_000, totalMs: 60_000 };
  return { ...shared, headersMs: 300_000, totalMs: 600_000 };
}
