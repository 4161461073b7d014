import { isOwnPath } from '../http/path-kinds.ts';

/** The service's own API, its page and its description are made again in each run. */
const MADE_ANEW = /^\/(?:(?:api\/)?v1\/)?(?:mcp|openapi\.json)(?:\/|$)/;

export const isRecordedPath = (path: string): boolean => !isOwnPath(path) && !MADE_ANEW.test(path);
