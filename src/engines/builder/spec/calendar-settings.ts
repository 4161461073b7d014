import { capitalized, type FieldSpec, type PageSettings } from './app-spec.ts';
import { readFields } from './entity.ts';
import { singularOf } from './nouns.ts';

/** "A family calendar" */
const OWN =
  /\b((?!an?\b|my\b|our\b|the\b|simple\b|small\b|nice\b|monthly\b|month\b|web\b|online\b)[\p{L}-]{3,20}) calendar\b/iu;
/** "A colour for each person" */
const COLOURED =
  /\b(?:colou?r(?:s| code[sd]?| coding)?|colou?red|colou?r-coded)(?: (?:for|per|by|of|each|every|family))+ ([\p{L}]+)/iu;

const COLOUR = /^colou?r$/i;
const FIRST_DAY =
  /\b(?:weeks? )?(?:starts?|starting|begins?|beginning)(?: (?:on|with))? (?:a )?(?:sun|mon)days?\b/i;

const HAS =
  /\b(?:events?|appointments?|entries|meetings?|classes|shifts?|posts?|tasks?)(?:\s(?:app|application|planner|page))?\s(?:(?:that|which|each)\s)*(?:have|has|with|having|contains?|includes?|need)\s([^.;\n]+)/iu;
const AFTER =
  /\bcalendar(?: app(?:lication)?| page| tool)?(?: for [^,.;:]+?)?(?: with|:| that has| where (?:each|every) \p{L}+ has)\s([^.;\n]+)/iu;
const NAMES =
  /\b(events?|appointments?|meetings?|bookings?|shifts?|classes|posts?|tasks?|chores?|birthdays?|deadlines?|lessons?|reminders?|trips?|reservations?|matches|sessions?)\b/iu;
/** Wishes about the page, which are not fields of an event. */
const VIEW =
  /\b(?:(?:a |the )?(?:monthly|month|calendar)[- ](?:view|grid|overview|page|calendar)s?|navigation between months|(?:previous|next)(?: and (?:previous|next))? month(?: buttons?)?|today (?:button|highlighted|is highlighted|marked))\b|^(?:\d+ )?(?:events?|appointments?|meetings?|bookings?|shifts?|tasks?|posts?|birthdays?|entries)$/iu;
const FIRST: readonly FieldSpec[] = [
  { key: 'title', label: 'Title', type: 'text', required: true },
  { key: 'date', label: 'Date', type: 'date', required: true },
];
const USUAL: readonly FieldSpec[] = [
  ...FIRST,
  { key: 'time', label: 'Time', type: 'time', required: false },
  { key: 'place', label: 'Place', type: 'text', required: false },
  { key: 'notes', label: 'Notes', type: 'longtext', required: false },
];

const START = /^(?:start|begin|from|date|day|when)/i;
const END = /^(?:end|until|to$|finish)/i;

/** A start is a day and a time, an end another day and time. */
function placed({ key, label, type, options, required }: FieldSpec): readonly FieldSpec[] {
  const isTime = type === 'time' || /time$/i.test(key);
  const of = (name: string, text: string, kind: FieldSpec['type']): FieldSpec => ({
    key: name,
    label: text,
    type: kind,
    required: name === 'date',
  });
  const isBoth = type === 'text';
  if (START.test(key))
    return isTime
      ? [of('time', label, 'time')]
      : [of('date', label, 'date'), ...(isBoth ? [of('time', `${label} time`, 'time')] : [])];
  if (END.test(key))
    return isTime
      ? [of('untilTime', label, 'time')]
      : [of('until', label, 'date'), ...(isBoth ? [of('untilTime', `${label} time`, 'time')] : [])];
  if (/^(?:title|name|event|subject|what)$/i.test(key))
    return [{ ...of('title', label, 'text'), required: true }];
  if (type === 'time') return [of('time', label, 'time')];
  return [{ key, label, type: type === 'phone' ? 'text' : type, required, ...(options && { options }) }];
}

/** A month with the events of each day. */
export function readCalendar(prompt: string, title: string): PageSettings {
  const list = HAS.exec(prompt)?.[1] ?? AFTER.exec(prompt)?.[1] ?? '';
  const parts = list
    .replace(
      /,?\s(?:and|with|in)\s(?:an?|the)\s(?:month|monthly|calendar)[- ](?:view|grid|overview)\b.*$/iu,
      '',
    )
    .split(/\s(?:that|which|where|so that|saved|stored|in the browser)\b/iu)[0];
  const { fields } = readFields(
    (parts ?? '')
      .split(/,(?![^()]*\))/)
      .filter((part) => !VIEW.test(part.trim()))
      .join(','),
  );
  const asked = fields.filter(({ label, type }) => !VIEW.test(label) && type !== 'reference').flatMap(placed);
  const [painted = '', by = ''] = COLOURED.exec(prompt) ?? [];
  const whose = singularOf(by.toLowerCase());
  const tone: readonly FieldSpec[] =
    whose === '' || asked.some(({ key }) => key === whose)
      ? []
      : [{ key: whose, label: capitalized(whose), type: 'text', required: false }];
  const isSaid = asked.some(({ key }) => !COLOUR.test(key));
  const given = [...(isSaid ? [...FIRST, ...asked] : USUAL), ...tone].filter(({ key }) => !COLOUR.test(key));
  const all = [...new Map(given.map((field) => [field.key, field])).values()];
  const coloured = all.find(({ key }) => key === whose) ?? all.find(({ type }) => type === 'choice');
  const event = singularOf(NAMES.exec(prompt)?.[1]?.toLowerCase() ?? 'event');
  const first = FIRST_DAY.exec(prompt);
  const kind = OWN.exec(prompt)?.[1] ?? '';
  const name = title === 'Calendar' && kind !== '' ? `${capitalized(kind.toLowerCase())} calendar` : title;
  const colours = 'colour color colours colors coloured colored';
  return {
    title: name,
    settings: {
      title: name,
      event,
      fields: all,
      first: /sunday/i.test(first?.[0] ?? '') ? 0 : 1,
      ...(coloured !== undefined && { colours: coloured.key }),
    },
    used: [
      event,
      first?.[0],
      painted,
      kind,
      ...all.flatMap(({ label, options = [] }) => [label, ...options]),
      ...(isSaid ? fields.map(({ label }) => label) : []),
      coloured === undefined ? '' : colours,
    ].join(' '),
    absent: coloured === undefined ? colours : '',
  };
}
