import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  ['python', 'sort the files of the current directory into subfolders by extension', '\'.\'|"\\."'],
  ['rust', 'organize files in the current folder by extension', '"\\."'],
  ['java', 'organise the files in the current directory by extension', '"\\."'],
  ['python', 'rename all files in the working directory to lowercase', '"\\."'],
  ['javascript', 'list all files in the current directory', '\'\\.\'|"\\."'],
])('%s needs no argument: %s', async (language, prompt, here) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toMatch(new RegExp(here));
  expect(code).not.toContain('FOLDER');
});

test('a program over a folder of its own does not say that it works on the current one', async () => {
  const { notes } = await generateCode(
    { prompt: 'zip the folder in the current directory', language: 'python' },
    tools,
  );
  expect(notes.join()).toContain('in the current directory');
});

test.each([
  'script that asks for a host name and adds it to the hosts file if it is not there',
  'ask the user for a package name and install it if it is missing',
  'prompt the user for a group name and create the group unless it exists',
])('a question alone is not: %s', async (prompt) => {
  const { task, notes } = await generateCode({ prompt, language: 'bash' }, tools);
  expect(task === null || !notes.join().includes('Not taken into account')).toBe(true);
  expect(task).not.toBe('confirm-prompt');
});

test.each(['ask the user before continuing', 'a yes or no confirmation'])(
  'a question is: %s',
  async (prompt) =>
    expect((await generateCode({ prompt, language: 'bash' }, tools)).task).toBe('confirm-prompt'),
);

test.each(['csharp', 'python', 'go', 'rust'])(
  'a menu in %s is shown again after each choice',
  async (language) => {
    const prompt = 'terminal program that converts temperatures, with a numbered menu';
    const { code, notes } = await generateCode({ prompt, language }, tools);
    expect(notes).toEqual([]);
    expect(code).toContain('0) quit');
    expect(code.match(/ask_?conversion\(/gi)?.length).toBeGreaterThanOrEqual(3);
  },
);

test.each([
  ['python', '\\[A-Z]\\*\\) \\?'],
  ['javascript', '"\\(\\[A-Z\\]\\*\\) \\?'],
  ['go', '"\\(\\[A-Z\\]\\*\\) \\?'],
])('lines of an access log with a malformed request count in %s', async (language, pattern) => {
  const prompt = 'show the 5 most frequent ip addresses of an nginx access log';
  const { code } = await generateCode({ prompt, language }, tools);
  expect(code).toMatch(new RegExp(pattern.replace('\\[A-Z]', '\\[A-Z\\]')));
});

test('a copied pattern is a pattern', async () => {
  const { code } = await generateCode({ prompt: 'deep clone of an object', language: 'javascript' }, tools);
  const clone: unknown = new Function(`${code}\nreturn deepClone({ at: /a(b)/gi });`)();
  expect(clone).toEqual({ at: /a(b)/gi });
});

test('an upload that is refused is not said to be saved', async () => {
  const prompt = 'upload form that takes pdf files smaller than 3 mb';
  const { code } = await generateCode({ prompt, language: 'php' }, tools);
  expect(code).toContain('>= $maxBytes');
  expect(code).not.toMatch(/picture|'saved as '/);
});

test.each(['java', 'kotlin', 'csharp'])('a builder in %s with one list of parts', async (language) => {
  const prompt = 'builder pattern for an immutable House class with rooms';
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toMatch(/addRoom|room\(/i);
});

test.each([
  ['java', 'generate the first 12 primes with the sieve of Eratosthenes', 'plan', 'firstPrimes(12)'],
  ['rust', 'enum of geometric shapes with area and some unit tests', 'shape-enum', '#[cfg(test)]'],
  [
    'kotlin',
    'coroutine that loads two things at the same time and combines them',
    'parallel-pair',
    'async {',
  ],
])('%s: %s', async (language, prompt, task, has) => {
  const made = await generateCode({ prompt, language }, tools);
  expect(made).toMatchObject({ task, notes: [] });
  expect(made.code).toContain(has);
});
