import type { Risk } from '../contract/endpoints.ts';
import type { Timeouts } from '../contract/transport.ts';

export const CONNECT_MS = 10_000;
const IDLE_MS = 60_000;

export interface TimeLimits extends Timeouts {
  /** Longest time without an event that carries something; comments do not count. */
  readonly contentIdleMs: number;
  /** The whole attempt; 0 is none. */
  readonly totalMs: number;
}

const SHARED = { connectMs: CONNECT_MS, idleMs: IDLE_MS, contentIdleMs: 300_000 };
const STREAMING: TimeLimits = { ...SHARED, headersMs: 120_000, totalMs: 0 };
const READING: TimeLimits = { ...SHARED, headersMs: 30_000, totalMs: 60_000 };
const MAKING: TimeLimits = { ...SHARED, headersMs: 300_000, totalMs: 600_000 };

export function timeLimitsOf(risk: Risk, stream: boolean): TimeLimits {
  if (stream) return STREAMING;
  return risk === 'read' ? READING : MAKING;
}
