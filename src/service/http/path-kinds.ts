/** Files and pages that need no key: the ids in their addresses cannot be guessed. */
export const OPEN_PATHS = {
  file: '/files/:id',
  preview: '/previews/:id',
  checkout: '/checkout/:id',
} as const;

const FOLDERS = Object.values(OPEN_PATHS).map((path) => path.slice(0, path.indexOf(':')));

export const isOpenPath = (path: string): boolean => FOLDERS.some((folder) => path.startsWith(folder));

const LOCAL = /^\/(?:(?:api\/)?v1\/)?local(?:\/|$)/;
const PAGE = /^\/(?:(?:api\/)?v1\/)?(?:open|session|page|metrics)(?:\/|$)|^\/(?:favicon\.ico)?$/;

export const isLocalPath = (path: string): boolean => LOCAL.test(path);

/** The service's own API, its page and its metrics: what is used to look at the service. */
export const isOwnPath = (path: string): boolean => LOCAL.test(path) || PAGE.test(path);
