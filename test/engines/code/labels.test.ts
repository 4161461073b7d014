import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { findLanguage } from '../../../src/engines/code/languages/languages.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  ['HTML/CSS', 'html'],
  ['html css', 'html'],
  ['HTML, CSS & JavaScript', 'html'],
  ['html + css', 'html'],
  ['HTML5', 'html'],
  ['vanilla js', 'javascript'],
  ['Node.js 20', 'javascript'],
  ['node js', 'javascript'],
  ['JavaScript (ES2022)', 'javascript'],
  ['JS/TS', 'javascript'],
  ['jsx/tsx', 'javascript'],
  ['C#/.NET', 'csharp'],
  ['C# 12', 'csharp'],
  ['.NET 8', 'csharp'],
  ['c++17', 'cpp'],
  ['C++ 20', 'cpp'],
  ['C/C++', 'c'],
  ['C17', 'c'],
  ['ansi c', 'c'],
  ['Objective C', 'objectivec'],
  ['python 3.12', 'python'],
  ['python3.11', 'python'],
  ['Python (Flask)', 'python'],
  ['python/sqlite', 'python'],
  ['PHP/MySQL', 'php'],
  ['java 17', 'java'],
  ['Go 1.22', 'go'],
  ['postgres', 'sql'],
  ['PostgreSQL 15', 'sql'],
  ['SQL (SQLite)', 'sql'],
  ['swiftui', 'swift'],
  ['sh', 'bash'],
  ['bash/zsh', 'bash'],
  ['shell script', 'bash'],
  ['power shell', 'powershell'],
])('the label %s is read as %s', (label, id) => {
  expect(findLanguage(label)?.id).toBe(id);
});

test.each(['klingon', 'd3', 'h2', 'visual foxpro', '/', ''])('the label "%s" is no language', (label) => {
  expect(findLanguage(label)).toBeUndefined();
});

test('what a label says beside the language is part of the wish', async () => {
  const counter = await generateCode({ prompt: 'counter view with a reset', language: 'SwiftUI' }, tools);
  expect(counter).toMatchObject({ language: 'swift', notes: [] });
  expect(counter.code).toContain('import SwiftUI');
  const flask = await generateCode(
    { prompt: 'http server with GET /songs', language: 'Python (Flask)' },
    tools,
  );
  expect(flask.code).toContain('from flask import');
});
