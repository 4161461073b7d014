import { creditsFor, PRICES } from '../../contract/prices.ts';
import type { VideoRequest } from '../../contract/video.ts';

export type Priced = keyof typeof PRICES;

export const FACTOR_WITHOUT_ATTRIBUTION = 2;
/** Credits for one minor unit of money: a cent, a yen. */
export const CREDITS_PER_MINOR_UNIT = 1;

export function priceOf(what: Priced, amount = 1): number {
  return creditsFor(PRICES[what], amount);
}

export function videoPrice({ duration, resolution }: Pick<VideoRequest, 'duration' | 'resolution'>): number {
  return priceOf('video', duration) * PRICES.video.factors[resolution];
}
