import type { WishText } from '../reading/text.ts';
import type { Trait } from './outline.ts';

/** Names of operator methods, by language. */
export const OPERATORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  python: { add: '__add__', subtract: '__sub__', multiply: '__mul__' },
  ruby: { add: '+', subtract: '-', multiply: '*' },
  cpp: { add: 'operator+', subtract: 'operator-', multiply: 'operator*' },
  kotlin: { add: 'plus', subtract: 'minus', multiply: 'times' },
};

/** Operators that are a trait of the class. */
export const SIGNED_TRAITS: Readonly<Record<string, Trait>> = { '<<': 'describes', '==': 'equals' };

const SPECIAL: Readonly<Record<string, string>> = {
  __add__: '+',
  __sub__: '-',
  __mul__: '*',
  plus: '+',
  minus: '-',
  times: '*',
};

/** The sign by which a method of that name is called. */
export const signOf = (written: string): string => SPECIAL[written] ?? written.replace('operator', '');

/** "operator+", "operator <<": the signs that a wish names. */
export function takeSigns(wish: WishText): string[] {
  const signs: string[] = [];
  for (;;) {
    const found = wish.take(
      /(?:,? ?\b(?:and|with|an?|the|overloaded) )*\b(?:operators? ?(<<|==|!=|<=|[-+*/<>])(?![-+*/<>=])|(__(?:add|sub|mul)__))/,
    );
    const sign = found?.[1] ?? SPECIAL[found?.[2] ?? ''];
    if (!sign) return signs;
    signs.push(sign);
  }
}
