import { priceFactor } from '../billing/admission.ts';
import { priceOf } from '../billing/prices.ts';
import type { RequestContext } from '../routes/route.ts';
import { type AnswerFlow, type Delta, deltaTokens } from './answer-flow.ts';

/** On a terminal an answer appears at about reading speed. */
const PACE_MS = 12;
/** No timer is shorter: at a high speed several words share a pause. */
const SHORTEST_PAUSE_MS = 1;

/** Counts what a flow has produced, and gives a text that is there at once its pace. */
export class Meter {
  #produced = 0;
  #owedMs = 0;
  #ended = false;

  constructor(
    private readonly context: RequestContext,
    private readonly flow: AnswerFlow,
  ) {}

  /** The pause before the next words; undefined: they are due. */
  pause(): Promise<void> | undefined {
    const { clock, speed } = this.context.service;
    if (this.flow.atOnce && this.#produced > 0) this.#owedMs += PACE_MS / speed;
    if (this.#owedMs < SHORTEST_PAUSE_MS) return undefined;
    const pauseMs = this.#owedMs;
    this.#owedMs = 0;
    return clock.sleep(pauseMs, this.context.signal);
  }

  add(deltas: readonly Delta[]): void {
    for (const delta of deltas) this.#produced += deltaTokens(delta);
  }

  end(): void {
    this.#ended = true;
  }

  tokens(): { prompt: number; completion: number } {
    return this.flow.usage?.() ?? { prompt: this.flow.promptTokens, completion: this.#produced };
  }

  /** A reader that left before the first word came pays nothing. */
  cost(): number {
    const { prompt, completion } = this.tokens();
    return this.#produced > 0 || this.#ended ? priceOf('text', prompt + completion) : 0;
  }

  credits(): number {
    const { prompt, completion } = this.tokens();
    return Math.min(
      priceOf('text', prompt + completion) * priceFactor(this.context.account),
      this.context.held,
    );
  }
}
