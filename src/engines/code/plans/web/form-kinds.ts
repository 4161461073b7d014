import type { Field } from './form.ts';

/** Forms that many people ask for, with their title, button and usual fields. */
export const TITLES: Readonly<
  Record<string, readonly [title: string, button: string, fields: readonly string[]]>
> = {
  contact: ['Contact us', 'Send', ['name', 'email', 'message']],
  feedback: ['Feedback', 'Send feedback', ['name', 'email', 'message']],
  login: ['Sign in', 'Sign in', ['email', 'password']],
  registration: ['Create an account', 'Register', ['name', 'email', 'password', 'confirm password']],
  order: ['Order', 'Place order', []],
  booking: ['Booking', 'Book', []],
  checkout: ['Checkout', 'Pay', []],
  application: ['Application', 'Apply', []],
  newsletter: ['Newsletter', 'Subscribe', ['email']],
  profile: ['Profile', 'Save', []],
  address: ['Address', 'Save', []],
  survey: ['Survey', 'Send', []],
};
export const KINDS: readonly (readonly [pattern: string, kind: string])[] = [
  ['contact', 'contact'],
  ['feedback', 'feedback'],
  ['log ?in|sign[- ]?in', 'login'],
  ['registration|register|sign[- ]?up|create account', 'registration'],
  ['order', 'order'],
  ['booking|reservation', 'booking'],
  ['checkout|payment', 'checkout'],
  ['(?:job )?application', 'application'],
  ['newsletter|subscription', 'newsletter'],
  ['profile', 'profile'],
  ['(?:shipping )?address', 'address'],
  ['survey', 'survey'],
];

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/e-?mail/, 'email'],
  [/password/, 'password'],
  [/phone|mobile|telephone/, 'tel'],
  [/website|url|homepage/, 'url'],
  [/^age$|quantity|number of|guests|amount|price|year|rating|score/, 'number'],
  [/datetime|date and time/, 'datetime-local'],
  [/^expir/, 'month'],
  [/date|birthday|birth/, 'date'],
  [/^time$|time$/, 'time'],
  [/colou?r/, 'color'],
  [/file|upload|resume|\bcv\b|photo|picture|avatar|attachment/, 'file'],
  [/^search$/, 'search'],
];
const LONG =
  /^(?:message|comments?|description|bio|notes?|feedback|address|about|remarks|special requests?|instructions|details|question|cover letter|textarea)$/;

export function fieldOf(words: string, kind: Field['kind'] | undefined, choices: readonly string[]): Field {
  const type = TYPES.find(([pattern]) => pattern.test(words))?.[1] ?? 'text';
  return { name: words, kind: kind ?? (LONG.test(words) ? 'textarea' : 'text'), type, choices, needs: [] };
}

/** A box need not be ticked, but for one that accepts something. */
export function withChoice(field: Field, words: string): Field {
  if (
    field.kind === 'checkboxes' ||
    (field.kind === 'checkbox' && !/terms|agree|accept|privacy|consent/.test(words))
  )
    field.isRequired = false;
  return field;
}
