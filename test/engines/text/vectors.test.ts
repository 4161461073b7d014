import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedText } from '../../../src/engines/text/embed.ts';
import { TEXT_MODELS } from '../../../src/engines/text/models.ts';
import { countTokens, tokens } from '../../../src/engines/text/tokens.ts';
import { wordEmbedder } from '../../../src/engines/text/vectors/embed-words.ts';
import { engineTools } from '../../support/engine.ts';

test('pieces are exactly the text, whatever it is', () => {
  fc.assert(
    fc.property(fc.uint16Array({ maxLength: 200 }), (units) => {
      const text = String.fromCharCode(...units);
      expect(tokens(text).join('')).toBe(text);
    }),
    { numRuns: 40 },
  );
  expect(tokens('a\ud800b').join('')).toBe('a\ud800b');
});

test.each([
  ['', 0],
  ['hello', 1],
  ['hello world', 2],
  ['hello, world!', 4],
  ['12345', 2],
  ['line\n\nline', 3],
  ['👩‍🚀 up', 2],
])('%j has %i tokens', (text, count) => {
  expect(countTokens(text)).toBe(count);
});

test('English text has about 1.3 tokens a word', () => {
  const text =
    'The invoice was paid yesterday, so the reminder that we received this morning is probably a misunderstanding.';
  expect(countTokens(text) / text.split(' ').length).toBeGreaterThan(1);
  expect(countTokens(text) / text.split(' ').length).toBeLessThan(1.8);
});

test.each([
  ['The cat sat on the mat', 'A cat is sitting on the mat', 'Invoices are due within thirty days'],
  ['how do I reset my password', 'password reset instructions', 'the best pasta recipes'],
  ['colourful balloons in the sky', 'a colorful balloon', 'database migration failed'],
  ['Payment failed for invoice 42', 'The invoice payment has failed', 'Sunny with light wind'],
])('%j is nearer to %j than to %j', (text, near, far) => {
  const vector = embedText(text, 256);
  expect(cosine(vector, embedText(near, 256))).toBeGreaterThan(0.35);
  expect(cosine(vector, embedText(far, 256))).toBeLessThan(0.2);
});

test.each([
  ['the film was boring', 'a dull movie', 'the soup is hot'],
  ['how do I get my money back', 'refunds for customers', 'opening hours of the museum'],
  ['a ship sank in the storm', 'the boats went down at sea', 'she plays the violin'],
  ['connection refused by redis-7.internal', 'redis-7.internal is down', 'payment failed for invoice 42'],
])('by meaning, %j is nearer to %j than to %j', async (text, near, far) => {
  const embed = await wordEmbedder(engineTools().assets);
  for (const dimensions of [32, 64, 256, 1024]) {
    const vector = embed(text, dimensions);
    const distance = cosine(vector, embed(near, dimensions)) - cosine(vector, embed(far, dimensions));
    expect(distance).toBeGreaterThan(0.1);
  }
});

test('by meaning, any text has a vector of length 1 but the empty one', async () => {
  const embed = await wordEmbedder(engineTools().assets);
  for (const text of ['the', 'Ωmega', 'x', '!?', 'don’t', 'zxqv-flurb', 'naïve 中文 2024'])
    for (const dimensions of [8, 64, 65, 256]) {
      const vector = embed(text, dimensions);
      expect(vector).toHaveLength(dimensions);
      expect(cosine(vector, vector)).toBeCloseTo(1, 5);
    }
  expect(embed('', 256).every((value) => value === 0)).toBe(true);
  expect(embed('a text', 256)).toEqual(embed('a text', 256));
});

test.each([1, 8, 256, 1536])('%i dimensions, length 1', (dimensions) => {
  const vector = embedText('a text', dimensions);
  expect(vector).toHaveLength(dimensions);
  expect(cosine(vector, vector)).toBeCloseTo(1, 5);
});

test('the empty text is the zero vector, symbols are not, and bad sizes are refused', () => {
  expect(embedText('', 256).every((value) => value === 0)).toBe(true);
  expect(cosine(embedText('!?', 256), embedText('!?', 256))).toBeCloseTo(1, 5);
  expect(() => embedText('x', 0)).toThrow(RangeError);
});

test('every model name says that it is local', () => {
  expect(TEXT_MODELS.map(({ kind }) => kind)).toEqual(['chat', 'completion', 'embedding', 'embedding']);
  for (const { id } of TEXT_MODELS) expect(id).toMatch(/^local-/);
});

/** 1 for the same direction, 0 for nothing in common. */
function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  for (const [index, value] of a.entries()) dot += value * (b[index] ?? 0);
  return dot;
}
