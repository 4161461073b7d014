import { NUMBER, numberOf, WishText } from '../reading/text.ts';

/** A script over the files of a folder: where they go, what they are called, or what there is of each extension. */
export interface FilesWish {
  readonly act: 'move' | 'copy' | 'rename' | 'report';
  /** In small letters, without the dot; none for all files. */
  readonly extensions: readonly string[];
  readonly isRecursive: boolean;
  /** The form of a date, as strftime has it. */
  readonly form: string;
  readonly isByExtension: boolean;
  readonly isSuffix: boolean;
  readonly isDateOnly: boolean;
  readonly days?: number;
  /** The folder, where none is given as an argument. */
  readonly from?: string;
  readonly target?: string;
  readonly isDry: boolean;
  readonly counts: readonly ('files' | 'bytes' | 'lines')[];
  readonly isByName: boolean;
  readonly isHere: boolean;
  readonly limit?: number;
  readonly isReadable: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which of in to for it its is are with by as on into then from their them each all every this those script
  program bash python shell write create make me function tool command line cli files file folder folders directory
  directories dir given path recursively tree under below inside within one per prints print shows show list lists output
  automatically based according using use at was were where they have been last modified modification changed date dates
  subfolder subfolders subdirectory subdirectories named called like such name names result results different found
  new current working existing exist exists only type types`.split(/\s+/),
);
const EXTENSION =
  'jpe?g|png|gif|pdf|csv|log|txt|mp3|mp4|docx?|xlsx?|mov|zip|md|json|py|js|ts|java|html|css|wav|heic|raw|avi|mkv|xml|tar|gz|sh|svg|webp|epub';
const PHOTOS = ['jpg', 'jpeg', 'png', 'heic'];

function readExtensions(wish: WishText): string[] {
  const named = wish.take(
    new RegExp(
      `\\b(?:all |the |every |my )*\\*?\\.?((?:${EXTENSION})(?:(?:,| and| or|, and) \\.?(?:${EXTENSION}))*) (?:files?|photos?|images?|pictures?|documents?|logs?)\\b`,
    ),
  );
  if (named?.[1]) return named[1].split(/, and |,? and |,? or |, ?/).map((one) => one.replace('.', ''));
  return wish.take(/\b(?:all |the |every |my )*(?:photos?|images?|pictures?)\b/) ? PHOTOS : [];
}

const BY =
  '(?:by|per|for each|based on|according to|named (?:after|by)|using|of|with)(?: (?:the|their|its|last))*';
const CHANGED =
  '(?:(?:last )?(?:modification|modified|change|changed|file)(?: time| date)?(?: date)?|date(?: of (?:the |their |its )?(?:last )?(?:modification|change))?)';
const WHEN = new RegExp(
  `,? ?\\b${BY} (?:(year and month|year\\/month|month and year|year and then month|month|year|day|date|week|file type|extension|type|file extension)(?: and (day))?(?: (?:of|in which|when|that)(?: (?:the|their|its|they|last))* (?:were |was )?${CHANGED}(?: date| time)?)?|${CHANGED}(?: \\(?(year|month|day)\\)?)?)`,
);

const PREFIX =
  /,? ?\b(?:(?:as|with|by adding)(?: an?| the)? )?prefix(?:es|ed)?\b|\b(?:to )?(?:prepend|add|includ)(?:s|ed|ing|es|e)?(?: to)?\b|\bin front\b|\bat the (?:start|beginning|front)\b/;

function formOf(wish: WishText, found: RegExpExecArray): string | undefined {
  const example = wish.take(
    /,? ?\b(?:like|such as|e\.?g\.?|for example|in the form(?:at)?(?: of)?|as|formatted as)? ?["'`(]?(yyyy[-/]mm(?:[-/]dd)?|(?:19|20)\d\d[-/]\d\d(?:[-/]\d\d)?)(?:_\w+)?(?:\.\w+)?["'`)]?/,
  );
  const separator = example?.[1]?.charAt(4);
  if (separator)
    return (example?.[1]?.length ?? 0) > 7 ? `%Y${separator}%m${separator}%d` : `%Y${separator}%m`;
  const said = found[1] ?? found[3] ?? 'date';
  if (/week|type|extension/.test(said)) return undefined;
  if (found[2]) return '%Y/%m/%d';
  return /year.*month|month.*year/.test(said)
    ? '%Y/%m'
    : { year: '%Y', month: '%Y-%m', day: '%Y-%m-%d', date: '%Y-%m-%d' }[said];
}

