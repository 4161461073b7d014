import { withNames } from './place-names.ts';
import type { Named } from './recipe-names.ts';
import { type Command, FINDS, GROUPS, isPorts, spanFor, type Values, wordFor } from './recipe-values.ts';

/** The command and its note with the values of the question, and the names that have no place in either. */
export function filled(
  command: Command,
  asked: Values,
): { run: string; note: string; unused: readonly Named[] } {
  const { run, note } = withValues(command, asked);
  const [own, beside] = [withNames(run, asked.names), withNames(note, asked.names)];
  const unused = own.unused.filter((each) => beside.unused.includes(each));
  const { file = '' } = asked;
  const isThere =
    file === '' ||
    wordFor(file) !== ' file ' ||
    [own.text, beside.text, command.task, ...command.asks].some((text) => text.includes(file));
  return {
    run: own.text,
    note: beside.text,
    unused: isThere ? unused : [...unused, { kind: 'file', name: file, isOther: false }],
  };
}

function withValues(command: Command, asked: Values): { run: string; note: string } {
  const { note = '', values = {} } = command;
  const others = asked.numbers.filter((each) => each !== values.number);
  // "from 1 to 10": the one that the command has already is not the sample's.
  const rest = values.number === undefined ? '' : command.run.replaceAll(values.number, ' ');
  const number =
    spanFor(command, asked.span)?.toString() ??
    others.find((each) => !new RegExp(`(?<!\\d)${each}(?!\\d)`).test(rest)) ??
    others[0];
  const put = (text: string): string => {
    let all = text;
    const by = (sample: string | undefined, value: string | undefined, around = '(?<!\\w)@(?!\\w)') => {
      if (sample === undefined || value === undefined) return;
      all = all.replace(new RegExp(around.replace('@', sample), 'g'), () => value);
    };
    const [from, to = isPorts(command) ? from : undefined] = asked.numbers;
    if (
      values.number !== undefined &&
      values.second !== undefined &&
      to !== undefined &&
      asked.numbers.length < 3
    ) {
      const pair = new Map([
        [values.number, from],
        [values.second, to],
      ]);
      all = all.replace(/(?<![\d.])\d+(?![\d.])/g, (digits) => pair.get(digits) ?? digits);
    } else by(values.number, number, '(?<!\\w)@(?=[smhd]?(?!\\w))');
    const tags = new Map(['v1', 'v2'].map((sample, at) => [sample, asked.versions[at]]));
    all = all.replace(/\bv[12](?!\w|\.\d)/g, (sample) => tags.get(sample) ?? sample);
    by(values.folder, asked.folder);
    by(values.table, asked.table);
    if (!asked.isGroup || GROUPS.test(command.run)) by(values.column, asked.column);
    by(values.renamed, asked.renamed);
    by(values.type, asked.type);
    by(values.size, asked.size);
    by(values.extension, asked.extension, '(?<=[*%]\\.)@\\b');
    by(values.ending, asked.ending, '(?<=\\}\\.)@\\b');
    if (asked.extension === undefined && isName(asked.file)) by(values.extension, asked.file, '\\*\\.@\\b');
    if (values.to === undefined) by(values.text, quotable(asked.text) ?? 'TEXT', '(?<=")@(?=")');
    else {
      by(values.text, asked.to === undefined ? 'TEXT' : inSed(asked.text), '(?<=s/)@(?=/)');
      by(values.to, inSed(asked.to) ?? 'OTHER', '(?<=/)@(?=/g)');
    }
    return all;
  };
  const run =
    asked.extension !== undefined && values.extension === undefined
      ? command.run.replace(FINDS, `$& -name "*.${asked.extension}"`)
      : command.run;
  const here = /^(?:find|du [^.|]*?) \.(?= )/;
  const place = asked.path ?? (asked.isHome ? '~' : asked.isMachine ? '/' : asked.place);
  if (place !== undefined && here.test(run))
    return { run: put(run.replace(here, (all) => `${all.slice(0, -1)}${place}`)), note: put(note) };
  if (asked.branch !== undefined && run.split('BRANCH').length === 2 && !run.includes(asked.branch))
    return { run: put(run.replace('BRANCH', asked.branch)), note: put(note) };
  const file = isName(asked.file) ? asked.file : undefined;
  const inFile = (text: string): string =>
    file === undefined ? text : inOneFile(text, file).replace(/\bFILE\b|\ba\.txt\b(?= b\.txt)/g, () => file);
  return { run: put(inFile(run)), note: put(inFile(note)) };
}

/** A search in all files, made one in a single file. */
const inOneFile = (run: string, file: string): string =>
  run.replace(
    /^grep -r(\w+) (?!.*--include)(.*) \.$/,
    (_, flags: string, text: string) => `grep -${flags} ${text} ${file}`,
  );

const isName = (file: string | undefined): boolean => file !== undefined && /^[\w./-]+$/.test(file);

/** Between double quotes of a shell. */
const quotable = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w .,:@#%+=-]+$/.test(text) ? text : undefined;

const inSed = (text: string | undefined): string | undefined => text?.replace(/[/&.*[\]^$]/g, '\\$&');
