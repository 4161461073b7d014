import { capital } from '../../capital.ts';
import { missingFrom } from './letter-wish.ts';

const DAY =
  '(?:(?:last |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|tomorrow|\\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]+|[A-Z][a-z]+ \\d{1,2})';
const DAYS = new RegExp(
  `,? ?\\b((?:on |from )?${DAY}(?:(?:,| and| to| until| till|–|-) ?${DAY})*(?: at \\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?)?)`,
  'i',
);
const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** "about 150 words" where the text has fewer: said, and not made up with empty sentences. */
function lengthNote(wish: string, text: string): string {
  const [, how = '', count] =
    /\b(about|around|at most|max(?:imum)?|under|up to|no more than)? ?(\d{2,4}) words\b/i.exec(wish) ?? [];
  const own = words(text);
  if (count === undefined) return '';
  const isMost = /most|max|under|up to|more/i.test(how) || /\bwords (?:at most|max)/i.test(wish);
  const isMet = isMost ? own <= Number(count) : Math.abs(own - Number(count)) <= Number(count) * 0.2;
  return isMet
    ? ''
    : `\n\n_It has ${own} words, not ${how === '' ? '' : `${how.toLowerCase()} `}${count}: details of your own belong into the brackets._`;
}

/** Texts with a form of their own: an excuse for school, a recommendation. */
export function setPiece(message: string): string | undefined {
  const wish = message.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
  if (wish.length > 400 || /\?$/.test(wish.replace(/^(?:can|could|would) you .*/i, ''))) return undefined;
  return (
    excuse(wish) ??
    application(wish) ??
    rejection(wish) ??
    recommendation(wish) ??
    farewell(wish) ??
    releaseNote(wish)
  );
}

function excuse(wish: string): string | undefined {
  const [, kin = '', name, behind = ''] =
    /\b(?:excuse|absence|sick) (?:note|letter|e-?mail|mail)(?: to (?:the |my |our |his |her )?(?:school|teacher))? (?:for|about) (?:school )?(?:for )?(?:my|our) (son|daughter|child|kid|boy|girl|twins)(?: ([A-Z][a-z]+))?(?:'s absence)?(.*)$/.exec(
      wish,
    ) ?? [];
  if (kin === '') return undefined;
  const days = DAYS.exec(behind)?.[1];
  const reason = (days === undefined ? behind : behind.replace(DAYS, ''))
    .replace(/^[\s,:;.]*(?:because |as |since |who |that )?/i, '')
    .replace(/[\s.,]+$/, '');
  const pronoun = /daughter|girl/i.test(kin) ? 'She' : /son|boy/i.test(kin) ? 'He' : 'They';
  const told =
    reason === ''
      ? '[The reason in one sentence.]'
      : `${capital(/^(?:he|she|they|it|there)\b/i.test(reason) ? reason : /^(?:has|had|is|was|have|were|needs|must|cannot|could)\b/i.test(reason) ? `${pronoun} ${reason}` : `${pronoun} ${pronoun === 'They' ? 'have' : 'has'} ${/^(?:an?|the) /i.test(reason) ? '' : /^[aeiou]/i.test(reason) ? 'an ' : 'a '}${reason}`)}.`;
  const when =
    days === undefined
      ? ' on [date]'
      : /^(?:on|from|today|yesterday|tomorrow)\b/i.test(days)
        ? ` ${days}`
        : ` on ${days}`;
  return `Dear [Name of the teacher],\n\nPlease excuse my ${kin} ${name ?? '[name]'}${when}. ${told}\n\n${pronoun} will catch up on what was missed. Thank you for your understanding.\n\nKind regards,  \n[Your name]`;
}

/** "a cover letter for a job as a librarian, I have five years of experience" */
function application(wish: string): string | undefined {
  const [, job = '', told = ''] =
    /\b(?:cover|application|motivation) letter (?:for|as) ((?:an? |the )?[^,.]+?)[,.] (?:and )?(I (?:have|am|was|speak|can|know|work|worked|studied)\b[^.]*)\.?$/i.exec(
      wish,
    ) ?? [];
  if (told === '') return undefined;
  return `**Application for ${job}**\n\nDear [Name],\n\nI am applying for ${job}. ${capital(told)}.\n\nWhat draws me to it is [what you like about the work or the organisation]. [One achievement, with a figure.]\n\nI can start on [date] and would be glad to tell you more in a conversation.\n\nKind regards,  \n[Your name]`;
}

/** A kind no to an applicant. */
function rejection(wish: string): string | undefined {
  if (
    !/\b(?:rejection|rejecting|refusal)\b/i.test(wish) ||
    !/\b(?:applica\w+|job|candidate|position)\b/i.test(wish)
  )
    return undefined;
  const name = /\b(?:applicant|candidate|for|to) ([A-Z][a-z]+ [A-Z][a-z-]+)/.exec(wish)?.[1];
  const position = /\b(?:position|job|role)(?: of| as|:)? (?:an? )?([a-z][a-z -]{2,30}?)(?=,|\.|$)/i.exec(
    wish.replace(/\bjob (?=rejection)/i, ''),
  )?.[1];
  return `**Subject:** Your application\n\nDear ${name ?? '[Name]'},\n\nThank you very much for your application${position === undefined ? '' : ` for the position of ${position}`} and for the time that you gave to it.\n\nWe had many good applications and have decided for another person. I am sorry that I have no better news for you. [One honest, friendly sentence about what you liked.]\n\nWe wish you all the best for your further way.\n\nKind regards,  \n[Your name]`;
}