/** The work on files that a wish asks for; undefined if a word of it says something else. */
export function readFiles(prompt: string): FilesWish | undefined {
  if (!/\b(?:files?|photos?|images?|pictures?|documents?|extensions?)\b/i.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  const isDry =
    wish.take(/,? ?\b(?:and |with )?(?:an? )?(?:--)?dry[- ]run(?: option| flag| mode)?\b/) !== undefined;
  const isHere =
    wish.take(
      /\b(?:in|of|under|from|inside) (?:the )?(?:current|this|working) (?:working )?(?:directory|dir|folder)\b/,
    ) !== undefined;
  wish.take(
    /\b(?:in|of|under|from|inside) (?:an?|the|some|my) (?:given |downloads? )?(?:directory|dir|folder)(?: tree)?(?: (?:given|passed) as (?:an? |the |its )?(?:first )?(?:command[- ]line )?argument)?/,
  );
  const isRecursive =
    wish.take(/,? ?\b(?:recursively|including subfolders|with all subfolders|and (?:its )?subfolders)\b/) !==
    undefined;
  const none = {
    form: '',
    isByExtension: false,
    isSuffix: false,
    isDateOnly: false,
    isDry,
    isHere,
    counts: [],
    isByName: false,
    isReadable: false,
    isRecursive,
  };
  const report = readReport(wish, none);
  if (report) return report;
  const days = wish.take(
    new RegExp(
      `\\b(?:that are |which are )?(?:older than|not (?:modified|changed) (?:in|for|since)(?: the last)?) ${NUMBER} days?\\b`,
    ),
  );
  const renamed =
    wish.take(/\brenam(?:es?|ing)\b/) ??
    (/\b(?:add|append|prepend|prefix)\w*\b.*\b(?:date|time)\b.*\bnames?\b|\bprefix\w*\b.*\bwith\b.*\bdate\b/.test(
      wish.rest,
    )
      ? wish.take(
          /\bto (?:the )?(?:file ?)?names? of\b|\bto (?:their|the|its) (?:file ?)?names?\b|\bprefix(?:es)?\b/,
        )
      : undefined);
  const from = wish.take(
    /\bfrom (?:the |my )?["'`]?([\w~/-]+)["'`]?(?: (?:folder|directory))?(?= (?:in)?to\b)/,
  );
  const extensions = readExtensions(wish);
  const age = {
    ...(days?.[1] ? { days: numberOf(days[1]) } : {}),
    ...(from?.[1] ? { from: wish.original(from, from[1]) } : {}),
  };
  if (renamed) {
    const isSuffix =
      wish.take(/,? ?\b(?:(?:as|with)(?: an?)? )?suffix\b|\bappend(?:s|ed|ing)?\b|\bat the end\b/) !==
      undefined;
    let isPrefix = false;
    while (wish.take(PREFIX)) isPrefix = true;
    const when = wish.take(
      new RegExp(
        `,? ?\\b(?:(?:to|by|with|using|after|of|include|add)(?: (?:the|their|its|a))* )?${CHANGED}(?: (?:of|in)(?: the)? (?:file|name|file name))?`,
      ),
    );
    if (!when) return undefined;
    const form = (formOf(wish, when) ?? '%Y-%m-%d').replaceAll('/', '-');
    wish.take(
      /,? ?\b(?:keeping|and keeps?|followed by|before|and)(?: the| their)? (?:original |old )?(?:file ?)?names?\b/,
    );
    if (wish.left(SILENT).length > 0) return undefined;
    const isDateOnly = !isPrefix && !isSuffix && !/_name|original|old name|include|add|prepend/i.test(prompt);
    return { ...none, act: 'rename', extensions, form, isSuffix, isDateOnly, ...age };
  }
  const moved = wish.take(
    /\b(?:mov(?:es?|ing)|sort(?:s|ing)?|organi[sz](?:es?|ing)|arrang(?:es?|ing)|put(?:s|ting)?|group(?:s|ing)?|(cop(?:y|ies|ying)))\b/,
  );
  if (!moved) return undefined;
  const sub = wish.take(
    /\b(?:in)?to (?:an?|the|separate|different|their|own)? ?(?:(sub-?(?:folders?|directories)|folders|directories)|(?:folder|directory) (?:called |named )?["'`]?([\w-]+)["'`]?|["'`]?([\w-]+)["'`]? (?:folder|directory))/,
  );
  const when = wish.take(
    new RegExp(`${WHEN.source}|,? ?\\b(?:sorted|grouped|organized|arranged) by (year|month|day|date)`),
  );
  if (!sub || !when) return undefined;
  const isByExtension = /\b(?:type|extension)\b/.test(when[0]);
  const form = isByExtension
    ? ''
    : when[4]
      ? formOf(wish, Object.assign(when, { 1: when[4] }))
      : formOf(wish, when);
  const target = sub[2] ?? sub[3];
  while (
    wish.take(
      /,? ?\b(?:creat(?:es?|ing)|mak(?:es?|ing)) (?:the |these |those )?(?:sub)?(?:folders|directories)(?: (?:if|when|as) (?:needed|necessary|they do not exist|missing))?/,
    )
  );
  if (form === undefined || wish.left(SILENT).length > 0) return undefined;
  return {
    ...none,
    act: moved[1] ? 'copy' : 'move',
    extensions,
    form,
    isByExtension,
    ...age,
    ...(target ? { target } : {}),
  };
}

/** "Count lines per extension", "count files and total size per file extension, largest first". */
function readReport(wish: WishText, none: Omit<FilesWish, 'act' | 'extensions'>): FilesWish | undefined {
  if (
    !/\b(?:lines|loc|files|sizes?|bytes|space|usage)\b.*\b(?:extensions?|types?)\b/.test(wish.rest) ||
    /\b(?:into|organi[sz]|mov(?:e|es|ing)\b|cop(?:y|ies))/.test(wish.rest)
  )
    return undefined;
  const per = wish.take(
    /,? ?\b(?:per|by|for each|of each|grouped by)(?: (?:the|their))? (?:file )?(?:extensions?|types?)\b/,
  );
  if (!per) return undefined;
  const counts: ('files' | 'bytes' | 'lines')[] = [];
  if (
    wish.take(
      /\b(?:counts?|counting|how many|(?:the )?(?:total )?number of|total)?(?: the)?(?: total)? ?(?:lines(?: of (?:code|text))?|loc|line counts?)\b/,
    )
  )
    counts.push('lines');
  if (
    wish.take(/\b(?:counts?|counting|how many|(?:the )?number of)(?: the)?(?: of)? ?files\b|\bfile counts?\b/)
  )
    counts.push('files');
  if (
    wish.take(
      /\b(?:and )?(?:(?:sums?|adds?|totals?)(?: up)? )?(?:the |their )?(?:sums? |adds? up |total |disk |combined )*(?:sizes?|bytes|space|disk usage|usage)\b/,
    )
  )
    counts.push('bytes');
  if (counts.length === 0) return undefined;
  const isReadable =
    wish.take(
      /,? ?\b(?:with |in |as )?(?:human[- ]readable|readable)(?: (?:sizes?|form|format|units))?\b/,
    ) !== undefined;
  const isByName = wish.take(/,? ?\bsort(?:ed|s)? (?:by (?:name|extension)|alphabetically)\b/) !== undefined;
  wish.take(
    /,? ?\b(?:and )?(?:sort(?:ed|s|ing)?(?: (?:them|the (?:output|result)s?))?(?: by (?:the )?(?:total )?(?:count|size|lines|number(?: of (?:lines|files))?))?(?:,? ?(?:in )?(?:descending|largest first|most first|highest first|decreasing)(?: order)?)?|(?:most|largest|biggest|highest)(?: (?:lines|files|size))? first|in descending order)/,
  );
  const top = wish.take(
    new RegExp(`,? ?\\b(?:only |and only )?(?:the )?(?:top|first) ${NUMBER}(?: extensions)?\\b`),
  );
  const extensions = readExtensions(wish);
  if (
    wish.left(new Set([...SILENT, 'count', 'counts', 'total', 'sum', 'report', 'how', 'many', 'there']))
      .length > 0
  )
    return undefined;
  return {
    ...none,
    act: 'report',
    extensions,
    counts,
    isByName,
    isReadable,
    ...(top?.[1] ? { limit: numberOf(top[1]) } : {}),
  };
}
