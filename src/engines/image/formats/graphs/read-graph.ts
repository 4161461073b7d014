import { singularForm } from '../../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../../prompt/modifiers.ts';
import { capitalised } from '../flow-lists.ts';

interface GraphNode {
  readonly text: string;
  /** The row that it is in, from the top. */
  readonly row: number;
  /** A database, a cache, a queue: drawn as a drum. */
  readonly isStore: boolean;
}

export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  readonly label?: string;
  /** Beside the boxes: not from one row to the next. */
  readonly isBack?: boolean;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

const MOST_NODES = 16;
const MOST_ALIKE = 6;
const ARROW = /\s*(?:->|→|=>|-->|>)\s*/u;
const STORE =
  /\b(?:databases?|db|postgres\w*|mysql|mariadb|mongo\w*|sqlite|redis|memcached|cache|dynamo\w*|cassandra|elastic\w*|s3|buckets?|blob|storage|store|warehouse|data ?lake|queue|kafka|rabbitmq|sqs|broker|topic|disk|volume|replicas?|primary|snowflake|bigquery)\b/iu;
const NUMBER = `an?|the|its|${[...NUMBER_WORDS.keys()].join('|')}|\\d{1,2}`;
/** "A primary with two replicas": they hang below it. */
const WITH = new RegExp(
  `^(.+?)\\s+(?:with|and)\\s+((?:${NUMBER})\\s+)?((?:\\p{L}[\\p{L}-]*\\s+)?(?:replicas?|standbys?|followers?|backups?|mirrors?|sidecars?|slaves?|failovers?))$`,
  'iu',
);
const BEHIND = /^(.+?)\s+(?:behind|after)\s+(.+)$/iu;
const BEFORE = /^(.+?)\s+(?:in front of|before)\s+(.+)$/iu;
const VERB =
  '(?:talk|connect|send|write|read|call|publish|push|forward|route|feed|point|stream|deploy|lead|flow|go|post|load|save|report|ship)';
const CARGO = '(?:\\s+(?:data|events?|messages?|requests?|traffic|logs|metrics|jobs|files|images?))?';
/** "The gateway calls two services", "workers that read from a queue". */
const LEADS = new RegExp(
  `^(.+?)\\s+(?:(?:that|which|is|are)\\s+)*(?:${VERB}(?:e?s|ed|ing)${CARGO}(?:\\s+(?:to|from|into|with|through|onto|on|via))?|${VERB}${CARGO}\\s+(?:to|from|into|with|through|onto|via))\\s+(.+)$`,
  'iu',
);
/** "With a rollback arrow from production to staging", "and a retry loop". */
const BACK =
  /\s*[,;]?\s*(?:(?:and|with|plus)\s+)+(?:an?\s+|the\s+)?(?:(?<label>[\p{L}-]+(?:\s[\p{L}-]+)?)\s+)?(?:arrow|loop|path|edge|line)s?(?:\s+(?:going\s+|leading\s+)?(?:back\s+)?from\s+(?:the\s+)?(?<from>[\p{L}\d -]+?))?(?:\s+(?:going\s+|leading\s+|pointing\s+)?(?:back\s+)?to\s+(?:the\s+)?(?<to>[\p{L}\d -]+?))?\s*[.]?$/iu;
/** They say how the boxes are joined, and are none themselves. */
const ARROWS =
  /\s*[,;.(]?\s*(?:(?:all|and|with|which\s+are)\s+)*(?:(?:connected|joined|linked)\s+(?:by|with|via|using)\s+)?(?:the\s+)?\b(?:arrows|connections|lines)\b(?:\s+(?:(?:in\s+)?between|from|connecting|joining|linking|going|pointing|that|to|for|showing)\b[^:,;]*)?\)?\s*[.]?\s*$/iu;
const PLAIN_BACK = /^(?:an?|the|all|one|single|clear|simple|between|connecting|bent|curved)$/iu;

/**
 * "A load balancer, 3 servers, a cache and a primary with one replica", "commit -> build -> test": boxes and arrows; from a hub they
 * all go to the first. */
