import * as v from 'valibot';

export const text = v.pipe(v.string(), v.nonEmpty(), v.trim());
export const lower = v.pipe(text, v.regex(/^\P{Lu}+$/u));
export const words = v.pipe(
  v.array(lower),
  v.nonEmpty(),
  v.check((list) => new Set(list).size === list.length, 'a word is there twice'),
);
export const number = v.pipe(v.number(), v.finite());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const program = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(127));
export const programs = v.array(program);
export const shade = v.picklist(['bright', 'dark']);
export const identifier = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/));
export const kebab = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export const pattern = v.pipe(
  text,
  v.check((source) => new RegExp(source) instanceof RegExp, 'not a regular expression'),
);
export const table = <T extends v.GenericSchema>(value: T) => v.record(text, value);
export const both = <T extends v.GenericSchema>(value: T) => v.strictObject({ bright: value, dark: value });
