import * as v from 'valibot';

export const word = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, 'a lower-case phrase'));
export const name = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the name of a drawing'));
export const amount = v.number();
export const words = v.pipe(v.array(word), v.minLength(1), unique());
export const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, '#rrggbb'));
export const hexes = v.pipe(v.array(hex), v.minLength(1));
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const positive = v.pipe(v.number(), v.gtValue(0));
export const rgb = v.tuple([v.number(), v.number(), v.number()]);
export const byteRgb = v.tuple([byte(), byte(), byte()]);
export const pattern = v.pipe(v.string(), v.check(compiles, 'a regular expression'));
export const path = v.pipe(v.string(), v.regex(/^M[-\d. MLQZHVCa]+$/, 'an SVG path'));
export const everyOf = <K extends string, S extends v.GenericSchema>(keys: readonly K[], value: S) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, value])));

export function unique<T extends string>() {
  return v.check((list: T[]) => new Set(list).size === list.length, 'no entry twice');
}

function byte() {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
}

function compiles(source: string): boolean {
  return new RegExp(source) instanceof RegExp;
}
