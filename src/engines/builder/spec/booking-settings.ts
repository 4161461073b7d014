import { capitalized, type PageSettings } from './app-spec.ts';
import { singularOf } from './nouns.ts';
import { namesIn } from './play-settings.ts';
import { splitList } from './word-lists.ts';

const RESOURCE =
  '(?:rooms|tables|courts|machines|desks|lanes|chairs|studios|stylists|hairdressers|barbers|doctors|therapists|trainers|teachers|tutors|boats|cars|vans|bikes|washers|dryers|bays|boxes|pitches|halls|pianos|printers|benches|kilns|stations|counters|telescopes)';
const COUNTED = new RegExp(String.raw`\b(\d{1,2}) ((?:(?!of\b)[\p{L}-]+ ){0,2}${RESOURCE})\b`, 'iu');
/** "Rooms (Oak, Elm and Ash)", "courts called North and South". */
const LISTED = new RegExp(
  String.raw`\b${RESOURCE}(?: ?\(|: ?| called | named | like )((?:[\p{L}\p{N}'’ -]{1,24}, ?){0,11}[\p{L}\p{N}'’ -]{1,24}?(?:,? and [\p{L}\p{N}'’ -]{1,24}?)?)(?=[).;]|,? (?:with|from|where)\b|$)`,
  'iu',
);
/** "Laundry room booking": one thing that is booked. */
const BOOKED =
  /(?<![\p{L}-])((?:(?!(?:an?|the|my|our|for|of|simple|online|app)\b)[\p{L}-]+ ){1,2})(?:bookings?|reservations?|appointments?)\b/iu;

const HOURS =
  /\b(?:from )?(\d{1,2})(?::\d\d)? ?(am|pm|h|o['’]clock)? ?(?:to|until|till|-|–) ?(\d{1,2})(?::\d\d)? ?(am|pm|h|o['’]clock)?\b(?! (?:people|guests|places|minutes))/i;
const STEPS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half[- ](?:an[- ])?hour(?:ly)?|every half hour)(?: (?:slots?|steps))?/i, 30],
  [/\bquarter[- ](?:of an )?hour(?:ly)?(?: (?:slots?|steps))?/i, 15],
  [/\b(?:hourly|(?:1|one|full)[- ]hour)(?: (?:slots?|steps))?/i, 60],
];
const LENGTH =
  /\b(\d{1,3})[- ](hours?|min(?:ute)?s?)(?: (?:slots?|steps|appointments|bookings))|\bslots of (\d{1,3}) (hours?|min(?:ute)?s?)/i;
const AHEAD = /\b(\d{1,2}|an?|one) (day|week|month)s? (?:in advance|ahead)\b/i;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

