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

export function readLanding(prompt: string, title: string): PageSettings {
  const subject = (SUBJECT.exec(prompt)?.[1] ?? '').slice(0, 60);
  const place = PLACE.exec(prompt)?.[0] ?? '';
  const name = title === 'Welcome' && subject !== '' ? capitalized(subject) : title;
  const isNamed = subject !== '' && name !== capitalized(subject);
  const article = isPlural(subject) ? '' : /^[aeiou]/i.test(subject) ? 'An ' : 'A ';
  const lead = isNamed ? capitalized(`${article}${subject} ${place}`.trim()) : capitalized(place);
  const sections = landing.sections.flatMap(({ words, ...section }) => {
    const said = new RegExp(`\\b(?:${words})\\b`, 'i').exec(prompt)?.[0];
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
