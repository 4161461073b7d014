import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { withNamedErrors } from '../../../src/engines/code/snippets/named-errors.ts';
import { engineTools } from '../../support/engine.ts';

test('an error has the name that the wish gives it', () => {
  const code = 'class TooYoungError(Exception):\n    pass\n\nraise TooYoungError("no")\n';
  expect(withNamedErrors('raises TooYoung below 18', code)).toBe(
    'class TooYoung(Exception):\n    pass\n\nraise TooYoung("no")\n',
  );
  expect(withNamedErrors('raises an error below 18', code)).toBe(code);
});

test('an error that the program does not throw is said to be left out', async () => {
  const prompt = 'java class Account with deposit and withdraw that throws OverDrawn';
  const { notes } = await generateCode({ prompt }, engineTools());
  expect(notes.join(' ')).toContain('OverDrawn');
});
