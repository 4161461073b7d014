import type { WishText } from '../reading/text.ts';
import type { Chosen } from './chosen-members.ts';
import { eachFailure, FAILS, KINDS, readFailure, type Told } from './clauses.ts';
import { asksOwnErrors, ownError, reasonOf, rustErrors } from './own-errors.ts';
import type { Recipe } from './recipe.ts';
import { exceptionIn } from './write-outline.ts';

const GIVES_RESULT =
  /(?:,? ?\b(?:and|methods?|functions?|that|which|both|all|each|should|must)\b)*,? ?\breturn(?:s|ing)? (?:an? )?(?:proper )?results?\b(?:<[^>]*>)?(?: types?)?(?: with (?:an? )?(?:custom |own )?errors?(?: (?:type|enum|message))?)?(?! with)/;
/** "Custom exceptions please". */
const OWN_ERRORS =
  /,? ?\b(?:with |using |and |has |its |their )*(?:custom|own) (?:exceptions?|errors?)(?: (?:class|classes|types?|enums?))?(?: please)?/;

const MOST_FAILURES = 4;

/** The errors that a wish asks for, not yet matched to the members that raise them. */
interface AskedErrors {
  /** The class has errors of its own, with names that the wish does not give. */
  readonly isOwn: boolean;
  readonly told: readonly Told[];
}

/** Takes each clause of a failure out of the wish. */
export function takeErrors(wish: WishText, language: string): AskedErrors {
  // Methods that can fail give one anyway.
  if (language === 'rust') wish.take(GIVES_RESULT);
  const isOwn = asksOwnErrors(wish.given);
  const told: Told[] = [];
  for (let one = wish.take(FAILS); one && told.length < MOST_FAILURES; one = wish.take(FAILS))
    told.push(...eachFailure(one));
  if (isOwn) wish.take(OWN_ERRORS);
  return { isOwn, told };
}

interface RaisedError {
  readonly tags: readonly string[];
  readonly exception: string | undefined;
  readonly message: string | undefined;
  /** Its declaration, where the language can have it. */
  readonly declared: string | undefined;
}

/** The class whose errors are written. */
interface Raising {
  readonly name: string;
  readonly language: string;
}

/** The errors that the chosen members raise for the reasons told; words that no member meets go to `unmet`. */
export function readErrors(
  { isOwn, told }: AskedErrors,
  { name, language }: Raising,
  { prompt, recipe, chosen }: { readonly prompt: string; readonly recipe: Recipe; readonly chosen: Chosen },
  unmet: string[],
): RaisedError[] {
  return told.flatMap(({ 0: said, index }) => {
    const one = readFailure(said, prompt.slice(index, index + said.length), recipe, chosen);
    if (!one) {
      unmet.push(...said.split(/[^\w]+/).filter((word) => word.length > 3));
      return [];
    }
    const { tags, message } = one;
    const exception =
      one.exception ??
      (isOwn && exceptionIn(language, 'E') ? ownError(tags[0] ?? '', name, language) : undefined);
    const declared = exception === undefined ? undefined : exceptionIn(language, exception);
    unmet.push(...one.more, ...(exception && declared === undefined ? [exception] : []));
    return [{ tags, exception, message, declared }];
  });
}

const RAISES = /^(\s*)raise (\w+) (".*?")/gm;

const tagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(RAISES)].map((found) => found[2] ?? '')),
];

/** The outline with its errors by name, and their declarations. */
export function withErrors(
  text: string,
  { isOwn, told }: AskedErrors,
  asked: readonly RaisedError[],
  { name, language }: Raising,
): { readonly text: string; readonly preamble: string; readonly errors: string | undefined } {
  const enumName = isOwn && language === 'rust' ? `${name}Error` : undefined;
  const raised = [...asked];
  if (isOwn && told.length === 0 && !enumName)
    for (const tag of tagsIn(text)) {
      const exception = ownError(tag, name, language);
      const declared = tag === 'value' ? undefined : exceptionIn(language, exception);
      if (declared) raised.push({ tags: [tag], exception, message: undefined, declared });
    }
  const reasons = [...new Set(tagsIn(text).map((tag) => reasonOf(tag, name)))];
  const own = enumName && reasons.length > 0 ? [rustErrors(enumName, reasons)] : [];
  const declarations = raised.flatMap(({ declared }) => (declared ? [declared] : []));
  return {
    preamble: [...new Set([...own, ...declarations])].join('\n\n'),
    errors: own.length > 0 ? enumName : undefined,
    text: text.replace(RAISES, (_, space: string, tag: string, message: string) => {
      const one = raised.find(({ tags }) => tags.includes(tag));
      const kind = enumName
        ? reasonOf(tag, name)
        : (one?.declared !== undefined && one.exception) || (KINDS[tag] ?? tag);
      return `${space}raise ${kind} ${one?.message ? `"${one.message}"` : message}`;
    }),
  };
}
