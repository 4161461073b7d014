import landing from '../data/landing.json';
import { capitalized, type PageSettings } from './app-spec.ts';
import { isPlural } from './nouns.ts';

const SUBJECT =
  /\b(?:for|about)\s+(?:(?:an?|my|our|the|some)\s+)?(.+?)(?=\s+(?:called|named|titled|with|in|at|near|that|which|where|using)\b|[,.;]|$)/i;
/** "In Leeds": names begin with a capital. */
const PLACE =
  /\b(?:in|at|near|from|based in|on) (?:the )?\p{Lu}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,3}(?:, \p{Lu}[\p{L}'’-]{0,30}(?! \p{Lu}))?/u;
const CONTACT =
  /\b(?:contact|inquiry|enquiry|message|booking request) form\b|\bform to (?:contact|reach|write to|message) us\b/i;

/** "A jazz band website" */
const SITE_OF =
  /^(?:(?:please|build|create|make|me|i|want|need|an?|the|my|our|simple|small|modern|nice|beautiful|responsive|one[- ]page|single[- ]page|personal|professional|elegant|online)\s+)*((?:[\p{L}'’-]{1,30}\s){1,3}?)(?:portfolio|(?:portfolio\s)?(?:web\s?site|homepage|site|page))\b/iu;
/** They say what kind of page it is. */
const OF_PAGE =
  /^(?:landing|home|product|marketing|promo\w*|coming[- ]soon|company|business|portfolio|web)$/i;
/** "In Spanish" is no place. */
const LANGUAGE =
  /^in (?:english|french|spanish|german|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|greek|turkish|russian|ukrainian|czech|hungarian|romanian|arabic|hebrew|hindi|chinese|japanese|korean|vietnamese|thai)\b/i;

function subjectIn(prompt: string): string {
  const said = SUBJECT.exec(prompt)?.[1];
  if (said !== undefined) return said.slice(0, 60);
  const before = SITE_OF.exec(prompt)?.[1]?.trim() ?? '';
  return OF_PAGE.test(before) ? '' : before;
}

export function readLanding(prompt: string, title: string): PageSettings {
  const subject = subjectIn(prompt);
  const found = PLACE.exec(prompt)?.[0] ?? '';
  const place = LANGUAGE.test(found) ? '' : found;
  const name = title === 'Welcome' && subject !== '' ? capitalized(subject) : title;
  const isNamed = subject !== '' && name !== capitalized(subject);
  const article = isPlural(subject) ? '' : /^[aeiou]/i.test(subject) ? 'An ' : 'A ';
  const lead = isNamed ? capitalized(`${article}${subject} ${place}`.trim()) : capitalized(place);
  const sections = landing.sections.flatMap(({ words, ...section }) => {
    const said = prompt.match(new RegExp(`\\b(?:${words})\\b`, 'gi'))?.join(' ');
    return said === undefined ? [] : [{ said, section }];
  });
  const contact = CONTACT.exec(prompt)?.[0];
  const settings = {
    title: name,
    tagline: landing.tagline.replace('{title}', name),
    about: landing.about.replace('{subject}', lead === '' ? '' : `${lead}. `),
    action: contact === undefined ? landing.action : 'Contact us',
    features: landing.features,
    sections: sections.map(({ section }) => section),
    questions: landing.questions,
    form: contact === undefined ? 'newsletter' : 'contact',
  };
  const used = sections.map(({ said }) => said).join(' ');
  return { title: name, settings, used: `${subject} ${name} ${place} ${used} ${contact ?? ''}` };
}
