import { bold, type Skill } from '../skill.ts';

const OCTAL =
  /\bchmod\b(?: -\w+)? (?:mode )?([0-7]{3,4})\b|\b(?:mode|permissions?|rights) ([0-7]{3,4})\b|\b([0-7]{3}) permissions?\b/i;
const SYMBOLIC = /\bchmod\b(?: -\w+)? ([ugoa]*[+=-][rwxX]+)(?=[\s?.,!]|$)/;
const WRITTEN = /(?<!\S)[-d]?((?:[r-][w-][x-]){3})(?!\S)/;
const ASKS =
  /\b(?:what|mean(?:s|ing)?|explain|does|do|is|octal|number|vs|versus|or|difference|use)\b|^\S+ \S+$/i;
const WHO = ['the owner', 'the group', 'everybody else'];
const WHO_BY_LETTER: Readonly<Record<string, string>> = {
  u: 'the owner',
  g: 'the group',
  o: 'everybody else',
  a: 'everybody',
};
const RIGHTS = ['read', 'write', 'execute'];
const LETTERS = 'rwx';

/** Explains a mode of chmod, given in digits or letters. */
export const fileModes: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 120 || !ASKS.test(message)) return undefined;
    const octal = OPPOSITE.test(message) ? null : OCTAL.exec(message);
    const digits = octal?.[1] ?? octal?.[2] ?? octal?.[3];
    const other = BOTH.exec(message.slice((octal?.index ?? 0) + (octal?.[0].length ?? 0)))?.[1];
    if (digits !== undefined && other !== undefined)
      return [digits, other]
        .map((mode) => explained(mode, false))
        .concat(KEY)
        .join('\n\n');
    if (digits !== undefined) return explained(digits);
    const symbolic = SYMBOLIC.exec(message)?.[1];
    if (OPPOSITE.test(message)) {
      const turned = symbolic?.replace(/[+-]/, (sign) => (sign === '+' ? '-' : '+'));
      return turned === undefined || turned === symbolic
        ? undefined
        : `The opposite is \`chmod ${turned}\`: ${changed(turned)}`;
    }
    if (symbolic !== undefined) return changed(symbolic);
    const written = WRITTEN.exec(message)?.[1];
    return written === undefined ? undefined : explained(digitsOf(written));
  },
};

const OPPOSITE = /\b(?:opposite|reverse|undo|contrary|inverse)\b/i;
/** "the difference between chmod 644 and 755" */
const BOTH = /^[^\d]{1,30}?\b([0-7]{3,4})\b/;
/** The usual purpose of a mode. */
const USUAL: Readonly<Record<string, string>> = {
  '400': 'keys that nobody changes',
  '600': 'private files: SSH keys, passwords, settings with secrets',
  '640': 'settings that a group may read',
  '644': 'ordinary files, web pages',
  '700': 'private folders (`~/.ssh`) and scripts',
  '750': 'folders and programs for a group',
  '755': 'folders, programs and scripts that everybody may run',
  '775': 'folders in which a group works together',
  '777': 'nothing: everybody could change it',
};
const usual = (mode: string): string => (USUAL[mode] === undefined ? '' : `\n\nUsual for ${USUAL[mode]}.`);
const KEY = '4 is read, 2 write, 1 execute; for a folder, execute means to enter it.';

function explained(digits: string, withKey = true): string {
  const own = [...digits.slice(-3)].map(Number);
  const letters = own.map((bits) =>
    [...LETTERS].map((letter, at) => (bits & (4 >> at) ? letter : '-')).join(''),
  );
  const who = own.map((bits, at) => {
    const rights = RIGHTS.filter((_, right) => bits & (4 >> right));
    return `- ${WHO[at]} (${bits}): ${rights.length === 0 ? 'nothing' : rights.join(', ')}`;
  });
  const special = digits.length === 4 ? Number(digits[0]) : 0;
  const also = ['setuid', 'setgid', 'sticky bit'].filter((_, at) => special & (4 >> at));
  return [
    `${bold(digits)} is ${bold(letters.join(''))}:`,
    `${who.join('\n')}${usual(digits)}`,
    ...(also.length > 0 ? [`The first digit sets: ${also.join(', ')}.`] : []),
    ...(withKey ? [KEY] : []),
  ].join('\n\n');
}

function changed(mode: string): string {
  const [, who = '', sign = '', rights = ''] = /^([ugoa]*)([+=-])([rwxX]+)$/.exec(mode) ?? [];
  const people =
    who === '' ? ['everybody (as far as the umask allows)'] : [...who].map((letter) => WHO_BY_LETTER[letter]);
  const names = [...rights].map((letter) =>
    letter === 'X'
      ? 'execute (folders, and files that somebody may execute already)'
      : RIGHTS[LETTERS.indexOf(letter)],
  );
  const does = sign === '+' ? 'gives' : sign === '-' ? 'takes away from' : 'sets exactly, for';
  const [list, whom] = [names.join(', '), people.join(' and ')];
  return sign === '+'
    ? `${bold(mode)} ${does} ${whom} the right to ${list}; other rights stay.`
    : `${bold(mode)} ${does} ${whom} the right to ${list}${sign === '-' ? '; other rights stay.' : ', and nothing else.'}`;
}

const digitsOf = (letters: string): string =>
  (letters.match(/.../g) ?? [])
    .map((three) => [...three].reduce((bits, letter, at) => bits + (letter === '-' ? 0 : 4 >> at), 0))
    .join('');
