import dashboards from '../data/dashboards.json';
import { capitalized, type PageSettings } from './app-spec.ts';
import {
  currencyIn,
  type Figure,
  figureOf,
  periodsIn,
  type Share,
  SPAN,
  sharesOf,
  wholly,
} from './sample-figures.ts';

const VERBS =
  '(?:that |which )?(?:shows?|displays?|tracks?|monitors?|contains?|has)|showing|displaying|tracking|monitoring|with|to (?:show|see|track|monitor|follow|watch)|where (?:i|we|you) (?:can )?see';
/** "For a small bakery with …", "for my website: …". */
const PURPOSE = new RegExp(
  `^\\s*(?:for|of|about|on) (?:(?:an?|the|my|our|your) )?([^,;:.]{2,40}?)\\s*(?::|\\b(?:${VERBS})\\b)\\s*`,
  'i',
);
const LEAD = new RegExp(
  `^(?:\\s*(?:page|app|application|screen|site|web ?site|view))?[\\s:,]*(?:${VERBS}|for|of)?\\s*`,
  'i',
);
const CHART =
  /^(?:(?:an?|the|some|interactive|simple|nice) )*(?:(?:(line|bar|area|column|pie|donut|doughnut|ring) )?(?:charts?|graphs?|diagrams?|plots?)(?: (?:of|for|with|showing|that shows?))?|(pie|donut|doughnut) (?:of|for)) ?/i;
const AS_CHART =
  / (?:as|in) (?:an? )?(line|bar|column|pie|donut|doughnut) ?(?:s|charts?|graphs?|diagrams?)?$| (line|bar|column|pie|donut|doughnut) (?:charts?|graphs?|diagrams?)$/i;
const CARD =
  /^(?:(?:an?|the|\d|some|key|big|small|summary|stat(?:istic)?s?|number|kpi|metric) )*(?:cards?|tiles?|figures?|numbers?|kpis?|metrics?|widgets?|counters?)(?: (?:for|of|with|showing))? ?/i;
const SMALL = /^(?:(?:an?|the|my|our|total|current|overall|all|number of|amount of|how many|how much) )+/i;
/** Features of dashboards besides figures that this one lacks. */
const NO_FIGURE =
  /\b(?:filters?|pickers?|log ?in|users? can|export|import|download|maps?|real[- ]?time|live|alerts?|notifications?|mode|side ?bar|navigation|menu|search|settings|theme|tabs?|drag|calendar|button|profile|latest|recent|list|feed|comments? section|sort(?:ed|ing|able)?|columns?|rows?|upload)\b/i;
const HAS =
  /^(?:(?:i|we|you|they|users?) (?:can )?|to |where |that )*(?:(?:upload|import|load|open|paste)s? (?:an? |my |our |the |your )?(?:own )?(?:csvs?|tables?|data|spreadsheets?)(?: files?)?|(?:see|get|show)s? (?:an? |the )?tables?)$|^(?:(?:an?|the) )?(?:tables?(?: (?:view|below|underneath))?|trends?|(?:date|time) range(?: (?:filters?|pickers?|selector))?|csv(?: files?)?(?: (?:import|upload))?|(?:sample|example|mock|dummy|demo|fake) data)$/i;

/** The figures are those of a file, whatever they are. */
const OWN_DATA = /\b(?:upload|import|load|open|paste)s?\b.*\b(?:csvs?|tables?|data|spreadsheets?|files?)\b/i;

/** The parts of what follows the word "dashboard"; a list in parentheses stays with its part. */
const itemsOf = (text: string): string[] =>
  text
    .replace(/\(([^()]*)\)/g, (_, inside: string) => ` [${inside.replaceAll(',', '|')}]`)
    .split(/[,:;.]\s*(?:and )?| and | with | plus | showing | as well as /i)
    .map((item) => item.trim())
    .filter((item) => item !== '');

interface Item {
  /** The original words, without the list. */
  readonly plain: string;
  /** The thing that is counted. */
  readonly name: string;
  readonly chart: string;
  /** Named parts of a whole. */
  readonly parts: readonly string[];
}

