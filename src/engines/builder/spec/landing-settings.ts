import landing from '../data/landing.json';
import trades from '../data/trades.json';
import { capitalized, type PageSettings } from './app-spec.ts';
import { isPlural } from './nouns.ts';

const SUBJECT =
  /\b(?:for|about)\s+(?:(?:an?|my|our|the|some)\s+)?(.+?)(?=\s+(?:called|named|titled|with|in|at|near|that|which|where|using)\b|\s*[,.;:(]|\s[-–—]\s|$)/i;
/** "In Leeds": names begin with a capital. */
const PLACE =
  /\b(?:in|at|near|from|based in|on) (?:the )?\p{Lu}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,3}(?:, \p{Lu}[\p{L}'’-]{0,30}(?! \p{Lu}))?/u;
const CONTACT =
  /\b(?:contact|inquiry|enquiry|message|booking request) form\b|(?<=(?:,|with|and)\s(?:an?\s|the\s)?)contact(?: (?:section|page|area|details|me|us))?(?=\s*(?:,|\.|$|and\b))|\bform to (?:contact|reach|write to|message) us\b/i;

/** "With pages Home, Projects and Contact". */
const PAGES = /\bpages:?\s((?:\p{Lu}[\p{L}]+(?:,\s(?:and\s)?|\sand\s|\s&\s))+\p{Lu}[\p{L}]+)/u;

/** A form with a day and a number of people. */
const RESERVATION = /\b(?:(?:table |online )?(?:reservation|booking|appointment)s?|rsvp) (?:form|section)\b/i;

/** "A jazz band website" */
const SITE_OF =
  /^(?:(?:please|build|create|make|me|i|want|need|an?|the|my|our|simple|small|modern|nice|beautiful|responsive|one[- ]page|single[- ]page|personal|professional|elegant|online)\s+)*((?:[\p{L}'’-]{1,30}\s){1,3}?)(?:portfolio|(?:portfolio\s)?(?:web\s?site|homepage|site|page))\b/iu;
/** They say what kind of page it is. */
const OF_PAGE =
  /^(?:landing|home|product|marketing|promo\w*|coming[- ]soon|company|business|portfolio|web)$/i;
/** "In Spanish" is not a place. */
const LANGUAGE =
  /^in (?:english|french|spanish|german|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|greek|turkish|russian|ukrainian|czech|hungarian|romanian|arabic|hebrew|hindi|chinese|japanese|korean|vietnamese|thai)\b/i;

function subjectIn(prompt: string): string {
  const said = SUBJECT.exec(prompt)?.[1];
  if (said !== undefined) return said.slice(0, 60);
  const before =
    SITE_OF.exec(prompt)?.[1]
      ?.trim()
      .replace(/\s(?:landing|home)$/i, '') ?? '';
  return OF_PAGE.test(before) ? '' : before;
}

type Trade = (typeof trades)[number];
type Section = Omit<(typeof landing.sections)[number], 'words'>;

const linesOf = (trade: Trade, of: string | undefined): readonly string[] | undefined =>
  of === 'offers'
    ? trade.offers
    : of === 'times'
      ? trade.times
      : of === 'classes'
        ? trade.classes
        : trade.pictures;

/** A section with what is usual for the trade. */
function filled({ of, ...section }: Section, trade: Trade | undefined) {
  const lines = trade === undefined || of === undefined ? undefined : linesOf(trade, of);
  if (lines === undefined) return section;
  return section.pictures === undefined ? { ...section, lines } : { ...section, pictures: lines };
}

const featuresOf = (features: readonly string[]) =>
  features.map((feature, index) => {
    const [name = '', text = ''] = feature.split('|');
    return { icon: String(index + 1), name, text };
  });

function questionsOn(trade: Trade | undefined) {
  if (trade === undefined) return landing.questions;
  const [, where] = landing.questions;
  return [
    ...(trade.times ? [{ question: 'When are you open?', answer: `${trade.times.join('. ')}.` }] : []),
    ...(trade.offers
      ? [{ question: 'What does it cost?', answer: `${trade.offers.slice(0, 3).join('. ')}.` }]
      : []),
    ...(where ? [where] : []),
  ];
}

const EXTRA = [
  { label: 'Day', name: 'day', type: 'date' },
  { label: 'Time', name: 'time', type: 'time' },
  { label: 'People', name: 'people', type: 'number' },
];

export function readLanding(prompt: string, title: string): PageSettings {
  const subject = subjectIn(prompt);
  const found = PLACE.exec(prompt)?.[0] ?? '';
  const place = LANGUAGE.test(found) ? '' : found;
  const name = title === 'Welcome' && subject !== '' ? capitalized(subject) : title;
  const isNamed = subject !== '' && name !== capitalized(subject);
  const article = isPlural(subject) ? '' : /^[aeiou]/i.test(subject) ? 'An ' : 'A ';
  const lead = isNamed ? capitalized(`${article}${subject} ${place}`.trim()) : capitalized(place);
  const trade = trades.find(({ words }) => new RegExp(`\\b(?:${words})\\b`, 'i').test(subject));
  const sections = landing.sections.flatMap(({ words, ...section }) => {
    const said = prompt.match(new RegExp(`\\b(?:${words})\\b`, 'gi'))?.join(' ');
    return said === undefined ? [] : [{ said, section: filled(section, trade) }];
  });
  const reservation = RESERVATION.exec(prompt)?.[0];
  const contact = reservation ?? CONTACT.exec(prompt)?.[0];
  const isRsvp = /rsvp/i.test(reservation ?? '');
  const usual =
    trade === undefined || subject.split(' ').some((word) => OF_PAGE.test(word))
      ? landing.action
      : 'Stay in touch';
  const settings = {
    title: name,
    tagline: landing.tagline.replace(
      '{title}',
      title === 'Welcome' && /^[a-z]/.test(subject) ? `our ${subject}` : name,
    ),
    about: (trade === undefined ? landing.about : `{subject}${trade.about}`).replace(
      '{subject}',
      lead === '' ? '' : `${lead}. `,
    ),
    action: isRsvp
      ? 'RSVP'
      : reservation !== undefined
        ? 'Book now'
        : contact === undefined
          ? usual
          : 'Contact us',
    features: trade === undefined ? landing.features : featuresOf(trade.features),
    sections: sections.map(({ section }) => section),
    questions: questionsOn(trade),
    form: contact === undefined ? 'newsletter' : 'contact',
    ...(reservation !== undefined && { extra: isRsvp ? EXTRA.slice(-1) : EXTRA }),
  };
  const used = sections.map(({ said }) => said).join(' ');
  const contacts = prompt.match(new RegExp(CONTACT, 'gi'))?.join(' ');
  const [, pages] = PAGES.exec(prompt) ?? [];
  return {
    title: name,
    settings,
    used: `${subject} ${name} ${place} ${used} ${contact ?? ''} ${contacts ? `${contacts} validation` : ''} ${pages ? `3 4 5 pages ${pages}` : ''}`,
    missing: pages === undefined ? [] : [`${pages} as pages of their own (it is one page with sections)`],
  };
}
