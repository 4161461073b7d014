// In a clone `npx octet` runs this checkout: npm links the commands of dependencies, but not those of the package
// itself. Windows needs more than a link; there it is `node bin/octet.js`.
import { chmod, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const bin = join(root, 'node_modules/.bin');

await chmod(join(root, 'bin/octet.js'), 0o755);
if (process.platform !== 'win32') {
  await mkdir(bin, { recursive: true });
  await rm(join(bin, 'octet'), { force: true });
  await symlink('../../bin/octet.js', join(bin, 'octet'));
}
