import { capital } from '../../capital.ts';
import { type Occasion, whenIn } from './message-occasion.ts';

/** Goods or a service went wrong, and something is asked for it. */
export const complaint: Occasion = ({ said, matter }) => {
  const tail = matter
    .slice(matter.indexOf('|') + 1)
    .replace(/^[\s,:]*(?:who|that|which|because|about|saying that)?\s*/i, '');
  const flight =
    /\bflight ([A-Z]{1,3} ?\d{1,4})\b(?:.*?\b(cancel+ed|delayed(?: by [\w ]+?)?|overbooked))?/i.exec(said);
  const wants =
    /\b(?:want|would like|['’]d like|demand|ask(?:ing)? for|request(?:ing)?|need) (?:to )?(?:have )?((?:a |my |the |full )*(?:refund|money back|replacement|compensation|exchange\w*[^.,]*|repair|return\w*[^.,]*|send \w+ back))/i.exec(
      said,
    )?.[1];
  if (flight !== null) {
    const what = flight[2] ?? 'cancelled';
    return {
      subject: `Flight ${flight[1]?.toUpperCase()}: ${wants ?? 'complaint'}`,
      says: 'want demand airline canceled cancelled full',
      body: [
        `My flight ${flight[1]?.toUpperCase()}${whenIn(said) === undefined ? ' on [date]' : ` ${whenIn(said)}`} from [place] to [place] (booking [number]) was ${what}.`,
        `I ask you for ${wants === undefined ? 'a refund of the ticket' : /^(?:a|my|the|full)\b/i.test(wants) ? wants.replace(/^my/i, 'my') : `a ${wants}`}, and for the compensation and costs that passengers are due by law in such a case: [costs, with receipts].`,
        'Please confirm this in writing within 14 days. My bank details: [account].',
      ],
    };
  }
  const wrong =
    /\b(?:sent|delivered) (?:me )?(the wrong .+?|a broken .+?|.+? (?:broken|damaged))(?=,|\.|$| (?:and|instead)\b)/i.exec(
      tail,
    )?.[1];
  if (wrong === undefined || wants === undefined) return undefined;
  const act = /^exchange/i.test(wants)
    ? `Could you please ${wants.replace(/\bthem\b/i, 'them').replace(/^exchanged?/i, 'exchange')}?`
    : /^(?:return|send)/i.test(wants)
      ? `I would like to ${wants}.`
      : `I would like ${/^(?:a|my|the|full)\b/i.test(wants) ? wants : `a ${wants}`}.`;
  return {
    subject: `Order [number]: ${wrong}`,
    says: 'company shop like exchange would',
    body: [
      `With my order [number] you sent me ${wrong}.`,
      act,
      'Please send me a return label and tell me when I can expect it. I can send photographs.',
    ],
    isAsking: true,
  };
};

/** Something in the flat does not work. */
export const defect: Occasion = ({ said, reader, matter }) => {
  if (!/\b(?:landlord|landlady|property manager|housing)\b/i.test(`${reader} ${said}`)) return undefined;
  const tail = matter.slice(matter.indexOf('|') + 1);
  const [, state, thing] =
    /\babout (?:the|my|our|a|an) (broken|leaking|dripping|blocked|clogged|faulty|defective|mouldy|moldy|noisy) ([a-z][a-z -]*?)(?=[.,;]|$| (?:in|since|which|that|it)\b)/i.exec(
      tail,
    ) ?? [];
  if (thing === undefined) return undefined;
  const room = /\b(in (?:the|my|our) [a-z]+(?: room)?)\b/i.exec(tail)?.[1];
  const since = /\bsince ([^.,;]+)/i.exec(said)?.[1];
  if (since === undefined) return undefined;
  // "It's been out since Friday" says no more than the letter; "it has dripped since Monday" does.
  const told = tail.split(/[.;,]\s+/).find((part) => /\bsince\b/i.test(part)) ?? '';
  const isSame = told === tail || !/^(?:it|they)\b/i.test(told) || /\bbeen\b/i.test(told);
  const others = tail
    .split(/[.;,]\s+/)
    .slice(1)
    .filter(
      (part) =>
        !(isSame && /\bsince\b/i.test(part)) &&
        /\b(?:is|are|has|have|was|can|cannot|can't|we|i)\b/i.test(part),
    );
  const isMany = thing.endsWith('s') && !thing.endsWith('ss');
  return {
    says: 'out working',
    subject: `${capital(state ?? '')} ${thing}${room === undefined ? '' : ` ${room}`}`,
    body: [
      `The ${thing} ${room ?? 'in my flat'} ${isSame ? `${isMany ? 'have' : 'has'} been ${state?.toLowerCase()} since ${since}` : `${isMany ? 'are' : 'is'} ${state?.toLowerCase()}`}.`,
      ...others.map((part) => `${capital(part.replace(/[.!]+$/, ''))}.`),
      'Could you please have it repaired as soon as possible, and let me know when somebody will come? I am at home [days and times]; you can reach me at [phone number].',
    ],
  };
};

export const coverLetter: Occasion = ({ said }) => {
  const job =
    /\bcover letter (?:for|as) (?:an? |the )?([a-z][\w -]{2,40}?)(?: (?:job|position|role))?(?=[,.]|$| (?:with|without|but|no|and)\b)/i.exec(
      said,
    )?.[1];
  if (job === undefined || !/\b(?:no|without|little) (?:\w+ )?experience\b/i.test(said)) return undefined;
  return {
    subject: `Application: ${job}`,
    says: 'no without little experience job',
    body: [
      `I am applying for the position of ${job}. I have not worked in this field yet, and I would love to learn it with you.`,
      'From [school, volunteering, home] I bring [two strengths, such as being on time and friendly with people]. One example: [what you did, and what came of it].',
      'I learn quickly and am free [days and times]. I could start on [date], and would gladly come for a trial shift.',
    ],
  };
};
