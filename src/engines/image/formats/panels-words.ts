import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Brief } from './brief.ts';
import { capitalised, listIn } from './flow-lists.ts';
import {
  decisionsIn,
  type FlowNode,
  flowIn,
  type Levels,
  levelsIn,
  numberedFlow,
  questionIn,
} from './flow-words.ts';
import { postsIn } from './org-chart.ts';

/** One step of several, or an event with its date. */
export interface Station {
  readonly head: string;
  readonly text: string;
}

/** One side of a comparison. */
export interface Column {
  readonly head: string;
  readonly points: readonly string[];
}

/** Words in boxes, in the place of numbers. */
export type Panels =
  | {
      readonly kind: 'stations';
      readonly title: string;
      readonly stations: readonly Station[];
      /** A sentence for the user. */
      readonly note?: string;
      /** From left to right. */
      readonly isAcross?: boolean;
    }
  | { readonly kind: 'posts'; readonly title: string; readonly top: NonNullable<ReturnType<typeof postsIn>> }
  | {
      readonly kind: 'flow';
      readonly title: string;
      readonly nodes: readonly FlowNode[];
      /** A sentence for the user. */
      readonly note?: string;
    }
  | { readonly kind: 'levels'; readonly title: string; readonly levels: Levels }
  | {
      readonly kind: 'columns';
      readonly title: string;
      readonly columns: readonly Column[];
      /** A sentence for the user. */
      readonly note?: string;
    };

/** More would be too small. */
const MOST_STATIONS = 8;

/** "Timeline: 1969 …", "four steps: 1. …", "cats vs dogs: …"; undefined for a chart of numbers. */
export function panelsIn(
  { rest: all, phrase }: Pick<Brief, 'rest' | 'phrase'>,
  hasValues: boolean,
): Panels | undefined {
  const unlabelled = all.replace(OF_STEPS, '').replace(WITH_LABELS, '');
  // "Two servers and a printer" are no step.
  const said = /\bdiagram\b/.test(phrase) ? unlabelled.replace(AND_ANOTHER, ', ') : unlabelled;
  const panels = panelsOf(said, phrase, hasValues);
  return panels?.kind === 'stations' && ACROSS.test(all) ? { ...panels, isAcross: true } : panels;
}

const ACROSS =
  /\bfrom\s+left\s+to\s+right\b|\bleft[\s-]to[\s-]right\b|\bhorizontal(?:ly)?\b|\bside\s+by\s+side\b|\bin\s+(?:a|one)\s+row\b/i;
/** "Five steps from left to right with arrows", after the list: it says how they are laid out. */
const OF_STEPS =
  /(?<=:[^:]+,[^:]*?)[.;,]\s*(?:in\s+)?(?:\d+|two|three|four|five|six|seven|eight)\s+(?:steps|stages|boxes|parts|phases)\b[^:,]*$|,?\s+(?:from\s+left\s+to\s+right|left[\s-]to[\s-]right)\b(?:\s+with\s+arrows(?:\s+between(?:\s+them)?)?)?/iu;

/** They are on every box. */
const WITH_LABELS =
  /(?<=:.*)[,;]?\s+(?:and\s+)?with\s+(?:(?:clear|short|simple|their)\s+)?(?:labels|captions|names)\s*[.]?$/iu;
const AND_ANOTHER = /(?<=:.*)\s+and\s+(?=(?:an?|two|three|four|\d+)\s)/giu;

