import type { Snippet } from '../../snippets/snippets.ts';
import { COMPILED } from './enum-compiled.ts';
import { SCRIPTED } from './enum-scripted.ts';
import type { EnumSyntax, Made, Parts } from './enum-syntax.ts';
import type { EnumWish } from './read-enum.ts';

const SYNTAXES: Readonly<Record<string, EnumSyntax>> = { ...COMPILED, ...SCRIPTED };

/** The enumeration in the language, with an example that shows each member; undefined for a language that is not written here. */
export function writeEnum(wish: EnumWish, language: string): Snippet | undefined {
  const syntax = Object.hasOwn(SYNTAXES, language) ? SYNTAXES[language] : undefined;
  if (!syntax || (wish.isUnion && language !== 'typescript')) return undefined;
  const members = wish.members.map((one) => syntax.member(one, wish.name));
  const all = members.map((one) => syntax.of(one, wish.name));
  const methods = wish.methods.map((method): Made => {
    const values = method.values.map((value) =>
      typeof value === 'boolean'
        ? syntax.truth(value)
        : typeof value === 'string'
          ? JSON.stringify(value)
          : method.result === 'self'
            ? (all[value] ?? '')
            : String(value),
    );
    const type = method.result === 'self' ? wish.name : syntax.types[method.result];
    return { name: syntax.method(method.name), method, type, values };
  });
  const summed = wish.totals
    ? methods.find(({ method }) => method.result === 'int' || method.result === 'float')
    : undefined;
  const parts: Parts = { wish, members, all, methods, ...(summed ? { summed } : {}) };
  return { definition: syntax.write(parts), example: syntax.example(parts) };
}
