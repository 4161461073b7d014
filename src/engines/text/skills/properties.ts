import stored from '../data/properties.json';
import { bold, type Skill } from '../skill.ts';

interface Group {
  /** The property of its members: "not idempotent". */
  readonly is: string;
  /** A pattern of what is asked; empty where nobody asks so. */
  readonly asks: string;
  readonly names: readonly string[];
}

interface Property {
  readonly text: string;
  readonly groups: readonly Group[];
  /** "which methods are …" */
  readonly kinds?: string;
}

const PROPERTIES: readonly Property[] = stored;

const LONGEST = 120;
const ASKED = /^(?:so,? |and )?(is|are|isn't|aren't|can|does|do|why (?:is|are))\s+(?:an? |the )?(.+)$/i;
const WHICH =
  /^(?:which|what)(?: (?:http|sql|of the|programming|network|famous))? ([a-z ]+?) (?:are|have|use) (.+)$/i;
/** Said beside a property, and asks for nothing else. */
const IDLE =
  /(?:,? (?:or not|by default|in general|really|actually|nowadays|anymore|any more|in practice|in http|in rest|, and why))+$/i;
/** "why is PUT idempotent but POST not" */
const CONTRAST =
  /,? (?:and|but|while|when) (?:[\w.+# -]{2,20}) (?:is|are)?(?: ?n[o']t| ?isn't| ?aren't)(?: .{2,20})?$/i;
const LANGUAGE =
  /^(.+) in (python|javascript|js|java|go|golang|rust|c|c\+\+|c#|ruby|php|bash|zsh|sql|json)$/i;
const KIND =
  '(?: (?:methods?|requests?|verbs?|languages?|algorithms?|protocols?|databases?|calls?|hash(?:es)?|problem|runtime|itself|objects?|keys?))?';

/** Answers questions on well-known properties: "is PUT idempotent", "which sorts are stable". */
export const properties: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST) return undefined;
    const plain = message
      .replace(/["`“”]/g, '')
      .replace(/[’]/g, "'")
      .replace(/[?.!\s]+$/, '')
      .replace(/^(?:in )?(?:http|rest|sql|networking|programming)[:,] ?/i, '')
      .replace(IDLE, '');
    const [, kind = '', wanted = ''] = WHICH.exec(plain) ?? [];
    if (wanted !== '') return listed(kind.toLowerCase(), wanted);
    const [, verb = '', rest = ''] = ASKED.exec(plain) ?? [];
    if (rest === '') return undefined;
    const isWhy = /^why/i.test(verb);
    const said = isWhy ? rest.replace(CONTRAST, '') : rest;
    const [, before = '', language = ''] = LANGUAGE.exec(said) ?? [];
    return (
      told(verb, said, isWhy) ??
      (language === ''
        ? undefined
        : told(verb, `${language === 'js' ? 'javascript' : language} ${before}`, isWhy))
    );
  },
};

function listed(kind: string, wanted: string): string | undefined {
  return PROPERTIES.find(
    ({ kinds, groups }) =>
      kinds !== undefined &&
      new RegExp(`^(?:${kinds})$`).test(kind) &&
      groups.some(({ asks }) => asks !== '' && new RegExp(`^(?:${asks})$`, 'i').test(wanted)),
  )?.text;
}

function told(verb: string, said: string, isWhy: boolean): string | undefined {
  const lower = said.toLowerCase();
  for (const { text, groups } of PROPERTIES)
    for (const group of groups)
      for (const name of group.names) {
        if (!lower.startsWith(name) && !lower.startsWith('http ')) continue;
        const answer = about(name, group, { text, groups }, { verb, said, isWhy });
        if (answer !== undefined) return answer;
      }
  return undefined;
}

function about(
  name: string,
  group: Group,
  { text, groups }: Property,
  { verb, said, isWhy }: { verb: string; said: string; isWhy: boolean },
): string | undefined {
  const subject = new RegExp(
    `^(?:http )?(${escaped(name)}s?${KIND}) (?:have |use |support |be |itself |still |really |considered )*(.+)$`,
    'i',
  ).exec(said);
  const [, named = '', wanted = ''] = subject ?? [];
  if (wanted === '') return undefined;
  const parts = wanted.split(/,? or (?:is it )?/i);
  const asked = parts.map((part) =>
    groups.find(({ asks }) => asks !== '' && new RegExp(`^(?:${asks})${KIND}$`, 'i').test(part)),
  );
  // "by reference or value": the second half of the choice is short for the first.
  const isMet =
    asked[0] !== undefined &&
    (asked.length === 1 || /^(?:by )?(?:value|reference)$/i.test(parts[1] ?? '') || asked[1] !== undefined);
  if (!isMet) return undefined;
  if (isWhy) return asked[0] === group ? text : undefined;
  const [first = '', ...letters] = named;
  const isSure = groups.length > 1 && asked.length === 1;
  const isNegated = /n't$/i.test(verb);
  const word = !isSure || isNegated ? '' : asked[0] === group ? 'Yes. ' : 'No. ';
  const many = /^are/i.test(verb) || (/^do$/i.test(verb) && /s$/.test(named));
  return `${bold(`${word}${first.toUpperCase()}${letters.join('')} ${many ? 'are' : 'is'} ${group.is}.`)} ${text}`;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
