import type { Language, Node, Parser, Tree } from '@vscode/tree-sitter-wasm';
import type { Assets } from '../../engine.ts';
import { forLanguage } from './languages.ts';
import { withoutAssertions } from './type-assertions.ts';

export type SyntaxNode = Node;

/** Grammars by language id. The C++ grammar also reads C, and that of TSX reads JavaScript, and TypeScript but for assertions like `<T>value`. */
const GRAMMARS: Readonly<Record<string, string>> = {
  javascript: 'tsx',
  typescript: 'tsx',
  tsx: 'tsx',
  python: 'python',
  go: 'go',
  rust: 'rust',
  java: 'java',
  c: 'cpp',
  cpp: 'cpp',
  csharp: 'c-sharp',
  ruby: 'ruby',
  php: 'php',
  bash: 'bash',
};

export const hasGrammar = (language: string): boolean => Object.hasOwn(GRAMMARS, language);

type TreeSitter = typeof import('@vscode/tree-sitter-wasm');

let runtime: Promise<TreeSitter> | undefined;
const languages = new Map<string, Promise<Language>>();

async function start(assets: Assets): Promise<TreeSitter> {
  const [module, wasmBinary] = await Promise.all([
    import('@vscode/tree-sitter-wasm'),
    assets('tree-sitter.wasm'),
  ]);
  // The package is CommonJS: bundlers and Node put its exports under `default`, sometimes also beside it.
  const treeSitter = (module as TreeSitter & { default?: TreeSitter }).default ?? module;
  const options = { wasmBinary, locateFile: (file: string) => file };
  await treeSitter.Parser.init(options);
  return treeSitter;
}

async function parserFor(language: string, assets: Assets): Promise<Parser> {
  const grammar = forLanguage(GRAMMARS, language);
  if (!grammar) throw new RangeError(`no grammar for ${language}`);
  runtime ??= start(assets);
  const treeSitter = await runtime.catch((error) => {
    runtime = undefined;
    throw error;
  });
  const loading =
    languages.get(grammar) ??
    assets(`tree-sitter-${grammar}.wasm`).then((bytes) => treeSitter.Language.load(bytes));
  languages.set(grammar, loading);
  const known = await loading.catch((error) => {
    languages.delete(grammar);
    throw error;
  });
  const parser = new treeSitter.Parser();
  parser.setLanguage(known);
  return parser;
}

function readTree(parser: Parser, source: { readonly code: string; readonly language: string }): Tree {
  const read = (code: string): Tree => {
    const tree = parser.parse(code);
    if (!tree) throw new Error('the code could not be read');
    return tree;
  };
  const tree = read(source.code);
  if (source.language !== 'typescript' || !tree.rootNode.hasError) return tree;
  const plain = withoutAssertions(source.code);
  if (plain === source.code) return tree;
  tree.delete();
  return read(plain);
}

/** Reads the code and gives its root to `use`; the tree lives in wasm memory, so nothing of it may be kept. */
export async function withTree<T>(
  source: { readonly code: string; readonly language: string; readonly assets: Assets },
  use: (root: SyntaxNode) => T,
): Promise<T> {
  const parser = await parserFor(source.language, source.assets);
  try {
    const tree = readTree(parser, source);
    try {
      return use(tree.rootNode);
    } finally {
      tree.delete();
    }
  } finally {
    parser.delete();
  }
}

export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  node.namedChildren.filter((child): child is SyntaxNode => child !== null);

/** The operator of a unary or binary expression. */
export const operatorOf = (node: SyntaxNode): SyntaxNode | undefined =>
  node.children.find((child): child is SyntaxNode => child !== null && !child.isNamed);

/** Every named node below and including this one, in the order of the text. No recursion: code can nest deeply. */
export function* descendants(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  yield* within(node, () => false);
}

/** Every named node below this one, but not below those for which `stop` is true (they are still yielded). */
export function* within(node: SyntaxNode, stop: (inner: SyntaxNode) => boolean): Generator<SyntaxNode> {
  const waiting = childrenOf(node).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    if (!stop(next)) waiting.push(...childrenOf(next).reverse());
  }
}
