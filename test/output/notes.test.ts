import { expect, test } from 'vitest';
import { localOctet, octet } from '../support/cli.ts';
import { onDisk } from '../support/on-disk.ts';
import { json } from '../support/wire.ts';

onDisk();

const NOTE = 'Not taken into account: retry.';

test('what the service says about its work is told to people, after the work', async () => {
  const cli = octet({ 'POST /code/generate': [json({ code: 'x = 1', notes: [NOTE, '', 7] })] });
  expect(await cli.run('code', 'generate', 'x')).toBe(0);
  expect(cli.stdout).toBe('x = 1\n');
  expect(cli.stderr).toContain(NOTE);
});

test('programs find it in the document', async () => {
  const cli = octet({ 'POST /code/generate': [json({ code: 'x = 1', notes: [NOTE] })] });
  expect(await cli.run('code', 'generate', 'x', '--json')).toBe(0);
  expect(JSON.parse(cli.stdout).notes).toEqual([NOTE]);
  expect(cli.stderr).not.toContain(NOTE);
});

test('a note that the code carries itself is not said twice', async () => {
  const cli = octet({ 'POST /code/generate': [json({ code: `# ${NOTE}`, notes: [NOTE] })] });
  expect(await cli.run('code', 'generate', 'x')).toBe(0);
  expect(cli.stderr).not.toContain(NOTE);
});

test('an application tells its own', async () => {
  const built = {
    id: 'build_1',
    status: 'completed',
    files: [{ path: 'a.txt', content: 'x' }],
    notes: [NOTE],
  };
  const cli = octet({ 'POST /builder/build': [json(built)] });
  expect(await cli.run('build', 'x', '-o', 'app')).toBe(0);
  expect(cli.stderr).toContain(NOTE);
});

test('the local service says what it left out', async () => {
  const cli = localOctet();
  expect(await cli.run('code', 'generate', 'binary search with retry', '-l', 'go')).toBe(0);
  expect(cli.stderr).toContain(NOTE);
});

test('how to install something is said once, that it is missing each time', async () => {
  const note = 'The voice pack is not installed. To have it sung: npm install -g some-pack';
  const cli = octet({
    'POST /code/generate': [json({ code: 'x', notes: [note] }), json({ code: 'x', notes: [note] })],
  });
  await cli.run('code', 'generate', 'x');
  await cli.run('code', 'generate', 'x');
  expect(cli.stderr.split(note)).toHaveLength(2);
  expect(cli.stderr.split('The voice pack is not installed.')).toHaveLength(3);
});
