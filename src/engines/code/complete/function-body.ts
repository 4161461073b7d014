import type { Assets } from '../../engine.ts';
import { forLanguage } from '../languages/languages.ts';
import { childrenOf, descendants, type SyntaxNode, withTree } from '../languages/syntax-tree.ts';
import { fillParameters } from '../snippets/parameters.ts';
import { loadSnippets } from '../snippets/snippets.ts';
import { matchTask } from '../tasks/match-task.ts';
import { GENERAL_TASKS } from '../tasks/tasks.ts';
import { arithmeticBody } from './arithmetic-body.ts';
import { indentOfLastLine, indentUnit } from './blocks.ts';
import { isArithmetic, readSignature, type Signature, typeChanges } from './signature.ts';

/** A function whose body is still to come: its name and its parameters. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  javascript: /\bfunction\s+(\w+)\s*\(([^()]*)\)\s*\{\s*$/,
  typescript: /\bfunction\s+(\w+)\s*\(([^()]*)\)\s*(?::[^{]*)?\{\s*$/,
  python: /\bdef\s+(\w+)\s*\(([^()]*)\)\s*(?:->[^:\n]*)?:\s*$/,
  go: /\bfunc\s+(\w+)\s*\(([^()]*)\)[^{\n]*\{\s*$/,
  rust: /\bfn\s+(\w+)\s*\(([^()]*)\)[^{\n]*\{\s*$/,
  ruby: /\bdef\s+(\w+[?!]?)\s*\(([^()]*)\)\s*$/,
  php: /\bfunction\s+(\w+)\s*\(([^()]*)\)\s*(?::\s*\w+\s*)?\{\s*$/,
};

interface FunctionBody {
  readonly text: string;
  readonly note: string;
}

interface Header {
  readonly name: string;
  readonly names: readonly string[];
  /** Undefined for languages whose headers state no types. */
  readonly signature: Signature | undefined;
}

function headerAtEnd(before: string, language: string): Header | undefined {
  const found = forLanguage(HEADERS, language)?.exec(before.slice(-1_000));
  if (!found) return undefined;
  const [whole, name = '', list = ''] = found;
  const rest = whole.slice(whole.indexOf(list, whole.indexOf('(')) + list.length).replace(/^\)/, '');
  return { name, names: parameterNames(list, language), signature: readSignature(language, list, rest) };
}

/** True at the start of a body that must return something: closing it at once would not compile. */
export function mustReturn(before: string, language: string): boolean {
  const result = headerAtEnd(before, language)?.signature?.result;
  return result !== undefined && !/^(?:\(\)|void|never|undefined|None|Promise<void>)$/.test(result);
}

/** The body of a function whose name says a task of the library, with the parameters' own names. */
export async function completeFunctionBody(
  before: string,
  language: string,
  assets: Assets,
): Promise<FunctionBody | undefined> {
  const header = headerAtEnd(before, language);
  if (!header) return undefined;
  const found = await knownBody(header, language, assets);
  if (!found) return undefined;
  const indent = indentOfLastLine(before.trimEnd());
  const unit = indentUnit(before, language);
  const lead = /\n[ \t]*$/.test(before)
    ? indentOf(found.text, indent + unit).slice(indentOfLastLine(before).length)
    : `\n${indentOf(found.text, indent + unit)}`;
  // Snippets are kept with two spaces a level.
  const text = lead.replace(/\n( +)/g, (whole, spaces: string) =>
    spaces.startsWith(indent + unit) ? whole : `\n${spaces}`,
  );
  return { text, note: found.note };

  function indentOf(body: string, base: string): string {
    return body
      .split('\n')
      .map((line) => {
        const spaces = /^ */.exec(line)?.[0].length ?? 0;
        return line.trim() === '' ? '' : base + unit.repeat(Math.floor(spaces / 2)) + line.trimStart();
      })
      .join('\n');
  }
}

