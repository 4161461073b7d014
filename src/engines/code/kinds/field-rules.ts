import type { Field } from './fields.ts';
import { capital } from './kind.ts';

const USUAL: Readonly<Record<string, readonly string[]>> = {
  country: ['Germany', 'Austria', 'Switzerland', 'France', 'Netherlands', 'Poland', 'Other'],
  subject: ['General question', 'Order', 'Complaint', 'Other'],
  topic: ['General question', 'Order', 'Complaint', 'Other'],
  gender: ['Female', 'Male', 'Other', 'Prefer not to say'],
  size: ['S', 'M', 'L', 'XL'],
  priority: ['Low', 'Normal', 'High'],
  title: ['Ms', 'Mr', 'Other'],
  attendance: ['Yes', 'No'],
};

/** The options of a field; without any in the wish, the usual ones. */
export const optionsOf = ({ key, label, options }: Field): readonly string[] =>
  options.length > 0 ? options : (USUAL[key] ?? [1, 2, 3].map((nth) => `${label} ${nth}`));

const HOLDS = {
  digit: ['[0-9]', 'a digit'],
  capital: ['[A-Z]', 'a capital letter'],
  small: ['[a-z]', 'a small letter'],
  symbol: ['[^A-Za-z0-9]', 'a special character'],
} as const;

/** A pattern that the whole value must match, with what is said where it does not. */
export interface FieldPattern {
  readonly pattern: string;
  readonly message: string;
}

/** The rules for a value besides its length. */
export function patternsOf(field: Field): FieldPattern[] {
  const { type, digits, holds } = field;
  return [
    ...(digits === undefined
      ? []
      : [{ pattern: `^[0-9]{${digits}}$`, message: `Please enter ${digits} digits.` }]),
    ...(type === 'email'
      ? [{ pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', message: 'Please enter a valid e-mail address.' }]
      : []),
    ...(type === 'tel'
      ? [{ pattern: '^\\+?[0-9 ()/\\-]{5,20}$', message: 'Please enter a valid phone number.' }]
      : []),
    ...holds.map((one) => ({ pattern: HOLDS[one][0], message: `Please use at least ${HOLDS[one][1]}.` })),
  ];
}

export const requiredMessage = ({ label, type }: Field): string =>
  type === 'checkbox'
    ? `Please tick "${label}".`
    : type === 'select' || type === 'radio'
      ? 'Please choose one.'
      : `${capital(label)} is required.`;

/** True if `min` and `max` limit the value, not its length. */
export const isNumeric = ({ type }: Field): boolean => type === 'number';

/** The title above the fields: "Contact form", "Booking form for a hair salon". */
export function titleOf(prompt: string, usual: string): string {
  const [, kind = ''] =
    /\b((?:contact|registration|sign-?up|booking|order|feedback|application|job application|reservation|appointment|newsletter|checkout|address|login|rsvp|survey|enquiry|inquiry|quote|support|callback|donation|membership|course)) (?:request )?form\b/i.exec(
      prompt,
    ) ?? [];
  return kind ? capital(kind.toLowerCase()) : usual;
}

export const FORM_TITLE =
  /\b(?:contact|registration|sign-?up|booking|order|feedback|application|job application|reservation|appointment|newsletter|checkout|address|login|rsvp|survey|enquiry|inquiry|quote|support|callback|donation|membership|course)(?: request)? form(?:ular)?\b/;

/** "Submit disabled until all is valid". */
export const DISABLED =
  /\b(?:and |the |with |an? )*(?:submit|send|button)(?: button)?(?: is| stays| should be)? (?:only enabled|disabled|enabled only|off)(?: (?:until|while|if|unless|when|as long as|the|form|all|everything|every|fields?|is|are|not|in|ok|okay|valid|invalid|filled|errors?|there))*|\bdisabled? (?:submit|the button|the submit button)(?: (?:until|while|if|unless|the|form|all|fields?|is|are|not|valid|invalid|filled))*/;
