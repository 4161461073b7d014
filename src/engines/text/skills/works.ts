import stored from '../data/works.json';
import { bold, type Skill } from '../skill.ts';

interface Work {
  readonly title: string;
  readonly by: string;
  readonly year: string | undefined;
  readonly place: string | undefined;
  readonly verb: 'wrote' | 'painted' | 'composed';
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[^a-z0-9'+#]+/g, ' ')
    .trim();

const worksOf = (verb: Work['verb']): readonly Work[] =>
  stored[verb].split('\n').map((line) => {
    const [title = '', by = '', year, place] = line.split('|');
    return { title, by, year, place, verb };
  });
/** Longest first: "Alice in Wonderland" is no "Alice". */
const WORKS: readonly Work[] = (['wrote', 'painted', 'composed'] as const)
  .flatMap(worksOf)
  .toSorted((a, b) => b.title.length - a.title.length);
const ELEMENTS = stored.elements.split(' ');

/** Verbs and nouns that ask for the maker of each kind. */
const MAKERS = {
  wrote: /\b(?:wrote|written|writer|author|write)\b/,
  painted: /\b(?:painted|painter|painting|artist|paint)\b/,
  composed: /\b(?:composed|composer|wrote|written|compose)\b/,
};
const ANY_MAKER = /\b(?:made|created|creator|by whom)\b/;
const WHEN = /\b(?:when|year|date)\b/;
const WHERE = /\b(?:where|museum|gallery|hangs?|city)\b/;
/** With any other word it is another question. */
const AROUND =
  /\b(?:who|whom|whose|wrote|written|writer|author|write|painted|painter|painting|artist|paint|composed|composer|compose|made|created|creator|is|was|were|the|a|an|of|by|and|in|on|at|which|what|when|year|date|where|museum|gallery|hangs?|hanging|it|does|did|do|can|i|see|famous|book|novel|play|story|poem|picture|opera|ballet|symphony|piece|series|books|published|come|came|out|first|city|located|shown|kept|display|tell|me|know|you|find|name|his|her|be|now)\b/g;

const INVENTED =
  /^(?:so )?(?:do you know )?(?:who (?:was it (?:that|who) )?(?:first )?(?:invented|discovered|made|created|designed|developed|built|found|wrote|came up with)|(?:who (?:is|was) |name )?the (?:inventor|creator|discoverer|maker) of|when (?:was|were)|(?:by whom|in (?:which|what) year) (?:was|were)) (?:the )?(?:first )?(?:(?:programming )?language )?(.+?)(?: (?:invented|discovered|created|made|developed|released|(?:programming )?language))*(?: and (?:roughly |about |approximately |in which year |in what year |in )?(?:what |which )?(?:when|year)?(?: was (?:it|that))?)?$/;

/** The makers of well-known works and things, with years; the symbols of the chemical elements. */
export const works: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 160) return undefined;
    const question = plain(message);
    return workAsked(question) ?? invention(question) ?? formula(question) ?? element(message);
  },
};

function workAsked(question: string): string | undefined {
  const work = WORKS.find(({ title }) => titleIn(question, title) !== undefined);
  const name = work && titleIn(question, work.title);
  if (work === undefined || name === undefined) return undefined;
  const rest = ` ${question} `.replace(` ${name} `, ' ');
  const asksWhere = WHERE.test(rest);
  const asksWhen = WHEN.test(rest);
  const asksWho = MAKERS[work.verb].test(rest) || ANY_MAKER.test(rest);
  if (/[a-z0-9]/.test(rest.replace(AROUND, ' ')) || !(asksWho || asksWhere || asksWhen)) return undefined;
  if ((asksWhere && work.place === undefined) || (asksWhen && work.year === undefined)) return undefined;
  const year = work.year === undefined ? '' : ` (${work.year})`;
  const place = work.place === undefined ? '' : ` It is in ${bold(work.place)}.`;
  return `${bold(work.by)} ${work.verb} “${work.title}”${year}.${place}`;
}

/** The title as it stands in the question, with or without its article. */
const titleIn = (question: string, title: string): string | undefined =>
  [plain(title), plain(title).replace(/^(?:the|a) /, '')].find((each) =>
    ` ${question} `.includes(` ${each} `),
  );

function invention(question: string): string | undefined {
  const thing = INVENTED.exec(question)?.[1];
  if (thing === undefined) return undefined;
  const line = stored.invented
    .split('\n')
    .find((each) => each.slice(0, each.indexOf('|')).split(',').map(plain).includes(thing));
  return line?.slice(line.indexOf('|') + 1);
}

const FORMULA =
  /^(?:what(?:'s| is) |give me |tell me )?(?:the )?(?:chemical |molecular )+formula (?:of|for) (?:the )?(.+)$/;

function formula(question: string): string | undefined {
  const name = FORMULA.exec(question)?.[1];
  const found = stored.formulas.split('|').find((each) => each.slice(0, each.lastIndexOf(' ')) === name);
  return found && `The chemical formula of ${name} is ${bold(found.slice(found.lastIndexOf(' ') + 1))}.`;
}

const SYMBOL =
  /\b(?:symbol|abbreviation|atomic number)(?: (?:of|for))?(?: the)?(?: (?:chemical )?element)? ([a-z]+)[?.! ]*$/i;
const OF_SYMBOL =
  /\b(?:element|chemical|metal)\b.*\b(?:symbol|abbreviated(?: as)?|called) ["'“]?([A-Z][a-z]?)["'”]?[?.! ]*$|\bsymbol ["'“]?([A-Z][a-z]?)["'”]? (?:stand|mean)/;
const NUMBERED = /\belement\b.*\b(?:atomic )?number (\d{1,2})[?.! ]*$/i;
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  aluminum: 'Aluminium',
  sulphur: 'Sulfur',
  cesium: 'Caesium',
};

function element(message: string): string | undefined {
  const name = SYMBOL.exec(message)?.[1]?.toLowerCase();
  const symbol = OF_SYMBOL.exec(message);
  const number = NUMBERED.exec(message)?.[1];
  const at = ELEMENTS.findIndex((each, place) =>
    place % 2 === 0
      ? each === (symbol?.[1] ?? symbol?.[2]) || place / 2 + 1 === Number(number)
      : name !== undefined &&
        each === (OTHER_SPELLINGS[name] ?? name.replace(/^./, (first) => first.toUpperCase())),
  );
  if (at < 0) return undefined;
  const place = at - (at % 2);
  return `${ELEMENTS[place + 1]}: symbol ${bold(ELEMENTS[place] ?? '')}, atomic number ${bold(String(place / 2 + 1))}.`;
}
