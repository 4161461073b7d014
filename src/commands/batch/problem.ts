import { StillRunning } from '../../client/poll.ts';
import { ApiError, EXIT_STATUS, OctetError, UnreadableReply } from '../../errors.ts';

/** The error of one line, as it stands in its result; what is no failure of the line is thrown. */
export async function asProblem(error: unknown) {
  if (error instanceof StillRunning) {
    return {
      code: 'cli_still_running',
      message: 'still running',
      exit: EXIT_STATUS.pending,
      status: undefined,
    };
  }
  if (!(error instanceof OctetError)) throw error;
  return {
    code: error.code,
    message: error.message,
    exit: error.exit,
    status: error instanceof ApiError ? error.status : undefined,
    ...(error instanceof UnreadableReply ? { reply: await replyIn(error) } : {}),
  };
}

async function replyIn({ content }: UnreadableReply): Promise<unknown> {
  const { keptDocument } = await import('../../output/keep-reply.ts');
  return keptDocument(content);
}
