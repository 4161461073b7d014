import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Cli, localOctet, octet, temporaryFolder } from '../../support/cli.ts';
import { json } from '../../support/wire.ts';

/** The output of one command, and its exit status. */
async function printed(cli: Cli, ...argv: string[]): Promise<{ status: number; stdout: string }> {
  const before = cli.stdout.length;
  const status = await cli.run(...argv);
  return { status, stdout: cli.stdout.slice(before) };
}

/** A folder with two texts, and with what is not read. */
function folder(): string {
  const place = temporaryFolder();
  mkdirSync(join(place, 'docs/deep'), { recursive: true });
  mkdirSync(join(place, 'docs/node_modules'));
  writeFileSync(
    join(place, 'docs/money.md'),
    '# Refunds\n\nA customer gets the money back within ten days.\n\n# Prices\n\nAn apple costs two coins.\n',
  );
  writeFileSync(join(place, 'docs/deep/animals.txt'), 'The kitten sleeps on the couch all day.\n');
  writeFileSync(join(place, 'docs/picture.bin'), Buffer.from([0, 1, 2]));
  writeFileSync(join(place, 'docs/.secret'), 'hidden words');
  writeFileSync(join(place, 'docs/node_modules/x.js'), 'made by a program');
  symlinkSync('/etc/hostname', join(place, 'docs/link.txt'));
  return place;
}

test('a folder is indexed, searched by meaning and asked about, with sources', async () => {
  const cwd = folder();
  const cli = localOctet({ cwd, ephemeral: true });
  const indexed = await printed(cli, 'embed', '--index', 'help', 'docs');
  expect(indexed.status).toBe(0);
  expect(indexed.stdout).toMatch(/^help: 2 files, 3 passages \(2 new or changed\), local-embed-words\n$/);
  expect(cli.stderr).toContain('1 not text');
  expect(cli.stderr).toContain('1 link');
  expect(cli.stderr).toContain('1 hidden');

  const searched = await printed(
    cli,
    'embed',
    '--search',
    'help',
    'how do I get a reimbursement',
    '--limit',
    '1',
  );
  expect(searched.status).toBe(0);
  expect(searched.stdout).toMatch(/^0\.\d{4}\tdocs\/money\.md:1\t# Refunds A customer gets .*\n$/);
  const document = await printed(cli, 'embed', '--search', 'help', '--json', 'cat on a sofa');
  expect(document.status).toBe(0);
  const [first] = JSON.parse(document.stdout);
  expect(first).toMatchObject({ file: 'docs/deep/animals.txt', line: 1, end_line: 1 });
  const events = await printed(cli, 'embed', '--search', 'help', '--ndjson', '-k', '2', 'cat');
  expect(events.status).toBe(0);
  expect(
    events.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type),
  ).toEqual(['result', 'result']);

  const answer = await printed(cli, 'chat', '--with', 'help', 'when do customers get their money back?');
  expect(answer.status).toBe(0);
  expect(answer.stdout).toContain('> A customer gets the money back within ten days.');
  expect(answer.stdout).toContain('(docs/money.md:3)');
  expect(cli.stderr).toContain('sources: docs/money.md:1');
  const answered = await printed(cli, 'chat', '--with', 'help', '--json', 'when do customers get money?');
  expect(JSON.parse(answered.stdout).sources[0]).toMatchObject({ file: 'docs/money.md', line: 1 });
  const history = await printed(cli, 'history', 'show', '-');
  expect(history.status).toBe(0);
  expect(history.stdout).not.toContain('<context');
});

