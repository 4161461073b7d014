import { MONTHS } from '../calendar/civil-date.ts';

const LEAD =
  '^(?:(?:please|can you|could you|would you|help me(?: to)?|i need(?: to)?|i want(?: to)?|write|draft|compose|send|make|give|create|me|an?|the|short|quick|brief|polite|friendly|nice|casual|formal|little|simple|professional),? )*';
const CANCELS = new RegExp(
  `${LEAD}(?:(letter|e-?mail|mail|note|message) )?(?:to (?:my|our|the) (?:landlord|landlady|gym|bank|insurance|company|provider) )?(?:to |for |and )?(?:cancel(?:ling|ing)?|terminat(?:e|ing)) (my|our|the) (.+?)(?: (?:by )?(letter|e-?mail|mail))?(?=,|;|[.!?]*$| (?:with|(?:contract|customer|member\\w*|policy|account|reference|client) (?:number|no|id)|number|as of|by|at the|effective|from|on|to|because)\\b)(.*)$`,
  'i',
);
const CANCELLATION = new RegExp(
  `${LEAD}(?:cancellation|termination) (letter|e-?mail|mail|notice|note) (?:for|of) (my|our|the) (.+?)(?=,|;|$| (?:with|(?:contract|customer|member\\w*|policy|account|reference|client) (?:number|no|id)|number|as of|by|at the|effective|from|on)\\b)(.*)$`,
  'i',
);
const NUMBER =
  /\b(contract|customer|member(?:ship)?|policy|account|reference|client)(?: (?:number|no\.?|id))?:? #?([A-Z]*-?\d[\w/-]*)/i;
