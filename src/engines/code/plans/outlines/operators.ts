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

/** "operator+", "operator <<": the signs that a wish names. */
export function takeSigns(wish: WishText): string[] {
  const signs: string[] = [];
  for (;;) {
    const found = wish.take(
      /(?:,? ?\b(?:and|with|an?|the|overloaded) )*\boperators? ?(<<|==|!=|<=|[-+*/<>])(?![-+*/<>=])/,
    );
    if (!found?.[1]) return signs;
    signs.push(found[1]);
  }
}
