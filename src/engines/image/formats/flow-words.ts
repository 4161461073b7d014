import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { capitalised, withQuestions } from './flow-lists.ts';

/** A box of a flow chart; a decision has two ways on. */
export interface FlowNode {
  readonly text: string;
  readonly isDecision: boolean;
  /** "Restocked or scrapped": what may come in its place, beside it. */
  readonly or?: readonly string[];
  /** The box for "no", beside the way down. */
  readonly no?: string;
  /** Both ways lead to the next box. */
  readonly isOpen?: boolean;
  /** "Link expired?": "no" leads on, and "yes" to the side. */
  readonly isOnNo?: boolean;
  /** After "no" the chart goes on below the next box. */
  readonly joins?: boolean;
  /** After "no" the chart goes back up to this box. */
  readonly back?: number;
}

/** Rows of boxes, each below the first box of the row before it. */
export type Levels = readonly (readonly string[])[];

const MOST_NODES = 8;
/** Ends that follow on "no". */
const BAD =
  /\b(?:cancel|lock|reject|refus|den(?:y|ied)|error|fail|retry|again|abort|stop|decline|block|inform|apolog|return|repair|fix)\w*/i;
const LEADS =
  '(?:(?:it\\s+)?(?:goes|leads|continues|moves|branches|points|loops)(?:\\s+on)?\\s+(?:to\\s+)?|then\\s+)?';
/** Who asks so goes on where it is not so. */
const TROUBLE =
  /\b(?:expired|fail(?:ed|s)?|invalid|wrong|missing|blocked|locked|errors?|rejected|declined|denied|taken|full|broken|out of stock|crash(?:ed|es)|too \w+)\?$/i;
const YES = new RegExp(`^(?:if\\s+)?yes\\b\\s*(?:[:,→–]|->|-(?=\\s)|=)?\\s*${LEADS}`, 'i');
const NO = new RegExp(
  `^(?:if\\s+)?(?:no|not|otherwise|else)\\b\\s*(?:[:,→–]|->|-(?=\\s)|=)?\\s*${LEADS}`,
  'i',
);
/** "Back to check stock": to a box that is there already. */
const BACK =
  /^(?:(?:and|then|go|goes|going|loop|loops|return|returns|jump|jumps)\s+)*(?:back\s+(?:up\s+)?)?to\s+(?:the\s+)?(.+)$/i;
const OPEN = /\s*\(?\byes\s*(?:\/|or)\s*no\)?\s*\??$/i;

const DONE: FlowNode = { text: 'Done', isDecision: false };
/** "Three boxes at the end": how it closes, and no step. */
const ENDS_IN =
  /\s*[,;]?\s*(?:and\s+|with\s+)*(two|three|four|[2-4])\s+(?:end\s+)?(?:boxes|ends|endings|outcomes|results)\s*(?:(?:at|in)\s+the\s+end|as\s+(?:the\s+)?ends?)?\s*[.]?$/iu;
/** "Is it late? yes/no": both ways are there, and no word says where they lead. */
const BOTH = /\?\s*[,(]?\s*yes\s*(?:\/|or)\s*no\)?\s*(?:->|→|,|;|$)?/iu;

/** "Enter code, code correct?, open door, error": boxes from top to bottom, a diamond for what is asked. */
export function flowIn(listed: string): readonly FlowNode[] {
  const [ends = '', number = ''] = ENDS_IN.exec(listed) ?? [];
  const said = listed.replace(ends, '').replace(BOTH, '? ');
  const isOpen = BOTH.test(listed);
  const parts = withQuestions(said)
    .split(
      /\s*(?:[,;\n]|→|->|\.\s|\band then\b|\bthen\b)\s*(?:and\s+)?|(?<=\?)\s+|\s+(?=if (?:yes|no|not)\b)|\s+(?=(?:yes|no)\s*:)/iu,
    )
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|start|a|an|the)\s+(?=\S)/i, '')
        .replace(/[.:]$/, ''),
    )
    .filter((part) => part !== '');
  const nodes: FlowNode[] = [];
  for (const [at, part] of parts.entries()) {
    const last = nodes.findLastIndex(({ isDecision }) => isDecision);
    const decision = nodes[last];
    const isFree = decision !== undefined && decision.no === undefined;
    const isLastBad = at === parts.length - 1 && BAD.test(part) && at > 1;
    const isSecondOfTwo = at === parts.length - 1 && last >= 0 && nodes.length === last + 2;
    const text = capitalised(part.replace(YES, '').replace(NO, '').replace(OPEN, '?'));
    const isExplicit = NO.test(part) && nodes.length === last + 2;
    const to = backTo(NO.test(part) ? text : part, nodes);
    if (to >= 0 && decision && to <= last && (isFree ? NO.test(part) : at === parts.length - 1)) {
      const { joins: _, ...own } = decision;
      nodes[last] = { ...own, no: decision.no ?? '', back: to };
      continue;
    }
    // "No: reorder, then pack it": the box is there already.
    const known =
      decision?.no === undefined
        ? -1
        : nodes.findIndex((one) => one.text.toLowerCase() === text.toLowerCase());
    if (decision && known > last) {
      const { joins: _, ...own } = decision;
      nodes[last] = { ...own, back: known };
    } else if (isFree && (NO.test(part) || (!YES.test(part) && (isLastBad || isSecondOfTwo))))
      nodes[last] = {
        ...decision,
        no: text,
        ...(isExplicit && at < parts.length - 1 && { joins: !BAD.test(part) }),
      };
    else if (text !== '') nodes.push({ text, isDecision: /\?$/.test(text) });
  }
  const [end] = nodes.slice(-1);
  const closing = Array.from(
    { length: NUMBER_WORDS.get(number.toLowerCase()) ?? Number(number) },
    (_, n) => `End ${n + 1}`,
  );
  const [first, ...or] = closing;
  const whole = [
    ...nodes.slice(0, MOST_NODES - 1),
    ...(first
      ? [{ text: first, isDecision: false, or }]
      : end?.isDecision
        ? [DONE]
        : nodes.slice(MOST_NODES - 1)),
  ];
  const isTold = parts.some((part) => YES.test(part) || NO.test(part));
  return whole
    .slice(0, MOST_NODES)
    .map((node, at) => {
      const next = whole[at + 1]?.text ?? '';
      const isOnNo = !isTold && TROUBLE.test(node.text) && !BAD.test(next) && (!node.no || BAD.test(node.no));
      return isOnNo ? { ...node, isOnNo } : node;
    })
    .map((node) => (isOpen && node.isDecision && node.no === undefined ? { ...node, isOpen } : node))
    .map((node) => (node.or ? node : withBranches(node)));
}

