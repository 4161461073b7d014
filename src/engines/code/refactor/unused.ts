import { childrenOf, descendants, type SyntaxNode } from '../languages/syntax-tree.ts';
import { enclosing, isNameInStrings, referencesTo } from './bindings.ts';
import { type Edit, isScript, type Rewrite, type RewriteInput, removeNode, replaceNode } from './rewrite.ts';

const SIDE_EFFECTS =
  'If loading a module that is no longer imported had a side effect, import it for that alone.';

export const removeUnusedImports: Rewrite = (source) => {
  const found = isScript(source.language)
    ? scriptImports(source)
    : source.language === 'python'
      ? pythonImports(source)
      : [];
  if (found.length === 0) return undefined;
  return {
    edits: found.map(({ edit }) => edit),
    change: `removed unused imports: ${found.flatMap(({ names }) => names).join(', ')}`,
    note: SIDE_EFFECTS,
  };
};

interface Gone {
  readonly names: readonly string[];
  readonly edit: Edit;
}

function scriptImports({ root, code }: RewriteInput): Gone[] {
  const gone: Gone[] = [];
  for (const statement of childrenOf(root).filter((node) => node.type === 'import_statement')) {
    const clause = childrenOf(statement).find((node) => node.type === 'import_clause');
    if (!clause) continue;
    const locals = [...descendants(clause)].filter((node) => isLocalName(node));
    const unused = locals.filter((local) => !isUsedElsewhere(root, local, statement));
    if (unused.length === 0) continue;
    const names = unused.map((local) => local.text);
    if (unused.length === locals.length) gone.push({ names, edit: removeNode(statement, code) });
    else
      gone.push({
        names,
        edit: replaceNode(clause, rebuiltClause(clause, new Set(unused.map((local) => local.id)))),
      });
  }
  return gone;
}

function isLocalName(node: SyntaxNode): boolean {
  if (node.type !== 'identifier') return false;
  const parent = node.parent;
  if (parent?.type !== 'import_specifier') return true;
  return (parent.childForFieldName('alias') ?? parent.childForFieldName('name'))?.id === node.id;
}

const isUsedElsewhere = (root: SyntaxNode, local: SyntaxNode, statement: SyntaxNode): boolean =>
  local.text === 'React' ||
  referencesTo(root, local.text).some(
    (node) => node.startIndex < statement.startIndex || node.startIndex >= statement.endIndex,
  );

function rebuiltClause(clause: SyntaxNode, unused: ReadonlySet<number>): string {
  const kept: string[] = [];
  for (const part of childrenOf(clause)) {
    if (part.type === 'named_imports') {
      const specifiers = childrenOf(part).filter(
        (specifier) => ![...descendants(specifier)].some((node) => unused.has(node.id)),
      );
      if (specifiers.length > 0) kept.push(`{ ${specifiers.map((specifier) => specifier.text).join(', ')} }`);
    } else if (![...descendants(part)].some((node) => unused.has(node.id))) {
      kept.push(part.text);
    }
  }
  return kept.join(', ');
}

function pythonImports({ root, code }: RewriteInput): Gone[] {
  const gone: Gone[] = [];
  for (const statement of descendants(root)) {
    if (!/^(import_statement|import_from_statement)$/.test(statement.type)) continue;
    // An import inside try probes whether a module is there.
    if (
      enclosing(statement, /^try_statement$/) ||
      childrenOf(statement).some((node) => node.type === 'wildcard_import')
    )
      continue;
    const names = statement.childrenForFieldName('name').filter((node): node is SyntaxNode => node !== null);
    const unused = names.filter((name) => !isUsedInPython(root, localOf(name), statement));
    if (unused.length === 0) continue;
    const removed = unused.map(localOf);
    const isOnlyStatement = statement.parent?.type === 'block' && childrenOf(statement.parent).length === 1;
    if (unused.length === names.length) {
      if (isOnlyStatement) continue;
      gone.push({ names: removed, edit: removeNode(statement, code) });
    } else {
      const head = code.slice(statement.startIndex, names[0]?.startIndex ?? statement.endIndex);
      const kept = names.filter((name) => !unused.includes(name)).map((name) => name.text);
      const tail = head.trimEnd().endsWith('(') ? ')' : '';
      gone.push({ names: removed, edit: replaceNode(statement, `${head}${kept.join(', ')}${tail}`) });
    }
  }
  return gone;
}

/** `import a.b` binds a; `as` binds the alias. */
const localOf = (name: SyntaxNode): string =>
  name.childForFieldName('alias')?.text ?? name.text.split('.')[0] ?? name.text;

const isUsedInPython = (root: SyntaxNode, local: string, statement: SyntaxNode): boolean =>
  local === 'annotations' ||
  isNameInStrings(root, local) ||
  referencesTo(root, local).some(
    (node) => node.startIndex < statement.startIndex || node.startIndex >= statement.endIndex,
  );

const PURE =
  /^(number|string|true|false|null|undefined|identifier|integer|float|none|arrow_function|function_expression)$/;

/** Local constants that nothing reads, when working them out does nothing either. */
export const removeUnusedVariables: Rewrite = ({ root, code, language }) => {
  if (!isScript(language)) return undefined;
  const edits: Edit[] = [];
  const names: string[] = [];
  for (const declaration of descendants(root)) {
    if (!/^(lexical_declaration|variable_declaration)$/.test(declaration.type)) continue;
    // At the top level of a script other scripts may read it.
    if (
      !enclosing(declaration, /^(statement_block)$/) ||
      !/^(statement_block|program)$/.test(declaration.parent?.type ?? '')
    )
      continue;
    const [declarator, ...others] = childrenOf(declaration);
    const name = declarator?.childForFieldName('name');
    const value = declarator?.childForFieldName('value');
    if (others.length > 0 || !name || name.type !== 'identifier' || (value && !PURE.test(value.type)))
      continue;
    if (referencesTo(root, name.text).length > 1) continue;
    edits.push(removeNode(declaration, code));
    names.push(name.text);
  }
  return edits.length > 0 ? { edits, change: `removed unused variables: ${names.join(', ')}` } : undefined;
};