async function knownBody(
  header: Header,
  language: string,
  assets: Assets,
): Promise<FunctionBody | undefined> {
  const { name, signature } = header;
  const sum = arithmeticBody(name, header.names, language);
  if (sum && (!signature || isArithmetic(signature, language)))
    return { text: sum, note: 'The body is what the name of the function says.' };
  const match = matchTask(name.replaceAll('_', ' '), GENERAL_TASKS);
  if (!match || match.coverage < 1) return undefined;
  const snippet = (await loadSnippets(language, assets)).get(match.task.id);
  if (!snippet) return undefined;
  const { text: definition } = fillParameters(snippet.definition, '', match.task);
  const text = await withTree(
    { code: language === 'php' ? `<?php\n${definition}` : definition, language, assets },
    (root) => bodyIn(root, { header, mainName: match.task.name, language }),
  );
  return text ? { text, note: `The body is octet's ${match.task.id}: ${match.task.summary}` } : undefined;
}

/** The types of both headers must agree, or the compiler would refuse the code. */
function fittingTypes(
  main: SyntaxNode,
  wanted: Signature,
  language: string,
): ReadonlyMap<string, string> | undefined {
  const parameters = main.childForFieldName('parameters')?.text ?? '';
  const head = main.text.slice(0, main.text.length - (main.childForFieldName('body')?.text.length ?? 0));
  const rest = head.slice(head.indexOf(parameters) + parameters.length).replace(/:\s*$/, '');
  const own = readSignature(language, parameters.slice(1, -1), rest);
  const generics = [...(main.childForFieldName('type_parameters')?.text ?? '').matchAll(/\b[A-Z]\w*\b/g)].map(
    ([name]) => name,
  );
  return own && typeChanges(own, wanted, { language, generics });
}

function parameterNames(list: string, language: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (language === 'php' ? /\$\w+/.exec(one)?.[0] : /^(?:mut\s+)?(\w+)/.exec(one)?.[1]) ?? one);
}

/** The statements of the main function without its brackets, dedented, with other names for its parameters. */
function bodyIn(
  root: SyntaxNode,
  {
    header: { names: wanted, signature },
    mainName,
    language,
  }: { readonly header: Header; readonly mainName: string; readonly language: string },
): string | undefined {
  const functions = [...descendants(root)].filter((node) =>
    /^(function_declaration|function_definition|function_item|method)$/.test(node.type),
  );
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[_?]/g, '')
      .replace(/^(is|are)/, '');
  const main = functions.find(
    (node) => plain(node.childForFieldName('name')?.text ?? '') === plain(mainName),
  );
  // Constants and helpers beside the function would be missing.
  if (!main || childrenOf(root).filter((node) => !/comment|php_tag/.test(node.type)).length !== 1)
    return undefined;
  const body = main.childForFieldName('body');
  const parameters = main.childForFieldName('parameters');
  if (!body || !parameters) return undefined;
  const own = parameterNames(
    parameters.text.replace(/^\(|\)$/g, ''),
    root.firstNamedChild?.type === 'php_tag' ? 'php' : '',
  );
  if (own.length !== wanted.length) return undefined;
  const types = signature && fittingTypes(main, signature, language);
  if (signature && !types) return undefined;
  const text = body.text
    .replace(/^\{\s*\n|\n?\}$/g, '')
    .replace(/(?<![\w$.'"])[A-Za-z]\w*(?!\w)/g, (word) => types?.get(word) ?? word);
  const names = new Map(own.map((name, index) => [name, wanted[index] ?? name]));
  const taken = [...names].some(
    ([from, to]) => from !== to && new RegExp(`(?<![\\w$])${to.replace('$', '\\$')}(?!\\w)`).test(text),
  );
  if (taken) return undefined;
  const renamed = text.replace(/(?<![\w$.'"])\$?[A-Za-z_]\w*(?!\w)/g, (word) => names.get(word) ?? word);
  const lines = renamed.split('\n');
  // A block's text begins at its first statement, so the first line has lost its indentation.
  const deeper = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const depth = text.startsWith(' ') ? (/^ */.exec(text)?.[0].length ?? 0) : Math.min(2, ...deeper);
  return lines
    .map((line, index) =>
      index === 0 ? line.trimStart() : line.slice(Math.min(depth, /^ */.exec(line)?.[0].length ?? 0)),
    )
    .join('\n')
    .trimEnd();
}
