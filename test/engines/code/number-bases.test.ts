import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  ['c', 'program that reads a number in decimal and prints it as binary and hexadecimal', 'scanf("%lld"'],
  ['go', 'reads an integer and prints it in binary, octal and hex', 'fmt.Scanf'],
  ['csharp', 'console app that asks for a number and shows it in hex and binary', 'Console.ReadLine'],
  ['kotlin', 'ask the user for a whole number and print it in octal', 'readLine()'],
])('a number is read where the wish says so: %s, %s', async (language, prompt, reads) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toContain(reads);
});

test('the digits are right', async () => {
  const prompt = 'read a number from the user and print it in hexadecimal, binary and octal';
  const { code } = await generateCode({ prompt, language: 'javascript' }, tools);
  const file = join(mkdtempSync(join(tmpdir(), 'bases-')), 'bases.mjs');
  writeFileSync(file, code);
  expect(execFileSync(process.execPath, [file], { input: '202\n', encoding: 'utf8' })).toContain(
    'hexadecimal: ca\nbinary: 11001010\noctal: 312',
  );
  expect(spawnSync(process.execPath, [file], { input: 'ten\n' }).status).toBe(1);
});
