import { literal } from '../languages/literal.ts';
import { declarationOf, keeps, type Signature, signaturesIn } from '../tasks/asked-signature.ts';

const word = (name: string): RegExp => new RegExp(`(?<![\\w.])${literal(name)}(?!\\w)`, 'g');

/** The definition with its parameters called as the wish calls them, where that takes no name that it has already. */
export function withAskedParameters(definition: string, prompt: string, language: string): string {
  let text = definition;
  for (const asked of signaturesIn(prompt, language)) {
    const own = declarationOf(asked.name, text, language);
    if (!own || !keeps(own, asked)) continue;
    for (const [at, { name }] of asked.parameters.entries()) {
      const mine = own.parameters[at]?.name;
      if (mine && mine !== name && !word(name).test(text)) text = text.replace(word(mine), name);
    }
  }
  return text;
}

/** True if the code declares the function with the parameters and types that the wish writes. */
export function keepsAsked(asked: Signature, definition: string, language: string): boolean {
  const own = declarationOf(asked.name, definition, language);
  return (
    own !== undefined &&
    keeps(own, asked) &&
    asked.parameters.every(({ name }, at) => own.parameters[at]?.name === name)
  );
}
