import { expect, test } from 'vitest';
import { soak } from '../../../scripts/soak-service.mjs';
import { ASSETS_DIR } from '../../support/service.ts';

/** Group P and the sender's part of group W; `node scripts/soak-service.mjs 200` does the same for longer. */
test('P1, W15, W16: killed in the middle of its work, the service loses nothing and charges every key once, and tells every end', async () => {
  const seed = Math.floor(Math.random() * 1e6);
  const { problems, requests, charges, deliveries } = await soak({ rounds: 2, seed, assetsDir: ASSETS_DIR });
  expect(problems, `seed ${seed}`).toEqual([]);
  expect(requests).toBeGreaterThan(2);
  expect(charges).toBeGreaterThan(0);
  expect(deliveries).toBeGreaterThan(0);
}, 120_000);
