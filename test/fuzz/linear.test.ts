import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A process of its own: whoever takes too long there can be ended from here. */
const CHILD = fileURLToPath(new URL('linear/child.ts', import.meta.url));
const PARTS = [0, 1, 2, 3];

const CHARACTERS = 2_000;
/** Work that grows with the square takes 1,000 steps a character and more; what takes fewer is not looked at again. */
const FEW_STEPS_A_CHARACTER = 900;
/** At three times the size the dearest of all takes 1,260; work that grows with the square would take 3,000 and more. */
const MOST_STEPS_A_CHARACTER = 2_200;

/** Patterns run inside the engine, which counts no steps there: 100 KB of these keep a bad one for twenty seconds. */
const BACKTRACKING = [
  'spaces between two letters',
  'blank lines',
  'carriage returns',
  'dashes',
  'one long word',
];
/** `OCTET_FUZZ_SHAPES=all` reads so much of every shape; that takes minutes. */
const AT_FULL_SIZE = process.env.OCTET_FUZZ_SHAPES === 'all' ? [] : BACKTRACKING;
const FULL_SIZE = process.env.OCTET_FUZZ_SHAPES === 'all' ? 500_000 : 100_000;
/**
 * Seconds of processor time, not of the clock: a busy machine changes nothing. A part takes up to five; a pattern that
 * compares each character with each later one takes 20.
 */
const MOST_CPU_SECONDS = process.env.OCTET_FUZZ_SHAPES === 'all' ? 300 : 10;
const MOST_MEMORY_MB = 384;

/** A short text is hashed in script, in proportion to its length; that would be most of all steps. */
const hashesOfNode = {
  name: 'hashes-of-node',
  transform: {
    filter: { id: /contract\/sha256\.ts$/ },
    handler: (code: string) => {
      const changed = code.replaceAll('bytes.length <= SMALL_BYTES', 'bytes.length < 0');
      if (changed === code) throw new Error('sha256.ts chooses its hash in another way');
      return changed;
    },
  },
};

let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'octet-linear-'));
  const output = { dir: directory, format: 'esm', entryFileNames: 'child.mjs' } as const;
  await build({ input: CHILD, platform: 'node', logLevel: 'silent', output, plugins: [hashesOfNode] });
});

afterAll(() => rm(directory, { recursive: true, force: true }));

interface Line {
  readonly reader: string;
  readonly shape: string;
  readonly steps?: number;
}

async function run(...args: (string | number)[]): Promise<Line[]> {
  const node = [process.execPath, `--max-old-space-size=${MOST_MEMORY_MB}`, join(directory, 'child.mjs')];
  const limited = ['-c', `ulimit -t ${MOST_CPU_SECONDS}; exec "$@"`, 'bash', ...node, ...args.map(String)];
  const child = spawn('bash', limited, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

describe.concurrent('work grows in proportion to what came', () => {
  test.each(PARTS)(
    'X6.13: steps, part %i',
    async (part) => {
      const lines = await run(
        'steps',
        CHARACTERS,
        part,
        PARTS.length,
        '',
        FEW_STEPS_A_CHARACTER * CHARACTERS,
      );
      const dear = lines.filter(({ steps = 0 }) => steps > MOST_STEPS_A_CHARACTER * 3 * CHARACTERS);
      expect(dear).toEqual([]);
      expect(lines.at(-1)).toMatchObject({ reader: 'all' });
    },
    300_000,
  );

  test.each(PARTS)(
    'X6.14: patterns that could backtrack, part %i',
    async (part) => {
      const lines = await run('once', FULL_SIZE, part, PARTS.length, AT_FULL_SIZE.join('|'));
      // The last line names the pair that did not end.
      expect(lines.at(-1)).toMatchObject({ reader: 'all' });
    },
    300_000,
  );
});
