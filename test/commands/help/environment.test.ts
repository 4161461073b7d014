import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';

const SOURCES = fileURLToPath(new URL('../../../src', import.meta.url));
/** Their code is for the applications that they write, or for browsers. */
const OTHERS = /^(engines|page)\//;
const READ = [
  /\benv(?:ironment)?\??\.([A-Z][A-Z_]+)\b/g,
  /\b(?:variable|value)\('([A-Z][A-Z_]+)'\)/g,
  /\bvariable: '([A-Z][A-Z_]+)'/g,
  /\{ ([A-Z][A-Z_]+): \w+ \} = process\.env/g,
];
/** Names that are put together in the code. */
const MADE = [
  'OCTET_CONFIG_DIR',
  'OCTET_STATE_DIR',
  'OCTET_CACHE_DIR',
  'PGSSLMODE',
  'PGSSLROOTCERT',
  'PGSSLCERT',
  'PGSSLKEY',
];
/** Not octet's to explain. */
const SYSTEM = ['PATH'];

function variablesOfTheCode(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !OTHERS.test(name),
  );
  const found = files.flatMap((name) => {
    const text = readFileSync(`${SOURCES}/${name}`, 'utf8');
    return READ.flatMap((pattern) => [...text.matchAll(pattern)].map(([, variable = '']) => variable));
  });
  return [...new Set([...found, ...MADE])].filter((name) => !SYSTEM.includes(name));
}

test('octet help environment names every variable that the code reads', async () => {
  const cli = octet({});
  expect(await cli.run('help', 'environment', '--json')).toBe(0);
  const documented = JSON.parse(cli.stdout).flatMap(({ names }: { names: string[] }) =>
    names.map((name) => name.replace(/=.*/, '')),
  );
  const read = variablesOfTheCode();
  expect(read).toContain('OCTET_API_KEY');
  expect(read.filter((name) => !documented.includes(name))).toEqual([]);
  // Node's own are read by Node.
  const unread = documented.filter((name: string) => !read.includes(name) && !name.startsWith('NODE_'));
  expect(unread).toEqual([]);
});
