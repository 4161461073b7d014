import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'python cli that converts miles to kilometres and back with argparse, rounded to 1 decimal, with a --back flag',
    [
      /add_argument\("--back", action="store_true"/,
      /\("km", "mi"\) if args\.back else \("mi", "km"\)/,
      /\{result:\.1f\}/,
    ],
  ],
  [
    'Python: load settings from a TOML file, let environment variables with the prefix SHOP_ override them and check the required keys url and token',
    [/PREFIX = "SHOP_"/, /REQUIRED = \["url", "token"\]/, /tomllib\.load/],
  ],
  [
    'python script that follows server.log and posts every line with TIMEOUT to a Discord webhook',
    [/re\.compile\("TIMEOUT"\)/, /"server\.log"/, /"content": /, /WEBHOOK_URL/],
  ],
  [
    'python decorator that caches results in json files for 2 hours',
    [/ttl: float = 7200/, /json\.dump\(result, file\)/],
  ],
])('a program keeps the particulars: %s', async (wish, parts) => {
  const { code, notes, language } = await generateCode({ prompt: wish }, engineTools());
  expect([language, notes]).toEqual(['python', []]);
  for (const part of parts) expect(code).toMatch(part);
});