function panelsOf(said: string, phrase: string, hasValues: boolean): Panels | undefined {
  const rest = said.replace(DASHED, '$1 $2: ');
  const hasRows = hasValues && !isCounted(rest);
  const colons = [...rest.matchAll(/:(?!\d)/g)].map(({ index }) => index);
  const [first, last] = [colons[0] ?? rest.length, colons.at(-1) ?? rest.length];
  const [opening, list] = [rest.slice(0, last), rest.slice(last + 1)];
  if (/\btime ?line\b/i.test(phrase)) {
    const [, about = opening, dates = rest] =
      list === '' ? (BEFORE_DATES.exec(rest) ?? []) : ['', opening, list];
    return stationsOf(titleOf(about), dated(dates)) ?? yearsAlone(rest) ?? milestonesIn(rest);
  }
  const [before, after] = [rest.slice(0, first), rest.slice(first + 1)];
  if (/\borg|\bhierarchy\b/i.test(phrase)) {
    const top = postsIn((after || before).replace(/,\s*(?:plain|simple)\s+boxes\b.*$/i, ''));
    if (top) return { kind: 'posts', title: (after && titleOf(before)) || titleCase(phrase), top };
    const levels = levelsIn(after || before.replace(OF_KIND, ''));
    return levels.length > 1 ? { kind: 'levels', title: after ? titleOf(before) : '', levels } : undefined;
  }
  if (/\bflow|\bprocess\b|\bdecision\b/i.test(phrase)) {
    const listed = after.trim() || listIn(before);
    const title = titleOf(
      after.trim() ? before : before.slice(0, before.length - listed.length).replace(LEAD_IN, ''),
    );
    const nodes = flowIn(listed);
    if (nodes.length > 1) return { kind: 'flow', title, nodes };
    const question = questionIn(before);
    const { count, said } = decisionsIn(before);
    const isNamed = count === 0 || OF_KIND.exec(before)?.[0].includes(said);
    return {
      kind: 'flow',
      title: titleOf(isNamed ? before : withoutDecision(before, said)),
      nodes: question ?? numberedFlow(count),
      note: question
        ? 'the prompt does not say what decides it, so the chart has only the question'
        : count > 0
          ? 'the prompt does not say what the steps are and what is decided, so the boxes are only placeholders'
          : 'the prompt does not say what the steps are, so they are only numbered',
    };
  }
  const bare = list === '' || !hasRows ? UNNAMED.exec(list || opening) : null;
  if (bare && /\binfographic|\bguide\b|\bposter|\bdiagram/i.test(phrase)) {
    const [, number = '', noun = ''] = bare;
    const count = NUMBER_WORDS.get(number.toLowerCase()) ?? Number(number);
    const names = Array.from({ length: count || 0 }, (_, n) => ({
      head: String(n + 1),
      text: `${capitalised(noun.toLowerCase().replace(/ie$/, 'y'))} ${n + 1}`,
    }));
    const about = titleOf(opening.split(',')[0] ?? '') || titleOf(list.replace(IN_STEPS, ''));
    return stationsOf(
      about.replace(
        /\s+(?:with|in)\s+\w+\s+(?:step|fact|tip|rule|way|reason|stage|section|part|categorie|topic|area|point|panel|phase)s$/i,
        '',
      ),
      names,
    );
  }
  if (/\bcomparison\b|\b(?:vs|versus|compar(?:ing|ed?))\b|\bpros and cons\b/i.test(`${phrase} ${opening}`))
    return comparison(rest.slice(0, first), rest.slice(first + 1));
  const isOfSteps =
    /\b(?:steps?|flow|process|how to|stages|guide|tips|rules|ways|reasons|facts|infographic|diagram)\b/i.test(
      `${phrase} ${opening}`,
    );
  if (list === '' || hasRows || !(isOfSteps || /\b1[.)]\s/.test(list))) return undefined;
  const [, own = ''] = OWN_KIND.exec(opening) ?? [];
  return stationsOf(titleOf(opening) || titleCase(own), steps(list));
}

/** "Network diagram": where nothing else is said, that is the title. */
const OWN_KIND =
  /(?<!\p{L})((?!(?:an?|simple|clear|clean|labell?ed|small|minimal|the|neat|basic)\s)\p{L}+\s+diagram)\s*$/iu;

const PARTS = '(?:steps?|facts?|tips?|rules?|ways?|reasons?|stages?|phases?|how\\s+to)';
/** "Infographic: 4 steps to make tea - boil water, wait": the list is after the dash. */
const DASHED = new RegExp(
  `^([^:]*?):?\\s+((?=[^:,]*\\b${PARTS}\\b)[^:,]*?)\\s+[-–—]+\\s+(?=[^,;]+[,;])`,
  'iu',
);
const NUMBERED = new RegExp(
  `\\b(${[...NUMBER_WORDS.keys()].join('|')}|\\d+)\\s+(?:[a-z]+\\s+)?${PARTS}\\b[^:]*:(.*)$`,
  'isu',
);

/** "Four steps: boil water, wait 3 minutes, …" are as many as are named, and their numbers are no values. */
function isCounted(rest: string): boolean {
  const [, number = '', list = ''] = NUMBERED.exec(rest) ?? [];
  const count = NUMBER_WORDS.get(number.toLowerCase()) ?? Number(number);
  return list !== '' && clausesOf(list).length === count;
}

const IN_STEPS =
  /\s*\b(?:in|with)\s+(?:\d+|two|three|four|five|six|seven|eight)\s+(?:\w+\s+)?(?:step|fact|tip|rule|way|reason|stage)s\b.*$/iu;

/** "Four steps", and nothing that says which. */
const UNNAMED =
  /(?:^|\s)(\d+|two|three|four|five|six|seven|eight)\s+(?:\w+\s+)?(step|fact|tip|rule|way|reason|stage|section|part|categorie|topic|area|point|panel|phase)s\b/iu;

