import type { EntitySpec, FieldSpec } from './app-spec.ts';
import { likely } from './likely.ts';
import type { ListWish } from './list-wishes.ts';
import { singularOf } from './nouns.ts';

const VALUE = String.raw`((?!(?:the|me|all|my|those)\s)[\p{L}-]{3,20}(?:\s(?!and\b|or\b)[\p{L}-]{3,20})?)`;
const RECORDS = String.raw`(?:\s([\p{L}-]{3,20}s|ones|people))`;
const AT_FIRST = String.raw`(?:\s(?:by\sdefault|at\sfirst|initially|normally|(?:unless|until)\s[^,.;]+))`;
const BEFORE = String.raw`(?<=^|[,;.]\s?|\sand\s)(?:(?:it|the\s(?:list|app|page)|should|must|by\sdefault,?|please|only)\s){0,4}`;
const END = String.raw`(?=\s*(?:[,.;\n]|$)|\sand\s)`;

/** "Show only open bugs by default", "only open bugs are shown at first". */
const ONLY = likely(
  /\bonly\b/i,
  new RegExp(
    String.raw`${BEFORE}(?:(?:show|display|list)(?:s|ing)?\sonly\s(?:the\s)?${VALUE}${RECORDS}${AT_FIRST}|only\s(?:the\s)?${VALUE}${RECORDS}\s(?:are|is|should\sbe)\s(?:shown|listed|displayed|visible)${AT_FIRST})${END}`,
    'giu',
  ),
);
/** "Solved tickets are hidden unless I ask for them", "hide done tasks". */
const HIDDEN = likely(
  /\bhid|\bnot\sshown/i,
  new RegExp(
    String.raw`${BEFORE}(?:hides?\s(?:the\s|all\s)?${VALUE}${RECORDS}${AT_FIRST}?|(?:the\s)?${VALUE}${RECORDS}\s(?:are|is|should\sbe|stay|get)\s(?:hidden|not\sshown)${AT_FIRST}?)${END}`,
    'giu',
  ),
);

/** Takes the wishes out that say which records a list shows before anybody has filtered it. */
export function takeShown(prompt: string): { readonly text: string; readonly wishes: readonly ListWish[] } {
  const wishes: ListWish[] = [];
  const take =
    (sign: string) =>
    (said: string, ...[a, ofA, b, ofB]: (string | undefined)[]) => {
      const of = (ofA ?? ofB ?? '').toLowerCase();
      wishes.push({
        kind: 'shown',
        by: '',
        value: `${sign}${(a ?? b ?? '').toLowerCase()}`,
        said: said.trim(),
        ...(!/^ones$/.test(of) && { of }),
      });
      return ' ';
    };
  const text = prompt.replace(ONLY, take('')).replace(HIDDEN, take('!'));
  return { text, wishes };
}

const ENDED = /^(?:done|finished|completed?)$/;

/** The field whose values the wish speaks of, with what the list shows at first. */
export function shownIn({ fields }: EntitySpec, { value = '' }: ListWish): FieldSpec | undefined {
  const isHidden = value.startsWith('!');
  const said = value.replace('!', '');
  for (const field of fields) {
    const option = field.options?.find((one) => one.toLowerCase() === said);
    if (option !== undefined) return { ...field, shown: `${isHidden ? '!' : ''}${option}` };
    const name = field.label.toLowerCase();
    const isBox = (word: string): boolean =>
      field.type === 'boolean' &&
      (singularOf(name) === singularOf(word) || (ENDED.test(word) && ENDED.test(name)));
    const negated = said.replace(/^(?:un|not )(?=\p{L}{4})/u, '');
    if (isBox(said)) return { ...field, shown: String(!isHidden) };
    if (negated !== said && isBox(negated)) return { ...field, shown: String(isHidden) };
  }
  return undefined;
}
