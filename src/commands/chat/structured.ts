import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Budget } from '../../budget/budget.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { isObject } from '../../contract/shape.ts';
import { MAX_CREDITS_CODE, OctetError, UnreadableReply } from '../../errors.ts';
import { readTextFile } from '../../input/files.ts';
import { firstCodeBlock } from './code-block.ts';
import { type AnswerOutcome, requestAnswer } from './request-answer.ts';

/** Problems that are named, to a person or to the model. */
const MOST_PROBLEMS = 5;

/** The form that an answer must have. */
export interface AnswerForm {
  readonly responseFormat: object;
  /** The value in a text, or why there is none of this form. */
  read(text: string): { readonly value: unknown } | { readonly problems: readonly string[] };
}

/** `--schema`: JSON Schema in place, or a file that holds one. It is checked before anything is sent. */
export async function answerForm(context: Context, given: string): Promise<AnswerForm> {
  const schema = schemaIn(given.trim().startsWith('{') ? given : await readTextFile(context, given));
  const { Ajv2020: Validator } = await import('ajv/dist/2020.js');
  const validator: Ajv2020 = new Validator({
    strict: false,
    allErrors: true,
    validateFormats: false,
    logger: false,
  });
  const isOfForm = compiled(validator, schema);
  return {
    responseFormat: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } },
    read(text) {
      const value = jsonIn(text);
      if (value === undefined) return { problems: ['it is not JSON'] };
      if (isOfForm(value)) return { value };
      return { problems: (isOfForm.errors ?? []).slice(0, MOST_PROBLEMS).map(sentence) };
    },
  };
}

function schemaIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    throw new OctetError('usage', '--schema is not valid JSON', undefined, { cause: error });
  }
  throw new OctetError('usage', '--schema must be a JSON object');
}

function compiled(validator: Ajv2020, schema: object): ValidateFunction {
  try {
    // Another draft than the validator's own is read as this one: the words that people use mean the same.
    const { $schema: _, ...words } = { $schema: '', ...schema };
    return validator.compile(words);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it failed';
    throw new OctetError('usage', `--schema is no JSON Schema: ${why}`, undefined, { cause: error });
  }
}

/** Models like to put JSON into a code block. */
function jsonIn(text: string): unknown {
  for (const each of [text, firstCodeBlock(text) ?? '']) {
    try {
      return JSON.parse(each);
    } catch {
      // The next one, or none.
    }
  }
  return undefined;
}

function sentence({ instancePath, message = 'does not fit' }: ErrorObject): string {
  return `${instancePath || 'the answer'} ${message}`;
}

export interface StructuredRequest {
  readonly budget: Budget;
  readonly body: Record<string, unknown>;
  readonly form: AnswerForm;
  /** `--retry-invalid` */
  readonly retries: number;
}

/** Asks until the answer has the form, and prints it alone. The last answer that has not is an error, and is kept. */
export async function askInForm(context: Context, request: StructuredRequest): Promise<AnswerOutcome> {
  const { budget, form, retries } = request;
  const endpoint = endpoints.chatCompletions;
  let { body } = request;
  for (let left = retries; ; left -= 1) {
    const asked = body;
    const outcome = await budget.within(endpoint, asked, () =>
      requestAnswer(context, { endpoint, body: asked, stream: false }),
    );
    const found = form.read(outcome.text);
    if ('value' in found) {
      await print(context, found.value, outcome);
      return outcome;
    }
    const misfit = { ...outcome, error: misfitOf(found.problems, outcome) };
    if (left <= 0) return misfit;
    context.terminal.verboseLine(`asking again: ${found.problems.join('; ')}`);
    body = { ...asked, messages: [...messagesOf(asked), ...correction(outcome.text, found.problems)] };
    if (!(await isAffordable(budget, body))) return misfit;
  }
}

/** The limit refuses before anything is sent, so asking it costs nothing. */
async function isAffordable(budget: Budget, body: Record<string, unknown>): Promise<boolean> {
  try {
    await budget.within(endpoints.chatCompletions, body, async () => ({
      document: {},
      headers: { 'idempotent-replayed': 'true' },
    }));
    return true;
  } catch (error) {
    if (error instanceof OctetError && error.code === MAX_CREDITS_CODE) return false;
    throw error;
  }
}

async function print({ terminal }: Context, value: unknown, { document }: AnswerOutcome): Promise<void> {
  if (terminal.mode !== 'human') return terminal.result(document, '');
  await terminal.write(`${JSON.stringify(value, null, terminal.out.isTTY ? 2 : undefined)}\n`);
}

const messagesOf = ({ messages }: Record<string, unknown>): unknown[] =>
  Array.isArray(messages) ? messages : [];

function correction(text: string, problems: readonly string[]) {
  const content = `That does not fit the schema: ${problems.join('; ')}. Answer again, with the JSON alone.`;
  return [
    { role: 'assistant', content: text },
    { role: 'user', content },
  ];
}

function misfitOf(problems: readonly string[], { document }: AnswerOutcome): OctetError {
  const message = `the answer does not fit the schema: ${problems.join('; ')}`;
  return new UnreadableReply(
    message,
    { document },
    { hint: 'add --retry-invalid 2', code: 'cli_schema_mismatch' },
  );
}
