import { expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const altOf = async (prompt: string): Promise<string> => {
  const { facts } = await renderImage(smallRequest(prompt, { width: 160, height: 160 }), engineTools());
  return String(facts?.alt);
};

test('an icon shows what stands for its purpose', async () => {
  expect(await altOf('settings icon, flat, blue')).toContain('a gear');
  expect(await altOf('icon for billing, green')).toContain('a receipt');
});

test('each icon of a set is told once', async () => {
  const alt = await altOf('set of four weather icons: sun, cloud, rain, snow');
  for (const thing of ['a sun', 'a cloud', 'a rain cloud', 'a snowflake'])
    expect(alt.split(`${thing}`).length - 1, thing).toBe(1);
});
