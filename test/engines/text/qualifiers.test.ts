import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, command: string]>([
  ['search for TODO in all files here, ignoring case', 'grep -rin "TODO"'],
  ['how to copy a directory while preserving timestamps and ownership', 'cp -a '],
  ['unzip an archive without overwriting existing files', 'unzip -n '],
  ['rsync a folder to a server and delete files that were removed locally', 'rsync --delete '],
  ['show me the last 30 lines of a log and keep watching it', 'tail -f -n 30'],
  ['how do I diff two branches, names only', 'git diff --name-only '],
  ['show the first 5 lines of a file in reverse order', '| tac'],
  ['replace red with blue in a file and keep a backup', 'sed -i.bak '],
  ['see docker logs with timestamps', 'docker logs -t '],
  ['create a symlink even if one already exists', 'ln -f '],
  ['how many files are in a folder, without subfolders', '-maxdepth 1'],
  ['ssh into a server on port 2222', '-p 2222'],
  ['convert an ogg file to mp3 at 256k', 'ffmpeg -i input.ogg -b:a 256k output.mp3'],
  ['cut a video from 1:05 to 2:10', '-ss 1:05 -to 2:10'],
  ['get the sound of a mkv video as wav', 'ffmpeg -i input.mkv -vn output.wav'],
  ['show the last 4 commits with their authors', "git log -n 4 --format='%h %ad %an %s'"],
  [
    'the 20 biggest files under /srv, human readable',
    'find /srv -type f -exec du -h {} + | sort -rh | head -n 20',
  ],
])('%s has an option for its qualifier', async (question, command) => {
  const { text } = await ask(question);
  expect(text).toContain(command);
  expect(text).not.toContain('Not answered');
});

test.each<[question: string, named: string]>([
  ['rename all files in a folder to lower case, recursively', 'Not answered: recursively'],
])('%s names the qualifier that no option fulfils', async (question, named) => {
  expect((await ask(question)).text).toContain(named);
});

test('takes no qualifier for the text that is searched for', async () => {
  expect((await ask('how can I grep for a word case-insensitively')).text).toContain('grep -i -rn "TEXT"');
});

test.each(['rsync two folders', 'back up a folder with rsync'])('%s deletes nothing', async (question) => {
  expect((await ask(question)).text).not.toMatch(/```sh\n[^`]*--delete/);
});

test('takes a number of commits for no number of days', async () => {
  expect((await ask('git log of the last 5 commits by author')).text).not.toContain('5 days');
});

test.each<[question: string, command: string]>([
  ['compare two files side by side', 'diff -y a.txt b.txt'],
  ['list the 4 oldest files in a folder', 'ls -lhtr | head -n 5'],
  ['unzip only the txt files from a zip archive', "unzip archive.zip '*.txt'"],
  ['print lines 3 through 9 of a.log', "sed -n '3,9p' a.log"],
  ['make a script executable for everybody', 'chmod a+x'],
  ['search for a word in all python files except those in build', '--exclude-dir="build"'],
])('%s is answered as it is qualified', async (question, command) => {
  expect((await ask(question)).text).toContain(command);
});

test('shows no command that deletes other files than the named ones', async () => {
  expect(
    (await ask('find and delete all .DS_Store files in a folder and its subfolders')).text,
  ).not.toContain('*.tmp');
});

test('counts processes without the line above them', async () => {
  expect((await ask('show the 5 processes that use the most memory')).text).toContain('--no-headers');
});

test('asks for leave where the writer is to do something', async () => {
  const { text } = await ask(
    'write an email to my boss asking to leave early on Monday because my son is ill',
  );
  expect(text).toContain('whether I may leave early on Monday');
  expect(text).not.toContain('[The situation');
});

test('tells and asks in one letter', async () => {
  const { text } = await ask(
    'write an email to my teacher that I cannot come on Monday because of a cold and ask for the exercises',
  );
  expect(text).toContain(
    'I cannot come on Monday because of a cold. Could you please let me have the exercises?',
  );
});

test('names the tone that a list of synonyms does not know', async () => {
  expect((await ask('another word for "walk", but more polite')).text).toContain(
    'Not answered: but more polite',
  );
});
