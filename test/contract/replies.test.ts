import { describe, expect, test } from 'vitest';
import {
  readAnswer,
  readAttribution,
  readBalance,
  readCheckoutReply,
  readCode,
  readCost,
  readEmbeddings,
  readFinish,
  readList,
  readUsage,
} from '../../src/contract/replies.ts';

type Row<T> = [document: unknown, expected: T | undefined];

/** Shapes in which nothing can be found. */
const nothing: [unknown, undefined][] = [undefined, null, 7, true, [], {}, { other: 1 }].map((each) => [
  each,
  undefined,
]);

describe('answers', () => {
  test.each<Row<string>>([
    [{ choices: [{ message: { role: 'assistant', content: 'Hi' } }] }, 'Hi'],
    [{ choices: [{ message: { content: '' } }] }, ''],
    [{ choices: [{ text: 'Hi' }] }, 'Hi'],
    [{ choices: ['Hi'] }, 'Hi'],
    [{ data: { choices: [{ text: 'Hi' }] } }, 'Hi'],
    [{ message: { content: 'Hi' } }, 'Hi'],
    [{ message: 'Hi' }, 'Hi'],
    [{ content: 'Hi' }, 'Hi'],
    [{ text: 'Hi' }, 'Hi'],
    [{ response: 'Hi' }, 'Hi'],
    [{ result: { answer: 'Hi' } }, 'Hi'],
    [{ choices: [] }, undefined],
    [{ choices: [{ message: { content: null } }] }, undefined],
    ...nothing,
  ])('%j: %s', (document, text) => expect(readAnswer(document)).toBe(text));

  test.each<Row<string>>([
    [{ choices: [{ finish_reason: 'length' }] }, 'length'],
    [{ choices: [{ finish_reason: null }] }, undefined],
    ...nothing,
  ])('finish of %j: %s', (document, finish) => expect(readFinish(document)).toBe(finish));
});

describe('code', () => {
  test.each<Row<string>>([
    ...['code', 'completion', 'explanation', 'text', 'result', 'content'].map(
      (key): Row<string> => [{ [key]: 'x' }, 'x'],
    ),
    [{ code: '' }, ''],
    [{ code: 'a', explanation: 'b' }, 'a'],
    [{ data: { code: 'x' } }, 'x'],
    [{ result: { code: 'x' } }, 'x'],
    [{ choices: [{ message: { content: 'x' } }] }, 'x'],
    [{ choices: [{ text: 'x' }] }, 'x'],
    ['x', 'x'],
    ...nothing,
  ])('%j: %s', (document, code) => expect(readCode(document)).toBe(code));
});

describe('lists', () => {
  test.each([
    [
      [1, 2],
      [1, 2],
    ],
    [{ data: [1] }, [1]],
    [{ items: [1] }, [1]],
    [{ voices: ['a'] }, ['a']],
    [{ object: 'list', models: [{ id: 'm' }], total: 1 }, [{ id: 'm' }]],
    [{ data: { tracks: [1] } }, [1]],
    [{ tags: ['x'], data: [1] }, [1]],
    [[], []],
    [{}, undefined],
    [{ a: 1 }, undefined],
    [null, undefined],
    ['x', undefined],
  ])('%j: %j', (document, list) => expect(readList(document)).toEqual(list));
});

describe('balance', () => {
  test.each([
    [12, 12],
    ['12.5', 12.5],
    [{ balance: 12 }, 12],
    [{ balance: 0 }, 0],
    [{ credits: '12' }, 12],
    [{ available: 12 }, 12],
    [{ remaining: 12 }, 12],
    [{ data: { balance: 12 } }, 12],
    [{ balance: { available: 12 } }, 12],
    [{ balance: -3 }, -3],
    [{ balance: 'many' }, undefined],
    [{ balance: Number.NaN }, undefined],
    [undefined, undefined],
    [[], undefined],
    [{}, undefined],
  ])('%j: %s', (document, balance) => expect(readBalance(document)).toBe(balance));
});

describe('checkout', () => {
  test.each<Row<string>>([
    ...['url', 'checkout_url', 'session_url', 'redirect_url'].map(
      (key): Row<string> => [{ [key]: 'https://x' }, 'https://x'],
    ),
    [{ data: { url: 'https://x' } }, 'https://x'],
    [{ url: '' }, undefined],
    [{ url: 7 }, undefined],
    ...nothing,
  ])('%j: %s', (document, url) => expect(readCheckoutReply(document)).toBe(url));
});

describe('embeddings', () => {
  const packed = Buffer.from(new Float32Array([1, 0.5]).buffer).toString('base64');
  test.each([
    [
      { data: [{ embedding: [1, 2] }, { embedding: [3, 4] }] },
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [{ data: [{ embedding: packed }] }, [[1, 0.5]]],
    [[[1, 2]], [[1, 2]]],
    [{ embeddings: [[1, 2]] }, [[1, 2]]],
    [{ embedding: [1, 2] }, [[1, 2]]],
    [{ data: [{ vector: [1] }] }, [[1]]],
    [{ data: [{ embedding: ['a'] }] }, undefined],
    [{ data: [] }, undefined],
    [{ data: [{ embedding: 'AAA' }] }, undefined],
    [null, undefined],
  ])('%j: %j', (document, vectors) => expect(readEmbeddings(document)).toEqual(vectors));
});

describe('usage, cost and attribution', () => {
  test.each([
    [
      { usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 } },
      { prompt: 1, completion: 2, total: 3 },
    ],
    [{ usage: { prompt_tokens: 'x' } }, { prompt: undefined, completion: undefined, total: undefined }],
    [{ usage: 3 }, undefined],
    [null, undefined],
  ])('usage of %j', (document, usage) => expect(readUsage(document)).toEqual(usage));

  test.each([
    [{ credits_used: 2 }, 2],
    [{ cost: '0.5' }, 0.5],
    [{ usage: { credits: 3 } }, 3],
    [{}, undefined],
  ])('cost of %j: %s', (document, cost) => expect(readCost(document)).toBe(cost));

  test.each([
    [{ attribution: 'by X' }, {}, 'by X'],
    [{ attribution: { text: 'by X' } }, {}, 'by X'],
    [{ attribution: '' }, { 'x-attribution': 'by Y' }, 'by Y'],
    [[], { 'x-attribution': 'by Y' }, 'by Y'],
    [null, {}, undefined],
  ])('attribution of %j, %j: %s', (document, headers, text) =>
    expect(readAttribution(document, headers as Record<string, string>)).toBe(text),
  );
});
