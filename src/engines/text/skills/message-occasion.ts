import { capital } from '../../capital.ts';

export interface Letter {
  readonly subject: string;
  readonly body: readonly string[];
  /** Something is asked of the reader, who is thanked for it. */
  readonly isAsking?: boolean;
  readonly isLove?: boolean;
  /** Words of the wish that it tells in others. */
  readonly says?: string;
}
interface Told {
  readonly said: string;
  /** Behind the reader of the message. */
  readonly matter: string;
  readonly reader: string;
  readonly dayIn: (days: number) => string;
}
export type Occasion = (told: Told) => Letter | undefined;

const WHEN =
  /\b((?:(?:on|this|next|at|from|by|since|last) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?)(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))?)?(?:,? (?:at|from) (?:about )?\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?(?! \w*day))?)/i;
/** A day with its time, as it is told. */
export const whenIn = (text: string): string | undefined =>
  WHEN.exec(text)?.[1]?.replace(/\b(mon|tues|wednes|thurs|fri|satur|sun)day/i, (day) => capital(day));
