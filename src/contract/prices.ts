/**
 * Prices in whole credits: one table for charges, for `GET /models` and for the documentation. Reading is free;
 * generating costs at least 1. An account without the attribution requirement pays double.
 */
export const PRICES = {
  text: { credits: 1, per: 2_000, unit: 'tokens, prompt and answer together' },
  embedding: { credits: 1, per: 20_000, unit: 'tokens' },
  code: { credits: 2, per: 1, unit: 'request' },
  image: { credits: 4, per: 1, unit: 'picture' },
  imageEdit: { credits: 4, per: 1, unit: 'picture' },
  imageUpscale: { credits: 2, per: 1, unit: 'picture' },
  music: { credits: 5, per: 30, unit: 'seconds' },
  video: { credits: 10, per: 5, unit: 'seconds', factors: { '720p': 1, '1080p': 2, '4k': 4 } },
  build: { credits: 25, per: 1, unit: 'build' },
  buildChat: { credits: 2, per: 1, unit: 'message' },
} as const;

interface Price {
  readonly credits: number;
  readonly per: number;
}

/** Credits for an amount; started units count as whole ones. */
export function creditsFor({ credits, per }: Price, amount: number): number {
  return credits * Math.max(1, Math.ceil(amount / per));
}
