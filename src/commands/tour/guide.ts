import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { sampleEvent } from '../../contract/events.ts';
import { signatureOf } from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import { ioError } from '../../files/io-error.ts';
import { galleryPage, type Piece } from './gallery.ts';
import { STEPS, type Step } from './steps.ts';

const SECRET = 'whsec_this-is-only-a-tour';

export async function guide(context: Context, output: string): Promise<void> {
  const { terminal } = context;
  const folder = resolve(context.cwd, output);
  await makeFolder(folder, output);
  const signature = await prepareWebhook(context, folder);
  const failed: string[] = [];
  const made: Piece[] = [];
  terminal.note(`Eight short steps; everything is made on this machine and kept in ${output}/.`);
  for (const [index, step] of STEPS.entries()) {
    context.signal.throwIfAborted();
    const argv = [...step.argv(output), ...(step.title === 'webhook' ? ['--signature', signature] : [])];
    if (!(await wanted(context, step, index, argv))) continue;
    const status = await context.run([...argv, '--env', 'local', ...(context.flags.quiet ? ['-q'] : [])]);
    if (status !== 0) failed.push(step.title);
    else if (step.makes) made.push({ ...step.makes, title: step.title, command: commandLine(argv) });
  }
  const page = join(folder, 'index.html');
  await writeFile(page, galleryPage(await withCode(folder, made)), { mode: 0o644 });
  await terminal.result(
    { path: `${output}/index.html`, made: made.map(({ file }) => file), failed },
    `${output}/index.html`,
  );
  terminal.hint('octet --help, octet chat, or octet auth login to reach a real service');
  if (failed.length > 0) throw new OctetError('partial', `these steps failed: ${failed.join(', ')}`);
}

async function makeFolder(folder: string, output: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw ioError(error, 'create', output);
  }
  throw new OctetError('unsafe', `${output} is not empty`, 'octet tour -o ANOTHER');
}

/** Enter goes on, n skips. Without a person to ask, everything runs. */
async function wanted(
  context: Context,
  step: Step,
  index: number,
  argv: readonly string[],
): Promise<boolean> {
  const { terminal } = context;
  terminal.note('');
  terminal.note(`${terminal.style.bold(`${index + 1}/${STEPS.length} ${step.title}`)}  ${step.words}`);
  terminal.note(terminal.style.dim(`$ ${commandLine(argv)}`));
  if (context.flags.yes || !terminal.canPrompt) return true;
  return terminal.confirm('run it?', { flag: '--yes', default: true });
}

function commandLine(argv: readonly string[]): string {
  return ['octet', ...argv.map((word) => (/^[\w./=:@-]+$/.test(word) ? word : JSON.stringify(word)))].join(
    ' ',
  );
}

async function prepareWebhook(context: Context, folder: string): Promise<string> {
  const body = JSON.stringify(sampleEvent('generation.completed', new Date(context.clock.now())));
  await writeFile(join(folder, 'event.json'), body, { mode: 0o644 });
  await writeFile(join(folder, 'secret.txt'), SECRET, { mode: 0o600 });
  return signatureOf(SECRET, Buffer.from(body));
}

async function withCode(folder: string, pieces: readonly Piece[]): Promise<Piece[]> {
  return Promise.all(
    pieces.map(async (piece) =>
      piece.kind === 'code' ? { ...piece, text: await readFile(join(folder, piece.file), 'utf8') } : piece,
    ),
  );
}
