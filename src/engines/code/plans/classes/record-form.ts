import { capital } from '../../../capital.ts';
import { forLanguage } from '../../languages/languages.ts';
import { type ClassWish, isChanging, type NamedMethod, type Statement } from './class-wish.ts';

/** Languages with a type whose objects never change, and that says so in its own word. */
const WORDS: Readonly<Record<string, RegExp>> = {
  java: /\brecord(?: class)?(?= [A-Z])/,
  csharp: /\brecord(?: class)?(?= [A-Z])/,
  kotlin: /\bdata ?class(?= [A-Z])/,
};

/** "record Point" is read as a class, and written as a record. */
export function withoutRecord(prompt: string, language: string): { prompt: string; isRecord: boolean } {
  const pattern = forLanguage(WORDS, language);
  const plain = pattern ? prompt.replace(pattern, 'class') : prompt;
  return { prompt: plain, isRecord: plain !== prompt };
}

const METHOD = '\\b((?:an? |the )?(?:method|function)) (?:that|which|to) ';
const DESCRIBED: readonly (readonly [RegExp, (...said: string[]) => string])[] = [
  [
    new RegExp(
      `${METHOD}(?:returns?|computes?|calculates?|gives?) (?:the |its |their )([a-z]+(?: (?!and\\b|of\\b)[a-z]+)?)(?: of (?:it|the \\w+))?(?=,| and\\b|[.;]|$)`,
      'gi',
    ),
    (_, method = '', said = '') =>
      `${method} ${said
        .split(' ')
        .map((word, at) => (at ? capital(word) : word))
        .join('')}`,
  ],
  [
    new RegExp(
      `${METHOD}appl(?:y|ies) an? (?:percentage )?discount(?: (?:in|by|of|as) (?:an? )?(?:given )?(?:percent(?:age)?))?(?=,| and\\b|[.;]|$)`,
      'gi',
    ),
    (_, method = '') => `${method} applyDiscount`,
  ],
  [
    new RegExp(
      `${METHOD}(?:checks?|tells?|says?|returns?)(?: true)? (?:if|whether|when) (?:it|he|she|they|the \\w+|a \\w+) (?:is|are) (?:an? )?([a-z]+)(?=,| and\\b|[.;]|$)`,
      'gi',
    ),
    (_, method = '', said = '') => `${method} is${capital(said)}`,
  ],
];

/** "A method that returns its area" is a method called area. */
export const withNamedMethods = (prompt: string): string =>
  DESCRIBED.reduce((text, [pattern, name]) => text.replace(pattern, name), prompt);

/** The change of a field by a method, as the value of that field in a copy. */
function inCopy(one: Statement): Statement | undefined {
  if (one.do === 'raise' || one.do === 'stop' || one.do === 'return') return one;
  if (one.do === 'set') return { ...one, do: 'with' };
  const sign = one.do === 'add' ? '+' : '-';
  return one.do === 'add' || one.do === 'subtract'
    ? { do: 'with', target: one.target, value: `${one.target} ${sign} ${one.value}` }
    : undefined;
}

/** A class whose methods give back a changed copy; undefined for one that has to change itself. */
export function asRecord(wish: ClassWish): ClassWish | undefined {
  if (wish.fields.length === 0 || wish.state.length > 0) return undefined;
  const methods = wish.methods.map((method): NamedMethod | undefined => {
    if (!isChanging(method)) return method;
    const body = method.body.map(inCopy).filter((one) => one !== undefined);
    const isWhole =
      body.length === method.body.length && body.findIndex((one) => one.do === 'with') === body.length - 1;
    return isWhole && !method.result ? { ...method, result: 'self', body } : undefined;
  });
  const whole = methods.filter((one) => one !== undefined);
  return whole.length === methods.length
    ? { ...wish, methods: whole, changed: new Set(), isRecord: true }
    : undefined;
}
