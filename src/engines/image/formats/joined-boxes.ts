import { singularForm } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { capitalised } from './flow-lists.ts';
import type { FlowNode } from './flow-words.ts';

/** "Arrows between them", "connected with arrows": how the boxes are joined, and no box. */
const ARROWS =
  /\s*[,;.(]?\s*(?:(?:all|and|with|which\s+are)\s+)*(?:(?:connected|joined|linked)\s+(?:by|with|via|using)\s+)?(?:the\s+)?\barrows?\b(?:\s+(?:(?:in\s+)?between|from|connecting|joining|linking|going|pointing|that|to|for|showing)\b[^:,;]*)?\)?\s*[.]?\s*$/iu;
const OF_SYSTEM =
  /\b(?:architecture|system|network|deployment|infrastructure|data\s*-?flow|pipeline|topology|cloud|backend)\b/iu;
const LIST = /^(.*?)(?::|\b(?:with|showing|of|for|containing)\b(?=[^,]*,))\s*(.+)$/isu;
const BOXES = /^(?:boxes|nodes|components|parts)\s+(?:for|of|:)\s*/iu;
const MOST_ROWS = 8;
const MOST_BESIDE = 4;

/** "A load balancer, two app servers, a database and a cache, arrows between them": boxes in the order told. */
export function joinedBoxes(
  rest: string,
): { readonly opening: string; readonly nodes: readonly FlowNode[] } | undefined {
  const bare = rest.replace(ARROWS, '');
  const isJoined = bare !== rest;
  const [, opening = '', list = ''] = LIST.exec(bare) ?? [];
  const isSystem = OF_SYSTEM.test(opening);
  const isChain = /->|→/.test(list);
  if (!isJoined && !isChain) return undefined;
  const parts = list
    .replace(BOXES, '')
    .split(/\s*(?:[,;]|->|→|\bthen\b)\s*/iu)
    .filter((part) => part !== '');
  const nodes = parts.flatMap((part, at): FlowNode[] => {
    const pair = part.replace(/^and\s+/i, '').split(/\s+and\s+/i);
    const boxes = pair.map(boxesOf);
    // The last two are both used by what is before them.
    return isSystem && at > 1 ? [nodeOf(boxes.flat())] : boxes.map(nodeOf);
  });
  return nodes.length > 1 && nodes.length <= MOST_ROWS ? { opening: opening.trim(), nodes } : undefined;
}

const nodeOf = ([text = '', ...or]: readonly string[]): FlowNode => ({
  text,
  isDecision: false,
  ...(or.length > 0 && { or: or.slice(0, MOST_BESIDE - 1) }),
});

/** "Two app servers" are two boxes. */
function boxesOf(part: string): string[] {
  const [first = '', ...others] = part.trim().replace(/[.]$/, '').split(/\s+/);
  const count = NUMBER_WORDS.get(first.toLowerCase()) ?? (Number(first) || 1);
  const name = capitalised(/^(?:an?|the|one)$/i.test(first) || count > 1 ? others.join(' ') : part.trim());
  return count > 1 && count <= MOST_BESIDE
    ? Array.from({ length: count }, (_, n) => `${lastSingular(name)} ${n + 1}`)
    : [count > 1 ? part.trim() : name];
}

const lastSingular = (name: string): string => name.replace(/\S+$/u, (word) => singularForm(word));
