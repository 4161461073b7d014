import { OctetError } from '../../errors.ts';

/** A question with holes, and how it is to be asked. */
export interface Template {
  readonly description?: string;
  readonly system?: string;
  readonly prompt: string;
  readonly model?: string;
  readonly temperature?: string;
  readonly max_tokens?: string;
  /** A JSON Schema for the answer: JSON or @FILE. */
  readonly schema?: string;
  /** Values of parameters that are not given. */
  readonly defaults: Readonly<Record<string, string>>;
}

const FIELDS = ['description', 'system', 'model', 'temperature', 'max_tokens', 'schema'] as const;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const FENCE = '---';
const HOLE = /\{\{\s*([A-Za-z_][\w-]*)\s*\}\}/g;
/** The hole for what the person asks. */
export const INPUT = 'input';

/** A name becomes a file's name, so it is held to what is safe in one. */
export function checkTemplateName(name: string): string {
  if (NAME.test(name)) return name;
  throw new OctetError(
    'usage',
    'a template name may contain only letters, digits, dots, dashes and underscores',
  );
}

export function isTemplateName(name: string): boolean {
  return NAME.test(name);
}

/** Fields between two lines of dashes, then the prompt. A file without such fields is all prompt. */
export function parseTemplate(text: string, name: string): Template {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const end =
    lines[0]?.trim() === FENCE ? lines.findIndex((line, at) => at > 0 && line.trim() === FENCE) : -1;
  if (end < 0) return { prompt: text.trim(), defaults: {} };
  const fields = new Map<string, string>();
  const defaults: Record<string, string> = {};
  for (let at = 1; at < end; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, field = '', value = ''] = /^([a-z_]+):\s*(.*)$/.exec(line) ?? [];
    const block = indented(lines.slice(at + 1, end));
    if (field === 'defaults') for (const each of block) readDefault(each, defaults, name);
    else if (FIELDS.some((known) => known === field))
      fields.set(field, value === '|' || value === '>' ? block.join('\n').trimEnd() : unquoted(value));
    else throw damaged(name, at + 1, line);
    if (field === 'defaults' || value === '|' || value === '>') at += block.length;
  }
  return {
    ...Object.fromEntries(fields),
    prompt: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
    defaults,
  };
}

/** The lines below a field that stand further in. */
function indented(lines: readonly string[]): string[] {
  const length = lines.findIndex((line) => line !== '' && !/^\s/.test(line));
  const block = length < 0 ? lines : lines.slice(0, length);
  const margin = /^\s*/.exec(block[0] ?? '')?.[0].length ?? 0;
  return block.map((line) => line.slice(Math.min(margin, line.length - line.trimStart().length)));
}

function readDefault(line: string, defaults: Record<string, string>, name: string): void {
  if (line.trim() === '') return;
  const [, key, value = ''] = /^([A-Za-z_][\w-]*):\s*(.*)$/.exec(line) ?? [];
  if (key === undefined) throw damaged(name, undefined, line);
  Object.defineProperty(defaults, key, { value: unquoted(value), enumerable: true });
}

const unquoted = (value: string): string => /^(["'])(.*)\1$/.exec(value.trim())?.[2] ?? value.trim();

function damaged(name: string, line: number | undefined, text: string): OctetError {
  const where = line === undefined ? '' : ` in line ${line}`;
  return new OctetError(
    'usage',
    `template '${name}' has an unknown field${where}: ${text.trim().slice(0, 60)}`,
    `octet templates edit ${name}`,
  );
}

export function templateText(template: Template): string {
  const fields = FIELDS.flatMap((field) => {
    const value = template[field];
    if (value === undefined) return [];
    if (!value.includes('\n')) return [`${field}: ${value}`];
    return [`${field}: |`, ...value.split('\n').map((line) => `  ${line}`)];
  });
  const defaults = Object.entries(template.defaults).map(([name, value]) => `  ${name}: ${value}`);
  const head = [...fields, ...(defaults.length > 0 ? ['defaults:', ...defaults] : [])];
  return [FENCE, ...head, FENCE, template.prompt, ''].join('\n');
}

/** The parameters that a template has, in the order of their first use. */
export function parametersOf({ system = '', prompt }: Template): string[] {
  const names = [...`${system}\n${prompt}`.matchAll(HOLE)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== INPUT);
}

/** Puts values into the holes; what is put in is not looked through again. */
export function filledTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(HOLE, (hole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : hole,
  );
}