/** "Of space flight with 1957 Sputnik": what comes before the dates is the title. */
const BEFORE_DATES = /^(.*?)(?:\s+(?:with|from|showing|including)|,)?\s+((?:1[0-9]|20)\d\d\b.*)$/su;

const stationsOf = (title: string, stations: readonly Station[]): Panels | undefined =>
  stations.length > 1 ? { kind: 'stations', title, stations: stations.slice(0, MOST_STATIONS) } : undefined;

const withoutDecision = (text: string, said: string): string => {
  const [before = '', after = ''] = text.split(said, 2);
  return `${before.replace(LEAD_IN, '')} ${after}`.trim();
};

const LEAD_IN = /\s*\b(?:with|showing|where|that\s+\w+|in\s+which|going\s+from|from)\s*$/iu;

const OF_KIND =
  /^.*?\b(?:timeline|time line|infographic|diagram|flow ?chart|flow diagram|process diagram|decision tree|decision diagram|org(?:ani[sz]ation)? chart|comparison(?: chart)?|guide|chart|poster)s?\b(?:\s+(?:infographic|chart|diagram|poster)\b)?(?:\s+(?:of|for|about|on|showing|with|comparing)|:)?\s*/iu;

/** "Infographic with four steps to plant a tree" is about four steps to plant a tree. */
const titleOf = (opening: string): string =>
  titleCase(
    opening
      .replace(OF_KIND, '')
      .replace(/^(?:the|a|an|our|my)\s+/i, '')
      .trim(),
  );

const YEAR =
  '(?:(?:c\\.|ca\\.|around|in)\\s*)?(?:\\d{3,4}s?(?:\\s*(?:BCE?|CE|AD))?|\\d{1,2}(?:st|nd|rd|th)\\s+century)';
const DAY =
  '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?(?:\\s+\\d{1,4})?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:week|day|month|year|age|phase|q)\\s*\\d+|\\d{1,2}(?::\\d{2})?\\s*(?:am|pm)|\\d{1,2}:\\d{2})';
const DATED = new RegExp(`^(${YEAR}|${DAY})\\b\\s*[:–-]?\\s*(.+)$`, 'iu');
const DATED_LAST = new RegExp(`^(.+?)\\s*[,:–-]?\\s*\\(?\\b(?:in\\s+|on\\s+)?(${YEAR}|${DAY})\\)?$`, 'iu');

