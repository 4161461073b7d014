import { childrenOf, type SyntaxNode } from '../languages/syntax-tree.ts';

/** Code on one line, truncated for use inside a sentence. */
export function short(text: string, limit = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line;
}

export const unique = (items: Iterable<string>): string[] => [...new Set(items)].filter(Boolean);

/** C and C++ wrap the name in declarators: `int *A::h(char *s)`. */
function declaratorName(node: SyntaxNode): string | undefined {
  let inner: SyntaxNode | null = node.childForFieldName('declarator');
  while (inner) {
    const deeper: SyntaxNode | null = inner.childForFieldName('declarator');
    if (!deeper)
      return inner.type.endsWith('identifier') ||
        inner.type === 'operator_name' ||
        inner.type === 'destructor_name'
        ? inner.text
        : inner.childForFieldName('name')?.text;
    inner = deeper;
  }
  return undefined;
}

export function nameOf(node: SyntaxNode): string {
  const own = node.childForFieldName('name')?.text ?? declaratorName(node);
  if (own) return own;
  const holder = node.parent;
  // const f = () => …, { f: () => … }, f = lambda: …
  const held =
    holder?.childForFieldName('name') ??
    holder?.childForFieldName('key') ??
    holder?.childForFieldName('left') ??
    holder?.childForFieldName('declarator');
  return held && held.id !== node.id && short(held.text, 40).length < 40 ? short(held.text, 40) : '';
}

export interface Parameter {
  readonly name: string;
  readonly type: string | undefined;
  readonly standard: string | undefined;
}

const annotation = (text: string | undefined): string | undefined => {
  const type = text?.replace(/^\s*(:|->)\s*/, '').trim();
  return type ? short(type, 40) : undefined;
};

function parameterList(node: SyntaxNode): SyntaxNode | null {
  const own = node.childForFieldName('parameters') ?? node.childForFieldName('parameter');
  if (own) return own;
  let inner: SyntaxNode | null = node.childForFieldName('declarator');
  while (inner) {
    const list = inner.childForFieldName('parameters');
    if (list) return list;
    inner = inner.childForFieldName('declarator');
  }
  return null;
}

function innermost(node: SyntaxNode): string {
  const deeper =
    node.childForFieldName('declarator') ??
    (node.type === 'reference_declarator' ? node.firstNamedChild : null);
  return deeper ? innermost(deeper) : node.text;
}

/** The shell does not name them: `$1`, `${2:-x}`, `$@`. */
function positional(node: SyntaxNode): Parameter[] {
  if (node.type !== 'function_definition' || node.childForFieldName('name')?.type !== 'word') return [];
  const used = [...node.text.matchAll(/\$\{?([1-9@*])/g)].map((match) => `$${match[1]}`);
  return [...new Set(used)].sort().map((name) => ({ name, type: undefined, standard: undefined }));
}

export function parametersOf(node: SyntaxNode): Parameter[] {
  const list = parameterList(node);
  if (!list) return positional(node);
  if (/identifier|implicit_parameter/.test(list.type))
    return [{ name: list.text, type: undefined, standard: undefined }];
  return childrenOf(list).flatMap((parameter): Parameter[] => {
    if (/comment|self_parameter|attribute/.test(parameter.type)) return [];
    const type = annotation(parameter.childForFieldName('type')?.text);
    const standard = parameter.childForFieldName('value') ?? parameter.childForFieldName('default_value');
    const names = parameter.childrenForFieldName('name').filter((name): name is SyntaxNode => name !== null);
    const declarator = parameter.childForFieldName('declarator');
    const pattern = parameter.childForFieldName('pattern') ?? parameter.childForFieldName('left');
    const found =
      names.length > 0
        ? names.map((name) => name.text)
        : [
            declarator
              ? innermost(declarator)
              : (pattern?.text ?? (type ? (parameter.firstNamedChild?.text ?? '') : parameter.text)),
          ];
    return found
      .filter((name) => name !== 'self' && name !== 'cls' && name !== 'void' && name !== type)
      .map((name) => ({
        name: short(name, 40),
        type,
        standard: standard ? short(standard.text, 30) : undefined,
      }));
  });
}

export function returnTypeOf(node: SyntaxNode): string | undefined {
  const field =
    node.childForFieldName('return_type') ??
    node.childForFieldName('result') ??
    node.childForFieldName('returns') ??
    (/^(method_declaration|function_definition|local_function_statement)$/.test(node.type)
      ? node.childForFieldName('type')
      : null);
  const type = annotation(field?.text);
  return type === 'void' || type === '()' || type === 'None' ? undefined : type;
}

/** The callee of a call: `fmt.Println`, `this.save`, `grep`. */
export function calleeOf(call: SyntaxNode): string {
  const method = call.childForFieldName('method');
  if (method) {
    const receiver = call.childForFieldName('receiver');
    return receiver ? `${short(receiver.text, 30)}.${method.text}` : method.text;
  }
  const callee =
    call.childForFieldName('function') ??
    call.childForFieldName('macro') ??
    call.childForFieldName('constructor') ??
    call.childForFieldName('type');
  if (callee) return short(callee.text, 40);
  const name = call.childForFieldName('name')?.text ?? '';
  const owner = call.childForFieldName('object') ?? call.childForFieldName('scope');
  if (owner && name)
    return `${short(owner.text, 30)}${call.type === 'scoped_call_expression' ? '::' : call.type === 'member_call_expression' ? '->' : '.'}${name}`;
  return name || short(call.firstNamedChild?.text ?? '', 40);
}

export const lastName = (callee: string): string => /[\w$?!]+$/.exec(callee)?.[0] ?? callee;
