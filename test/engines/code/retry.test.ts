import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  ['python', 'decorator that retries 4 times only for OSError', ['except OSError:', 'attempts: int = 4']],
  [
    'python',
    'retry helper for KeyError or IndexError with delays of 1s, 3s and 9s',
    ['(KeyError, IndexError)', '*= 3', 'attempts: int = 4, delay: float = 1)'],
  ],
  [
    'typescript',
    'retry on QuotaError only, at most 6 tries, backoff with jitter',
    ['class QuotaError', '!(error instanceof QuotaError)', 'Math.random()', 'attempts = 6'],
  ],
  [
    'java',
    'Java method that retries only on TimeoutException, fixed delay of 2 seconds, 4 attempts',
    ['instanceof TimeoutException', '4, 2000', 'Thread.sleep(wait)'],
  ],
  [
    'kotlin',
    'retry with exponential backoff starting at 250 ms, capped at 3 seconds',
    ['delayMs: Long = 250', 'minOf(wait * 2, 3000)'],
  ],
  [
    'csharp',
    'retry an async operation only for TimeoutException, 3 times',
    ['RetryAsync', 'error is TimeoutException', 'attempts = 3'],
  ],
  [
    'ruby',
    'retry a block 5 times only on IOError and log each failure',
    ['rescue IOError => e', 'attempts: 5'],
  ],
  [
    'php',
    'retry 3 times only on LogicException, doubling a delay of 50 ms, throwing the last error',
    ['catch (LogicException $error)', '$delayMs = 50', '* 2 **'],
  ],
  [
    'go',
    'retry with jitter and at most 7 attempts, starting at 20 ms',
    ['rand.Intn', '(7, 20*time.Millisecond'],
  ],
  [
    'rust',
    'retry a closure up to 3 times with a delay of 1 second that doubles each time',
    ['retry(3, Duration::from_millis(1000)', 'delay * 2'],
  ],
])(
  'what is tried again, how often and after which waits is that of the wish: %s %s',
  async (language, prompt, parts) => {
    const { code, notes } = await generateCode({ prompt, language }, tools);
    expect(notes).toEqual([]);
    for (const part of parts) expect(code).toContain(part);
  },
);
