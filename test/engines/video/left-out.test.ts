import { expect, test } from 'vitest';
import { accountOf } from '../../../src/engines/video/left-out.ts';

const noted = (prompt: string, leftOut: readonly string[], ...said: readonly string[]): string | undefined =>
  accountOf(
    {
      leftOut,
      standIns: [],
      actions: said.map((one) => ({ kind: 'jump' as const, said: one, of: 'subject' as const })),
    },
    [],
    prompt,
  )[0];

test.each([
  ['a ball bouncing with every bounce', ['bounce'], 'bouncing'],
  ['a rocket lifts off, goes up', ['goes'], 'lifts off'],
  ['a frog jumps until two are left', ['left'], 'jumps'],
])('%s: nothing is denied that is there', (prompt, leftOut, said) => {
  expect(noted(prompt, leftOut, said)).toBeUndefined();
});

test.each([
  ['a tent that flaps from dusk to dawn', ['flaps', 'dusk', 'dawn'], 'flaps from dusk to dawn'],
  ['a box opens and a clown comes out', ['comes'], 'clown comes out'],
])('%s: what is missing is a whole phrase', (prompt, leftOut, phrase) => {
  expect(noted(prompt, leftOut)).toBe(`not shown: ${phrase}`);
});
