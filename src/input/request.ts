import { type Command, Option, type OptionValues } from 'commander';
import type { Context } from '../context.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import { problems } from '../contract/parse.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import { parseExact } from '../exact-json.ts';
import { maxCredits } from './options.ts';

/** `-d`: fields that the API document does not show, for any command that posts. */
export function rawFields<Flags extends OptionValues>(command: Command<[], Flags>) {
  return command.addOption(
    new Option('-d, --data <json>', 'merge these fields into the request: JSON, @FILE or -'),
  );
}

/** For a command that pays for one request. */
export function paidOptions<Flags extends OptionValues>(command: Command<[], Flags>) {
  return maxCredits(rawFields(command));
}

interface BodyOptions {
  /** Sends a model or voice that the service does not list. */
  readonly force?: boolean;
}

/** The body of a POST: the command's fields, then the raw ones, checked against the contract before anything is sent. */
export async function bodyOf(
  context: Context,
  endpoint: Endpoint,
  fields: Readonly<Record<string, unknown>>,
  data?: string,
  options: BodyOptions = {},
): Promise<Record<string, unknown>> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const body = {
    ...(await withModel(context, given)),
    ...(data === undefined ? {} : await rawObject(context, data)),
  };
  const found = endpoint.request ? problems(endpoint.request, body) : [];
  if (found.length > 0) throw new OctetError('usage', found.join('; '));
  const isListed = body.model !== undefined || body.voice !== undefined || body.genre !== undefined;
  if (!isListed || options.force || context.flags.dryRun) return body;
  const { checkListed } = await import('./listed-names.ts');
  await checkListed(context, endpoint, body);
  return body;
}

/** The model that an alias stands for. */
async function withModel(
  context: Context,
  fields: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const { model } = fields;
  if (typeof model !== 'string') return fields;
  const { aliases } = await context.config();
  return aliases && Object.hasOwn(aliases, model) ? { ...fields, model: aliases[model] } : fields;
}

async function rawObject(context: Context, data: string): Promise<Record<string, unknown>> {
  const text = await textArgument(context, data);
  let value: unknown;
  try {
    value = parseExact(text);
  } catch (error) {
    throw new OctetError('usage', '-d is not valid JSON', `-d '{"field": "value"}'`, { cause: error });
  }
  if (!isObject(value)) throw new OctetError('usage', '-d must be a JSON object', `-d '{"field": "value"}'`);
  return value;
}

/** A value given in place, as @FILE, or as `-` for standard input. */
export async function textArgument(context: Context, value: string): Promise<string> {
  if (value === '-') return (await context.input.all()).toString('utf8');
  if (!value.startsWith('@')) return value;
  const { readTextFile } = await import('./files.ts');
  return readTextFile(context, value.slice(1));
}
