import { literal } from '../languages/literal.ts';
import { TAKES_ARGUMENTS } from './asked-input.ts';

/** A path from the home folder, from the root or from here, or the name of a file. */
const PATHS =
  /(?<![\w/<.])(?:~|\.{1,2}|\/(?:etc|home|mnt|opt|root|srv|tmp|usr|var))(?:\/[\w.*-]+)+|(?<![\w/.@*<-])\w[\w-]*\.(?:json|txt|csv|log|db|ya?ml|toml|ini|xml|sqlite3?)\b|(?<![\w./*])\.[a-z][\w-]*\.(?:json|txt|ya?ml|toml)\b/g;

/** Examples, and files that hold the code itself. */
const NO_PATH = /\b(?:tar\.gz|package\.json|requirements\.txt|tsconfig\.json)$|\/(?:usr|bin)\/(?:bin|env)\b/;

const NAMED_LIKE = /\b(?:like|such as|e\.g\.|for example|named|called|to|becomes?) $/i;

/** Letters that stand for a date, and numbers that count. */
const VARYING = /[YMDHNX]{2,}|\d+|[*_-]/g;

export interface AskedPath {
  readonly said: string;
  readonly name: string;
}

/** The paths of a wish, each with its last part. */
const askedPaths = (prompt: string): AskedPath[] =>
  [...prompt.slice(0, 2_000).matchAll(PATHS)]
    .map(({ 0: path, index }) => ({ path: path.replace(/[./]+$/, ''), index }))
    .filter(
      ({ path, index }) =>
        !NO_PATH.test(path) &&
        !(/\d/.test(path) && NAMED_LIKE.test(prompt.slice(0, index))) &&
        !/--[\w-]+[ =]$/.test(prompt.slice(0, index)),
    )
    .map(({ path }) => ({ said: path, name: path.split('/').at(-1) ?? path }));

/** A file by its name alone may be what the program is given. */
const isGiven = (said: string, code: string): boolean => !/^[~./]/.test(said) && TAKES_ARGUMENTS.test(code);

/** The paths of a wish of which the code has no part that tells them from others. */
export const lostPaths = (prompt: string, code: string): string[] =>
  askedPaths(prompt)
    .filter(({ said, name }) => {
      if (isGiven(said, code)) return false;
      const parts = name.split(VARYING).filter((part) => part.length > 1);
      return parts.length > 0 && !parts.every((part) => code.includes(part));
    })
    .map(({ said }) => said);

const NODE = 'process';
const homeOfNode = (path: string): string => `\`\${${NODE}.env.HOME}/${path}\``;

/** How a program says a path in the home folder. */
const HOME: Readonly<Record<string, (path: string) => string>> = {
  javascript: homeOfNode,
  typescript: homeOfNode,
  python: (path) => `Path.home() / "${path}"`,
  ruby: (path) => `File.expand_path('~/${path}')`,
  php: (path) => `getenv('HOME') . '/${path}'`,
  go: (path) => `os.Getenv("HOME") + "/${path}"`,
  java: (path) => `System.getProperty("user.home") + "/${path}"`,
  kotlin: (path) => `System.getProperty("user.home") + "/${path}"`,
  swift: (path) => `NSHomeDirectory() + "/${path}"`,
};

/** What must be in a program before it can say so. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  python: /^from pathlib import .*\bPath\b/m,
  go: /\bos\./,
  swift: /^import Foundation/m,
};

/** A program that keeps one file of the kind that the wish names keeps it there. */
export function withAskedPath(prompt: string, code: string, language: string): string {
  const [asked, ...others] = askedPaths(prompt).filter(({ name }) => !code.includes(name));
  if (!asked || others.length > 0) return code;
  const ending = asked.name.slice(asked.name.lastIndexOf('.'));
  if (!/^\.[a-z0-9]+$/.test(ending) || /[*\s]/.test(asked.said)) return code;
  const quoted = new RegExp(`(["'])(?:\\./)?[\\w-]+${literal(ending)}\\1`, 'g');
  const names = [...new Set(code.match(quoted))];
  const [own] = names;
  if (own === undefined || names.length > 1) return code;
  const mark = own.charAt(0);
  if (!asked.said.startsWith('~/')) return code.replaceAll(own, `${mark}${asked.said}${mark}`);
  const write = HOME[language];
  return write && (NEEDS[language]?.test(code) ?? true)
    ? code.replaceAll(own, write(asked.said.slice(2)))
    : code;
}