test('only what changed is embedded again, and what is gone is forgotten', async () => {
  const cwd = folder();
  const texts: unknown[] = [];
  const reply = ({ body }: { body?: unknown }) => {
    const { input } = JSON.parse(String(body));
    const list: string[] = [input].flat();
    texts.push(...list);
    return json({ model: 'm', data: list.map(() => ({ embedding: [1, 0, 0] })) });
  };
  const cli = octet({}, { cwd, network: async (request) => reply(request)(request) });
  expect(await cli.run('embed', '--index', 'a', '-f', 'docs')).toBe(0);
  expect(texts).toHaveLength(3);
  expect(await cli.run('embed', '--index', 'a', 'docs')).toBe(0);
  expect(texts).toHaveLength(3);
  writeFileSync(join(cwd, 'docs/deep/animals.txt'), 'Dogs bark.\n');
  rmSync(join(cwd, 'docs/money.md'));
  const history = await printed(cli, 'embed', '--index', 'a');
  expect(history.status).toBe(0);
  expect(texts.slice(3)).toEqual(['Dogs bark.']);
  expect(history.stdout).toMatch(/^a: 1 file, 1 passage \(1 new or changed, 1 forgotten\), m\n$/);
});

test('an index refuses vectors of another model or length', async () => {
  const cwd = folder();
  let answer = { model: 'm', embedding: [1, 0, 0] };
  const network = async (request: { body?: unknown }) => {
    const list = [JSON.parse(String(request.body)).input].flat();
    const data = list.map(() => ({ embedding: answer.embedding }));
    return json({ model: answer.model, data })(request as never);
  };
  const cli = octet({}, { cwd, network });
  expect(await cli.run('embed', '--index', 'a', 'docs')).toBe(0);
  answer = { model: 'm', embedding: [1, 0] };
  expect(await cli.run('embed', '--search', 'a', 'x')).toBe(2);
  expect(cli.stderr).toContain("index 'a' holds vectors of m (3 numbers), and m answered with 2");
  answer = { model: 'other', embedding: [1, 0, 0] };
  expect(await cli.run('embed', '--search', 'a', 'x')).toBe(2);
  expect(await cli.run('chat', '--with', 'a', 'x')).toBe(2);
  expect(await cli.run('embed', '--index', 'a', '-m', 'other', 'docs')).toBe(2);
  expect(cli.stderr).toContain("index 'a' was made with m, not other");
  expect(await cli.run('embed', '--index', 'a', '--force', '-m', 'other', 'docs')).toBe(0);
  expect(await cli.run('embed', '--search', 'a', 'x')).toBe(0);
});

test.each<[status: number, argv: string[], message: string]>([
  [2, ['--index', 'x'], 'no files or folders given'],
  [2, ['--index', '../x', 'docs'], 'the name of an index may contain only'],
  [2, ['--index', 'x', 'nowhere'], 'no such file or folder'],
  [2, ['--index', 'x', '--search', 'y', 'docs'], '--index and --search cannot be used together'],
  [2, ['--search', 'x'], 'no query given'],
  [2, ['--limit', '2', 'text'], '--limit needs --search'],
  [2, ['--index', 'x', '-o', 'file', 'docs'], '-o cannot be used with --index'],
  [2, ['--index', 'x', 'docs/picture.bin'], 'no text files found'],
  [5, ['--search', 'x', 'words'], "no index 'x'"],
])('exit %i for %j', async (status, argv, message) => {
  const cli = octet({}, { cwd: folder() });
  expect(await cli.run('embed', ...argv)).toBe(status);
  expect(cli.stderr).toContain(message);
  expect(cli.sent).toEqual([]);
});

test('a damaged index is named, and --max-credits and --dry-run hold', async () => {
  const cwd = folder();
  const cli = localOctet({ cwd });
  expect(await cli.run('embed', '--index', 'a', '--max-credits', '0', 'docs')).toBe(6);
  const again = await printed(cli, 'embed', '--index', 'a', '--dry-run', 'docs');
  expect(again.status).toBe(0);
  expect(JSON.parse(again.stdout).body.input).toHaveLength(3);
  expect(await cli.run('embed', '--search', 'a', 'x')).toBe(5);
  expect(await cli.run('embed', '--index', 'a', 'docs')).toBe(0);
  const state = join(cli.home, '.local/state/octet/indexes');
  expect(readdirSync(state)).toEqual(['a.jsonl']);
  writeFileSync(join(state, 'a.jsonl'), '{"version":1}\n');
  expect(await cli.run('embed', '--search', 'a', 'x')).toBe(3);
  expect(cli.stderr).toContain("index 'a' is damaged");
});
