import { childrenOf, descendants } from '../languages/syntax-tree.ts';
import { memberUsesOf, referencesTo } from './bindings.ts';
import { type Edit, places, type Rewrite, replaceNode } from './rewrite.ts';

const WORD = /^[A-Za-z_$][\w$]*$/;

/** Gives a variable, function or class another name everywhere in the file. */
export function renameSymbol(from: string, to: string): Rewrite {
  return ({ root, language }) => {
    const sigil = language === 'php' && referencesTo(root, from).length === 0 ? '$' : '';
    const [old, next] = [sigil + from.replace(/^\$/, ''), sigil + to.replace(/^\$/, '')];
    const refuse = (note: string) => ({ edits: [], change: '', note });
    if (!WORD.test(next)) return refuse(`${next} is not a name that ${language} allows.`);
    const references = referencesTo(root, old);
    const members = memberUsesOf(root, old);
    if (references.length === 0) {
      return refuse(
        members.length > 0
          ? `${old} is only used as a property or method; renaming it could break its users elsewhere.`
          : `${old} does not occur in the code.`,
      );
    }
    if (referencesTo(root, next).length > 0)
      return refuse(`${next} already exists in the code, so ${old} keeps its name.`);
    const isKeyword = [...descendants(root)].some(
      (node) => node.type === 'keyword_argument' && node.childForFieldName('name')?.text === old,
    );
    if (isKeyword)
      return refuse(`${old} is passed by keyword, which callers elsewhere may do too, so it keeps its name.`);
    const edits: Edit[] = references
      .map((node) => {
        // { a } stands for { a: a }: the key stays.
        if (node.type.startsWith('shorthand_property_identifier'))
          return replaceNode(node, `${old}: ${next}`);
        const parent = node.parent;
        if (
          parent &&
          /^(import_specifier|export_specifier)$/.test(parent.type) &&
          !parent.childForFieldName('alias')
        )
          return replaceNode(node, renamedSpecifier(parent.type, old, next));
        if (
          parent?.type === 'dotted_name' &&
          parent.parent &&
          /^import/.test(parent.parent.type) &&
          childrenOf(parent).length === 1
        )
          return replaceNode(node, `${old} as ${next}`);
        return replaceNode(node, next);
      })
      .filter((_, index) => !isForeignName(references[index]?.parent ?? null, references[index]?.id));
    return { edits, change: `renamed ${old} to ${next} in ${places(edits.length)}` };
  };
}

/** Keeps the exported name, which belongs to the other module. */
const renamedSpecifier = (type: string, old: string, next: string): string =>
  type === 'import_specifier' ? `${old} as ${next}` : `${next} as ${old}`;

/** `import { a as b }`: a is the other module's name. */
function isForeignName(
  parent: { type: string; childForFieldName(name: string): { id: number } | null } | null,
  id: number | undefined,
): boolean {
  if (!parent) return false;
  if (parent.type === 'import_specifier')
    return parent.childForFieldName('alias') !== null && parent.childForFieldName('name')?.id === id;
  if (parent.type === 'export_specifier') return parent.childForFieldName('alias')?.id === id;
  return false;
}
