import { CommanderError } from 'commander';
import { DryRun } from './client/dry-run.ts';
import { Ended } from './commands/ended.ts';
import type { Context } from './context.ts';
import { keepCrash } from './crash.ts';
import { ApiError, OctetError } from './errors.ts';

type EndingContext = Pick<Context, 'terminal' | 'env' | 'cwd' | 'clock' | 'version' | 'redactor'>;

/** The one place where errors become messages and exit statuses. */
export async function ending(
  error: unknown,
  context: EndingContext,
  /** The command that was meant, as far as it was understood. */
  command = 'octet',
): Promise<number> {
  const { terminal } = context;
  try {
    if (error instanceof DryRun) {
      await terminal.write(`${JSON.stringify(error.request, null, 2)}\n`);
      await terminal.flush();
      return 0;
    }
    if (error instanceof CommanderError && error.exitCode === 0) {
      await terminal.flush();
      return 0;
    }
    if (error instanceof Ended) {
      await terminal.flush();
      return error.status;
    }
    // A reader that left has all it wanted; a command that went on without it ends as its work did.
    if (terminal.gone && !(error instanceof OctetError)) return 0;
    const known =
      error instanceof CommanderError ? usageError(error, command) : asOctetError(error, context, command);
    if (known.message !== '') {
      terminal.error({
        code: known.code,
        message: known.message,
        hint: known.hint,
        status: known instanceof ApiError ? known.status : undefined,
        type: known instanceof ApiError ? known.type : undefined,
        request_id: known instanceof ApiError ? known.requestId : undefined,
        exit: known.exit,
      });
    }
    await terminal.flush();
    return known.exit;
  } catch (failure) {
    // Reporting failed: stderr is gone too, or stdout is full. The status still tells.
    return failure instanceof OctetError ? failure.exit : 1;
  } finally {
    terminal.restore();
  }
}

function asOctetError(error: unknown, context: EndingContext, command: string): OctetError {
  if (error instanceof OctetError) return error;
  const text =
    error instanceof Error ? `${error.name}: ${error.message}` : 'something that is not an error was thrown';
  const { version, env, cwd, clock, redactor } = context;
  const facts = { version, command, atMs: clock.now(), redact: redactor.redact };
  const kept = keepCrash(error, facts, { directory: env.OCTET_CRASH_DIR, cwd });
  const hint = `run it again with -v, and please report it${kept === undefined ? '' : `; ${kept}`}`;
  return new OctetError('bug', `octet itself failed: ${text}`, hint, { cause: error });
}

/** Commander's own words, put shortly, and with what to type or to read next. */
function usageError(error: CommanderError, command: string): OctetError {
  // The value of an option that does not exist may be the key that somebody meant to give with it.
  const words = error.message
    .replace(/^error: /, '')
    .replace(/^(unknown option '-[^'=]*)=[\s\S]*?'(?=\n|$)/, "$1'");
  const [first = '', ...more] = (badValue(words) ?? words).split('\n');
  const meantKey = /^unknown option '--?(api-?)?(key|token)'/i.test(first);
  const hint = meantKey
    ? 'octet auth login < key.txt, or set OCTET_API_KEY'
    : (meant(more.join(' '), command) ?? `${command} --help`);
  return new OctetError('usage', first, hint, { cause: error });
}

const BAD_VALUE =
  /^(?:option '(?:-\w, )?(--?[\w-]+)[^']*' argument|command-argument value) '([\s\S]*)' is invalid(?: for argument '(.+)')?\. (?:Allowed choices are ([\s\S]+)|It ([\s\S]+))\.$/;

/** `--duration must be at most 240, not 500`. */
function badValue(words: string): string | undefined {
  const [whole, option, value = '', argument = '', choices, rule] = BAD_VALUE.exec(words) ?? [];
  if (whole === undefined) return undefined;
  const shown = /^\S{1,60}$/.test(value) ? value : JSON.stringify(value.slice(0, 60));
  return `${option ?? argument.toUpperCase()} ${rule ?? `must be one of ${choices}`}, not ${shown}`;
}

/** The commands or options that look like what was typed, as they would be typed. */
function meant(suggestion: string, command: string): string | undefined {
  const names = /\(Did you mean (?:one of )?(.+)\?\)/.exec(suggestion)?.[1];
  if (names === undefined) return undefined;
  const typed = names.split(', ').map((name) => (name.startsWith('-') ? name : `${command} ${name}`));
  return `did you mean ${typed.join(' or ')}?`;
}
