import type { WishText } from '../reading/text.ts';
import type { Chosen } from './chosen-members.ts';
import type { Trait } from './outline.ts';
import type { Recipe } from './recipe.ts';

/** Names of operator methods, by language. */
const OPERATORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  python: { add: '__add__', subtract: '__sub__', multiply: '__mul__' },
  ruby: { add: '+', subtract: '-', multiply: '*' },
  cpp: { add: 'operator+', subtract: 'operator-', multiply: 'operator*' },
  kotlin: { add: 'plus', subtract: 'minus', multiply: 'times' },
};

/** Operators that are a trait of the class. */
const SIGNED_TRAITS: Readonly<Record<string, Trait>> = { '<<': 'describes', '==': 'equals' };

const SPECIAL: Readonly<Record<string, string>> = {
  __add__: '+',
  __sub__: '-',
  __mul__: '*',
  plus: '+',
  minus: '-',
  times: '*',
};

/** The sign by which a method of that name is called. */
const signOf = (written: string): string => SPECIAL[written] ?? written.replace('operator', '');

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

interface Overloading {
  readonly language: string;
  readonly recipe: Recipe;
  /** Members that an operator calls are added. */
  readonly chosen: Chosen;
  /** Traits of the class; undefined if it holds no fields to show or compare. */
  readonly traits: Trait[] | undefined;
}

/** Takes the operators out of the wish: the sign of each method that has one; those that the class lacks go to `unmet`. */
export function takeOperators(
  wish: WishText,
  signed: readonly string[],
  { language, recipe, chosen, traits }: Overloading,
  unmet: string[],
): ReadonlyMap<string, string> {
  const signs = OPERATORS[language];
  for (const sign of signed) {
    const trait = SIGNED_TRAITS[sign];
    const own = Object.entries(signs ?? {}).find(([, written]) => signOf(written) === sign)?.[0];
    if (trait && traits && language === 'cpp') {
      if (!traits.includes(trait)) traits.push(trait);
    } else if (own && recipe.members.some((one) => one.name === own)) chosen.set(own, chosen.get(own) ?? own);
    else unmet.push(`operator${sign}`);
  }
  const isOverloaded = signed.length > 0 || wish.take(/\b(?:overloaded )?operators?(?: overloading)?\b/);
  const overloaded = Object.entries(isOverloaded && signs ? signs : {}).filter(
    ([own, sign]) => chosen.has(own) && (signed.length === 0 || signed.includes(signOf(sign))),
  );
  if (isOverloaded && signed.length === 0 && overloaded.length === 0) unmet.push('operator');
  return new Map(overloaded.map(([own, sign]) => [chosen.get(own) ?? own, sign]));
}
