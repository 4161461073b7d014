import { MONTHS } from '../calendar/civil-date.ts';
import type { Skill } from '../skill.ts';

const ASKED =
  /^(?:please |can you |could you |help me (?:to )?|i need (?:to )?|i want (?:to )?)*(?:write|draft|compose|create|make|prepare)?\s*(?:me )?(?:an? |the )?((?:\w+[- ]){0,3}?)(letter|e-?mail|message|note|cover letter)\b(.*)$/i;

interface Kind {
  readonly matches: RegExp;
  readonly subject: string;
  readonly body: readonly string[];
}

/** What such letters need to contain; facts that only the writer knows stay in brackets. */
const KINDS: readonly Kind[] = [
  {
    matches: /\bresign|\bquit(?:ting)?\b|\bnotice of leaving/i,
    subject: 'Resignation',
    body: [
      'I am writing to let you know that I resign from my position as [position]. My last day will be [date], in keeping with the notice period.',
      'I will gladly hand over my work and help to bring in whoever follows me.',
      'Thank you for the time together and for what I could learn here.',
    ],
  },
  {
    matches: /\bcover letter|\bappl(?:y|ication|ying)\b|\bjob\b/i,
    subject: 'Application{for}',
    body: [
      'I am applying{for}. What draws me to it is [what you like about the work or the organisation].',
      'In my present work as [role] I [one achievement, with a figure]. Before that I [experience that fits]. I would bring [two strengths].',
      'I can start on [date] and would be glad to tell you more in a conversation.',
    ],
  },
  {
    matches: /\bcomplain|\bbroken|\bdefect|\bfault|\brefund|\bnot working|\bnoise|\bdamag/i,
    subject: 'Complaint{about}',
    body: [
      'I am writing{about}. It began on [date]; since then [what happens, and how often].',
      'I have already [what you did: calls, photographs, earlier messages].',
      'Please [what you ask for: repair, replacement, refund] by [date]. I am happy to send further details.',
    ],
  },
  {
    matches: /\bthank|\bgrateful|\bappreciat/i,
    subject: 'Thank you{for}',
    body: [
      'Thank you very much{for}. It [what it meant to you, or what it made possible].',
      'I especially liked [a detail that only you would know].',
      'I hope to return the kindness some day.',
    ],
  },
  {
    matches: /\bapolog|\bsorry\b/i,
    subject: 'My apologies{for}',
    body: [
      'I would like to apologise{for}. It was my fault, and I understand that it [effect on the other person].',
      'It happened because [reason, without excuses]. I have [what you changed], so that it will not happen again.',
      'If there is something that I can put right, please tell me.',
    ],
  },
  {
    matches: /\binvit/i,
    subject: 'Invitation{to}',
    body: [
      'I would like to invite you{to}. It will be on [date] at [time], at [place].',
      'There will be [what awaits the guest]. You are welcome to bring [who or what].',
      'Please let me know by [date] whether you can come.',
    ],
  },
  {
    matches: /\brecommend|\breference\b/i,
    subject: 'Recommendation{for}',
    body: [
      'I am glad to recommend [name]{for}. I have worked with [name] for [time] as [relation].',
      '[Name] stands out by [strength], for example when [a concrete event].',
      'I recommend [name] without reservation and am happy to answer questions.',
    ],
  },
  {
    matches: /(?:)/,
    subject: '{About}',
    body: [
      'I am writing to you{about}. [The situation in two or three sentences: what, since when, what you have done so far.]',
      'I would ask you to [what you want the reader to do]. It matters to me because [reason].',
      'Please let me have your answer by [date]. You can reach me at [telephone or e-mail].',
    ],
  },
];

/** Letters and e-mails after the occasion that is named. Nothing is invented: unknown facts stay in brackets. */
export const letter: Skill = {
  name: 'letter',
  answer({ message, today }) {
    const [, before = '', form = '', rest = ''] =
      (message.length > 400 ? null : ASKED.exec(message.replace(/\s+/g, ' ').trim())) ?? [];
    if (
      form === '' ||
      (!/\b(?:to|about|for|of|regarding|concerning)\b/.test(rest) && before.trim() === '') ||
      /\?$/.test(message)
    )
      return undefined;
    const wish = `${before} ${form} ${rest}`;
    const kind = KINDS.find(({ matches }) => matches.test(wish));
    if (!kind) return undefined;
    const reader =
      /\bto ((?:(?!\b(?:about|regarding|concerning|because|asking|that|for|saying|inviting|apologi\w+|complain\w*|thank\w*)\b).)+)/i
        .exec(rest)?.[1]
        ?.trim()
        .replace(/[.,!]+$/, '');
    const matter = /\b(?:about|regarding|concerning|for|because of|inviting \w+ to)\s+(.+?)[.!]*$/i.exec(
      rest,
    )?.[1];
    const filled = [kind.subject, ...kind.body].map((text) => fill(text, matter));
    const [subject = '', ...body] = filled;
    const greeting = `Dear ${salutation(reader)},`;
    const closing = /\b(?:mum|mom|dad|friend|grandm|grandp|aunt|uncle|sister|brother)/i.test(reader ?? '')
      ? 'With love,'
      : 'Kind regards,';
    const head = /mail/i.test(form)
      ? `**Subject:** ${subject}`
      : `[Your name]  \n[Your address]\n\n${dated(today)}\n\n**${subject}**`;
    return `${head}\n\n${greeting}\n\n${body.join('\n\n')}\n\n${closing}  \n[Your name]`;
  },
};

function fill(text: string, matter: string | undefined): string {
  const named = matter === undefined ? '[the matter]' : yours(matter);
  return text
    .replace('{About}', named.charAt(0).toUpperCase() + named.slice(1))
    .replace(/\{(about|for|to)\}/g, (_, preposition: string) => ` ${preposition} ${named}`);
}

/** "my heating" is the writer's own also in the letter; "his" and "their" stay too. Only a leading "that" goes. */
function yours(matter: string): string {
  return matter.replace(/^(?:that|how) /i, '').trim();
}

function salutation(reader: string | undefined): string {
  if (reader === undefined) return '[Name]';
  if (/^(?:my|our|the|a|an) (?:mum|mom|dad|grandma|grandpa|aunt|uncle)/i.test(reader))
    return reader.replace(/^\w+ /, '').replace(/^./, (first) => first.toUpperCase());
  const role = /^(?:my|our|the|an?) (.+)$/i.exec(reader)?.[1];
  return role === undefined ? reader : `[Name of the ${role}]`;
}

function dated(today: string): string {
  const [year, month, day] = today.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
