import type { Api } from '../../client/api.ts';
import type { ApiReply } from '../../client/api-request.ts';
import type { Context } from '../../context.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import { jobId } from '../../contract/job.ts';
import { type ImageSource, readImages } from '../../contract/read-images.ts';
import { readAttribution } from '../../contract/replies.ts';
import { isObject } from '../../contract/shape.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import { hinted } from '../../jobs/follow.ts';
import { type SavedFile, saveArtifact } from '../../jobs/save-artifact.ts';
import { checkOutput, STDOUT, slugOf } from '../../jobs/save-target.ts';
import { showWait } from '../../jobs/wait-status.ts';
import { showAttribution } from '../../output/attribution.ts';
import { keepDocument } from '../../output/keep-reply.ts';
import { showNotes } from '../../output/notes.ts';
import { openSavedFile } from '../../output/open-file.ts';
import { showSummary } from '../../output/summary.ts';
import type { PictureFlags } from './flags.ts';

export interface PictureSubmission {
  readonly endpoint: Endpoint;
  readonly command: string;
  readonly body: Record<string, unknown>;
  /** Names the file. */
  readonly prompt: string;
  readonly count: number;
  readonly verb: string;
}

interface Result {
  readonly file?: SavedFile;
  readonly error?: OctetError;
}

/** Asks for pictures, saves each of them and says which failed. */
export async function makePictures(
  context: Context,
  submission: PictureSubmission,
  flags: PictureFlags,
): Promise<void> {
  const { terminal } = context;
  if (flags.output === STDOUT && submission.count > 1)
    throw new OctetError('usage', 'stdout takes only one image', '-o DIR/');
  await checkOutput(context, flags, submission);
  const api = await context.api();
  const budget = await context.budget(flags.maxCredits);
  const reply = await budget.within(submission.endpoint, submission.body, () => {
    return paint(context, api, submission);
  });
  const { document } = reply;
  const sources = readImages(document);
  if (sources.length === 0) {
    throw new UnreadableReply(
      'unexpected reply: it has no image',
      { document },
      { stem: stemOf(submission) },
    );
  }
  if (sources.length < submission.count)
    terminal.warn(`${submission.count} images requested, ${sources.length} received`);
  const attribution = readAttribution(document, reply.headers);
  const results: Result[] = [];
  for (const [index, source] of sources.entries()) {
    results.push(
      await saveOne(
        context,
        api,
        submission,
        { source, index, count: sources.length, document, attribution },
        flags,
      ),
    );
  }
  const failures = results.flatMap(({ error }) => error ?? []);
  const [first] = failures;
  const hint = first ? (first.hint ?? (await keepPaid(context, submission, document))) : undefined;
  if (first && results.length === 1) throw hinted(first, hint);
  await showPictures(context, results, flags);
  showSummary(context, document);
  showNotes(context, document);
  showAttribution(context, attribution);
  // The path comes last: a preview must not push it off the screen.
  await report(context, document, results, flags);
  if (flags.open) await openPictures(context, results);
  if (first && failures.length === results.length) throw hinted(first, hint);
  if (first) {
    const message = `${failures.length} of ${results.length} images failed: ${first.message}`;
    throw new OctetError('partial', message, hint);
  }
}

/** No reply tells how far a picture is; earlier ones do. */
async function paint(context: Context, api: Api, submission: PictureSubmission): Promise<ApiReply> {
  const kind = `${submission.command} of ${submission.count}`;
  const status = await showWait(context, { kind, verb: submission.verb });
  try {
    const reply = await api.call(submission.endpoint, { body: submission.body });
    await status.done();
    return reply;
  } catch (error) {
    status.fail();
    throw error;
  }
}

/** The pictures are paid for, and only the reply knows their addresses. */
async function keepPaid(
  context: Context,
  submission: PictureSubmission,
  document: unknown,
): Promise<string | undefined> {
  const name = await keepDocument(context, stemOf(submission), document);
  return name === undefined ? undefined : `your paid reply is kept in ${name}`;
}

const stemOf = ({ prompt }: PictureSubmission): string => slugOf(prompt) || 'picture';

interface Piece {
  readonly source: ImageSource;
  readonly index: number;
  readonly count: number;
  readonly document: unknown;
  readonly attribution: string | undefined;
}

async function saveOne(
  context: Context,
  api: Api,
  submission: PictureSubmission,
  piece: Piece,
  flags: PictureFlags,
): Promise<Result> {
  const config = await context.config();
  const { document, index } = piece;
  const id = jobId(document) ?? 'picture';
  const model = isObject(document) && typeof document.model === 'string' ? document.model : undefined;
  try {
    const file = await saveArtifact(
      context,
      api,
      {
        source: piece.source,
        parts: { id, index, count: piece.count, prompt: submission.prompt },
        usualExtension: 'png',
        sidecar: {
          command: submission.command,
          endpoint: submission.endpoint.path,
          request: submission.body,
          prompt: submission.prompt,
          id: jobId(document),
          index,
          environment: config.environment.value,
          model,
          attribution: piece.attribution,
        },
      },
      flags,
    );
    return { file };
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof OctetError) return { error };
    throw error;
  }
}

async function report(
  context: Context,
  document: unknown,
  results: readonly Result[],
  flags: PictureFlags,
): Promise<void> {
  const { terminal } = context;
  if (flags.output === STDOUT && terminal.mode === 'human') return;
  const files = results.flatMap(({ file }) => file ?? []);
  const listed = results.map(
    ({ file, error }) => file ?? { error: { code: error?.code, message: error?.message } },
  );
  await terminal.result(
    { ...(isObject(document) ? document : { reply: document }), files: listed },
    files.map(({ path }) => path),
  );
}

/** On a terminal a picture is shown unless that is not wanted; elsewhere nobody could see it. */
async function showPictures(
  context: Context,
  results: readonly Result[],
  flags: PictureFlags,
): Promise<void> {
  const { terminal } = context;
  const wanted = flags.preview ?? (terminal.animate && !terminal.quiet);
  if (!wanted || !terminal.err.isTTY || terminal.mode !== 'human') return;
  const { showPicture } = await import('../../output/preview.ts');
  const files = results.flatMap(({ file }) => file ?? []);
  for (const { path } of files) await showPicture(context, resolveFrom(context, path), files.length);
}

async function openPictures(context: Context, results: readonly Result[]): Promise<void> {
  for (const { file } of results) if (file) await openSavedFile(context, resolveFrom(context, file.path));
}