export function graphIn(list: string, isHub = false): Graph | undefined {
  const moves = movesIn(list);
  if (moves) return moves;
  const back = BACK.exec(list);
  const isBack = back !== null && !PLAIN_BACK.test(back.groups?.label ?? 'a');
  const said = (isBack ? list.slice(0, back.index) : list).replace(ARROWS, '');
  const isChain = ARROW.test(said);
  const texts: string[] = [];
  const rows = new Map<number, number>();
  const edges: GraphEdge[] = [];
  const add = (text: string, row: number): number => {
    const known = texts.findIndex((one) => one.toLowerCase() === text.toLowerCase());
    if (known >= 0) return known;
    rows.set(texts.length, row);
    return texts.push(text) - 1;
  };
  const join = (from: readonly number[], to: readonly number[]): void => {
    for (const one of from)
      for (const other of to)
        if (one !== other && !edges.some((edge) => edge.from === one && edge.to === other))
          edges.push({ from: one, to: other });
  };
  let last: readonly number[] = [];
  let beforeStores: readonly number[] = [];
  const rowOf = (ones: readonly number[]): number => Math.max(-1, ...ones.map((one) => rows.get(one) ?? -1));
  const place = (part: string): readonly number[] => {
    const own = WITH.exec(part);
    if (own) {
      const parent = place(own[1] ?? '');
      const children = boxesOf(`${own[2] ?? 'a '}${own[3]}`).map((one) => add(one, rowOf(parent) + 1));
      join(parent, children);
      return parent;
    }
    const boxes = part.split(/\s+(?:and|&|\+)\s+|\s*,\s*/u).flatMap(boxesOf);
    const isStore = boxes.every((one) => STORE.test(one));
    // A cache and a database are both used by what is before them.
    const from =
      isHub && texts.length > 0 ? [0] : isStore && !isChain && beforeStores.length > 0 ? beforeStores : last;
    const ids = boxes.map((one) => add(one, rowOf(from) + 1));
    join(from, ids);
    beforeStores = isStore ? from : [];
    last =
      isStore && !isChain && from === beforeStores && last.length > 0 && from !== last
        ? [...last, ...ids]
        : ids;
    return ids;
  };
  for (const part of partsOf(said, isChain)) {
    const behind = BEHIND.exec(part);
    const before = BEFORE.exec(part);
    const leads = isChain ? null : LEADS.exec(part);
    const [first, second] = behind
      ? [behind[2], behind[1]]
      : before
        ? [before[1], before[2]]
        : leads
          ? [leads[1], leads[2]]
          : [];
    if (first === undefined || second === undefined) {
      place(part);
      continue;
    }
    const known = texts.findIndex((one) => one.toLowerCase() === nameOf(first).toLowerCase());
    if (known >= 0) last = [known];
    else place(first);
    beforeStores = [];
    place(second);
  }
  if (texts.length < 2 || texts.length > MOST_NODES) return undefined;
  const nodes = texts.map((text, at) => ({ text, row: rows.get(at) ?? 0, isStore: STORE.test(text) }));
  const { label = '', from = '', to = '' } = back?.groups ?? {};
  const find = (name: string): number =>
    name === '' ? -1 : texts.findIndex((text) => text.toLowerCase().includes(nameOf(name).toLowerCase()));
  const start = find(from) >= 0 ? find(from) : texts.length - 1;
  const end = find(to) >= 0 ? find(to) : Math.max(0, start - 1);
  return {
    nodes,
    edges: isBack ? [...edges, { from: start, to: end, label: capitalised(label), isBack: true }] : edges,
  };
}

const MOVE = /^(.+?)(?:\s+(?:on|when|if|after|upon)\s+(.+?)|\s*:\s*(.+?))?$/iu;

/** "Idle -> brewing on coin, brewing -> idle on done": each clause has its own arrows, with what leads along them. */
function movesIn(list: string): Graph | undefined {
  const clauses = list
    .split(/\s*[,;\n]\s*(?:and\s+)?/iu)
    .map((clause) => clause.replace(/[.\s]+$/u, ''))
    .filter((clause) => clause !== '');
  if (clauses.length < 2 || !clauses.every((clause) => ARROW.test(clause))) return undefined;
  const rows = new Map<string, number>();
  const edges: GraphEdge[] = [];
  for (const clause of clauses) {
    let last: string | undefined;
    for (const part of clause.split(ARROW)) {
      const [, said = part, event, named] = last === undefined ? [] : (MOVE.exec(part) ?? []);
      const text = nameOf(said);
      const from = last === undefined ? -1 : (rows.get(last) ?? 0);
      const row = rows.get(text) ?? from + 1;
      rows.set(text, row);
      const texts = [...rows.keys()];
      if (last !== undefined)
        edges.push({
          from: texts.indexOf(last),
          to: texts.indexOf(text),
          label: event ?? named ?? '',
          isBack: row !== from + 1,
        });
      last = text;
    }
  }
  const nodes = [...rows].map(([text, row]) => ({ text, row, isStore: STORE.test(text) }));
  return nodes.length < 2 || nodes.length > MOST_NODES ? undefined : { nodes, edges };
}

function partsOf(list: string, isChain: boolean): string[] {
  const split = isChain
    ? list.split(/\s*(?:->|→|=>|-->|>|;)\s*/u)
    : list.split(
        /\s*(?:;|,\s*(?:and\s+)?(?:then\s+)?|\bthen\b)\s*|\s+(?:and|plus)\s+(?!(?:one|an?|two)\s+(?:\p{L}+\s)?(?:replica|standby|backup))/iu,
      );
  return split
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|then)\s+/iu, '')
        .replace(/[.]$/, ''),
    )
    .filter((part) => part !== '');
}

const nameOf = (said: string): string =>
  capitalised(said.trim().replace(/^(?:an?|the|its|our|my|one)\s+/iu, ''));

/** "3 web servers" are three boxes. */
function boxesOf(part: string): string[] {
  const [first = '', ...others] = part.trim().split(/\s+/u);
  const count = NUMBER_WORDS.get(first.toLowerCase()) ?? (/^\d{1,2}$/.test(first) ? Number(first) : 1);
  if (count < 2 || others.length === 0) return part.trim() === '' ? [] : [nameOf(part)];
  const name = capitalised(others.join(' ').replace(/\S+$/u, (word) => singularForm(word)));
  return count > MOST_ALIKE
    ? [capitalised(part.trim())]
    : Array.from({ length: count }, (_, n) => `${name} ${n + 1}`);
}
