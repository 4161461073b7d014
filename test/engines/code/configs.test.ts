import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language?: string) =>
  generateCode(language ? { prompt, language } : { prompt }, tools);

test('a Dockerfile has what the wish says about it, and is not taken for a program in its language', async () => {
  const made = await generate('Dockerfile for a Node 20 app on port 8080 that runs as a non-root user');
  expect(made).toMatchObject({ language: 'dockerfile', notes: [] });
  expect(made.code).toContain('FROM node:20-alpine\n');
  expect(made.code).toContain('\nEXPOSE 8080\n');
  expect(made.code.indexOf('USER node')).toBeGreaterThan(made.code.indexOf('RUN npm ci'));
});

test('a Dockerfile takes its command from the framework or the file that is named', async () => {
  const flask = await generate('Flask app with gunicorn on port 9000', 'dockerfile');
  expect(flask.code).toContain('CMD ["gunicorn", "--bind", "0.0.0.0:9000", "app:app"]');
  const file = await generate('Dockerfile for a Python app that runs main.py', 'dockerfile');
  expect(file.code).toContain('CMD ["python", "main.py"]');
});

test('a condition that a file does not keep is named', async () => {
  const { code, notes } = await generate('Dockerfile for a PHP app that runs as a non-root user');
  expect(code).toContain('FROM php:');
  expect(notes.join()).toContain('non-root');
});

test('a workflow runs on the events, branches and versions of the wish', async () => {
  const prompt = 'GitHub Actions workflow that runs pytest on 3.11 and 3.12 on pull requests to main';
  const { code, language, notes } = await generate(prompt);
  expect({ language, notes }).toEqual({ language: 'yaml', notes: [] });
  expect(code).toContain('on:\n  pull_request:\n    branches: [main]\n\n');
  expect(code).toContain('version: ["3.11", "3.12"]');
  expect(code).toContain('- run: python -m pytest');
});

test('a compose file has the services, and a volume for each that keeps data', async () => {
  const prompt = 'docker compose with a node app, postgres and redis, with healthchecks';
  const { code, notes } = await generate(prompt);
  expect(notes).toEqual([]);
  expect(code.match(/^ {2}\w+:$/gm)).toEqual(['  app:', '  postgres:', '  redis:']);
  expect(code).toContain('condition: service_healthy');
  expect(code).toContain('- postgres-data:/var/lib/postgresql/data');
});

test.each([
  ['crontab entry that runs /opt/a.sh every day at 3am', '0 3 * * * /opt/a.sh'],
  ['cron expression for every 15 minutes on weekdays', '*/15 * * * 1-5'],
  ['cron expression for every monday and friday at 5:30 pm', '30 17 * * 1,5'],
  ['cron expression for the first of every month at noon', '0 12 1 * *'],
  ['cron expression for every 2 hours', '0 */2 * * *'],
])('%s', async (prompt, line) => {
  const { code, notes } = await generate(prompt);
  expect({ code: code.trim(), notes }).toEqual({ code: line, notes: [] });
});

test('a Makefile builds, runs and cleans', async () => {
  const { code } = await generate('Makefile for a C project with a run target', 'makefile');
  const folder = mkdtempSync(join(tmpdir(), 'octet-make-'));
  writeFileSync(join(folder, 'Makefile'), code);
  writeFileSync(join(folder, 'main.c'), 'int main(void) { return 0; }\n');
  const make = (target: string) => execFileSync('make', ['-n', target], { cwd: folder, encoding: 'utf8' });
  expect(make('run')).toContain('./app');
  expect(make('clean')).toContain('rm -f');
});

test('a program that works on such a file is a program', async () => {
  const { language } = await generate('python script that prints the base image of a Dockerfile');
  expect(language).toBe('python');
});
