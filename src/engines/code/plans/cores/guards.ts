import { NUMBER, type WishText } from '../reading/text.ts';

/** A guard raises an exception, or returns a value that the wish gives. */
export type Guard =
  | { readonly does: 'raise'; readonly exception?: string }
  | {
      readonly does: 'return';
      readonly kind: 'text' | 'number' | 'null' | 'empty' | 'bool';
      readonly value: string;
    };

const LEAD = '(?:[,;]? ?(?:and|but|or|it|should|must) )*';
const RAISES =
  '(?:rais(?:es?|ing)|throw(?:s|ing)?|panics?)(?: with)?(?: an?)?(?: (\\w*(?:error|exception)))?';
const VALUE = `(?:returns? |returning |gives? |(?<=, ))(?:an? |the )?(?:(?:text |string )?"([^"]*)"|'([^']*)'|${NUMBER}|(null|none|nil|undefined)|(empty (?:list|array|string|slice|vec(?:tor)?|object|dict|map)|\\{\\}|\\[\\])|(true|false))`;

/** The rule of a wish about one condition, in either order. */
export function readGuard(wish: WishText, condition: string): Guard | undefined {
  const when = `(?:when|if|for|on|unless) (?:${condition})`;
  const raised =
    wish.take(new RegExp(`${LEAD}\\b${RAISES} (?:${when}|otherwise\\b)`)) ??
    wish.take(new RegExp(`${LEAD}\\b${when},? (?:it )?${RAISES}`));
  if (raised) {
    const name = raised[1];
    return name && !/^(?:error|exception)$/.test(name)
      ? { does: 'raise', exception: wish.original(raised, name) }
      : { does: 'raise' };
  }
  const given =
    wish.take(new RegExp(`${LEAD}(?<!\\w)${VALUE} (?:${when})`)) ??
    wish.take(new RegExp(`${LEAD}\\b${when},? (?:it )?${VALUE}`));
  if (!given) return undefined;
  const [, double, single, number, nothing, empty, bool] = given;
  const text = double ?? single;
  if (text !== undefined)
    return { does: 'return', kind: 'text', value: text === '' ? '' : wish.original(given, text) };
  if (number !== undefined) return { does: 'return', kind: 'number', value: number };
  if (nothing !== undefined) return { does: 'return', kind: 'null', value: '' };
  if (bool !== undefined) return { does: 'return', kind: 'bool', value: bool };
  return empty?.includes('string')
    ? { does: 'return', kind: 'text', value: '' }
    : { does: 'return', kind: 'empty', value: '' };
}

const EXCEPTIONS: Readonly<Record<string, string>> = {
  python: 'ValueError',
  javascript: 'RangeError',
  typescript: 'RangeError',
  java: 'IllegalArgumentException',
  csharp: 'ArgumentException',
  kotlin: 'IllegalArgumentException',
  php: 'InvalidArgumentException',
  ruby: 'ArgumentError',
};
const NULLS: Readonly<Record<string, string>> = {
  python: 'None',
  javascript: 'null',
  typescript: 'null',
  java: 'null',
  csharp: 'null',
  kotlin: 'null',
  php: 'null',
  ruby: 'nil',
  go: 'nil',
  swift: 'nil',
};
const ENDS = /^(?:python|go|kotlin|swift|ruby)$/;

function valueIn(guard: Guard & { does: 'return' }, language: string, empty: string): string | undefined {
  if (guard.kind === 'empty') return empty;
  if (guard.kind === 'null') return NULLS[language];
  if (guard.kind === 'bool')
    return language === 'python' ? (guard.value === 'true' ? 'True' : 'False') : guard.value;
  if (guard.kind === 'number') return guard.value;
  return /["\\$#{}%]/.test(guard.value)
    ? undefined
    : `"${guard.value}"${language === 'rust' ? '.to_string()' : ''}`;
}

/** The statement of a guard; undefined where the language has no such thing. */
export function guardIn(guard: Guard, language: string, message: string, empty: string): string | undefined {
  const end = ENDS.test(language) ? '' : ';';
  if (guard.does === 'return') {
    const value = valueIn(guard, language, empty);
    return value === undefined ? undefined : `return ${value}${end}`;
  }
  if (language === 'go' || language === 'rust')
    return guard.exception ? undefined : `panic${language === 'rust' ? '!' : ''}("${message}")${end}`;
  const exception = guard.exception ?? EXCEPTIONS[language];
  if (!exception) return undefined;
  if (language === 'python') return `raise ${exception}("${message}")`;
  if (language === 'ruby') return `raise ${exception}, "${message}"`;
  return `throw ${language === 'kotlin' ? '' : 'new '}${exception}("${message}")${end}`;
}
