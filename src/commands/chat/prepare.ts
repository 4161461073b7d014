import type { Context } from '../../context.ts';
import { chatRequest } from '../../contract/chat.ts';
import { OctetError } from '../../errors.ts';
import { parseField } from '../../input/options.ts';
import { textArgument } from '../../input/request.ts';
import { filledTemplate, INPUT, parametersOf, type Template } from '../templates/template.ts';
import { templateNamed } from '../templates/template-store.ts';
import type { ChatFlags, Preparation } from './flags.ts';

export interface Prepared extends Preparation {
  readonly flags: ChatFlags;
}

/** Reads the files that flags name, and fills in a template; what was typed goes before what the template says. */
export async function prepare(context: Context, typed: ChatFlags): Promise<Prepared> {
  const system = typed.system?.startsWith('@') ? await textArgument(context, typed.system) : typed.system;
  const flags = { ...typed, system };
  if (typed.template === undefined) {
    if (typed.param) throw new OctetError('usage', '--param needs a template', 'octet chat -t NAME');
    return { flags };
  }
  const { name, template } = await templateNamed(context, typed.template);
  const values = valuesOf(name, template, typed.param ?? []);
  return {
    flags: {
      ...flags,
      system: system ?? (template.system && filledTemplate(template.system, values)),
      model: typed.model ?? template.model,
      temperature: typed.temperature ?? numberIn(name, template, 'temperature'),
      maxTokens: typed.maxTokens ?? numberIn(name, template, 'max_tokens'),
    },
    wording: (question) => worded(template.prompt, question, values),
    fields: await schemaField(context, name, template),
  };
}

/** A prompt without a place for the question has it at its end. */
function worded(prompt: string, question: string, values: Readonly<Record<string, string>>): string {
  const text = filledTemplate(prompt, { ...values, [INPUT]: question }).trim();
  const hasPlace = /\{\{\s*input\s*\}\}/.test(prompt);
  return hasPlace || question === '' ? text : [text, question].filter((part) => part !== '').join('\n\n');
}

function valuesOf(name: string, template: Template, given: readonly string[]): Record<string, string> {
  const known = parametersOf(template);
  const values: Record<string, string> = { ...template.defaults };
  for (const pair of given) {
    const [, key = '', value = ''] = /^([^=]+)=([\s\S]*)$/.exec(pair) ?? [];
    if (key === '') throw new OctetError('usage', `--param must be NAME=VALUE, not '${pair}'`);
    if (!known.includes(key)) {
      const list = known.length > 0 ? `it has ${known.join(', ')}` : 'it has none';
      throw new OctetError('usage', `template '${name}' has no parameter '${key}'; ${list}`);
    }
    values[key] = value;
  }
  const missing = known.filter((key) => !Object.hasOwn(values, key));
  if (missing.length === 0) return values;
  const hint = `octet chat -t ${name} ${missing.map((key) => `--param ${key}=VALUE`).join(' ')}`;
  throw new OctetError('usage', `template '${name}' needs ${missing.join(', ')}`, hint);
}

/** The form of the answer, as the wire has it. */
async function schemaField(
  context: Context,
  name: string,
  template: Template,
): Promise<Readonly<Record<string, unknown>>> {
  if (template.schema === undefined) return {};
  const text = await textArgument(context, template.schema);
  try {
    const schema: unknown = JSON.parse(text);
    return { response_format: { type: 'json_schema', json_schema: { name, schema } } };
  } catch (error) {
    const hint = `octet templates edit ${name}`;
    throw new OctetError('usage', `template '${name}': its schema is not valid JSON`, hint, { cause: error });
  }
}

function numberIn(name: string, template: Template, field: 'temperature' | 'max_tokens') {
  const text = template[field];
  if (text === undefined) return undefined;
  try {
    return parseField(chatRequest, field, text);
  } catch (error) {
    throw new OctetError(
      'usage',
      `template '${name}': ${field} cannot be ${text}`,
      `octet templates edit ${name}`,
      {
        cause: error,
      },
    );
  }
}
