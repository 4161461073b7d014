import { posix } from 'node:path';

/** Not written to at all: neither the directory itself nor anything below it. */
const WHOLE_TREES: readonly string[] = [
  '/etc',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/usr',
  '/boot',
  '/dev',
  '/proc',
  '/sys',
  '/run',
  '/var/spool',
  '/var/run',
  '/nix',
  '/snap',
  '/system',
  '/library',
  '/applications',
  '/windows',
  '/program_files',
  '/program_files_(x86)',
  '/programdata',
];

/** People work below these, although they lie in a tree of the system. */
const WORKPLACES: readonly string[] = ['/usr/src', '/usr/local/src', '/run/user', '/run/media'];

/** Projects live below these, so only the directory itself is refused. */
const ALONE: readonly string[] = [
  '/',
  '/home',
  '/users',
  '/root',
  '/var',
  '/opt',
  '/srv',
  '/mnt',
  '/media',
  '/tmp',
  '/volumes',
  '/var/lib',
  '/var/log',
  '/var/cache',
  '/var/tmp',
  '/var/root',
  '/var/www',
];

const HOMES = /^\/(home|users|var\/home|export\/home|usr\/home)\/[^/]+$/;

/** Says why an absolute path is no place for a project: a home directory, the root, or a place of the system. */
export function systemDirectory(path: string, homes: readonly string[]): string | undefined {
  const plain = folded(path);
  if (plain === '/') return 'the root of the file system';
  if (homes.some((home) => folded(home) === plain) || plain === '/root' || HOMES.test(plain))
    return 'a home directory';
  if (ALONE.includes(plain)) return 'a system directory';
  const isBelow = (tree: string) => plain.startsWith(`${tree}/`);
  if (WORKPLACES.some(isBelow)) return undefined;
  return WHOLE_TREES.some((tree) => plain === tree || isBelow(tree)) ? 'a system directory' : undefined;
}

/** One form for both kinds of systems: no drive, `/` between components, lower case. */
function folded(path: string): string {
  const plain = path
    .replaceAll('\\', '/')
    .replace(/^\/\/[?.]\//, '')
    .replace(/^[a-z]:/i, '')
    .replaceAll(' ', '_')
    .toLowerCase();
  // macOS keeps /etc, /tmp and /var below /private.
  return posix.resolve('/', plain).replace(/^\/private(?=\/(etc|tmp|var)(\/|$))/, '');
}
