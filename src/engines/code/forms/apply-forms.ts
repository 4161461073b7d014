import type { Snippet } from '../snippets/snippets.ts';
import { documented } from './documented.ts';
import { asExtension } from './extension.ts';
import type { Forms } from './read-forms.ts';
import { asArrows, onOneLine } from './script-functions.ts';

interface Formed {
  readonly snippet: Snippet;
  /** The documentation says what the comment above the code would say. */
  readonly isDocumented: boolean;
  /** Words of the wish that could not be obeyed. */
  readonly unmet: readonly string[];
}

const TYPED = /^(?:typescript|java|csharp|kotlin|swift|go|rust|c|cpp|php)$/;
/** Written as one already; PHP has them as arguments. */
const ARROW = /^const \w+ = .*=>|\bfn \(/m;
const STATIC = /^(?:java|csharp)$/;

/** Code in the forms that a wish asks for, as far as its language and its shape allow. */
export function withForms(
  snippet: Snippet,
  forms: Forms,
  language: string,
  summary: readonly string[],
): Formed {
  const unmet: string[] = [];
  let made = snippet;
  const shape = (said: string, one: Snippet | undefined): boolean => {
    if (one) made = one;
    else unmet.push(said);
    return one !== undefined;
  };
  if (forms.isStatic && !STATIC.test(language)) unmet.push(forms.isStatic);
  if (forms.typed && !TYPED.test(language) && !/\) -> /.test(made.definition)) unmet.push(forms.typed);
  if (forms.shown && !made.example) unmet.push(forms.shown);
  // A docstring is part of a body, any other documentation stands above a function.
  const document = (): boolean =>
    forms.documented !== undefined && shape(forms.documented, documented(made, summary, language));
  const isAbove = language !== 'python' && document();
  if (forms.extension) shape(forms.extension.said, asExtension(made, forms.extension, language));
  if (forms.oneLiner) shape(forms.oneLiner, onOneLine(made, language));
  if (forms.arrow && !ARROW.test(made.definition))
    shape(forms.arrow, /script$/.test(language) ? asArrows(made, language) : undefined);
  const isDocumented = language === 'python' ? document() : isAbove;
  return { snippet: made, isDocumented, unmet };
}
