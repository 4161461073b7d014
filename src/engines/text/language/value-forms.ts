import { civil, type Day, iso } from '../calendar/civil-date.ts';
import { parseDate } from '../calendar/parse-date.ts';
import { DATE } from './text-kinds.ts';

/** In which form values are wanted, whatever form they have in the text. */
interface ValueForm {
  readonly isIso: boolean;
  readonly isNumber: boolean;
}

const ISO = /\biso(?:[- ]?8601)?\b|\by{4}-?mm-?dd\b/i;
const NUMBERS =
  /\b(?:as|only|just|in) (?:plain |bare |pure )?(?:numbers?|numeric(?: values?)?|decimals?)\b|\bwithout (?:the )?(?:currency|currencies|units?|signs?)\b/i;

const formIn = (instruction: string): ValueForm => ({
  isIso: ISO.test(instruction),
  isNumber: NUMBERS.test(instruction),
});

const YEAR = /\b(?:19|20)\d{2}\b/;
const IS_DATE = new RegExp(`^(?:${DATE.source})$`, 'i');

/** The words for a form are no field. */
export const FORM_SAID =
  /,? ?\(?\b(?:as|in|into|with) (?:an? )?(?:the )?(?:iso(?:[- ]?8601)?(?: format| dates?| form)?|yyyy-?mm-?dd(?: format)?|(?:plain |bare |pure )?numbers?|numeric(?: values?)?)\b\)?|,? ?\biso(?:[- ]?8601)?\b(?: format| form)?/gi;

/** The output of a skill with each of its values in the form that is wanted, in JSON, a table or a list. */
export function withForms(output: string, instruction: string, found: readonly string[]): string {
  const form = formIn(instruction);
  const all = [...new Set(found)];
  const { values, notes } = inValueForm(form, all, all);
  const made = all.reduce((text, raw, at) => {
    const value = values[at] ?? raw;
    return value === raw
      ? text
      : text
          .replaceAll(JSON.stringify(raw), JSON.stringify(value))
          .replaceAll(`| ${raw} |`, `| ${value} |`)
          .replaceAll(`**${raw}**`, `**${value}**`)
          .split('\n')
          .map((line) => (line === `- ${raw}` ? `- ${value}` : line))
          .join('\n');
  }, output);
  return [made, ...notes.map((note) => `_${note}._`)].join('\n\n');
}

/** Values as they are wanted, and notes on those that could not be brought into that form. */
function inValueForm<Value extends string | number>(
  form: ValueForm,
  values: readonly Value[],
  context: readonly string[],
): { readonly values: readonly (Value | string | number)[]; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const made = values.map((value) => {
    if (typeof value === 'number') return value;
    const text: string = value;
    if (form.isNumber) return asNumber(text) ?? value;
    const plain = text
      .replace(/^the /i, '')
      .replace(/^\w+day,? /i, '')
      .replace(/\bsept\b\.?/i, 'Sep')
      .replace(/(\w{3})\. /, '$1 ');
    if (!form.isIso || !IS_DATE.test(plain) || /^[a-z]+ \d{4}$/i.test(plain)) return value;
    const day = dayIn(plain, context, notes);
    if (day === undefined) notes.push(`“${text}” may be two days or none, and is left as it is`);
    return day === undefined ? value : iso(day);
  });
  return { values: made, notes };
}

function dayIn(plain: string, context: readonly string[], notes: string[]): Day | undefined {
  const isTold = YEAR.test(plain) || /\d[./-]\d{1,2}[./-]\d{2}$/.test(plain);
  const year = isTold
    ? undefined
    : context.map((each) => YEAR.exec(each)?.[0]).find((each) => each !== undefined);
  if (!isTold && year === undefined) return undefined;
  if (year !== undefined) notes.push(`“${plain}” has no year, ${year} is that of another date`);
  const said =
    year === undefined
      ? plain.replace(/([./-])(\d{2})$/, (all, sign: string, two: string) =>
          /\d{4}/.test(plain) ? all : `${sign}20${two}`,
        )
      : `${plain} ${year}`;
  const day = parseDate(said, 0)?.day;
  return day === undefined || civil(day).year < 1000 ? undefined : day;
}

/** "1,250.00 EUR", "3,20 €": the last sign with one or two digits behind it begins the decimals. */
function asNumber(text: string): number | undefined {
  const found = /\d[\d.,'’ ]*/
    .exec(text)?.[0]
    .replace(/[\s'’]/g, '')
    .replace(/[.,]$/, '');
  if (found === undefined) return undefined;
  const at = /[.,](?=\d{1,2}$)/.exec(found)?.index;
  const plain =
    at === undefined
      ? found.replace(/[.,]/g, '')
      : `${found.slice(0, at).replace(/[.,]/g, '')}.${found.slice(at + 1)}`;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}
