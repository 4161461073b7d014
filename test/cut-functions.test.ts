import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cutFunctions } from '../scripts/cut-functions.mjs';

const [I32_CONST, CALL, END] = [0x41, 0x10, 0x0b];
const name = (text: string): number[] => [text.length, ...Buffer.from(text)];
const section = (id: number, ...content: number[]): number[] => [id, content.length, ...content];
const body = (...code: number[]): number[] => [code.length + 2, 0, ...code, END];

/** `kept` and `dropped` call a function of their own and one that both share; `listed` is in the table alone. */
const MODULE = Buffer.from([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, 2, 0x60, 0, 1, 0x7f, 0x60, 0, 0),
  ...section(2, 1, ...name('m'), ...name('imported'), 0, 1),
  ...section(3, 6, 0, 0, 0, 0, 0, 0),
  ...section(4, 1, 0x70, 0, 1),
  ...section(5, 1, 0, 1),
  ...section(
    7,
    4,
    ...name('kept'),
    0,
    1,
    ...name('dropped'),
    0,
    2,
    ...name('table'),
    1,
    0,
    ...name('memory'),
    2,
    0,
  ),
  ...section(9, 1, 0, I32_CONST, 0, END, 1, 6),
  ...section(
    10,
    6,
    ...body(CALL, 3, CALL, 4, 0x6a),
    ...body(CALL, 4, CALL, 5, 0x6a),
    ...body(I32_CONST, 1),
    ...body(I32_CONST, 2),
    ...body(I32_CONST, 4),
    ...body(I32_CONST, 8),
  ),
  ...section(11, 1, 0, I32_CONST, 0, END, ...name('words of one and words of all')),
]);
const SHA256 = createHash('sha256').update(MODULE).digest('hex');

async function running(module: Uint8Array) {
  const compiled = await WebAssembly.compile(new Uint8Array(module));
  const instance = await WebAssembly.instantiate(compiled, { m: { imported: () => undefined } });
  const called = (what: unknown): unknown => (typeof what === 'function' ? what() : 'no function');
  const { kept, dropped, table, memory } = instance.exports;
  return {
    kept: () => called(kept),
    dropped: () => called(dropped),
    listed: () => called(table instanceof WebAssembly.Table ? table.get(0) : undefined),
    text: () => (memory instanceof WebAssembly.Memory ? Buffer.from(memory.buffer, 0, 29).toString() : ''),
  };
}

test('a function that is cut ends the call with an error, and what others call stays', async () => {
  const whole = await running(MODULE);
  expect([whole.kept(), whole.dropped(), whole.listed()]).toEqual([3, 6, 8]);
  const cut = cutFunctions(MODULE, { sha256: SHA256, exports: 'dropped', functions: [], data: [] });
  const left = await running(cut);
  expect([left.kept(), left.listed()]).toEqual([3, 8]);
  expect(left.dropped).toThrow(WebAssembly.RuntimeError);
  expect(cut.length).toBeLessThan(MODULE.length);
});

test('a function is cut by its number, with imported ones counted, and data by their beginning', async () => {
  const data = [{ begins: 'words of one', length: 12 }];
  const left = await running(cutFunctions(MODULE, { sha256: SHA256, exports: '', functions: [5], data }));
  expect(left.kept()).toBe(3);
  expect(left.dropped).toThrow(WebAssembly.RuntimeError);
  expect(left.text()).toBe(`${'\0'.repeat(12)} and words of all`);
});

test('another version of a module is not cut by the numbers of the old one', () => {
  expect(() => cutFunctions(MODULE, { sha256: 'other', exports: '', functions: [], data: [] })).toThrow(
    'has changed',
  );
});