/** "1961 1965 1969": nobody says what happened then. */
function yearsAlone(rest: string): Panels | undefined {
  const years = [...rest.matchAll(/(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/gu)].map(([year]) => year);
  const [about = ''] = rest
    .replace(OF_KIND, '')
    .split(',')
    .map((clause) =>
      clause
        .replace(/(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/gu, '')
        .replace(/[\s:–-]+$/u, '')
        .trim(),
    )
    .filter(
      (clause) =>
        clause !== '' && !/\d|^(?:simple|small|with|one)\b|\b(?:drawing|picture|icon)s?\b/iu.test(clause),
    );
  const panels = stationsOf(
    titleOf(about),
    years.map((head) => ({ head, text: '' })),
  );
  return panels?.kind === 'stations'
    ? { ...panels, note: `the prompt does not say what happened in ${years.join(', ')}` }
    : undefined;
}

const MONTHS_OF = new RegExp(
  `\\b(?:from|between)\\s+(${DAY})\\s+(?:to|until|till|and|-|–)\\s+(${DAY})(?:,?\\s+with)?(?:\\s+(?:the\\s+)?(?:milestones?|phases|stages|events|steps))?\\s*:?\\s+(.+)$`,
  'iu',
);

/** "From January to June with milestones kickoff, beta": in their order, and at no date. */
function milestonesIn(rest: string): Panels | undefined {
  const found = MONTHS_OF.exec(rest);
  const [, from = '', to = '', list = ''] = found ?? [];
  const about = titleCase(
    rest
      .slice(0, found?.index ?? 0)
      .replace(/^\s*(?:an?|the|our|my)\s+/iu, '')
      .trim(),
  );
  const panels = stationsOf(`${about}, ${capitalised(from)} – ${capitalised(to)}`, steps(list));
  return panels?.kind === 'stations'
    ? { ...panels, note: 'the prompt gives no dates for the milestones, so they are only in their order' }
    : undefined;
}

/** "1957 Sputnik 1961 Gagarin": no comma parts the events. */
const withCommas = (list: string): string =>
  /^\s*(?:1[0-9]|20)\d\d\s+\p{L}/u.test(list)
    ? list.replace(
        /(?<=\p{L})(?<!\b(?:to|in|and|until|till|from|since|of))\s+(?=(?:1[0-9]|20)\d\d\s+\p{L})/gu,
        ', ',
      )
    : list;

const dated = (list: string): Station[] =>
  clausesOf(withCommas(list)).flatMap((part) => {
    const [, when, what] = DATED.exec(part) ?? [];
    const [, late = '', date] = when ? [] : (DATED_LAST.exec(part) ?? []);
    const head = when ?? date;
    return head ? [{ head, text: capitalised(what ?? late) }] : [];
  });

const clausesOf = (list: string): string[] =>
  list
    .split(/\s*[;,\n]\s*(?:and\s+)?|\.\s+|\s+and\s+(?=\d)|\s+→\s+|\s+->\s+/u)
    .map((part) => part.trim().replace(/[.]$/, ''))
    .filter((part) => part !== '');

function steps(list: string): Station[] {
  const numbered = list
    .split(/\s*(?:^|\s|[,;])(?:step\s+)?\d{1,2}[.):]\s+/iu)
    .filter((part) => part.trim() !== '');
  const parts = numbered.length > 1 ? numbered : clausesOf(list.replace(/,?\s+(?:and\s+)?then\s+/giu, ', '));
  return parts.map((part, at) => ({
    head: String(at + 1),
    text: capitalised(
      part
        .trim()
        .replace(/^(?:and\s+)?(?:then\s+)?/i, '')
        .replace(/[.,;]$/, ''),
    ),
  }));
}

const PAIR =
  /(?:\b(?:of|between|comparing|compare)\s+)?((?:an?\s+|the\s+)?[\p{L}' -]+?)\s+(?:and|vs\.?|versus|with|to)\s+((?:an?\s+|the\s+)?[\p{L}' -]+)$/iu;

/** "Comparison of cats and dogs: cats are quiet, clean; dogs are loyal". */
function comparison(said: string, list: string): Panels | undefined {
  const [wish = '', number = '', noun = ''] = IN_CATEGORIES.exec(said) ?? [];
  const count = NUMBER_WORDS.get(number.toLowerCase()) ?? (Number(number) || 0);
  const opening = said.replace(wish, '').trim();
  const about = opening
    .replace(OF_KIND, (kind) => (PAIR.test(kind) ? kind.replace(/\s+\S+\s*$/, '') : ''))
    .trim();
  const [, first = '', second = ''] = PAIR.exec(about) ?? [];
  const heads = [first, second].map((one) => one.trim().replace(/^(?:an?|the)\s+/i, ''));
  const [one = '', other = ''] = heads;
  if (one === '' || other === '') return undefined;
  const parts = list.split(/\s*[;.|]\s*/).filter((part) => part !== '');
  const named = parts.length === 1 && wish !== '' ? pointsOf(list, '') : [];
  const numbered = Array.from({ length: Math.min(6, count) }, (_, n) =>
    capitalised(`${noun.replace(/ies$/i, 'y').replace(/s$/i, '').toLowerCase()} ${n + 1}`),
  );
  const columns = heads.map((head, at) => {
    const own = parts.find((part) => startsWith(part, head)) ?? (parts.length === 2 ? parts[at] : undefined);
    const points = own === undefined ? [] : pointsOf(own, head);
    return {
      head: titleCase(head),
      points: points.length > 0 ? points : named.length > 0 ? named : numbered,
    };
  });
  const isEmpty = parts.length < 2;
  return {
    kind: 'columns',
    title: `${titleCase(one)} vs ${titleCase(other)}`,
    columns,
    ...(isEmpty && {
      note: `the prompt does not say how they differ${named.length > 0 ? '' : count > 0 ? `, so the ${noun.toLowerCase()} are only numbered` : ', so the boxes are empty'}`,
    }),
  };
}

/** "In three categories". */
const IN_CATEGORIES =
  /\s*,?\s*\b(?:in|by|across|on|with|under|for)\s+(?:the\s+)?(?:(\d+|two|three|four|five|six)\s+)?(?:(?:different|main|key|other|separate)\s+)?(categories|points|aspects|areas|criteria|respects|topics|ways|features|traits|facts|rows|sections|fields)\b/iu;

const startsWith = (part: string, head: string): boolean =>
  part.trim().toLowerCase().startsWith(head.toLowerCase());

const pointsOf = (part: string, head: string): string[] =>
  (startsWith(part, head) ? part.trim().slice(head.length) : part)
    .replace(/^\s*(?::|are|is|have|has|can)?\s*/i, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((point) => capitalised(point.trim()))
    .filter((point) => point !== '')
    .slice(0, 6);
