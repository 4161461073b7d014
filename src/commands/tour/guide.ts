import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellWord } from '../../config/shell-word.ts';
import type { Context } from '../../context.ts';
import { sampleEvent } from '../../contract/events.ts';
import { signatureOf } from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import { ioError } from '../../files/io-error.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import { galleryPage, type Piece } from './gallery.ts';
import { STEPS, type TourStep } from './steps.ts';

const SECRET = 'whsec_this-is-only-a-tour';

export async function guide(context: Context, output: string): Promise<void> {
  const { terminal } = context;
  const folder = resolveFrom(context, output);
  await makeFolder(folder, output);
  const signature = await prepareWebhook(context, folder);
  const failed: string[] = [];
  const made: Piece[] = [];
  let charged = 0;
  terminal.note(`Eight short steps. Everything is made on this machine and saved in ${output}/.`);
  for (const [index, step] of STEPS.entries()) {
    context.signal.throwIfAborted();
    const argv = [
      ...step.argv(output, charged),
      ...(step.title === 'webhook' ? ['--signature', signature] : []),
    ];
    if (!(await wanted(context, step, index, argv))) continue;
    const status = await context.run([...argv, '--env', 'local', ...(context.flags.quiet ? ['-q'] : [])], {
      withoutResult: terminal.mode !== 'human',
    });
    if (status !== 0) {
      failed.push(step.title);
      continue;
    }
    if (!step.isFree) charged += 1;
    if (!step.makes) continue;
    const piece = await withCode(folder, { ...step.makes, title: step.title, command: commandLine(argv) });
    made.push(piece);
    if (piece.text !== undefined) terminal.note(`\n${piece.text.trimEnd()}`.replaceAll('\n', '\n  '));
  }
  const page = join(folder, 'index.html');
  await writeFile(page, galleryPage(made), { mode: 0o644 });
  await terminal.result(
    { path: `${output}/index.html`, made: made.map(({ file }) => file), failed },
    `${output}/index.html`,
  );
  terminal.hint('open that page in a browser; next: octet chat, or octet auth login for a real service');
  if (failed.length > 0) throw new OctetError('partial', `these steps failed: ${failed.join(', ')}`);
}

async function makeFolder(folder: string, output: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw ioError(error, 'create', output);
  }
  throw new OctetError('unsafe', `${output} is not empty`, 'octet tour -o ANOTHER_DIR');
}

/** Enter goes on, n skips. Without a person to ask, everything runs. */
async function wanted(
  context: Context,
  step: TourStep,
  index: number,
  argv: readonly string[],
): Promise<boolean> {
  const { terminal } = context;
  terminal.note('');
  terminal.note(`${terminal.style.bold(`${index + 1}/${STEPS.length} ${step.title}`)}  ${step.words}`);
  for (const line of inLines(argv, terminal.err.columns)) terminal.note(terminal.style.dim(line));
  if (context.flags.yes || !terminal.canPrompt) return true;
  return terminal.confirm('run it?', { flag: '--yes', default: true });
}

/** A command that can be copied: if too long for the screen, it goes on after a backslash. */
function inLines(argv: readonly string[], columns: number): string[] {
  const lines = ['$ octet'];
  for (const word of argv.map(shellWord)) {
    const last = lines.at(-1) ?? '';
    if (`${last} ${word} \\`.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else {
      lines[lines.length - 1] = `${last} \\`;
      lines.push(`    ${word}`);
    }
  }
  return lines;
}

function commandLine(argv: readonly string[]): string {
  return ['octet', ...argv.map(shellWord)].join(' ');
}

async function prepareWebhook(context: Context, folder: string): Promise<string> {
  const body = JSON.stringify(sampleEvent('generation.completed', new Date(context.clock.now())));
  await writeFile(join(folder, 'event.json'), body, { mode: 0o644 });
  await writeFile(join(folder, 'secret.txt'), SECRET, { mode: 0o600 });
  return signatureOf(SECRET, Buffer.from(body));
}

async function withCode(folder: string, piece: Piece): Promise<Piece> {
  return piece.kind === 'code' ? { ...piece, text: await readFile(join(folder, piece.file), 'utf8') } : piece;
}
