import type { Snippet } from '../../snippets/snippets.ts';
import { openSyntax } from './contract-syntax.ts';
import type { VariantsWish } from './read-variants.ts';
import { COMPILED } from './variant-compiled.ts';
import { SCRIPTED } from './variant-scripted.ts';
import { type Body, small, syntaxName, type VariantSyntax } from './variant-syntax.ts';

const SYNTAXES: Readonly<Record<string, VariantSyntax>> = { ...COMPILED, ...SCRIPTED };

/** The type with its variants in the language, and an example with one of each; undefined for another language. */
export function writeVariants(wish: VariantsWish, language: string): Snippet | undefined {
  const closed = Object.hasOwn(SYNTAXES, language) ? SYNTAXES[language] : undefined;
  const syntax = (wish.isOpen ? openSyntax(language, wish.isAbstract === true) : undefined) ?? closed;
  if (!syntax) return undefined;
  const body: Body = ({ values, fields }, at) =>
    wish.methods[at]?.result === 'text'
      ? `"${values[at]}"`
      : (values[at] ?? '').replace(/[A-Za-z]+/g, (word) =>
          word === 'PI' ? syntax.pi : fields.includes(word) ? syntax.own(word) : word,
        );
  const one = small(wish.name);
  const list = `${one}s`;
  const methods = wish.methods.map((one) => syntaxName(one, syntax.method));
  const items = wish.variants.map((variant) => syntax.make(variant, wish.name));
  const shown = wish.totals
    ? syntax.total(list, one, methods[0] ?? '', wish.name)
    : syntax.each(list, one, methods);
  return {
    definition: syntax.write(wish, body),
    example: `${syntax.list(items, wish.name, list)}\n${shown}`,
  };
}
