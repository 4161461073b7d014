import { OctetError } from '../errors.ts';
import type { Asker, Choice, PromptSurroundings } from './asker.ts';
import { oneLine } from './sanitise.ts';

interface Question {
  /** The option (`--yes`) or the command that answers the question without a terminal. */
  readonly flag: string;
}

export interface Prompts {
  confirm(question: string, options: Question & { readonly default?: boolean }): Promise<boolean>;
  ask(
    question: string,
    options: Question & { readonly default?: string; readonly required?: boolean },
  ): Promise<string>;
  /** The input is not echoed. */
  secret(question: string, options: Question): Promise<string>;
  choose<Value>(
    question: string,
    choices: readonly Choice<Value>[],
    options: Question & { readonly default?: Value },
  ): Promise<Value>;
}

const INTERRUPTIONS = new Set(['ExitPromptError', 'AbortPromptError', 'AbortError']);

function ending(error: unknown): unknown {
  if (!(error instanceof Error) || !INTERRUPTIONS.has(error.name)) return error;
  return new OctetError('interrupted', 'interrupted', undefined, { cause: error });
}

async function askerFor(around: PromptSurroundings): Promise<Asker> {
  if (around.repaints) return (await import('./repainting-asker.ts')).repaintingAsker(around);
  return (await import('./plain-asker.ts')).plainAsker(around);
}

export function createPrompts(around: PromptSurroundings): Prompts {
  async function asking<Answer>(
    question: string,
    { flag }: Question,
    put: (asker: Asker, message: string) => Promise<Answer>,
  ): Promise<Answer> {
    const message = oneLine(question);
    if (!around.allowed) {
      throw new OctetError(
        'usage',
        `no terminal to ask on: ${message}`,
        flag.startsWith('-') ? `add ${flag}` : flag,
      );
    }
    around.before();
    try {
      return await around.lendKeys(async () => put(await askerFor(around), message));
    } catch (error) {
      throw ending(error);
    } finally {
      around.restore();
    }
  }

  return {
    confirm: (question, options) =>
      asking(question, options, (asker, message) => asker.confirm(message, options.default ?? false)),
    ask: (question, options) =>
      asking(question, options, (asker, message) =>
        asker.ask(message, options.default, options.required ?? false),
      ),
    secret: (question, options) => asking(question, options, (asker, message) => asker.secret(message)),
    async choose(question, choices, options) {
      const names = choices.map(({ name, description }) => ({
        name: oneLine(name),
        ...(description !== undefined && { description: oneLine(description) }),
      }));
      const preset = choices.findIndex((choice) => choice.value === options.default);
      const place = await asking(question, options, (asker, message) =>
        asker.choose(message, names, Math.max(0, preset)),
      );
      const chosen = choices[place];
      if (!chosen) throw new OctetError('bug', `choice ${place} does not exist`);
      return chosen.value;
    },
  };
}
