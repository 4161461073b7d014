import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string) => generateCode({ prompt, language: 'c' }, tools);

const WISHES: readonly (readonly [wish: string, ...parts: string[]])[] = [
  [
    'ring buffer for 16 bit sensor readings with push, pop and count',
    'typedef int16_t Item;',
    'CAPACITY 16',
    'ring_count(',
  ],
  [
    'circular buffer of 48 bytes with put and get, no malloc',
    'typedef uint8_t Item;',
    'CAPACITY 48',
    'ring_get(',
  ],
  [
    'ring buffer of 10 doubles that overwrites the oldest value',
    'typedef double Item;',
    'CAPACITY 10',
    'void ring_push(',
  ],
  [
    'ring buffer for the last 30 floats with an average function',
    'typedef float Item;',
    'CAPACITY 30',
    'ring_average(',
  ],
];

test.each(WISHES)('%s', async (wish, ...parts) => {
  const { code, notes } = await generate(wish);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});