const SERVICES =
  /\b(?:services|treatments)(?: ?\(|: ?| like | such as )((?:[\p{L}' -]{2,24}, ?){1,8}(?:and )?[\p{L}' -]{2,24}?)(?=[).;]|$)/iu;
const PER_SERVICE =
  /\b(?:an? )?(?:colou?rs?|different colou?rs?) (?:per|for (?:each|every|the)|by) (?:services?|treatments?)\b|\b(?:services|treatments)\b/i;
const HAIR = /\b(?:hair|stylists?|barbers?)\w*/i;
const CUTS = ['Cut', 'Wash and cut', 'Colour', 'Styling'];

interface Asked {
  readonly label: string;
  readonly type: string;
}
const ASKED: readonly (readonly [RegExp, Asked])[] = [
  [/\b(?:tele)?phone(?: numbers?)?\b/i, { label: 'Phone', type: 'tel' }],
  [/\be-?mails?(?: address(?:es)?)?\b/i, { label: 'Email', type: 'email' }],
  [
    /\b(?:number of (?:people|guests|persons|children)|party size)\b/i,
    { label: 'Number of people', type: 'number' },
  ],
  [
    /\b(?:diet(?:ary)?(?: (?:needs|wishes|requirements|restrictions|preferences))?|allerg(?:y|ies))\b/i,
    { label: 'Diet', type: 'text' },
  ],
  [/\bclass(?= and\b|,)/i, { label: 'Class', type: 'text' }],
  [
    /\b(?:what (?:they|each|everyone|everybody|people|you|i) (?:will |can )?brings?|(?:their|a|the) dish)\b/i,
    { label: 'What I bring', type: 'text' },
  ],
  [/\b(?:notes?|comments?|messages?|purpose|topic|reason)\b/i, { label: 'Note', type: 'text' }],
];

/** The fields of a booking or sign-up: a name, and the others that the prompt names. */
function askedIn(prompt: string) {
  const more = ASKED.flatMap(([words, field]) => {
    const said = words.exec(prompt)?.[0];
    return said === undefined ? [] : [{ field, said }];
  });
  return {
    fields: [{ label: 'Name', type: 'text' }, ...more.map(({ field }) => field)],
    said: more.map(({ said }) => said).join(' '),
  };
}

const numbered = (count: number, name: string): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${capitalized(name.toLowerCase())} ${index + 1}`);

const hourOf = (digits: string, half: string | undefined): number =>
  (Number(digits) % (half === undefined ? 25 : 12)) + (/pm/i.test(half ?? '') ? 12 : 0);

function stepIn(prompt: string): { readonly step: number; readonly said: string } {
  const [said = '', count, unit = '', other, otherUnit = ''] = LENGTH.exec(prompt) ?? [];
  if (said !== '') return { step: Number(count ?? other) * (/^h/i.test(unit || otherUnit) ? 60 : 1), said };
  const found = STEPS.map(([words, step]) => ({ step, said: words.exec(prompt)?.[0] ?? '' }));
  return found.find((one) => one.said !== '') ?? { step: 60, said: '' };
}

/** A plan of a day: what can be booked side by side, the times one below the other. */
export function readSlots(prompt: string, title: string): PageSettings {
  const listed = LISTED.exec(prompt)?.[1] ?? '';
  const [counted = '', count, many = ''] = COUNTED.exec(prompt) ?? [];
  const names = listed === '' ? namesIn(prompt).names : splitList(listed).map(capitalized);
  const booked = BOOKED.exec(prompt)?.[1]?.trim() ?? '';
  const one = singularOf((many || booked || 'place').toLowerCase());
  const columns =
    names.length > 1 ? names : count === undefined ? [capitalized(one)] : numbered(Number(count), one);
  const [hours = '', first, before, last, after] = HOURS.exec(prompt.replace(/\bscale from\b.*/i, '')) ?? [];
  const from =
    first === undefined ? 8 : hourOf(first, before ?? (/pm/i.test(after ?? '') ? 'am' : undefined));
  const to = last === undefined ? 18 : hourOf(last, after);
  const isKept = from < to && to <= 24;
  const { step, said: length } = stepIn(prompt);
  const [advance = '', much, unit = ''] = AHEAD.exec(prompt) ?? [];
  const perService = PER_SERVICE.exec(prompt)?.[0] ?? '';
  const services = SERVICES.exec(prompt)?.[1] ?? '';
  const kinds = services === '' ? (HAIR.test(prompt) && perService !== '' ? CUTS : []) : splitList(services);
  const asked = askedIn(prompt);
  const name =
    title === 'Bookings' && booked !== '' ? `${capitalized(booked.toLowerCase())} bookings` : title;
  return {
    title: name,
    settings: {
      title: name,
      columns,
      from: isKept ? from : 8,
      to: isKept ? to : 18,
      step,
      fields: asked.fields,
      kinds: kinds.map(capitalized),
      what: one,
      ...(advance !== '' && { ahead: (Number(much) || 1) * (DAYS[unit.toLowerCase()] ?? 1) }),
    },
    used: [
      counted,
      listed,
      names.length > 1 ? names.join(' ') : '',
      booked,
      isKept ? hours : '',
      length,
      advance,
      asked.said,
      kinds.length > 0 ? `${perService} ${services}` : '',
    ].join(' '),
  };
}

const OFFERS =
  '(?:courses|classes|workshops|lessons|shifts|dates|rehearsals|trainings|activities|groups|trips|tours|events|sessions|camps|jobs|tasks|evenings|games|matches|dishes|stalls)';
const OFFERED = new RegExp(
  String.raw`\b(?:(\d{1,2}) )?((?:(?!for|of|the|with|and|our|my|up|from|a)[\p{L}-]+ )?${OFFERS})\b`,
  'iu',
);
const OFFER_LIST = new RegExp(
  String.raw`\b${OFFERS}(?: ?\(|: ?| called | named | like | such as )((?:[\p{L}\p{N}'’ -]{2,30}, ?){0,11}[\p{L}\p{N}'’ -]{2,30}?(?:,? and [\p{L}\p{N}'’ -]{2,30}?)?)(?=[).;]|,? (?:with|where|each)\b|$)`,
  'iu',
);
const PLACES =
  /\b(?:(?:a )?max(?:imum|\.)?(?: of)?|up to|at most|only|limited to|limit of)? ?(\d{1,3}) (?:places?|spots?|seats?|people|persons?|child(?:ren)?|kids?|participants|pupils|students|members|guests|volunteers|helpers)(?: (?:per|for each|each|in each|for every|at most)(?: [\p{L}]+)?)?/iu;
const ANSWERS = /\byes(?:,? (?:or )?|\/)no(?:,? (?:or |and )?|\/)maybe\b/i;
/** "RSVP page for my birthday": one occasion, and guests say whether they come. */
const RSVP =
  /\brsvps?\b(?:[^,.;:]*? for (?:(?:my|our|the|an?) )?((?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?=\s(?:with|where|on|that|in|at)\b|[,.;:]|$))?/iu;
const REHEARSAL = /\b(?:rehearsal|training|practice|match|meeting|game)\b/i;

/** Offers with a number of places, for which people sign up; later people are on a waiting list. */
export function readSignup(prompt: string, title: string): PageSettings {
  const listed = OFFER_LIST.exec(prompt)?.[1] ?? '';
  const [offered = '', count, many = ''] = OFFERED.exec(prompt) ?? [];
  const [rsvp = '', occasion = ''] = RSVP.exec(prompt) ?? [];
  const answered = ANSWERS.exec(prompt)?.[0] ?? rsvp;
  const what =
    many.toLowerCase() || (answered === '' ? 'offers' : `${REHEARSAL.exec(prompt)?.[0] ?? 'date'}s`);
  const named = listed === '' && rsvp !== '' ? [occasion || 'event'] : splitList(listed);
  const names =
    listed === '' && rsvp === '' ? numbered(Number(count ?? 3), singularOf(what)) : named.map(capitalized);
  const [limit = '', most] = PLACES.exec(prompt) ?? [];
  const places = answered === '' ? Number(most ?? 10) : 999;
  const asked = askedIn(prompt);
  const name = title === 'Sign-up' && many !== '' ? `Sign-up: ${what}` : title;
  return {
    title: name,
    settings: {
      title: name,
      offers: names.map((one) => ({ name: one, places })),
      places,
      fields: asked.fields,
      answers: answered === '' ? [] : ['Yes', 'No', 'Maybe'],
      what,
    },
    used: `${listed} ${offered} ${answered} ${rsvp} ${limit} ${what} ${asked.said}`,
  };
}
