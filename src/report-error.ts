import { CommanderError } from 'commander';
import { DryRun } from './client/dry-run.ts';
import type { Context } from './context.ts';
import { keepCrash } from './crash.ts';
import { ApiError, missingPart, OctetError, UnreadableReply } from './errors.ts';
import { stringifyExact } from './exact-json.ts';
import { SilentExit } from './silent-exit.ts';

type EndingContext = Pick<
  Context,
  'terminal' | 'env' | 'cwd' | 'clock' | 'version' | 'redactor' | 'directories'
>;

/** The one place where errors become messages and exit statuses. */
export async function reportError(
  error: unknown,
  context: EndingContext,
  /** The command, as far as it could be parsed. */
  command = 'octet',
): Promise<number> {
  const { terminal } = context;
  try {
    if (error instanceof DryRun) {
      await terminal.write(`${stringifyExact(error.request, 2)}\n`);
      await terminal.flush();
      return 0;
    }
    if (error instanceof CommanderError && error.exitCode === 0) {
      await terminal.flush();
      return 0;
    }
    if (error instanceof SilentExit) {
      await terminal.flush();
      return error.status;
    }
    // A closed pipe is no error; a command that still completes its work ends with that status.
    if (terminal.gone && !(error instanceof OctetError)) return 0;
    const known = await kept(asOctetError(error, context, command), context, command);
    if (known.message !== '') {
      terminal.error({
        code: known.code,
        message: known.message,
        hint: known.hint,
        status: known instanceof ApiError ? known.status : undefined,
        type: known instanceof ApiError ? known.type : undefined,
        request_id: known.requestId,
        exit: known.exit,
      });
    }
    await terminal.flush();
    return known.exit;
  } catch (failure) {
    // Reporting failed because stderr is closed or the disk is full; the exit status remains.
    return failure instanceof OctetError ? failure.exit : 1;
  } finally {
    terminal.restore();
  }
}

async function kept(error: OctetError, context: EndingContext, command: string): Promise<OctetError> {
  if (!(error instanceof UnreadableReply)) return error;
  const { keepReply } = await import('./output/keep-reply.ts');
  return keepReply(context, error, command.replace(/^octet /, '').replaceAll(' ', '-'));
}

function asOctetError(error: unknown, context: EndingContext, command: string): OctetError {
  if (error instanceof OctetError) return error;
  const missing = missingPart(error);
  if (missing) return missing;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : 'a non-error value was thrown';
  const { version, env, clock, redactor } = context;
  const facts = { version, command, atMs: clock.now(), redact: redactor.redact };
  const kept = keepCrash(error, facts, { directory: env.OCTET_CRASH_DIR, cwd: () => context.cwd });
  const hint = `please report it, with the output of the same command and -v${kept === undefined ? '' : `; ${kept}`}`;
  return new OctetError('bug', `octet itself failed: ${text}`, hint, { cause: error });
}
