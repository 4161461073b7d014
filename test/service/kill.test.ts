import { expect, test } from 'vitest';
import { soak } from '../../scripts/soak-service.mjs';
import { ASSETS_DIR } from '../support/service.ts';

/** `node scripts/soak-service.mjs 200` does the same for longer. */
test('P1: killed in the middle of its work, the service loses nothing and charges every key once', async () => {
  const seed = Math.floor(Math.random() * 1e6);
  const { problems, requests, charges } = await soak({ rounds: 3, seed, assetsDir: ASSETS_DIR });
  expect(problems, `seed ${seed}`).toEqual([]);
  expect(requests).toBeGreaterThan(3);
  expect(charges).toBeGreaterThan(0);
}, 120_000);