/** The box that a way leads back to, or -1. */
function backTo(part: string, nodes: readonly FlowNode[]): number {
  const [, name = ''] = /\b(?:back|return|loop|again)/i.test(part) ? (BACK.exec(part) ?? []) : [];
  const said = name.toLowerCase().replace(/\s+(?:again|step|box)$|[?.]/g, '');
  const isThis = ({ text }: FlowNode): boolean => {
    const own = text.toLowerCase().replace('?', '');
    return own === said || own.endsWith(` ${said}`) || said.endsWith(` ${own}`);
  };
  return said === '' ? -1 : nodes.findIndex(isThis);
}

/** "Restocked or scrapped": two ways, of a few words each. */
function withBranches(node: FlowNode): FlowNode {
  const ways = node.isDecision ? [] : node.text.replace(/^either\s+/i, '').split(/\s+or\s+/i);
  const [first = '', ...others] = ways;
  return others.length > 0 && ways.length <= 3 && ways.every((way) => way.split(/\s+/).length <= 4)
    ? { ...node, text: capitalised(first), or: others.map(capitalised) }
    : node;
}

const BELOW =
  /\s*[,;]?\s*(?:\b(?:below|under|beneath|underneath)\b(?:\s+(?:her|him|them|it|that|this|these))?|\breporting to (?:her|him|them|it)\b|->|→|;)\s*[:,]?\s*/iu;

/** "CEO Maria, below her Sales and HR": each row of an organisation chart. */
export const levelsIn = (list: string): Levels =>
  list
    .split(BELOW)
    .map((row) =>
      row
        .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
        .map((name) =>
          capitalised(
            name
              .trim()
              .replace(/^(?:an?|the)\s+/i, '')
              .replace(/[.]$/, ''),
          ),
        )
        .filter((name) => name !== '')
        .slice(0, 6),
    )
    .filter((row) => row.length > 0)
    .slice(0, 4);

const IS_WHETHER =
  /\b(?:whether|if)\s+(?:to\s+(?<deed>.+?)|(?:an?\s+|the\s+|my\s+|your\s+)?(?<what>[\p{L}' -]+?)\s+(?<verb>is|are)\s+(?<how>.+?))(?:\s+or\s+not)?\s*[.?]?$/iu;

/** "How to decide whether a bug is urgent": the question is all that the prompt says. */
export function questionIn(opening: string): readonly FlowNode[] | undefined {
  const { deed, what, verb = '', how } = IS_WHETHER.exec(opening.trim())?.groups ?? {};
  if (deed)
    return [
      { text: `${capitalised(deed)}?`, isDecision: true, no: 'No' },
      { text: 'Yes', isDecision: false },
    ];
  if (!(what && how)) return undefined;
  return [
    { text: `${capitalised(verb)} the ${what} ${how}?`, isDecision: true, no: capitalised(`not ${how}`) },
    { text: capitalised(how), isDecision: false },
  ];
}

/** Boxes for steps that the prompt does not name, and diamonds for as many decisions. */
export const numberedFlow = (decisions = 0): readonly FlowNode[] => {
  const box = (text: string): FlowNode => ({ text, isDecision: false });
  if (decisions === 0) return ['Start', 'Step 1', 'Step 2', 'Step 3', 'End'].map(box);
  const asked = Array.from({ length: Math.min(3, decisions) }, (_, n): FlowNode[] => [
    {
      text: decisions > 1 ? `Decision ${n + 1}?` : 'Decision?',
      isDecision: true,
      no: `If no${n > 0 ? ` (${n + 1})` : ''}`,
    },
    box(`Step ${n + 2}`),
  ]);
  return [box('Start'), box('Step 1'), ...asked.flat(), box('End')];
};

const DECISION =
  /\b(?:(?<number>an?|one|two|three|[123])\s+)?(?:(?:simple|clear|single)\s+)?(?:yes\s*(?:\/|or|and|-)\s*no(?:\s+(?:decision|question|branch|choice)s?)?|decisions?(?:\s+(?:points?|diamonds?|tree|diagram))?|branch(?:es|ing)?|if[\s-]?(?:else|then)|conditions?|choices?)\b/iu;

/** "With a yes/no decision", "two decisions": how many, and the words for them. */
export function decisionsIn(text: string): { readonly count: number; readonly said: string } {
  const found = DECISION.exec(text);
  const number = found?.groups?.number?.toLowerCase() ?? '';
  const count = NUMBER_WORDS.get(number) ?? (Number(number) || 1);
  return { count: found ? count : 0, said: found?.[0] ?? '' };
}
