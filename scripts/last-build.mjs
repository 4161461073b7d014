// The inputs and outputs of the last build, so that `npm test` builds again only when one of them has changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache/octet-build');
const note = join(folder, 'last');

/** The list in node_modules is npm's own, of what is really installed. */
const READ = [
  'src',
  'scripts',
  'bin',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];
const WRITTEN_BESIDE = ['man', 'THIRD_PARTY_NOTICES'];

export function isUpToDate() {
  try {
    return readFileSync(note, 'utf8') === state();
  } catch {
    return false;
  }
}

export function noteBuild() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${note}.${process.pid}`, state());
  renameSync(`${note}.${process.pid}`, note);
}

function state() {
  const hash = createHash('sha256').update([process.version, process.platform, process.arch].join());
  for (const path of [...READ, ...WRITTEN_BESIDE].flatMap(filesAt))
    hash.update(`\n${path} `).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  for (const path of filesAt('dist')) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`\n${path} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function filesAt(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`));
}
