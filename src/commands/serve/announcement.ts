import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { isObject } from '../../contract/shape.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { ensureDirectory } from '../../files/directories.ts';
import { ownerIn, type ProcessOwner, type Standing, standingOf, thisProcess } from '../../files/owner.ts';
import { isProof, PROOF_PATH } from '../../service/http/proof.ts';
import type { ServiceVariables } from '../../service/http/variables.ts';
import { askService } from './ask-service.ts';

interface Announcement {
  readonly owner: ProcessOwner;
  readonly proofKey: string;
  readonly variables: ServiceVariables;
}

/** Tells `serve env` where the service is; only its own user can read it. */
export async function announce(
  context: Context,
  { variables, proofKey }: Pick<Announcement, 'variables' | 'proofKey'>,
): Promise<() => Promise<void>> {
  const directory = context.directories.state;
  if (directory === undefined) return async () => undefined;
  const path = join(directory, 'serve.json');
  await ensureDirectory(directory);
  const announcement: Announcement = { owner: thisProcess(directory), proofKey, variables };
  await writeAtomic(path, `${JSON.stringify(announcement)}\n`, { mode: 0o600 });
  return async () => {
    // Another service may have announced itself since.
    if ((await readAnnouncement(directory))?.proofKey === proofKey) await rm(path, { force: true });
  };
}

/** The service that runs now: its process may be alive, and the program on its port proves that it is this service. */
export async function running(context: Context): Promise<Announcement | undefined> {
  const directory = context.directories.state;
  const found = directory === undefined ? undefined : await readAnnouncement(directory);
  if (directory === undefined || !found || standingOf(found.owner, directory) === 'dead') return undefined;
  return (await proves(found, context)) ? found : undefined;
}

/** The process that announced itself last; undefined when none did, or it is dead. */
export async function announcedOwner(
  directory: string,
): Promise<{ readonly owner: ProcessOwner; readonly standing: Exclude<Standing, 'dead'> } | undefined> {
  const found = await readAnnouncement(directory);
  if (!found) return undefined;
  const standing = standingOf(found.owner, directory);
  return standing === 'dead' ? undefined : { owner: found.owner, standing };
}

async function readAnnouncement(directory: string): Promise<Announcement | undefined> {
  // No note of a running service.
  const text = await readFile(join(directory, 'serve.json'), 'utf8').catch(() => '');
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || typeof value.proofKey !== 'string' || !isVariables(value.variables))
      return undefined;
    const owner = ownerIn(value.owner);
    return owner && { owner, proofKey: value.proofKey, variables: value.variables };
  } catch {
    // No file, or one that another program has written: then no service has announced itself.
    return undefined;
  }
}

/** They are printed for a shell: names are names, and a value is one line. */
function isVariables(value: unknown): value is ServiceVariables {
  if (!isObject(value) || !Object.hasOwn(value, 'OCTET_BASE_URL')) return false;
  return Object.entries(value).every(
    ([name, each]) => /^[A-Z][A-Z_]*$/.test(name) && typeof each === 'string' && /^[\x21-\x7e]*$/.test(each),
  );
}

async function proves({ variables, proofKey }: Announcement, context: Context): Promise<boolean> {
  const nonce = randomBytes(16).toString('hex');
  try {
    const url = new URL(`${PROOF_PATH}?nonce=${nonce}`, variables.OCTET_BASE_URL);
    const answer: unknown = await askService(context, url);
    return isObject(answer) && isProof(answer.proof, proofKey, nonce);
  } catch {
    context.signal.throwIfAborted();
    // No answer, or the answer of another program: the service is not running.
    return false;
  }
}
