import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localOctet } from '../../support/cli.ts';

/** A terminal whose editor does this to the file. */
function editing(change: (text: string) => string, status = 0) {
  return localOctet({
    terminal: true,
    env: { EDITOR: 'nano -w' },
    launch: async (_, args) => {
      const path = args.at(-1) ?? '';
      writeFileSync(path, change(readFileSync(path, 'utf8')));
      return status;
    },
  });
}

const folderOf = (home: string) => join(home, '.config/octet');
const stored = (home: string) => readFileSync(join(folderOf(home), 'config.json'), 'utf8');
const drafts = (home: string) => readdirSync(folderOf(home)).filter((name) => name.includes('.edit-'));

test('config edit opens a copy in the editor and stores what was saved', async () => {
  const cli = editing((text) => text.replace('local-chat', 'other-model'));
  await cli.run('config', 'set', 'model', 'local-chat');
  expect(await cli.run('config', 'edit')).toBe(0);
  expect(cli.launched[0]?.slice(0, 2)).toEqual(['nano', '-w']);
  expect(JSON.parse(stored(cli.home)).profiles.default.model).toBe('other-model');
  expect(drafts(cli.home)).toEqual([]);
});

test.each([
  ['no JSON', () => '{'],
  ['an unknown setting', (text: string) => text.replace('"model"', '"mdoel"')],
  [
    'a value that is not allowed',
    (text: string) => text.replace('"model": "local-chat"', '"history": "yes"'),
  ],
])('%s changes nothing and keeps the edited copy', async (_, change) => {
  const cli = editing(change);
  await cli.run('config', 'set', 'model', 'local-chat');
  const before = stored(cli.home);
  expect(await cli.run('config', 'edit')).toBe(2);
  expect(stored(cli.home)).toBe(before);
  expect(drafts(cli.home)).toHaveLength(1);
  expect(cli.stderr).toContain(drafts(cli.home)[0]);
});

test('a change by another command meanwhile is not overwritten', async () => {
  const cli = editing((text) => {
    const path = join(folderOf(cli.home), 'config.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('local-chat', 'theirs'));
    return text.replace('local-chat', 'mine');
  });
  await cli.run('config', 'set', 'model', 'local-chat');
  expect(await cli.run('config', 'edit')).toBe(3);
  expect(stored(cli.home)).toContain('theirs');
  expect(drafts(cli.home)).toHaveLength(1);
});

test('an editor that fails, and one that changes nothing, leave no copy', async () => {
  const failing = editing((text) => `${text} `, 1);
  await failing.run('config', 'set', 'model', 'local-chat');
  expect(await failing.run('config', 'edit')).toBe(2);
  const idle = editing((text) => text);
  expect(await idle.run('config', 'edit')).toBe(0);
  expect([...drafts(failing.home), ...drafts(idle.home)]).toEqual([]);
});

test('config edit needs a terminal, or an editor that is named', async () => {
  expect(await localOctet().run('config', 'edit')).toBe(2);
});
