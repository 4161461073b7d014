import { capital } from '../../capital.ts';
import type { Occasion } from './message-occasion.ts';

export const thanksOfYear: Occasion = ({ said, reader }) => {
  if (
    !/\bthank|\bthanks\b|\bgrateful/i.test(said) ||
    !/\b(?:teacher|tutor|coach|kindergarten|nursery)\b/i.test(`${said} ${reader}`)
  )
    return undefined;
  const child = /\b(?:my|our) (son|daughter|child|kid)\b/i.exec(said)?.[1]?.toLowerCase();
  const isYear = /\b(?:end of (?:the )?(?:school )?year|school year|this year)\b/i.test(said);
  if (!isYear || /\bfor (?!my|our|the\b)\w+ing\b/i.test(said)) return undefined;
  const my = child === undefined ? 'us' : `my ${child}`;
  return {
    subject: 'Thank you for this school year',
    says: 'end son daughter child kid',
    body: [
      `I would like to thank you for all that you did for ${my} this school year.`,
      'Your patience and your encouragement made a real difference.',
      'We wish you a wonderful, well-deserved holiday!',
    ],
  };
};

export const interviewThanks: Occasion = ({ said }) => {
  if (!/\bthank/i.test(said) || !/\binterview\b/i.test(said)) return undefined;
  const day =
    /\b(yesterday|today|this morning|this afternoon|on (?:mon|tues|wednes|thurs|fri)day|last \w+)\b/i.exec(
      said,
    )?.[1];
  const role = /\b(?:for|as) (?:the |a )?([\w ]{3,40}?) (?:position|role|job)\b/i.exec(said)?.[1];
  return {
    subject: 'Thank you for the interview',
    body: [
      `Thank you very much for the ${/\bjob interview\b/i.test(said) ? 'job ' : ''}interview${day === undefined ? '' : ` ${day.toLowerCase().replace(/^on (\w)/, (_, letter: string) => `on ${letter.toUpperCase()}`)}`}${role === undefined ? '' : ` for the position of ${role.replace(/^(?:job|interview)$/i, '[position]')}`}. It was good to talk with you.`,
      'I especially liked hearing about [something from the talk], and I am even more interested in working with you.',
      'If you need anything else from me, please let me know. I look forward to hearing from you.',
    ],
  };
};

export const goodbye: Occasion = ({ said, reader }) => {
  if (
    !/\b(?:goodbye|farewell|leaving)\b/i.test(said) ||
    !/\b(?:colleagues?|team|coworkers?|co-workers?)\b/i.test(`${reader} ${said}`) ||
    /\bnotice\b/i.test(said)
  )
    return undefined;
  const day = /\blast day(?: at work)?(?: is| will be|:)?(?: on)? ((?:this |next )?[\w ]+?)(?=[,.]|$)/i.exec(
    said,
  )?.[1];
  return {
    subject: 'Goodbye and thank you',
    says: 'leaving farewell work company',
    body: [
      `${day === undefined ? 'My last day here is [date]' : `${capital(day.replace(/\b(mon|tues|wednes|thurs|fri)day/i, (name) => capital(name)))} is my last day here`}, and I would like to say goodbye and thank you.`,
      'I have learnt a lot from you and enjoyed working with you; I will miss [a detail that only you share].',
      'Let us stay in touch: you can reach me at [private e-mail or phone]. I wish you all the best!',
    ],
  };
};
