import { capital } from '../../capital.ts';
import { digitsForWords } from '../math/number-words.ts';
import { complaint, coverLetter, defect } from './complaint-messages.ts';
import { type Letter, type Occasion, whenIn } from './message-occasion.ts';
import { goodbye, interviewThanks, thanksOfYear } from './thanks-messages.ts';

const PLACE =
  /\b(?:at|in) ((?:my|our|the) (?:place|house|flat|garden|office|park|home|new (?:flat|place|home|house))|\d+ [A-Z]\w+(?: [A-Z]\w+)?|[A-Z][\w']+(?: (?:Street|Road|Park|Café|Cafe|Hall|Hotel|Bar|Lane|Avenue|\d+)){1,2})/;

const sick: Occasion = ({ said, reader }) => {
  if (
    !/\b(?:i(?:['’]m|m| am)|i(?:['’]ve| have)|because of|with) (?:\w+ ){0,2}?(?:sick|ill|flu|fever|cold|migraine|stomach bug|food poisoning|not well|unwell)\b|\bcall(?:ing)? in sick\b|\bsick (?:note|day|leave|message|text|mail|e-?mail)\b/i.test(
      said,
    )
  )
    return undefined;
  if (
    /\b(?:son|daughter|kid|child|dog|cat|sorry to hear|get well)\b/i.test(said) ||
    /(?:school|nursery)/i.test(reader)
  )
    return undefined;
  const what = /\b(flu|fever|migraine|stomach bug|food poisoning|bad cold|cold)\b/i
    .exec(said)?.[1]
    ?.toLowerCase();
  const day =
    /\b(today|tomorrow|this week|on (?:mon|tues|wednes|thurs|fri)day|(?:mon|tues|wednes|thurs|fri)day)\b/i.exec(
      said,
    )?.[1];
  const when =
    day === undefined
      ? 'today'
      : /day$/i.test(day) && !/^(?:on|to)/i.test(day)
        ? `on ${capital(day)}`
        : day.toLowerCase();
  return {
    subject: `Sick ${when}`,
    says: 'call in sick note leave day ill come work can not flu',
    body: [
      `I'm sick${what === undefined ? '' : ` (${what})`} and won't be in ${when}.`,
      'I will let you know as soon as I can say when I am back.',
      'If something is urgent, [name] can help in the meantime. Sorry for the short notice.',
    ],
  };
};

const late: Occasion = ({ said, matter }) => {
  const [, minutes, unit = 'minutes'] =
    /\b(\d+|an?|half an) ?(min(?:ute)?s?|hours?) late\b/i.exec(digitsForWords(said)) ?? [];
  if (minutes === undefined || /\b(?:rent|order|parcel|delivery|invoice|payment)\b/i.test(said))
    return undefined;
  const reason = /\b(?:because (?:of )?|as |since )(.+?)[.!]*$/i.exec(matter)?.[1];
  const of =
    reason === undefined
      ? ''
      : /\bbecause of\b/i.test(matter)
        ? ` because of ${reason}`
        : ` because ${reason}`;
  return {
    subject: 'Running late',
    says: 'minutes min',
    body: [
      `I will be ${minutes} ${unit.startsWith('min') ? 'minutes' : unit} late${/\btomorrow\b/i.test(said) ? ' tomorrow' : ''}${of}.`,
      'Please start without me if you need to. Sorry about that!',
    ],
  };
};

const resignation: Occasion = ({ said, dayIn }) => {
  if (!/\bresign\w*|\bquit(?:ting)? my job\b/i.test(said)) return undefined;
  const [, count, unit = ''] =
    /(\d+|a)[- ](weeks?|months?)(?:'s?)?(?: of)? notice|notice (?:period )?(?:of|is) (\d+)/i.exec(
      digitsForWords(said),
    ) ?? [];
  const last = /\blast (?:working )?day(?: is| will be|:)?(?: on)? ((?:the )?[\w ]+?)(?=[,.]|$)/i.exec(
    said,
  )?.[1];
  const weeks = unit.startsWith('week') ? Number(count) : undefined;
  const end = last ?? (weeks === undefined ? '[date]' : dayIn(weeks * 7));
  const notice =
    count === undefined
      ? 'in keeping with the notice period'
      : `with ${count === 'a' || count === '1' ? 'one' : count} ${unit}${unit.endsWith('s') ? "'" : "'s"} notice`;
  const reason = /\bbecause (.+?)[.!]*$/i.exec(said)?.[1];
  return {
    subject: 'Resignation',
    says: 'two three four one quit job weeks month',
    body: [
      `I hereby resign from my position as [position]${reason === undefined ? '' : ` because ${reason}`}. My last day will be ${end}, ${notice}.`,
      'I will gladly hand over my work and help whoever follows me.',
      'Thank you for the time together and for what I could learn here.',
    ],
  };
};

const forgot: Occasion = ({ said }) => {
  if (!/\b(?:sorry|apolog\w*|forgot\w*|missed)\b/i.test(said)) return undefined;
  const thing =
    /\b(?:forgot(?:ten)?|forgetting|missed|missing) (?:about )?(?:her|his|their|your|our|my (?:friend|sister|brother|mum|mom|wife|husband)'s) ((?:\d+\w+ )?(?:birthday|anniversary|party|call|graduation|appointment|concert|dinner|wedding anniversary))/i.exec(
      said,
    )?.[1];
  if (thing === undefined) return undefined;
  const isBirthday = /birthday/i.test(thing);
  const verb = /\bmiss/i.test(said) ? 'missed' : 'forgot';
  return {
    subject: `Sorry that I ${verb} your ${thing}`,
    says: 'forgot forgotten forgetting missed missing sorry saying',
    body: [
      `I am so sorry for ${verb === 'missed' ? 'missing' : 'forgetting'} your ${thing}! There is no excuse for it, and I feel awful.`,
      isBirthday
        ? 'Happy belated birthday: I hope you had a wonderful day.'
        : 'It was important to you, and so it should have been to me.',
      'Let me make it up to you: may I take you out for dinner or a coffee this week?',
    ],
  };
};

const invitation: Occasion = ({ said }) => {
  if (
    !/^(?:(?:please |can you |could you |help me |i (?:need|want) )*(?:(?:write|make|draft|create|send) )?(?:me )?(?:an? |the )?(?:\w+ )?(?:invite|invitation)\b|invit(?:e|ing)\b)/i.test(
      said,
    ) ||
    /\b(?:declin|turn|refus|accept|reply)/i.test(said)
  )
    return undefined;
  const event =
    /\b(?:to|for) ((?:my|our|a|the) (?:[\w'-]+ ){0,4}?(?:party|dinner|birthday|wedding|barbecue|bbq|brunch|lunch|picnic|housewarming|celebration|game night|movie night|meeting|workshop|opening|concert|reunion|baby shower)(?: (?:party|dinner|celebration))?)\b/i.exec(
      said,
    )?.[1];
  const when = whenIn(said);
  if (event === undefined || when === undefined) return undefined;
  const place = PLACE.exec(said)?.[0];
  const bring = /\b(?:bring|bringing) ([^.,]+)/i.exec(said)?.[1];
  const by = /\b(?:rsvp|reply|answer|let me know|respond) by ([^.,]+)/i.exec(said)?.[1];
  const time = /^(?:on|at|from|this|next|today|tomorrow|tonight)\b/i.test(when) ? when : `on ${when}`;
  return {
    subject: `Invitation: ${event.replace(/^(?:my|our|a|the) /i, '')}`,
    body: [
      `I would like to invite you to ${event} ${time}${place === undefined ? '' : `, ${place}`}.${place === undefined ? ' It will be at [place].' : ''}`,
      bring === undefined ? 'Just bring yourself and good spirits.' : `Please bring ${bring}.`,
      `Please let me know ${by === undefined ? 'whether you can come' : `by ${by} whether you can come`}. I look forward to seeing you!`,
    ],
  };
};

const congratulation: Occasion = ({ said, reader }) => {
  if (!/\bcongratulat\w*/i.test(said) || /\b(?:wedding|birth|baby|birthday)\b/i.test(said)) return undefined;
  const on = /\b(?:on|for) (?:her|his|their|the|a|an|getting|passing|winning) ?(.+?)[.!]*$/i.exec(said);
  const what = on?.[0]
    .replace(/^(?:on|for) /i, '')
    .replace(/^(?:her|his|their|the|an?) /i, 'your ')
    .replace(/,.*$/, '')
    .replace(/\b(?:her|his|their)\b/gi, 'your')
    .replace(/[.!]+$/, '');
  if (what === undefined || reader === '') return undefined;
  const isWork = /promotion|job|position|degree|exam|award|license|licence|diploma|graduation|passing/i.test(
    what,
  );
  return {
    subject: `Congratulations on ${what}`,
    body: [
      `Congratulations on ${what}!`,
      isWork ? 'You have worked hard for it and truly deserve it.' : 'I am very happy for you.',
      'I wish you all the best for what comes next.',
    ],
  };
};

const love: Occasion = ({ said }) => {
  const year =
    /\b(?:our|the) (\d{1,2}(?:st|nd|rd|th)|first|second|third|fifth|tenth|wedding) (?:wedding )?anniversary\b/i.exec(
      said,
    )?.[1];
  if (
    !/\b(?:love|romantic) (?:letter|note|message|e-?mail|text)\b/i.test(said) &&
    !(year !== undefined && /\b(?:husband|wife|partner|girlfriend|boyfriend)\b/i.test(said))
  )
    return undefined;
  return {
    says: 'short husband wife partner girlfriend boyfriend',
    subject: year === undefined ? 'For you' : `Our ${year} anniversary`,
    body: [
      `${year === undefined ? 'I wanted to tell you something that I say too seldom.' : `Today is our ${year} anniversary, and I would choose you again.`}`,
      'I love how you [a small thing that only you would notice], and I still think of [a moment that you share].',
      'Thank you for every ordinary day with you. I love you.',
    ],
    isLove: true,
  };
};

const declined: Occasion = ({ said }) => {
  const event =
    /\b(?:declin\w+|turn\w* down|refus\w+|say(?:ing)? no to) (?:an? |the |his |her |their |your )?((?:[\w-]+ )?)invitation\b(?: (?:to|for) ((?:an?|the|his|her|their|my) [\w -]+?))?(?: from ((?:an?|my|our|the) \w+))?[.!]*$/i.exec(
      said.replace(/ (?:very )?(?:politely|kindly|nicely)\b/gi, ''),
    );
  if (event === null || /\b(?:meeting|call|conference|workshop|how)\b/i.test(said)) return undefined;
  const what = (event[2] ?? event[1] ?? '').replace(/^(?:an?|the|his|her|their|my) /i, '').trim();
  return {
    subject: 'Your invitation',
    says: 'colleague politely kindly decline invitation friend boss neighbour',
    body: [
      `Thank you so much for inviting me${what === '' ? '' : ` to ${/^(?:dinner|lunch|brunch|breakfast)$/i.test(what) ? what : `your ${what}`}`}; I was very glad to be asked.`,
      'Unfortunately I cannot come this time[: one sentence of reason, if you like].',
      `I hope you have a lovely time. Shall we meet another day instead?`,
    ],
  };
};

/** "my daughter's school that she'll be absent on Monday because of …" */
const absentChild: Occasion = ({ said }) => {
  const child = /\b(?:my|our) (son|daughter|child|kid)(?:'s)?\b/i.exec(said)?.[1]?.toLowerCase();
  const away =
    /\b(?:absent|not (?:come|be (?:in|there|at school))|miss(?:ing)? (?:school|class)|stay(?:ing)? (?:at )?home)\b/i.test(
      said,
    );
  if (child === undefined || !away) return undefined;
  const when = whenIn(said);
  const reason = /\bbecause (?:of )?(.+?)[.!]*$/i.exec(said)?.[1];
  const of = /\bbecause of\b/i.test(said);
  return {
    says: 'she he they will be absent school miss home',
    subject: `Absence of my ${child}${when === undefined ? '' : ` ${/^on\b/i.test(when) ? when : `on ${when}`}`}`,
    body: [
      `My ${child} [name, class] will be absent${when === undefined ? ' on [date]' : ` ${/^(?:on|from|today|tomorrow)\b/i.test(when) ? when : `on ${when}`}`}${reason === undefined ? '' : ` because ${of ? 'of ' : ''}${reason}`}.`,
      'Please let us know what should be caught up on. Thank you for your understanding.',
    ],
  };
};

const OCCASIONS: readonly Occasion[] = [
  resignation,
  absentChild,
  sick,
  late,
  forgot,
  invitation,
  declined,
  interviewThanks,
  thanksOfYear,
  congratulation,
  goodbye,
  complaint,
  defect,
  coverLetter,
  love,
];

/** The letter for an occasion with sentences of its own, with what the wish tells of it. */
export function occasionFor(
  message: string,
  matter: string,
  reader: string,
  dayIn: (days: number) => string,
): Letter | undefined {
  const told = { said: message.replaceAll('’', "'").trim(), matter, reader, dayIn };
  for (const occasion of OCCASIONS) {
    const letter = occasion(told);
    if (letter !== undefined) return letter;
  }
  return undefined;
}
