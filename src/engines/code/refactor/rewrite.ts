import type { SyntaxNode } from '../languages/syntax-tree.ts';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One rewrite: what it does in words, and the edits that do it. No edits: there is nothing to do. */
export interface RewriteResult {
  readonly edits: readonly Edit[];
  /** For the list of changes, "used const and let in 3 places". */
  readonly change: string;
  readonly note?: string;
}

export interface RewriteInput {
  readonly root: SyntaxNode;
  readonly code: string;
  readonly language: string;
}

export type Rewrite = (source: RewriteInput) => RewriteResult | undefined;

/** Applies the edits that do not overlap; an outer one waits for the next round when an inner one came first. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    result += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + code.slice(at);
}

export const replaceNode = (node: SyntaxNode, text: string): Edit => ({
  start: node.startIndex,
  end: node.endIndex,
  text,
});

/** Takes the whole lines away that a node stands on, or only the node when it shares them. */
export function removeNode(node: SyntaxNode, code: string): Edit {
  const lineStart = code.lastIndexOf('\n', node.startIndex - 1) + 1;
  const nextLine = code.indexOf('\n', node.endIndex);
  const lineEnd = nextLine < 0 ? code.length : nextLine + 1;
  const standsAlone =
    code.slice(lineStart, node.startIndex).trim() === '' &&
    code.slice(node.endIndex, lineEnd).replace(';', '').trim() === '';
  return standsAlone
    ? { start: lineStart, end: lineEnd, text: '' }
    : { start: node.startIndex, end: node.endIndex, text: '' };
}

export const places = (n: number): string => (n === 1 ? '1 place' : `${n} places`);

export const isScript = (language: string): boolean => /^(javascript|typescript|tsx)$/.test(language);

/** The indentation of the line that a node begins on. */
export function indentAt(node: SyntaxNode, code: string): string {
  const lineStart = code.lastIndexOf('\n', node.startIndex - 1) + 1;
  return /^[ \t]*/.exec(code.slice(lineStart))?.[0] ?? '';
}
