import type { Readable } from 'node:stream';
import { OctetError } from '../errors.ts';
import { oneLine } from './neutralise.ts';
import type { OutputStream } from './sink.ts';

export interface Choice<Value> {
  readonly value: Value;
  readonly name: string;
  readonly description?: string;
}

export interface Question {
  /** The option that answers this question without asking, as it is typed: `--yes`. */
  readonly flag: string;
}

export interface Prompts {
  confirm(question: string, options: Question & { readonly default?: boolean }): Promise<boolean>;
  ask(
    question: string,
    options: Question & { readonly default?: string; readonly required?: boolean },
  ): Promise<string>;
  /** What is typed is not shown. */
  secret(question: string, options: Question): Promise<string>;
  choose<Value>(
    question: string,
    choices: readonly Choice<Value>[],
    options: Question & { readonly default?: Value },
  ): Promise<Value>;
}

export interface PromptSurroundings {
  readonly stdin: Readable;
  readonly stderr: OutputStream;
  readonly allowed: boolean;
  readonly signal: AbortSignal | undefined;
  /** Called when a prompt ends in any way: cursor and line mode are given back. */
  readonly restore: () => void;
}

function ending(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'ExitPromptError' || error.name === 'AbortPromptError') {
    return new OctetError('interrupted', 'interrupted', undefined, { cause: error });
  }
  return error;
}

export function createPrompts(around: PromptSurroundings): Prompts {
  async function asking<Answer>(
    question: string,
    flag: string,
    run: (
      library: typeof import('@inquirer/prompts'),
      message: string,
      context: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream; signal?: AbortSignal },
    ) => Promise<Answer>,
  ): Promise<Answer> {
    const message = oneLine(question);
    if (!around.allowed) {
      throw new OctetError('usage', `cannot ask here: ${message}`, `give the answer with ${flag}`);
    }
    const library = await import('@inquirer/prompts');
    try {
      return await run(library, message, {
        input: around.stdin,
        output: around.stderr,
        ...(around.signal && { signal: around.signal }),
      });
    } catch (error) {
      throw ending(error);
    } finally {
      around.restore();
    }
  }

  return {
    confirm: (question, options) =>
      asking(question, options.flag, (library, message, context) =>
        library.confirm({ message, default: options.default ?? false }, context),
      ),
    ask: (question, options) =>
      asking(question, options.flag, (library, message, context) =>
        library.input({ message, default: options.default, required: options.required ?? false }, context),
      ),
    secret: (question, options) =>
      asking(question, options.flag, (library, message, context) => library.password({ message }, context)),
    choose: (question, choices, options) =>
      asking(question, options.flag, (library, message, context) =>
        library.select(
          {
            message,
            choices: choices.map((choice) => ({
              value: choice.value,
              name: oneLine(choice.name),
              ...(choice.description && { description: oneLine(choice.description) }),
            })),
            ...(options.default !== undefined && { default: options.default as never }),
          },
          context,
        ),
      ),
  };
}