const ROLE =
  '(?:former |our |my |an? )*(?:intern|employee|colleague|student|assistant|apprentice|trainee|nanny|babysitter|tenant|volunteer|teacher|cleaner|team member|coworker)';
function recommendation(wish: string): string | undefined {
  const found = new RegExp(
    `\\b(?:letter of recommendation|recommendation(?: letter)?|reference(?: letter)?|letter of reference) for (${ROLE})?,? ?([A-Z][a-z]+(?: [A-Z][a-z-]+)?),? who ([^.]+?)[.!]?(?: (?:[Aa]bout|[Aa]round|[Mm]ax\\w*|[Aa]t most|[Uu]p to)? ?\\d+ words.*)?$`,
  ).exec(wish);
  if (found === null) return undefined;
  const [, role, name = '', told = ''] = found;
  const [first = '', ...others] = told.split(
    /,? and (?=(?:was|is|has|had|always|never|learn\w*|work\w*|showed|took|made|helped|led)\b)|, (?:and )?(?=(?:was|is|has|had|always|never|learn\w*|work\w*|showed|took|made|helped|led)\b)/,
  );
  const given = name.split(' ')[0];
  const as =
    role === undefined
      ? ''
      : ` as ${role.replace(/^(?:former |our |my |an? )*/, (article) => (/an? $/.test(article) ? article : /^[aeiou]/i.test(role.replace(/^(?:former |our |my |an? )*/, '')) ? 'an ' : 'a '))}`;
  const body = [
    `I am glad to recommend ${name}, who ${first.replace(/\bin our\b/, `${as === '' ? '' : `${as.trim()} `}in our`)}${/\bin our\b/.test(first) ? '' : as}.`,
    `${[...others.map((each) => `${given} ${each}.`)].join(' ')} [One example: a task, what ${given} did, and what came of it.]`.trim(),
    `[What colleagues said of ${given}, or what you would trust ${given} with.]`,
    `I recommend ${given} without reservation and am happy to answer questions.`,
  ].join('\n\n');
  const text = `**Letter of recommendation: ${name}**\n\nTo whom it may concern,\n\n${body}\n\nKind regards,  \n[Your name, position, telephone]`;
  return `${text}${lengthNote(wish, body)}`;
}

/** Thanks to somebody who goes. */
function farewell(wish: string): string | undefined {
  const [, of, who = '', left = ''] =
    /\b(?:thank[- ]you|farewell|goodbye) (?:note|message|card|letter|e-?mail) (?:to|for) (?:(my (?:son|daughter|child|kids|children)'s) |my |our )?((?:[a-z-]+ ){0,2}[a-z-]+) who (?:is|are) (leaving[^.,]*|moving[^.,]*|retiring[^.,]*)/i.exec(
      wish,
    ) ?? [];
  if (who === '') return undefined;
  const child = of?.replace(/'s$/, '');
  const text = `Dear [Name],\n\nThank you very much for everything that you have done${child === undefined ? '' : ` for ${child}`}. Now you are ${left.trim()}, and we will miss you: [one moment that you remember with pleasure].\n\nWe wish you all the best for what comes next.\n\nWith warm regards,  \n[Your names]`;
  const missing = missingFrom(
    `${text} ${who} thank-you farewell goodbye`,
    wish.replace(/\b(?:warm|not too long|long)\b/gi, ' '),
  );
  return missing.length === 0
    ? text
    : `${text}\n\n_Not in it: ${missing.map((word) => `“${word}”`).join(', ')}._`;
}

/** Release notes from the changes in the wish. */
function releaseNote(wish: string): string | undefined {
  const [, before = '', told = ''] = /\brelease notes?\b([^:]*): (.+)$/i.exec(wish) ?? [];
  const version = /\b(?:version|v|release) ?(\d[\w.-]*\w)\b/i.exec(wish)?.[1];
  const parts = told
    .split(/[,;]\s*(?:and )?|\.\s+|\s+and (?=\w+ \w+ (?:added|fixed|removed|changed)\b)/)
    .map((part) => part.replace(/[.\s]+$/, ''))
    .filter((part) => part !== '' && !/^(?:version|v|release) ?\d[\w.-]*$/i.test(part));
  if (parts.length === 0 || /\b(?:code|script|parse|generate from)\b/i.test(before)) return undefined;
  return `**Release notes${version === undefined ? '' : ` for version ${version}`}**\n\n${parts.map((part) => `- ${capital(part)}`).join('\n')}`;
}
