import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  ['kotlin', 'is DeliveryMethod.Courier -> amount * BigDecimal("0.015") + BigDecimal("2.00")'],
  ['rust', 'DeliveryMethod::Courier => (amount * 150 + 5000) / 10000 + 200,'],
  ['swift', 'case .courier: return (amount * 150 + 5000) / 10000 + 200'],
  ['typescript', 'return Math.round((amount * 150) / 10000) + 200;'],
  ['java', 'amount.multiply(new BigDecimal("0.015")).add(new BigDecimal("2.00"))'],
  ['csharp', 'amount * 0.015m'],
  ['python', 'result = amount * Decimal("0.015") + Decimal("2.00")'],
])('kinds with a share, a sum or nothing are told apart in %s', async (language, line) => {
  const { code, notes } = await generate(
    'An enum for delivery methods (post, courier, pickup) and a function that computes the charge for each: post a flat 4.50, courier 1.5 percent plus 2.00, pickup free.',
    language,
  );
  expect(notes).toEqual([]);
  expect(code).toContain(line);
});

test.each([
  ['python', 'raise OverflowError("the buffer is full")'],
  ['go', 'errors.New("the buffer is full")'],
  ['c', 'if (ring_is_full(buffer)) return false;'],
  ['cpp', 'throw std::overflow_error("the buffer is full")'],
])('a ring buffer that refuses overwrites nothing in %s', async (language, line) => {
  const { code, notes } = await generate('A ring buffer where push fails when it is full', language);
  expect(notes).toEqual([]);
  expect(code).toContain(line);
  expect(code).not.toMatch(/overwrites its oldest item/);
});

test('a ring buffer overwrites where only an empty one fails', async () => {
  const { code } = await generate(
    'A ring buffer whose pop raises an error when it is empty and which overwrites the oldest value when full',
    'ruby',
  );
  expect(code).toContain('overwrites its oldest item');
});

test('two exceptions are raised for their own causes', async () => {
  const { code, notes } = await generate(
    'Ring buffer with push and pop that throws std::length_error when full and std::out_of_range when empty',
    'cpp',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('throw std::length_error("the buffer is full")');
  expect(code).toContain('throw std::out_of_range("the buffer is empty")');
});

test('a matrix template takes any number', async () => {
  const { code, notes } = await generate(
    'A template Matrix class with operator+ and operator* that throws if the sizes do not match',
    'cpp',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/template <typename T>\s+class Matrix/);
});

test.each(['python', 'typescript', 'go', 'rust', 'java', 'kotlin', 'csharp', 'cpp', 'ruby', 'php', 'swift'])(
  'a state machine in %s has the states that are listed, and the moves between them',
  async (language) => {
    const { code, notes } = await generate(
      'A state machine for a parcel with the states packed, sent, arrived and cancelled that fails on an invalid transition.',
      language,
    );
    expect(notes).toEqual([]);
    for (const move of ['packed > sent', 'sent > arrived', 'packed > cancelled', 'sent > cancelled'])
      expect(code).toContain(move);
    expect(code).not.toContain('arrived > ');
  },
);