function readItem(item: string): Item {
  const [, list = ''] = /\[([^\]]*)\]/.exec(item) ?? [];
  const plain = item.replace(/\s*\[[^\]]*\]/, '').replace(/^(?:with|and|showing|also|for) /i, '');
  const [chart = ''] = [CHART, AS_CHART].flatMap(
    (words) => words.exec(plain)?.slice(1).filter(Boolean) ?? [],
  );
  const name = plain.replace(CHART, '').replace(AS_CHART, '').replace(CARD, '').replace(SMALL, '').trim();
  const parts = list.split('|').map((part) => part.trim());
  return { plain, name, chart: chart.toLowerCase(), parts: parts.filter((part) => part !== '') };
}

const isOfParts = ({ name, chart, parts }: Item): boolean =>
  parts.length > 1 || /^(?:pie|donut|doughnut|ring)$/.test(chart) || /^top | (?:by|per) \p{L}+$/iu.test(name);

/** Every third figure has bars, unless the prompt says how it is drawn. */
const chartOf = (chart: string, at: number): Figure['chart'] =>
  /^(?:bar|column)$/.test(chart) || (chart === '' && at % 3 === 1) ? 'bar' : 'line';

function figuresIn(items: readonly Item[], many: number, currency: string) {
  const figures: Figure[] = [];
  const shares: Share[] = [];
  const missing: string[] = [];
  for (const item of items) {
    const { plain, name, chart, parts } = item;
    if (HAS.test(plain) || name === '') continue;
    const share = isOfParts(item) ? sharesOf(name, parts) : undefined;
    // A card with a figure that has a chart is that chart.
    if (chart === '' && figures.some((one) => one.name.toLowerCase() === name.toLowerCase())) continue;
    if (share) shares.push(share);
    else if (name.split(' ').length > 4 || NO_FIGURE.test(name)) missing.push(plain.replace(/^an? /i, ''));
    else figures.push(figureOf(name, chartOf(chart, figures.length), many, currency));
  }
  return { figures, shares, missing };
}

/** The figures that a prompt names, the usual ones of its topic without any; samples until own ones are pasted. */
export function readDashboard(prompt: string, title: string): PageSettings {
  const [said = '', before = '', after = ''] = /^(.*?)\bdashboards?\b(.*)$/is.exec(prompt) ?? [];
  const { periods, said: spans, missing } = periodsIn(prompt);
  const rest = after.replace(SPAN, ' ').replace(/\s+/g, ' ');
  const purpose = PURPOSE.exec(rest)?.[1]?.trim() ?? '';
  const currency = currencyIn(prompt);
  const [, kind = ''] =
    /(?:\b(?:an?|the|my|our|me)\b )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+) $/iu.exec(before) ?? [];
  const items = itemsOf(rest.replace(PURPOSE, '').replace(LEAD, '')).map(readItem);
  const topicIn = (text: string) => dashboards.topics.find(({ words }) => wholly(words).test(text));
  const [only, ...others] = items;
  // "A dashboard showing sales" has the usual figures of sales.
  const isTopic =
    only !== undefined && others.length === 0 && only.chart === '' && topicIn(only.name) !== undefined;
  const named = figuresIn(isTopic ? [] : items, periods.length, currency);
  const isOwn = items.some(({ plain }) => OWN_DATA.test(plain));
  const isNamed = named.figures.length + named.shares.length > 0;
  const topic = isNamed
    ? undefined
    : (topicIn(kind) ??
      topicIn(purpose) ??
      topicIn(only?.name ?? '') ??
      (isOwn ? dashboards.topics[0] : undefined));
  const figures = topic?.figures.map((name, at) => figureOf(name, chartOf('', at), periods.length, currency));
  const share = topic?.share === undefined ? undefined : sharesOf(topic.share, []);
  const name = title === 'Dashboard' ? titleOf(kind, purpose) : title;
  return {
    title: name,
    settings: {
      title: name,
      periods,
      figures: figures ?? named.figures,
      shares: share ? [share] : named.shares,
    },
    used: `${spans} ${said.replaceAll(/[()]/g, ' ')}`,
    missing: [...named.missing, ...missing],
    ...(figures === undefined && !isNamed && { isEmpty: true }),
  };
}

const titleOf = (kind: string, purpose: string): string => {
  const head =
    kind === '' || /^(?:an?|simple|make|build|create|me)$/i.test(kind)
      ? 'Dashboard'
      : `${capitalized(kind)} dashboard`;
  return purpose === '' ? head : `${head} for ${purpose}`;
};
