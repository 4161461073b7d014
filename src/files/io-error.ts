import { OctetError, systemCode } from '../errors.ts';

const MEANINGS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would exceed the size limit',
  EROFS: 'the file system is read-only',
  EACCES: 'permission denied',
  EPERM: 'the operation is not permitted',
  EIO: 'the disk reported an error',
  ENOENT: 'no such file or directory',
  ENOTDIR: 'part of the path is not a directory',
  EISDIR: 'it is a directory',
  EEXIST: 'a file with that name already exists',
  ENOTEMPTY: 'the directory is not empty',
  ELOOP: 'the path contains a symbolic link',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  EBUSY: 'it is in use',
};

/** A fault of the file system as one readable line (exit 16); anything else comes back as it was. */
export function ioError(error: unknown, verb: 'read' | 'write' | 'lock' | 'create', path: string): unknown {
  const code = systemCode(error);
  if (error instanceof OctetError || code === undefined) return error;
  return new OctetError('io', `cannot ${verb} ${path}: ${MEANINGS[code] ?? code}`, undefined, {
    cause: error,
  });
}
