import { expect, test } from 'vitest';
import { completeCode } from '../../../src/engines/code/complete.ts';
import { explainCode } from '../../../src/engines/code/explain.ts';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { refactorCode } from '../../../src/engines/code/refactor.ts';
import { engineTools } from '../../support/engine.ts';

/** Names that every object of JavaScript knows. */
test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'klingon'])(
  'a language that is called %s is one that octet does not know',
  async (language) => {
    const tools = engineTools();
    const code = 'function f(';
    expect((await completeCode({ code, language }, tools)).notes.join()).toContain('no grammar');
    expect((await explainCode({ code, language }, tools)).explanation).toContain('no grammar');
    expect((await refactorCode({ code, language }, tools)).notes.join()).toContain('cannot rewrite');
    expect((await generateCode({ prompt: 'fizzbuzz', language }, tools)).notes.join()).toContain(
      'knows no language',
    );
  },
);

test('code that nests too deeply for a rewrite is left as it is', async () => {
  const code = `${'['.repeat(5_000)}1${']'.repeat(5_000)};\n`;
  const { code: after } = await refactorCode({ code, language: 'javascript' }, engineTools());
  expect(after).toBe(code);
});

test('one line without a comment is told as such', async () => {
  const { explanation } = await explainCode({ code: 'a: 1', language: 'yaml' }, engineTools());
  expect(explanation).toMatch(/^One line of YAML, without comments\./);
});
