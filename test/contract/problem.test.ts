import { describe, expect, test } from 'vitest';
import { readProblem } from '../../src/contract/problem.ts';
import { PLANS, readRateLimit } from '../../src/contract/rate-limit.ts';
import { readChunk } from '../../src/contract/stream.ts';

const problem = (message?: string, type?: string, code?: string) => ({ message, type, code });

describe('error bodies', () => {
  test.each([
    [{ error: { message: 'm', type: 't', code: 'c' } }, problem('m', 't', 'c')],
    [{ error: { message: 'm', code: 429 } }, problem('m', undefined, '429')],
    [{ error: 'm' }, problem('m')],
    [{ error: 'm', code: 'c' }, problem('m', undefined, 'c')],
    [{ message: 'm', code: 'c' }, problem('m', undefined, 'c')],
    [{ detail: 'm' }, problem('m')],
    [{ error: { detail: 'm' } }, problem('m')],
    [{ error: { code: 'c' }, message: 'm' }, problem('m', undefined, 'c')],
    [{ error: null, message: 'm' }, problem('m')],
    [{ error: {} }, problem()],
    [{ error: { message: '  ' } }, problem()],
    [{ error: ['m'] }, problem()],
    [{ error: true }, problem()],
    [{}, problem()],
    [[], problem()],
    [null, problem()],
    [7, problem()],
    ['', problem()],
    ['plain words', problem('plain words')],
    ['<html><head><title>502 Bad Gateway</title></head><body>x</body></html>', problem('502 Bad Gateway')],
    ['<style>b{}</style><script>alert(1)</script><h1>It\n broke</h1>', problem('It broke')],
    ['<br>', problem()],
    ['<h1>Down</h1><style>body{', problem('Down')],
  ])('%j', (body, expected) => expect(readProblem(body)).toEqual(expected));

  test('never more than 200 characters of a page, and quickly', () => {
    expect(readProblem('x'.repeat(5_000)).message).toBe(`${'x'.repeat(200)}…`);
    expect(readProblem('<'.repeat(1_000_000)).message?.length).toBeLessThanOrEqual(201);
    for (const hostile of ['<script', '<title', '<title>', '<', '< '])
      expect(readProblem(hostile.repeat(150_000)).message?.length ?? 0).toBeLessThanOrEqual(201);
  });
});

describe('rate-limit headers', () => {
  test.each([
    [
      { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1767322800' },
      { limit: 60, remaining: 0, resetAt: 1_767_322_800 },
    ],
    [{ 'x-ratelimit-remaining': ' 5 ' }, { limit: undefined, remaining: 5, resetAt: undefined }],
    [
      { 'x-ratelimit-limit': '-1', 'x-ratelimit-remaining': '5' },
      { limit: undefined, remaining: 5, resetAt: undefined },
    ],
    [{ 'x-ratelimit-limit': 'many' }, undefined],
    [{ 'x-ratelimit-limit': '1e3', 'x-ratelimit-reset': '' }, undefined],
    [{}, undefined],
  ])('%j', (headers, expected) => expect(readRateLimit(headers as Record<string, string>)).toEqual(expected));

  test('the plans are those of the document', () => {
    expect(PLANS).toEqual({
      free: { perMinute: 10, perDay: 100 },
      payg: { perMinute: 60, perDay: 10_000 },
      unlimited: { perMinute: 300, perDay: undefined },
      pro: { perMinute: 60, perDay: 5_000 },
      enterprise: { perMinute: 1_000, perDay: undefined },
      none: { perMinute: undefined, perDay: undefined },
    });
  });
});

describe('stream chunks', () => {
  const says = (text: string, finish?: string) => ({ text, finish, problem: undefined });
  test.each([
    [{ choices: [{ delta: { content: 'a' } }] }, says('a')],
    [{ choices: [{ delta: { content: 'a' }, finish_reason: null }] }, says('a')],
    [{ choices: [{ delta: {}, finish_reason: 'stop' }] }, says('', 'stop')],
    [{ choices: [{ delta: { content: 'a' }, finish_reason: 'length' }] }, says('a', 'length')],
    [{ choices: [{ text: 'a' }] }, says('a')],
    [{ choices: [{ delta: { content: null } }] }, says('')],
    [{ choices: [{ delta: { content: 3 } }] }, says('')],
    [{ choices: [{ delta: 'a' }] }, says('')],
    [{ choices: [{ finish_reason: '' }] }, says('')],
    [{ choices: [] }, says('')],
    [{ choices: 'a' }, says('')],
    [{ content: 'a' }, says('a')],
    [{ delta: 'a' }, says('a')],
    [{ text: 'a' }, says('a')],
    [{}, says('')],
    [null, says('')],
    ['a', says('')],
    [[1], says('')],
    [{ error: null, choices: [{ delta: { content: 'a' } }] }, says('a')],
    [{ error: { message: 'm' } }, { ...says(''), problem: problem('m') }],
  ])('%j', (document, expected) => expect(readChunk(document)).toMatchObject({ ...expected, document }));
});
