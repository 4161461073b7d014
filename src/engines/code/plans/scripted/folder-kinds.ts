import { NUMBER } from '../reading/text.ts';
import { readFields } from './read-fields.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';
import { validatorOf } from './write-fields.ts';

const LEAD =
  '(?:[,;.]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|then) )*';
const PATH = '(?:\\.{0,2}/)?[\\w.-]+(?:/[\\w.<>{}-]+)*/?';

const DATE_PARTS: Readonly<Record<string, string>> = {
  year: 'String(mtime.getFullYear())',
  month: "String(mtime.getMonth() + 1).padStart(2, '0')",
  day: "String(mtime.getDate()).padStart(2, '0')",
};

function readWatched({ wish, values, isTyped }: ScriptWish): boolean {
  const dated = wish.take(
    /(?:\b(?:in)?to |\bunder )(?:an? |the )?["'`]?((?:\.{0,2}\/)?[\w./-]*?)\/?((?:\/?[<{](?:year|yyyy|month|mm|day|dd)[>}]){1,3}|\/(?:yyyy|year)(?:[/-](?:mm|month))?(?:[/-](?:dd|day))?)["'`]?/,
  );
  if (dated) {
    values.set('dated', '');
    values.set('target', wish.original(dated, dated[1] ?? '') || './archive');
    const parts = [...(dated[2] ?? '').matchAll(/year|yyyy|month|mm|day|dd/g)].map(
      ([part]) => DATE_PARTS[{ yyyy: 'year', mm: 'month', dd: 'day' }[part] ?? part] ?? '',
    );
    values.set('dateParts', parts.join(', '));
  }
  const folder = wish.take(
    /\b(?:folder|directory) (?:called |named )?["'`]?(\.{0,2}\/?[\w/-]*[\w/])["'`]?(?= (?:and|for|when|so|,)|,|:|$)|(?<=\b(?:watch(?:es)?|monitors?) )(?:the |my )?["'`]?(\.{0,2}\/[\w./-]+|(?!the\b|an?\b|my\b)[\w-]+(?= (?:folder|directory)\b))["'`]?(?: folder| directory)?/,
  );
  const named = folder?.[1] ?? folder?.[2];
  if (folder && named && !/^(?:and|for|when|so|that|which)$/.test(named))
    values.set('folder', wish.original(folder, named));
  const extension = wish.take(
    /(?<![\w/])\*?\.([a-z0-9]{2,5})\b(?! ?\/)(?: files?)?|\b(pdf|json|csv|jpe?g|png|txt|xml) files?\b/,
  );
  if (extension) values.set('extension', (extension[1] ?? extension[2] ?? '').toLowerCase());
  const sorted = wish.take(
    new RegExp(
      `${LEAD}mov(?:es?|ing)(?: (?:it|them|the file|files))? (?:in)?to ["'\`]?(${PATH})["'\`]? or (?:to )?["'\`]?(${PATH})["'\`]?`,
    ),
  );
  if (sorted) {
    const [, ok = './ok', bad = './bad'] = sorted;
    if (values.get('extension') !== 'json') return false;
    // "It has an email": any value will do.
    const isPlain = wish.has(/\b(?:has|have|contains?|fields?)\b(?! valid)/);
    const fields = readFields(wish).map((field) => (isPlain ? { ...field, kind: 'any' as const } : field));
    if (fields.length === 0) return false;
    values.set('validates', '');
    values.set('moves', '');
    values.set('ok', ok);
    values.set('bad', bad);
    values.set(
      'validator',
      [
        validatorOf('errorsOf', fields, isTyped),
        '',
        `function problemsOf(text${isTyped ? ': string' : ''})${isTyped ? ': string[]' : ''} {`,
        '  try {',
        '    return Object.values(errorsOf(JSON.parse(text))).flat();',
        '  } catch {',
        "    return ['not JSON'];",
        '  }',
        '}',
      ].join('\n'),
    );
    return true;
  }
  const plain = dated
    ? undefined
    : wish.take(
        new RegExp(
          `${LEAD}(cop(?:y|ies)|mov(?:es?|ing))(?: (?:it|them|each|every|new|the|all|file|files|one)\\b)* (?:in)?to (?:an? |the )?(?:folder )?["'\`]?(${PATH})["'\`]?(?: folder| directory)?`,
        ),
      );
  if (plain) {
    values.set('plain', '');
    values.set('target', plain[2] ?? './archive');
    if (/^mov/.test(plain[1] ?? '')) values.set('moves', '');
  } else if (dated) {
    const verb = wish.take(/\b(cop(?:y|ies)|mov(?:es?|ing))\b/);
    if (/^mov/.test(verb?.[1] ?? '')) values.set('moves', '');
  }
  return plain !== undefined || dated !== undefined;
}

function deriveWatched({ values }: ScriptWish): void {
  const isChecked = values.has('validates');
  values.set(
    'fsNames',
    [
      'constants',
      'copyFile',
      'mkdir',
      ...(isChecked ? ['readFile'] : []),
      'readdir',
      'stat',
      ...(values.has('moves') ? ['unlink'] : []),
    ].join(', '),
  );
  values.set('pathNames', [...(values.has('extension') ? ['extname'] : []), 'join', 'parse'].join(', '));
}

export const FOLDER_KINDS: readonly ScriptKind[] = [
  {
    id: 'watch-folder',
    about:
      /^(?=.*\bwatch(?:es|er|ing)?\b)(?=.*(?:\bfolder\b|\bdirectory\b|\.\/\w))(?=.*\b(?:cop(?:y|ies)|mov(?:es?|ing))\b)(?!.*\b(?:page|react|webpack|sass|compile|resize|upload|ftp|s3|dependencies|hot)\b)/,
    read: readWatched,
    options: {
      initial:
        /[,;]? ?\b(?:and |also )*(?:the )?(?:existing|already (?:existing|present))(?: files?| ones?)?(?: (?:too|as well|at (?:the )?start|on start))*/,
      settle: new RegExp(`[,;]? ?\\b(?:wait(?:s|ing)?|after) ${NUMBER} ?ms\\b[^,.;]*`),
    },
    derive: deriveWatched,
    always: [
      new RegExp(
        `${LEAD}log(?:s|ging)?(?: (?:each|every|all|it|them|the|copy|copies|move|moves|file|files|action|actions|result|to|console|stdout|event|events)\\b)*(?: with(?: an?| the)? (?:iso )?(?:timestamps?|date and time|time))?`,
      ),
      new RegExp(
        `${LEAD}(?:dont|don't|do not|doesn't|does not|never|not|shouldn't|mustn't|must not|should not) (?:crash(?:es)?|fail|stop|die)(?: (?:if|when))?(?: (?:the |a |one )?files? (?:diss?app?ears?|vanish(?:es)?|is gone|goes away|gets deleted|is deleted|is removed|was deleted)(?: (?:in between|meanwhile|in the meantime|before|while|copying|it is copied)\\b)*)?`,
      ),
      new RegExp(
        `${LEAD}(?:(?:each|every|any|all|new|arriving|incoming|one) )*(?:files?|ones?|it)?(?: that)? ?(?:arriv(?:es?|ing)|appears?|(?:is|are|gets?) (?:added|created|dropped)|shows? up|lands?|comes? in)(?: (?:in|into|there|it)\\b)*`,
      ),
      /\b(?:watch(?:es|ing)?|monitors?)(?: (?:an?|the|my))?(?: (?:folder|directory))?\b/,
      /\b(?:for|each|every|all|any|and)? ?new(?: files?| ones?)?\b/,
      /\b(?:fs\.watch|node:fs)\b/,
      new RegExp(
        `${LEAD}(?:never |without |not |don't |do not )(?:overwrit(?:e|es|ing))(?: (?:existing|anything|files?|them)\\b)*`,
      ),
    ],
    silent:
      'watch watches folder directory file files new copy copies move moves log each every validate validates check checks valid json has have must contain',
  },
];
