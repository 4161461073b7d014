// Compiles and runs what the code engine composes for wishes about types, in every language that this machine has.
// The same wish must print the same in each. `node scripts/check-plans.mjs [language,…]`.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { inOne, snippets } from './assets/code.mjs';
import { TOOLS } from './snippet-tools.mjs';

const root = new URL('..', import.meta.url).pathname;

/** A wish, and what its example prints; languages that cannot write it are left out. */
const WISHES = [
  ['A Stack class with push, pop, top and size; pop and top raise an error "nothing left"', '1 1 1'],
  ['A Counter class with increment, decrement and value that starts at 3 and never exceeds 9', '3'],
  [
    'A Wallet class with owner, deposit, withdraw and getBalance; withdraw fails if the amount exceeds the balance',
    '70',
  ],
  ['An Inventory class with add(name, quantity), remove(name, quantity) and quantity(name)', '2'],
  ['A ShoppingCart class with add(name, price, quantity), total and count', '7.5 3'],
  [
    'A UnitConverter class with static methods hoursToMinutes and metersToKilometers, rounded to 2 decimals',
    '6000 0.1',
  ],
  ['A Rectangle class with width and height, area and perimeter', '12 14'],
  [
    'An enum Weight with LIGHT(2), MIDDLE(4) and HEAVY(8), a method grams, and a main that prints the total of all',
    '14',
  ],
  [
    'An enum Season with spring, summer, autumn and winter and a method next',
    'spring summer summer autumn autumn winter winter spring',
  ],
  [
    'An abstract class Shape with an area method, subclasses Square and Rectangle, and a main that prints the total area',
    '37',
  ],
  ['An abstract class Animal with a method sound and subclasses Duck and Cow', 'quack moo'],
];

const letters = (text) =>
  text
    .toLowerCase()
    .replace(/\b(?:ok|some)\(|season\.|(?:duck|cow)\[\]/g, ' ')
    .replace(/(\d)\.0(?!\d)/g, '$1')
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();

const work = await mkdtemp(join(tmpdir(), 'octet-plans-'));
const bundle = await rolldown({
  input: join(root, 'src/engines/code/generate.ts'),
  platform: 'node',
  logLevel: 'silent',
});
await bundle.write({ file: join(work, 'engine.mjs'), format: 'esm', codeSplitting: false });
const { generateCode } = await import(join(work, 'engine.mjs'));
const bytes = inOne(await snippets());
const tools = { signal: new AbortController().signal, progress() {}, assets: async () => bytes };
await symlink(join(root, 'node_modules'), join(work, 'node_modules'));
await writeFile(join(work, 'package.json'), '{"type":"module"}');

const TYPESCRIPT = [
  [
    join(root, 'node_modules/.bin/tsc'),
    '--strict',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--types',
    'node',
    'main.ts',
  ],
  ['node', 'main.js'],
];
const only = process.argv[2]?.split(',');
const counts = {};
const failures = [];
for (const [language, tool] of Object.entries(TOOLS)) {
  if (/^(?:sql|bash|c)$/.test(language) || (only && !only.includes(language))) continue;
  try {
    if (tool.needs) execFileSync('which', [tool.needs]);
  } catch {
    continue;
  }
  for (const [at, [prompt, expected]] of WISHES.entries()) {
    const { code, task } = await generateCode({ prompt, language }, tools);
    counts[language] ??= { ran: 0, refused: 0 };
    if (task !== 'plan') {
      counts[language].refused += 1;
      continue;
    }
    const folder = join(work, language, String(at));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, tool.file), code);
    try {
      let output = '';
      for (const [program, ...args] of language === 'typescript' ? TYPESCRIPT : tool.steps)
        output = execFileSync(
          program,
          args.filter((one) => one !== '-r:System.Net.Http'),
          {
            cwd: folder,
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...process.env, GO111MODULE: 'off' },
          },
        );
      if (letters(output) !== expected) throw new Error(`expected "${expected}", got "${letters(output)}"`);
      counts[language].ran += 1;
    } catch (error) {
      failures.push(`${language}: ${prompt}: ${error.stderr || error.stdout || error.message}`);
    }
  }
}
await rm(work, { recursive: true, force: true });
for (const [language, count] of Object.entries(counts)) console.log(language, JSON.stringify(count));
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
