import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { WishText } from '../../../src/engines/code/plans/reading/text.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'javascript',
    'script that renames all .htm files in a folder to .html and skips any file whose new name already exists',
    'existsSync',
  ],
  [
    'go',
    'HTTP server with a /status endpoint returning JSON with the uptime, port from the PORT environment variable and 9090 by default',
    '9090',
  ],
  [
    'python',
    'http server with a /ping endpoint that returns pong, port read from the PORT environment variable, 5050 as a default',
    '5050',
  ],
  [
    'kotlin',
    'Bank account class with deposit and withdraw that throws an InsufficientFundsException and a main function demonstrating that the exception is caught',
    'catch',
  ],
  [
    'python',
    'Bank account class with deposit and withdraw that raises an InsufficientFundsError, with a demo that shows the error being handled',
    'except',
  ],
  [
    'php',
    'contact form that validates name and email, shows the errors above the form, the submitted values kept',
    'htmlspecialchars',
  ],
  [
    'python',
    'Read a CSV of expenses with columns date,shop,amount and print the total per shop, only counting negative amounts',
    '>= 0:\n            continue',
  ],
  [
    'go',
    'Read a CSV of payments with columns day,name,amount and print the sum per name, counting only positive amounts',
    '0',
  ],
])('%s: nothing is noted of "%s", which the program does', async (language, prompt, part) => {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toContain(part);
});

test('of a word that was taken in part, the whole is left', () => {
  const wish = new WishText('only counting rows');
  wish.take(/\bcount/);
  expect(wish.left(new Set(['only']))).toEqual(['counting', 'rows']);
});
