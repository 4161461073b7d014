import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import fillers from '../../../src/engines/data/filler-words.json';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { tokenise } from '../../../src/engines/image/prompt/lexicon.ts';
import { isByNature } from '../../../src/engines/image/prompt/nature.ts';
import type { ScenePlan } from '../../../src/engines/image/prompt/plan.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/**
 * A word that can be taken out of a prompt with the same plan as before has no effect on the image: a note must name it,
 * unless the drawing has what it says anyway.
 */

const PROMPTS = readFileSync(new URL('data/described-things.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Words of the prompt in a plan, and its random origin. */
const WORDING = new Set([
  'prompt',
  'seed',
  'said',
  'like',
  'leftOver',
  'coloured',
  'sized',
  'lit',
  'weather',
]);

const effectOf = (plan: ScenePlan): string =>
  JSON.stringify({ ...plan, features: undefined, ownColours: [...plan.ownColours] }, (key, value: unknown) =>
    WORDING.has(key) ? undefined : value,
  );

const without = (prompt: string, word: string): string =>
  prompt.replace(new RegExp(`\\b${word.replaceAll('-', '[- ]')}\\b[- ]?`), '').trim();

test.each(PROMPTS)('each word of "%s" has an effect or is named', async (prompt) => {
  const drawings = await loadDrawings(engineTools());
  const planOf = (text: string): ScenePlan => planFromPrompt({ prompt: text, seed: 7 }, drawings);
  const plan = planOf(prompt);
  const { notes } = await makeImage(smallRequest(prompt), engineTools());
  const named = new Set(tokenise(notes.join(' ; ')));
  const silent = tokenise(prompt).filter(
    (word) =>
      !fillers.includes(word) &&
      !word.split('-').every((part) => named.has(part)) &&
      !named.has(word) &&
      !plan.subjects.some(({ name }) => isByNature([name], word)) &&
      effectOf(planOf(without(prompt, word))) === effectOf(plan),
  );
  expect(silent).toEqual([]);
});
