import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const shown = async (prompt: string) => {
  const { code } = await generateCode({ prompt }, engineTools());
  const names = [...code.matchAll(/<h2>(.*)<\/h2>/g)].map(([, name]) => name);
  const prices = [...code.matchAll(/class="price">([^\s<]+)/g)].map(([, price]) => price);
  return { names, prices, chosen: /card chosen"[\s\S]*?<h2>(.*)<\/h2>/.exec(code)?.[1] };
};

test('prices that are listed belong to the plans in their order', async () => {
  expect(
    await shown(
      'html pricing page with plans Solo, Team and Firm for 8/20/45 euros per month, Team marked as most popular',
    ),
  ).toEqual({
    names: ['Solo', 'Team', 'Firm'],
    prices: ['€8', '€20', '€45'],
    chosen: 'Team',
  });
});

test('a plan that is named again is no other plan', async () => {
  expect(await shown('pricing table html with 2 plans: Basic ($5) and Pro ($12), Pro highlighted')).toEqual({
    names: ['Basic', 'Pro'],
    prices: ['$5', '$12'],
    chosen: 'Pro',
  });
});

test('a free plan has the currency of the others, and nothing says "a month" unasked', async () => {
  const prompt = 'html pricing table with Free, Crew 7€ and Studio 23,50€, the middle one stands out, no js';
  expect(await shown(prompt)).toEqual({
    names: ['Free', 'Crew', 'Studio'],
    prices: ['0€', '7€', '23,50€'],
    chosen: 'Crew',
  });
  const { code, notes } = await generateCode({ prompt }, engineTools());
  expect(notes).toEqual([]);
  expect(code).not.toMatch(/month|Recommended/);
});