const MONTH = MONTHS.join('|');
const DAY = new RegExp(
  `\\b(?:the )?(end of (?:the |this |next )?(?:month|year|quarter|${MONTH})|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})(?: \\d{4})?|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)\\b`,
  'i',
);
const APPOINTMENT = new RegExp(
  `${LEAD}(letter|e-?mail|mail|message|note) (?:to (?:my|the|our) ([a-z' -]+?) )?(?:asking for|to ask for|requesting|to request|to (?:make|book|get|arrange)|for) (?:an? )?appointment(?: (?:with|at) (?:the|my|our|an?) ([a-z' -]+?))?(?: (?:for|because of) (.+?))?(?:,| -) ?(.+?)[.!?]*$|${LEAD}(letter|e-?mail|mail|message|note) (?:to (?:my|the|our) ([a-z' -]+?) )?(?:asking for|to ask for|requesting|to request|to (?:make|book|get|arrange)|for) (?:an? )?appointment(?: (?:with|at) (?:the|my|our|an?) ([a-z' -]+?))?(?: (?:for|because of) (.+?))?[.!?]*$`,
  'i',
);
const DECLINES =
  /^(?:how (?:do|can|should|would|to)(?: (?:i|we|you))?|what (?:do|should|can) (?:i|we) (?:say|write) (?:to|when)|(?:what is |what's )?(?:an?|the best|some)? ?(?:polite|nice|kind|good) ways? (?:to|of)|help me(?: to)?|i (?:want|need|have) to) (?:i |we )?(?:politely |nicely |kindly |gently )*(?:turn(?:ing)? down|declin(?:e|ing)|refus(?:e|ing)|say(?:ing)? no to|get out of) (?:an?|the|my|this|our|his|her|their)? ?(?:([a-z'-]+(?: party| shower)?) )?invitation(?: (?:to|for) (?:an?|the|my|his|her|their)? ?([a-z' -]+?))?(?:,? (?:without|politely|nicely|kindly|because|in a)\b.*)?[?.! ]*$/i;

/** Notes of a few lines that have a form of their own; undefined for other wishes. */
export function shortNote(said: string): string | undefined {
  const wish = said.replace(/\s+/g, ' ').trim().replaceAll('’', "'");
  if (wish.length > 300) return undefined;
  return cancellation(wish) ?? appointment(wish) ?? declined(wish);
}

function cancellation(wish: string): string | undefined {
  const direct = CANCELS.exec(wish);
  const noun = CANCELLATION.exec(wish);
  const form = direct?.[1] ?? direct?.[4] ?? noun?.[1];
  const whose = direct?.[2] ?? noun?.[2];
  const what = (direct?.[3] ?? noun?.[3])?.replace(/ (?:letter|e-?mail)$/i, '');
  if (form === undefined || whose === undefined || what === undefined) return undefined;
  const rest = direct?.[5] ?? noun?.[4] ?? '';
  const [, kind = '', id] = NUMBER.exec(rest) ?? [];
  const day = DAY.exec(rest)?.[1];
  const others = rest
    .replace(NUMBER, ' ')
    .replace(DAY, ' ')
    .replace(/\b(?:as of|effective|by|at|from|on|to|with|and|the|of|number|please)\b|[\s,.;:!?]+/gi, ' ')
    .trim();
  const body = [
    `I hereby cancel ${whose.toLowerCase()} ${what}${id === undefined ? ' (number: [number])' : ` (${kind.toLowerCase()} number ${id})`} as of ${day === undefined ? '[date]' : /^end/i.test(day) ? `the ${day}` : day}, or else at the next possible date.`,
    'Please confirm the cancellation in writing, with the date on which it takes effect. From then on I withdraw my permission for direct debit, if there is one.',
  ].join('\n\n');
  const head = /mail/i.test(form)
    ? `**Subject:** Cancellation of ${whose.toLowerCase()} ${what}\n\n`
    : `[Your name]  \n[Your address]\n\n[Name and address of the company]\n\n[Date]\n\n**Cancellation of ${whose.toLowerCase()} ${what}**\n\n`;
  const left = others === '' ? '' : `\n\n_Not in it: “${others}”._`;
  return `${head}Dear Sir or Madam,\n\n${body}\n\nKind regards,  \n[Your name]${left}`;
}

function appointment(wish: string): string | undefined {
  const found = APPOINTMENT.exec(wish);
  if (found === null) return undefined;
  const [, one = found[6] ?? '', to = found[7], at = found[8], why = found[9], when] = found;
  const reader = at ?? to;
  const body = [
    `I would like to make an appointment${why === undefined ? '' : ` for ${why}`}${reader === undefined || to === reader ? '' : ` with the ${reader}`}.`,
    when === undefined
      ? 'Which days and times do you have? I can come [days and times].'
      : `What suits me: ${when}.`,
    'Could you please suggest a date and confirm it? You can reach me at [telephone or e-mail].',
  ].join(' ');
  const greeting = `Dear ${reader === undefined ? '[Name]' : `[Name of the ${reader}]`},`;
  return `${/mail/i.test(one) ? `**Subject:** Appointment${why === undefined ? '' : ` for ${why}`}\n\n` : ''}${greeting}\n\n${body}\n\nKind regards,  \n[Your name]`;
}

function declined(wish: string): string | undefined {
  const found = DECLINES.exec(wish);
  if (found === null) return undefined;
  const event = (found[1] ?? found[2] ?? '').replace(/^(?:an?|the|this|my)$/i, '');
  const matter = event === '' ? 'your invitation' : `the invitation to your ${event}`;
  if (/^(?:meeting|call|conference|workshop|webinar|training|seminar|interview)s?$/i.test(event))
    return [
      'Answer soon, thank first, say no clearly, give at most one true reason, and offer something else:',
      `Dear [Name],\n\nThank you for the invitation to the ${event.toLowerCase()}. I cannot take part this time[: one sentence of reason, if you like]. Could you send me the notes afterwards? If a point needs me, I can answer it beforehand by mail, or [Name] can stand in for me.\n\nKind regards,  \n[Your name]`,
    ].join('\n\n');
  return [
    'Answer soon, thank first, say no clearly, give at most one true reason, and end with a good wish:',
    `Dear [Name],\n\nThank you so much for ${matter}; I was very glad to be asked. Sadly I cannot come. [One sentence of reason, if you like.] I hope it will be a wonderful day, and I will think of you. Shall we meet afterwards, so that you can tell me all about it?\n\nWith love,  \n[Your name]`,
  ].join('\n\n');
}
