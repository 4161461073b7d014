import { NUMBER, numberOf } from '../reading/text.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';

const LEAD =
  '(?:[,;.:]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|then|each|every|then|all|me) )*\\b';
const NAME = '["\'`]?\\.?[a-z_][\\w.-]*\\/?["\'`]?';
/** Folders that are left out often: other words after a comma begin another part of the wish. */
const KNOWN =
  '["\'`]?(?:\\.[a-z][\\w.-]*|node_modules|dist|build|vendor|target|coverage|te?mp|cache|bin|obj|out|venv|__pycache__|hidden)\\b\\/?["\'`]?';
const SKIPS = new RegExp(
  `${LEAD}(?:skip(?:s|ping)?|ignor(?:es?|ing)|exclud(?:es?|ing)|leav(?:es?|ing) out|except(?: for)?|without(?= (?:the |["']?(?:node_modules|hidden|dist|build|\\.)))|not? (?:looking |going )?(?:in|into)|omit(?:s|ting)?)(?: (?:the|everything in|all|any|folders?|directories|files in|anything in))* (${NAME}(?:(?:,? and |, ?| or |\\/)${KNOWN})*)(?: (?:folders?|directories)\\b)?`,
);
const ENDINGS = new RegExp(
  `${LEAD}(?:only |just )*((?:\\*?\\.[a-z0-9]{1,5}(?:,? and |, ?| or |\\/| )?)+)(?:files?\\b)?(?: only)?|\\b(?:only |just )+((?:(?:jpe?g|png|gif|pdf|mp4|mp3|js|ts|md|txt|json|csv|css|html)s?(?:,? and |, ?| or |\\/)?)+) files`,
);
const quoted = (names: readonly string[]): string => names.map((one) => `'${one}'`).join(', ');
const namesIn = (list: string): string[] =>
  list
    .split(/,? and |, ?| or |\//)
    .map((one) => one.replace(/["'`\s]|\/$/g, ''))
    .filter(Boolean);

const BYTES: Readonly<Record<string, string>> = {
  mb: 'MB',
  megabytes: 'MB',
  kb: 'KB',
  kilobytes: 'KB',
  gb: 'GB',
  gigabytes: 'GB',
  mib: 'MiB',
};
const POWERS: Readonly<Record<string, number>> = { KB: 1, MB: 2, MiB: 2, GB: 3 };

function readUnit({ wish, values }: ScriptWish): void {
  const places = wish.take(
    new RegExp(`\\b(?:with|to|rounded to)? ?${NUMBER} (?:decimals?|decimal places)\\b`),
  );
  const unit = wish.take(
    /(?:\b(?:with|and|its|their|the|show(?:s|ing)?|including) )*(?:\b(?:file ?)?sizes? )?\b(?:in|as) (mb|megabytes|kb|kilobytes|gb|gigabytes|mib|bytes)\b/,
  )?.[1];
  wish.take(
    /(?:\b(?:with|and|its|their|the|show(?:s|ing)?|including|human[- ]readable|in) )*\b(?:human[- ]readable|(?:file )?sizes?)\b(?: (?:human[- ]readable|format))?/,
  );
  if (unit === 'bytes') {
    values.set('unit', 'bytes');
    values.set('amount', 'bytes');
  } else if (unit) {
    const name = BYTES[unit] ?? 'MB';
    const count = places ? numberOf(places[1] ?? '2') : 2;
    values.set('unit', name);
    values.set(
      'amount',
      `(bytes / 1024${POWERS[name] === 1 ? '' : ` ** ${POWERS[name]}`}).toFixed(${count})`,
    );
  } else values.set('human', '');
}

const TOP = new RegExp(
  `${LEAD}(?:(?:print|show|list|find|report|output|display|give|get)s? (?:me )?)?(?:the )?(?:(?:top )?${NUMBER} )?(biggest|largest|heaviest|smallest|newest|latest|most recent(?:ly (?:changed|modified))?|last (?:changed|modified)|oldest)(?: ${NUMBER})?(?: files?)?(?: (?:by size|first))?`,
);

function readTop({ wish, values }: ScriptWish): boolean {
  const top = wish.take(TOP);
  if (!top) return false;
  const [, before, which = '', after] = top;
  values.set('top', '');
  const count = before ?? after;
  if (count) values.set('count', `${numberOf(count)}`);
  const isTime = /new|old|last|latest|recent/.test(which);
  const isRising = /^(?:smallest|oldest)/.test(which);
  const key = isTime ? 'time.getTime()' : 'size';
  values.set('order', isRising ? `a.${key} - b.${key}` : `b.${key} - a.${key}`);
  values.set(
    'loop',
    `for (const { path, ${isTime ? 'time' : 'size'} } of files${count ? '.slice(0, MOST)' : ''}) {`,
  );
  values.set(
    'shown',
    isTime ? "${time.toISOString().slice(0, 16).replace('T', ' ')}" : '${inUnits(size).padStart(12)}',
  );
  return true;
}

function readWalk(asked: ScriptWish): boolean {
  const { wish, values } = asked;
  const skips = wish.take(SKIPS);
  const names = namesIn(skips?.[1] ?? '').filter(
    (one) => !/^(?:hidden|dotfiles|links|symlinks|unreadable)$/.test(one),
  );
  if (names.length > 0) {
    values.set('skips', quoted(names));
  }
  if (
    wish.take(
      /(?:\b(?:and|skip|ignore|no|without|all) )*\b(?:hidden|dot ?files?)(?: (?:files?|folders?|and|or|directories))*/,
    ) ||
    /\bhidden\b/.test(skips?.[1] ?? '')
  )
    values.set('hidden', '');
  const endings = wish.take(ENDINGS);
  if (endings) {
    const list = (endings[1] ?? endings[2] ?? '').match(/\.?(?!(?:and|or)\b)[a-z0-9]+/g) ?? [];
    values.set(
      'endings',
      quoted(list.map((one) => (one.startsWith('.') ? one : `.${one.replace(/s$/, '')}`))),
    );
  }
  const older = wish.take(
    new RegExp(
      `\\b(?:files )?older than ${NUMBER} days\\b|\\b(?:files )?not (?:changed|modified|touched) (?:for|in|since) ${NUMBER} days\\b`,
    ),
  );
  if (older) values.set('days', `${numberOf(older[1] ?? older[2] ?? '30')}`);
  if (older) values.set('older', '');
  // "Duplicates, biggest first" are groups, and those are in that order.
  const isTop = !wish.has(/\b(?:duplicates?|identical|same contents?)\b/) && readTop(asked);
  if (
    wish.take(
      new RegExp(
        `${LEAD}(?:finds?|lists?|prints?|shows?|groups?|reports?)? ?(?:groups? of )?(?:(?:exact|byte-identical|identical|the same) )*(?:duplicates?|files with (?:the )?(?:same|identical) contents?|identical files)(?: files?)?(?: (?:by|via|using|comparing|compare|with|their|content|contents|hash|hashes|sha-?256|size|first|then|and|grouped|in groups|print|show|list|the|groups?|in|an?|folder|directory|below|recursively|how much space|could be|saved|wasted|is|they waste)\\b,?)*`,
      ),
    )
  )
    values.set('hash', '');
  const groups = wish.take(
    new RegExp(
      `${LEAD}(?:(?:counts?|sums?|groups?|prints?|shows?|number of|how many|list) )*(?:files|sizes?|them|(?:total )?sizes?|files and (?:total )?sizes?|(?:and )*total sizes?| )*(?:there are )?(?:per|by|for each|of each|grouped by) (?:file )?(?:extensions?|types?|endings?)(?: (?:with|and|their|counts?|sizes?|total|number of files|in|how many|how big))*`,
    ),
  );
  if (groups) values.set('groups', '');
  values.set(
    'groupOrder',
    wish.take(/[,;]? ?\b(?:and )*sort(?:ed|s)? by (?:the )?(?:count|number(?: of files)?|frequency)\b/)
      ? 'b.files - a.files'
      : 'b.size - a.size',
  );
  wish.take(
    /[,;]? ?\b(?:and )*(?:sort(?:ed|s)?|biggest|largest)(?: (?:by|on|the|total|size|descending|first|desc|biggest|largest))+/,
  );
  const total = wish.take(
    new RegExp(
      `${LEAD}(?:(?:print|show|prints|shows) )?(?:the )?(?:(?:total|sum|overall)(?: (?:file )?(?:size|of|sizes|count|number of files|and|number|files))*)(?: (?:at the end|below|of all files|in a last line))*`,
    ),
  );
  if (total || (older && !isTop && !groups)) values.set('total', '');
  if (older && !isTop && !groups) {
    values.set('top', '');
    values.set('order', 'a.time.getTime() - b.time.getTime()');
    values.set('loop', 'for (const { path, size } of files) {');
    values.set('shown', '${inUnits(size).padStart(12)}');
  }
  readUnit(asked);
  const root = wish.take(/\b(?:in|under|below|of|through|from) ["'`]?(~?\.{0,2}\/[\w./-]+)["'`]?/);
  if (root) {
    const path = wish.original(root, root[1] ?? '');
    if (path.startsWith('~/')) values.set('home', '');
    values.set('root', path.startsWith('~/') ? `join(homedir(), '${path.slice(2)}')` : `'${path}'`);
  }
  return values.has('top') || values.has('groups') || values.has('hash') || values.has('total');
}

export const WALK_KINDS: readonly ScriptKind[] = [
  {
    id: 'walk',
    about:
      /^(?=.*(?:\b(?:folders?|directory|directories|recursive\w*|tree)\b|[ ~.]\/))(?=.*\bfiles?\b)(?=.*\b(?:biggest|largest|smallest|newest|oldest|latest|most recent\w*|duplicates?|identical|same content\w*|extensions?|file types?|total size|older than|total)\b)(?!.*\b(?:watch\w*|csv|renames?|renaming|cop(?:y|ies)|mov(?:es?|ing)|deletes?|zip|upload\w*|react|express|lines|html|resiz\w+|organi[sz]e\w*|download\w* (?:the|an?|all|from)|json|markdown|regex|words?)\b)/,
    read: readWalk,
    options: {
      exit: new RegExp(`${LEAD}(?:exits?|exit (?:status|code))(?: (?:with|status|code))* ${NUMBER}[^,.;]*`),
    },
    derive: ({ values }) => {
      values.set('pathNames', values.has('groups') || values.has('endings') ? 'extname, join' : 'join');
    },
    always: [
      new RegExp(
        `${LEAD}(?:(?:goes|walks?|runs?|searches|scans?|looks?|reads?|travers\\w+|recurs\\w+|through|over|into|under) )*(?:an?|the|given|some|my|all)? ?(?:folders?|directory|directories|director(?:y|ies) tree|sub-?folders|sub-?directories|tree)(?: (?:tree|recursively|and (?:all )?(?:its |their )?(?:sub-?folders|sub-?directories)|path|name|given|as|is|an?|the|first|argument|arg|default|current|cwd|defaults?|to)\\b)*`,
      ),
      /[,;]? ?\b(?:path|folder|directory)? ?(?:as|is|via|from|given as|comes from) (?:an? |the )?(?:first |only |command[- ]line |cli )*(?:arg(?:ument)?|parameter)\b(?:,? ?(?:default(?:s|ing)?(?: to| is)?|or|otherwise) (?:the )?(?:current (?:folder|directory|dir)|cwd|\.))?/,
      new RegExp(
        `${LEAD}(?:don't|dont|do not|doesn't|does not|never|not|must not|without) (?:crash(?:es|ing)?|stop(?:s|ping)?|fail(?:s|ing)?|die|dying|abort)[^,.;]*`,
      ),
      new RegExp(
        `${LEAD}(?:(?:skip|ignore|report|warn)s? (?:about )?)?(?:unreadable|without permission|permission errors?|no access|inaccessible|cannot be read|can't be read)[^,.;]*`,
      ),
      new RegExp(
        `${LEAD}(?:(?:not? |don't |do not |never |without |skip |ignore )(?:follow(?:s|ing)? )?)(?:sym(?:bolic )?-?links?)`,
      ),
      /\brecursive(?:ly)?\b/,
      /\bper line\b|\bwith (?:the |their )?(?:full |relative )?paths?\b|\b(?:full|relative) paths?\b/,
    ],
    silent:
      'files file below dates date print prints path folder directory recursively list lists find finds goes through command line cli tool size sizes',
  },
];
