import type { Expr, Type } from '../plan.ts';
import type { WishText } from './text.ts';

const IT: Expr = { op: 'it' };

const MAPS: readonly (readonly [RegExp, (it: Type) => Expr | undefined, string])[] = [
  [
    /\b(?:the )?squares?(?:d)?(?: of)?\b/,
    (it) => (it.kind === 'text' ? undefined : { op: 'times', left: IT, right: IT }),
    'squares',
  ],
  [
    /\b(?:the )?doubl(?:ed|es|ing)\b(?: of)?|\b(?:the )?double(?: of)? (?=each|every|all|the (?:numbers|values)|·)/,
    (it) => (it.kind === 'text' ? undefined : { op: 'times', left: IT, right: { op: 'number', value: 2 } }),
    'doubled',
  ],
  [
    /\b(?:the )?absolute values?(?: of)?\b/,
    (it) => (it.kind === 'text' ? undefined : { op: 'call', name: 'abs', of: IT }),
    'absolute',
  ],
  [
    /\b(?:in |to |converted to )?upper[- ]?cas(?:e[ds]?|ing)\b|\bcapitals\b/,
    (it) => (it.kind === 'text' ? { op: 'call', name: 'upper', of: IT } : undefined),
    'upper',
  ],
  [
    /\b(?:in |to |converted to )?lower[- ]?cas(?:e[ds]?|ing)\b/,
    (it) => (it.kind === 'text' ? { op: 'call', name: 'lower', of: IT } : undefined),
    'lower',
  ],
  [
    /\b(?:each (?:word|one|string) )?capitali[sz](?:es?|ed|ing)\b(?: (?:each|every) (?:word|one|string))?/,
    (it) => (it.kind === 'text' ? { op: 'call', name: 'capital', of: IT } : undefined),
    'capitalized',
  ],
  [
    /\btrim(?:s|med|ming)?\b(?: (?:the )?(?:rest|others|remaining ones|each one|them))?/,
    (it) => (it.kind === 'text' ? { op: 'call', name: 'trim', of: IT } : undefined),
    'trimmed',
  ],
  [
    /\b(?:the )?lengths? of (?:each|the|every)\b|\btheir lengths?\b/,
    (it) => (it.kind === 'text' ? { op: 'call', name: 'length', of: IT } : undefined),
    'lengths',
  ],
];

/** The mapping of each element; undefined for a wish that keeps them as they are. */
export function readMap(wish: WishText, it: Type): { readonly to: Expr; readonly name: string } | undefined {
  for (const [pattern, make, name] of MAPS) {
    const to = make(it);
    if (to && wish.take(pattern)) return { to, name };
  }
  return undefined;
}
