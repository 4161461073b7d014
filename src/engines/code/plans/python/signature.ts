import type { PythonWish } from './wish.ts';

export interface Given {
  readonly name: string;
  readonly value: string | undefined;
}

interface Signature {
  readonly name: string;
  readonly parameters: readonly Given[];
}

/** "retry(times=3, exceptions=(Exception,))" as the wish writes it; the parameters are cut at their own commas. */
export function signatureIn(wish: PythonWish, pattern = /[a-z_]\w*/): Signature | undefined {
  const found = wish.take(new RegExp(`\\b(${pattern.source})\\(((?:[^()]|\\([^()]*\\))*)\\)`));
  if (!found) return undefined;
  const at = found.index;
  const whole = wish.given.slice(at, at + found[0].length);
  const open = whole.indexOf('(');
  const cut = whole.slice(open + 1, -1).split(/,(?![^()]*\))/);
  const parameters = cut
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [name = '', value] = one.split(/\s*=\s*/);
      return { name: name.replace(/:.*/, '').trim(), value };
    });
  return { name: whole.slice(0, open), parameters };
}

/** The parameter with one of these names. */
export const parameterOf = (signature: Signature | undefined, names: RegExp): Given | undefined =>
  signature?.parameters.find(({ name }) => names.test(name));
