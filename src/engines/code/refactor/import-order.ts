import { childrenOf, type SyntaxNode } from '../languages/syntax-tree.ts';
import { isScript, type Rewrite } from './rewrite.ts';

/** Sorts each unbroken run of imports by the module's name; only on request, for it changes the loading order. */
export const sortImports: Rewrite = ({ root, code, language }) => {
  if (!isScript(language) && language !== 'python') return undefined;
  const runs: SyntaxNode[][] = [];
  for (const node of childrenOf(root)) {
    const isImport = /^(import_statement|import_from_statement)$/.test(node.type);
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (!isImport) continue;
    if (last && code.slice(last.endIndex, node.startIndex).replace(';', '') === '\n') run?.push(node);
    else runs.push([node]);
  }
  const edits = runs.flatMap((run) => {
    const first = run[0];
    const last = run.at(-1);
    if (!first || !last || run.length < 2) return [];
    const sorted = [...run].sort((a, b) => compare(moduleOf(a), moduleOf(b))).map((node) => node.text);
    const text = sorted.join('\n');
    return text === run.map((node) => node.text).join('\n')
      ? []
      : [{ start: first.startIndex, end: last.endIndex, text }];
  });
  if (edits.length === 0) return undefined;
  return {
    edits,
    change: 'sorted the imports',
    note: 'Sorting imports changes the order in which modules load.',
  };
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Packages before own files. */
function moduleOf(node: SyntaxNode): string {
  const name =
    (
      node.childForFieldName('source') ??
      node.childForFieldName('module_name') ??
      node.childForFieldName('name')
    )?.text.replace(/["']/g, '') ?? '';
  return name.startsWith('.') ? `~${name}` : name.toLowerCase();
}
