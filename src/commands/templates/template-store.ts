import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { OctetError, systemCode } from '../../errors.ts';
import { namesIn } from '../../ledger/name-prefix.ts';
import builtIn from './built-in.json' with { type: 'json' };
import { checkTemplateName, isTemplateName, parseTemplate, type Template } from './template.ts';

const ENDING = '.md';

export interface FoundTemplate {
  readonly name: string;
  readonly template: Template;
  /** Undefined for one that comes with octet. */
  readonly path: string | undefined;
}

const BUILT_IN: Readonly<Record<string, Template>> = builtIn;

export function templateDirectory({ directories }: Context): string | undefined {
  return directories.config && join(directories.config, 'templates');
}

export function templatePath(context: Context, name: string): string {
  const directory = templateDirectory(context);
  if (directory !== undefined) return join(directory, checkTemplateName(name) + ENDING);
  throw new OctetError('io', 'no directory to keep templates in', 'set HOME or OCTET_CONFIG_DIR');
}

/** A file of the user's own goes before one that comes with octet. */
export async function findTemplate(context: Context, name: string): Promise<FoundTemplate | undefined> {
  checkTemplateName(name);
  const path = templateDirectory(context) && templatePath(context, name);
  const text = path && (await readFile(path, 'utf8').catch(missing));
  if (path && text !== undefined) return { name, template: parseTemplate(text, name), path };
  const template = Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined;
  return template && { name, template, path: undefined };
}

export async function templateNamed(context: Context, name: string): Promise<FoundTemplate> {
  const found = await findTemplate(context, name);
  if (found) return found;
  throw new OctetError('missing', `no template '${name}'`, 'octet templates');
}

export async function allTemplates(context: Context): Promise<FoundTemplate[]> {
  const own = await namesIn(templateDirectory(context), { ending: ENDING, name: /^/ });
  const names = new Set([...Object.keys(BUILT_IN), ...own.filter(isTemplateName)]);
  const found: FoundTemplate[] = [];
  for (const name of [...names].sort()) {
    const each = await findTemplate(context, name);
    if (each) found.push(each);
  }
  return found;
}

/** False when there was no file of that name. */
export async function removeTemplate(context: Context, name: string): Promise<boolean> {
  return rm(templatePath(context, name)).then(
    () => true,
    (error: unknown) => {
      if (systemCode(error) === 'ENOENT') return false;
      throw new OctetError('io', `cannot delete template '${name}'`, undefined, { cause: error });
    },
  );
}

function missing(error: unknown): undefined {
  if (systemCode(error) === 'ENOENT') return undefined;
  throw new OctetError('io', 'the template cannot be read', undefined, { cause: error });
}
