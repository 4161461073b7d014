import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  [
    'javascript',
    'express rate limiter: at most 12 requests every 20 seconds per client ip, else 429 and Retry-After',
    ['MOST_REQUESTS = 12', 'WINDOW_MS = 20 * 1000', '"Retry-After"'],
  ],
  [
    'go',
    'web server with /readyz that shuts down gracefully with a 7 second timeout',
    ['"/readyz"', '7*time.Second'],
  ],
  [
    'javascript',
    'node http server with /livez and graceful shutdown on SIGTERM, waiting up to 3 seconds',
    ['"/livez"', '3000'],
  ],
  [
    'kotlin',
    'retry a suspend function with exponential backoff, max 6 attempts',
    ['suspend fun', 'attempts: Int = 6', 'delay(wait)'],
  ],
  [
    'swift',
    'generic async retry helper with exponential backoff, max 4 attempts',
    ['async throws', 'attempts: Int = 4'],
  ],
  [
    'typescript',
    'typed fetch wrapper with a timeout of 2 seconds and 4 retries with exponential backoff',
    ['timeoutMs = 2000', 'retries = 4', 'Promise<T>'],
  ],
  [
    'go',
    'worker pool with 6 workers that reads jobs from a channel and returns all errors',
    ['jobs, 6,', '[]error'],
  ],
  ['python', 'print the 5 slowest endpoints of an access log with their 99th percentile', ['[:5]', 'p99']],
  [
    'swift',
    'SwiftUI shopping list where items can be checked off, with the number of items left',
    ['ShoppingListView', 'isDone.toggle()', 'left'],
  ],
  [
    'html',
    'times tables trainer for kids with 12 questions and the score at the end',
    ['QUESTIONS = 12', "'×'"],
  ],
])(
  'a service or small screen has the numbers and names of its wish: %s %s',
  async (language, prompt, parts) => {
    const { code, notes } = await generateCode({ prompt, language }, tools);
    expect(notes).toEqual([]);
    for (const part of parts) expect(code).toContain(part);
  },
);

test('a view that is not known is not answered with a class of data', async () => {
  const { code } = await generateCode(
    { prompt: 'SwiftUI chart of expenses with add and delete', language: 'swift' },
    tools,
  );
  expect(code).not.toContain('class');
});
