import type { Core } from './core.ts';

type Options = Pick<Core, 'options' | 'always' | 'shapes' | 'implies' | 'derived' | 'alternatives' | 'oneOf'>;

/** A program of which a wish tells the particulars; `silent` are the words that it has in any case. */
export const program = (id: string, about: RegExp, silent: string, options: Options = {}): Core => ({
  id,
  about,
  silent,
  name: id,
  parameters: [],
  isProgram: true,
  isUsefulInPart: true,
  ...options,
});

/** The milliseconds of "2 seconds" or "500 ms". */
export const inMilliseconds = (said: string): string => {
  const [, count = '1', unit = ''] = /^(\d+(?:\.\d+)?|\w+)?[ -]?(\w*)/.exec(said) ?? [];
  const words = 'zero one two three four five six seven eight nine ten'.split(' ');
  const number = words.includes(count) ? words.indexOf(count) : Number(count);
  return `${number * (/^m(?:s|illi)/.test(unit) ? 1 : /^h/.test(unit) ? 3_600_000 : /^m/.test(unit) ? 60_000 : 1000)}`;
};

/** A time with its unit, as a group. */
export const TIME =
  '((?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:ms|milliseconds?|seconds?|secs?|s|minutes?|mins?|hours?|h)\\b)';

/** Any number of these words. */
export const of = (words: string): string => `(?:,? (?:${words.split(' ').join('|')})\\b)*`;

/** A clause that begins with one of the verbs and goes on with any of the words. */
export const clause = (verbs: string, words: string): RegExp =>
  new RegExp(
    `(?:[,;]? ?\\b(?:and|but|or|that|which|it|also|then|should|must|can|so|to|with|even|where) )*\\b(?:${verbs})\\b${of(words)}`,
  );
