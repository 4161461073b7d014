import { KEEPS } from '../shell/manners.ts';
import type { Core } from './core.ts';

const UNITS: Readonly<Record<string, string>> = {
  k: ' * 1024',
  m: ' * 1024 * 1024',
  g: ' * 1024 * 1024 * 1024',
  b: '',
};
const SPANS: Readonly<Record<string, string>> = {
  min: ' * 60',
  h: ' * 60 * 60',
  d: ' * 24 * 60 * 60',
  w: ' * 7 * 24 * 60 * 60',
};

const amount = (said: string): string => /\d+/.exec(said)?.[0] ?? '1';
const bytes = (said: string): string =>
  `${amount(said)}${
    UNITS[
      said
        .replace(/[\d\s]/g, '')
        .charAt(0)
        .toLowerCase()
    ] ?? ''
  }`;
function seconds(said: string): string {
  const unit = said.replace(/[\d\s]/g, '').toLowerCase();
  return `${amount(said)}${SPANS[unit.startsWith('min') ? 'min' : unit.charAt(0)] ?? ''}`;
}
const namesIn = (said: string): string[] =>
  said.split(/,? (?:and|or) |, ?|\/(?=\w)/).map((one) => one.replace(/["'`*]/g, '').trim());
const quoted = (said: string): string =>
  namesIn(said)
    .map((one) => `"${one}"`)
    .join(', ');
export const suffixes = (said: string): string =>
  namesIn(said)
    .map((one) => `".${one.replace(/^\./, '').toLowerCase()}"`)
    .join(', ');

const SIZE = '(\\d+ ?(?:bytes?|b|kb|kib|kilobytes?|mb|mib|megabytes?|gb|gib|gigabytes?))';
const SPAN = '((?:\\d+ )?(?:minutes?|hours?|days?|weeks?))';
const KNOWN =
  'txt|csv|tsv|log|json|ya?ml|xml|html?|css|jsx?|tsx?|py|rb|go|rs|java|cs|cpp|php|kt|sh|sql|md|pdf|docx?|xlsx?|jpe?g|png|gif|svg|mp3|mp4|wav|zip|gz|bak|tmp';
const EXTENSION = `(?:\\*?\\.\\w{1,5}|${KNOWN})`;

/** Names of the folder, its files and the argument: every program over files takes a folder as its argument. */
export const PLACES: readonly RegExp[] = [
  /\b(?:in|of|from|inside|within|to|over|through|for|under|below)? ?(?:an?|the|some|my|its|one|this|that)? ?(?:given |specified |whole |entire )?(?:folder|directory|dir|path)(?: tree| path)?(?: (?:that is )?(?:given|passed|taken|named|specified|provided))? (?:as|by|on|from|via|through|in)(?: (?:an?|the|its))?(?: (?:first|only))? (?:command[- ]line )?(?:argument|parameter|arg|command line)\b/,
  /\b(?:takes?|accepts?|gets?|given|with) (?:an?|the|one) (?:folder|directory|dir|path)(?: path)?(?: as (?:an? |the |its )?(?:first |only )?(?:command[- ]line )?(?:argument|parameter))?/,
  /\b(?:in|of|from|inside|within|over|through|for|under|below) (?:an?|the|some|my|its|this|that|one) (?:given |specified |whole |entire |certain )?(?:folder|directory|dir)(?: tree)?\b/,
  /,? ?\b(?:and )?exits? (?:with )?(?:status |code |exit code )?1(?: with an error(?: message)?)? (?:if|when) (?:the|that) (?:directory|folder|path|argument) (?:does not exist|doesn't exist|is missing|is not there|is not a (?:directory|folder))/,
];
export const WORDS =
  'file files folder folders directory directories dir path paths name names full print prints printing printed show shows showing list lists listing display displays get gets getting command line cli tool console app utility them their they there on disk certain specific only also recursive together flag flags option options switch';

export const DEEP =
  /(?<!\b(?:not|non|without)\b[ -](?:\w+ ){0,2}),? ?\b(?:and |in |including |with |also |through )*(?:all |its |any |the )*(?:recursiv(?:e|ely)|sub-?(?:folders|directories|dirs)|nested (?:folders|directories))\b|\btree\b|\bunder\b|\bbelow\b|\bwalk(?:s|ing)?(?: through)?\b|\bfind(?:s|ing)?\b|\bsearch(?:es|ing)?(?: for)?\b/;
/** A flag of the command line, by its name. */
export const flag = (name: string, purpose = ''): RegExp =>
  new RegExp(
    `(?:,? ?\\b(?:and|with|has|have|supports?|using|plus|an?|the|optional))*,? ?["'\`]?(?<![\\w-])${name}["'\`]?(?: (?:option|flag|switch|mode|argument)s?)?${purpose}`,
  );
const DRY_PURPOSE =
  '(?: (?:that |which |to )?(?:only |just )?(?:shows?|prints?|lists?|displays?|previews?)(?: (?:what(?: it| they| the script)?|which files(?: it)?|them|the changes(?: it)?|the new names|it)(?: (?:would|will)(?: be)? (?:happen|deleted|removed|renamed|done|changed|change|do|make|rename|delete|remove))?)?(?: only)?(?: without (?:doing|changing|deleting|renaming)(?: (?:it|anything|them))?)?)?';
export const DRY = flag('(?:--)?dry[- ]run', DRY_PURPOSE);
const ONLY_EXTENSION = new RegExp(
  `\\b(?:only |just |all |every |each |any |the )*(${EXTENSION}(?:(?:, ?| and | or |, and |/)${EXTENSION})*)(?= files?\\b)|\\b(?:that |which )?(?:with|having|have|ending (?:in|with)|end (?:in|with)|whose (?:name|extension) (?:ends (?:in|with)|is)|of type|by) (?:the |an? )?(?:(?:file )?(?:extensions?|suffix|ending) )?["'\`]?(${EXTENSION}(?:(?:, ?| and | or |, and )${EXTENSION})*)\\b["'\`]?(?: (?:extension|suffix|ending))?`,
);
const SKIP =
  /,? ?\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|exclud(?:es?|ing)|except(?: for)?|without|not (?:in|into)|leaving out) (?:the |any |all )?(?:(?:folders?|director(?:y|ies)) )?(?:named |called )?["'`]?((?:node_modules|\.\w+|vendor|dist|build|target|bin|obj|__pycache__|venv)(?:["'`]?(?:, ?| and | or |, and )["'`]?(?:node_modules|\.\w+|vendor|dist|build|target|bin|obj|__pycache__|venv))*)["'`]?(?: (?:folders?|director(?:y|ies)))?/;
const HIDDEN =
  /,? ?\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|exclud(?:es?|ing)|except(?: for)?|without|no|not) (?:the |any |all )?hidden(?: (?:ones|files and (?:folders|directories)|files|folders|entries))?/;
const LARGER = new RegExp(
  `,? ?\\b(?:that (?:are|is) |which are |whose size is |with (?:an? )?size )?(?:larger|bigger|greater|more|over|above|exceed(?:s|ing)?|at least)(?: than| in size than)? ${SIZE}\\b`,
);

export const FILE_CORES: readonly Core[] = [
  {
    id: 'list-files',
    about:
      /^(?=.*\b(?:list|find|get|print|show|walk|search|collect|display|delet|remov|clean|count|sum|total|recursiv|largest|biggest|newest|oldest))(?=.*\bfiles\b)(?=.*\b(?:folders?|director(?:y|ies)|dir|recursive(?:ly)?|subfolders|subdirectories|tree|project|sorted)\b)(?!.*\b(?:duplicates?|identical|renam|(?<!command[- ])lines?|words?|contain|watch|zip|csv|hash|copy|copies|move|moves|organi[sz]e|same|per|by (?:extension|type)|(?:sub)?folders that|empty (?:sub)?(?:folders|director\w+)|lines|words)\b)/,
    name: 'listFiles',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    implies: { skip: 'deep', mb: 'sizes', most: 'deep' },
    shapes: {
      given: () => ', megabytes',
      ext: suffixes,
      skip: quoted,
      larger: bytes,
      smaller: bytes,
      older: seconds,
      newer: seconds,
    },
    options: {
      given:
        /,? ?\b(?:that (?:are|is) |which are )?(?:larger|bigger|greater|over|above)(?: than)? (?:an? |the |some )?(?:given |specified |certain |minimum |passed )(?:(?:file )?(?:size|limit|threshold)(?: (?:given |specified )?in| of n)? (?:mb|megabytes|mib)|number of (?:mb|megabytes))\b/,
      denied:
        /,? ?\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)) (?:the |any |all )?(?:folders?|director(?:y|ies)|files|ones|those|subfolders|paths|entries)?(?: and files)? ?(?:that |which |you )?(?:(?:cannot|can't|can not|could not) be (?:read|accessed|opened)|without (?:read )?(?:permission|access)s?|(?:with|on) permission errors|are not readable|it (?:cannot|can't) (?:read|access|open)|it has no (?:permission|access) (?:for|to))|,? ?\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)) (?:unreadable|inaccessible) (?:folders?|director(?:y|ies)|files|ones|subfolders)|,? ?\b(?:and )?(?:ignor(?:es?|ing)|skip(?:s|ping)?) permission errors/,
      skip: SKIP,
      hidden: HIDDEN,
      dry: DRY,
      deep: DEEP,
      empty:
        /\b(?:all |the |any )*empty(?= files)|\bfiles (?:that are |which are )?(?:empty|of size (?:0|zero))\b/,
      larger: LARGER,
      smaller: new RegExp(
        `,? ?\\b(?:that (?:are|is) |which are )?(?:smaller|less|under|below)(?: than)? ${SIZE}\\b`,
      ),
      older: new RegExp(
        `,? ?\\b(?:that (?:are|is) |which are )?(?:older than|not (?:been )?(?:modified|changed|touched) (?:in|for|within|since)(?: the)?(?: last| past)?|(?:that |which )?(?:have|has|were|was)(?: not|n't) (?:been )?(?:modified|changed|touched) (?:in|for|within)(?: the)?(?: last| past)?) ${SPAN}\\b`,
      ),
      newer: new RegExp(
        `,? ?\\b(?:that (?:are|is|were|have been) |which (?:are|were) )?(?:(?:last )?(?:modified|changed|edited|updated) (?:in|within|during)(?: the)?(?: last| past)?|newer than|younger than) ${SPAN}\\b`,
      ),
      most: /\b(?:only |just )?(?:the )?(?:top )?(\d+|three|five|ten)(?= (?:largest|biggest|newest|latest|oldest|most recent))/,
      bysize:
        /\b(?:the )?(?:largest|biggest)(?: (?:ones?|files?))?(?: (?:come )?first)?\b|,? ?\b(?:and )?(?:(?:sorted|sorts?(?: them)?|ordered|sorting them) )?by (?:file ?)?size(?:,? ?(?:\(?(?:in )?(?:descending|desc|decreasing)(?: order)?\)?|(?:the )?(?:largest|biggest) first))?/,
      bydate:
        /\b(?:the )?(?:newest|latest|most recent(?:ly (?:modified|changed))?)(?: (?:ones?|files?))?(?: (?:come )?first)?\b|,? ?\b(?:and )?(?:sorted|sorts?(?: them)?|ordered) by (?:the )?(?:last )?(?:modification |modified |change )?(?:date|time)(?: of modification)?(?:,? ?(?:newest|latest|most recent) first| descending)?/,
      byold: /\b(?:the )?oldest(?: (?:ones?|files?))?(?: (?:come )?first)?\b/,
      mb: /,? ?\b(?:and |with )*(?:their |its |the |file )*sizes? (?:shown |printed |given )?in (?:mb|megabytes|mib)\b/,
      sizes:
        /,? ?\b(?:and |with |together with |along with )*(?:their |its |the |file )*sizes?(?: in bytes)?\b(?! of)/,
      dates:
        /,? ?\b(?:and |with |together with )*(?:their |its |the )*(?:last )?(?:modification|modified) (?:dates?|times?)\b/,
      count: /\b(?:and )?(?:counts?|counting|how many|(?:the )?(?:total )?number of)(?: all)?(?: the)?\b/,
      ext: ONLY_EXTENSION,
      delete: /\b(?:delet(?:es?|ing)|remov(?:es?|ing)|cleans? up|cleaning up)(?: (?:all|the|them|every))*\b/,
    },
    always: [
      ...PLACES,
      DEEP,
      /,? ?\b(?:but )?(?:not recursive(?:ly)?|non-recursive(?:ly)?|without (?:its |the |any )?(?:sub-?(?:folders|directories)|recursion)|(?:only|just) (?:the |at )?top[- ]level|not (?:in|into|including) (?:its |the )?sub-?(?:folders|directories))\b/,
      /,? ?\b(?:and )?(?:sorted|sorts?(?: them)?|ordered) (?:by (?:path|name|file ?name)|alphabetically)\b/,
      /\b(?:and )?(?:prints?|returns?|shows?|lists?|outputs?) (?:all )?(?:their|the|its|each|every) (?:full |relative )?(?:paths?|names?|file ?names?)\b/,
      /\b(?:and )?(?:prints?|lists?|shows?|logs?) (?:each|every|the)(?: one| file| name| path)?(?: (?:deleted|removed))?(?: file| one| name)?\b/,
    ],
    silent: `${WORDS} find finds search searches finding finder project`,
  },
  {
    id: 'rename-files',
    about: /^(?=.*\brenam)(?=.*\bfiles\b)(?!.*\b(?:dates?|exif|modif|csv|column)\b)/,
    name: 'renameFiles',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    implies: { dry: 'flags', recursive: 'flags' },
    oneOf: ['lower', 'upper', 'spaces', 'prefix', 'from', 'what', 'numbered'],
    shapes: {
      ext: suffixes,
      spaces: (said) => (/dash|hyphen|-/.test(said) ? '-' : /underscore|_/.test(said) ? '_' : ''),
      from: (said) => said.replace(/^\./, ''),
      to: (said) => said.replace(/^\./, ''),
    },
    options: {
      dry: DRY,
      lower:
        /,? ?\b(?:to|in|into|so that they are|so they are|are|with|all)? ?(?:all )?(?:--)?lower[- ]?cas(?:e|ed|ing)(?: (?:names?|letters|file ?names?))?/,
      upper:
        /,? ?\b(?:to|in|into|all)? ?(?:all )?upper[- ]?cas(?:e|ed|ing)(?: (?:names?|letters|file ?names?))?/,
      spaces:
        /,? ?\b(?:and |by |to |with )*(?:replac(?:es?|ing) |converts? |converting |chang(?:es?|ing) |turns? )?(?:all |the |any )*(?:spaces?|blanks)(?: in (?:the |their |its )?(?:file ?)?names?)? (?:are |is )?(?:replaced |turned )?(?:with|by|to|into) (?:an? )?(underscores?|dash(?:es)?|hyphens?|["'`][_-]["'`]|_|-)/,
      prefix:
        /,? ?\b(?:and |by |with )*(?:add(?:s|ing)? )?(?:the |an? )?prefix(?: of)? ["'`]([\w .-]{1,30})["'`](?: to (?:all |the |their |each |every )*(?:file ?)?names?)?|\bprefix(?:es|ed|ing)? (?:them |the names? |each (?:name|file) |all files )?with ["'`]([\w .-]{1,30})["'`]/,
      from: /(?:\b(?:the )?extensions? )?(?:\bfrom )?\*?(\.\w{1,5})(?: files?)?(?: extensions?)?(?= (?:in (?:an?|the) (?:folder|directory) )?(?:to|into) \*?\.\w{1,5}\b)/,
      to: /(?<=· ?(?:in (?:an?|the) (?:folder|directory) )?)(?:to|into) \*?(\.\w{1,5})\b(?: files)?/,
      what: /\b(?:by )?replac(?:es?|ing) ["'`]([^"'`\\]{1,30})["'`](?= (?:with|by) ["'`])/,
      by: /(?<=·) ?(?:with|by) ["'`]([^"'`\\]{0,30})["'`](?: in (?:the|their|all) (?:file ?)?names?)?/,
      numbered:
        /,? ?\b(?:with |to |by |using |as )*(?:an? )?(?:sequential(?:ly)?|consecutive(?:ly)?|running|increasing)(?: numbers?| numbering)?(?: (?:names?|prefix))?\b/,
      recursive: flag('--recursive'),
      deep: DEEP,
      ext: ONLY_EXTENSION,
    },
    always: [
      ...PLACES,
      KEEPS,
      /,? ?\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es?|ing)) (?:(?:it|them|those|one|an?|any|the|each|every|files?|alone) )*(?:if|when|where|that|whose)(?: the| an?| its)?(?: new| target| destination)?(?: file| name)*(?: that| which)?(?: already)? exists?(?: already)?/,
      /\b(?:and )?(?:prints?|shows?|logs?|reports?) (?:(?:each|every|the|all)? ?(?:rename|renamings?|renamed files?|old and new names?|change)s?|what (?:it (?:did|does|renamed|changed)|was (?:done|renamed|changed)))\b/,
    ],
    silent: `${WORDS} rename renames renaming renamed renamer`,
  },
  {
    id: 'duplicate-files',
    about:
      /^(?=.*\b(?:duplicates?|identical|dup(?:e)?s|same (?:content|hash))\b)(?=.*\bfiles?\b)(?!.*(?<!command[- ])\b(?:lines?|csv|rows?|records?)\b)/,
    name: 'findDuplicates',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    implies: { dry: 'flag' },
    shapes: { ext: suffixes, larger: bytes },
    options: {
      flag: flag(
        '--?(?:delete|remove)\\b',
        '(?: (?:that |which |to )?(?:deletes?|removes?)(?: (?:all|the|extra|every|each))*(?: (?:copies|duplicates?|others|extras?|ones|files))?(?: (?:but|except|keeping|and keeps?)(?: the)? (?:first|one)(?: (?:of them|one|of each(?: group| set)?))?)?)?',
      ),
      dry: DRY,
      remove:
        /,? ?\b(?:and |then )*(?:deletes?|removes?|deleting|removing) (?:all |the |extra |every )*(?:copies|duplicates?|duplicate files|others|extras?|them)?(?: (?:but|except|keeping|and keeps?)(?: for)?(?: the)? (?:first|one)(?: (?:of them|one|copy|of each(?: group| set)?))?)?/,
      freed:
        /,? ?\b(?:(?:and|then|also|at the end|finally|prints?|shows?|reports?|tells?|says?|with) )*(?:how (?:many bytes|much (?:disk )?space|much)|(?:the |a )?(?:total )?(?:number of |amount of )?(?:bytes|(?:disk )?space|wasted (?:bytes|space)))(?: (?:that|which|in total|you|i|it|they|one))*(?: (?:could|can|would|will|is|are|be|being))*(?: (?:freed|saved|reclaimed|gained|wasted|win|won|free|save|reclaim|take up|recovered|lost))(?: up)?(?: (?:by|if|when)(?: (?:deleting|removing|the|you|i|copies|duplicates|delete|remove|them|were|are|deleted|removed))*)?/,
      larger: LARGER,
      bysize:
        /,? ?\b(?:(?:and|then|sorted|ordered|order(?:s|ing)?|sort(?:s|ing)?|lists?|them|the|groups?|by|in order of|descending|file|size|their|with) )*(?:biggest|largest)(?: (?:files?|groups?|ones?|duplicates?))? first\b|,? ?\b(?:sort(?:ed|s)?|order(?:ed|s)?) by (?:file )?size(?:,? descending(?: order)?|,? (?:biggest|largest) first)/,
      algo: /,? ?\b(?:(?:by|using|with|via|comparing|an?|the|their) )+(md5|sha1|sha512)(?: (?:hash(?:es)?|checksums?|sums?))?/,
      skip: SKIP,
      ext: ONLY_EXTENSION,
    },
    always: [
      ...PLACES,
      /[,;]? ?\b(?:(?:and|based on|by|using|with|via|comparing|compares?|compared|checking|checks?|first|then|only|if|same|of|have|the|equal|match(?:es|ing)?|that|for|files?|a|their|file|content) )*(?:hash(?:es|ing)?|checksums?|contents?|sha-?256)(?: (?:hash(?:es)?|checksums?|sums?|digests?))?(?: (?:of (?:the |their )?contents?|if (?:the )?sizes (?:match|are equal|agree)|after(?:wards| that)|only|second))*/,
      /[,;]? ?\b(?:(?:and|by|using|with|comparing|compares?|compared|checking|checks?|group(?:s|ing|ed)|first|only|the|their|then|file) )+(?:file )?sizes?(?: (?:first|before|then|and|only|,))*/,
      /\b(?:with|having|that have|of) the same (?:content|hash)s?\b/,
      /[,;]? ?\b(?:so |that |and |it |to |without )*(?:n't|not|never|doesnt|doesn't|does not|don't|dont|avoids?|avoiding|without)(?: (?:have to|need to|it))* (?:hash|hashing|read|reading)(?: (?:everything|all(?: (?:the )?files)?|every file|each file|files? (?:with|of) (?:a )?unique sizes?|everything))/,
      /\b(?:and )?(?:prints?|shows?|lists?|groups?) (?:the |all |each |every )?(?:groups?|sets?|them)(?: of (?:duplicates|duplicate files|identical files))?(?: (?:together|grouped|in groups|by (?:group|checksum|hash|content)))*(?: with (?:its|their|the|all|all the) paths)?\b/,
      DEEP,
      /\bfinds?\b/,
    ],
    silent: `${WORDS} duplicate duplicates identical find finds finder doesnt doesn't everything detect detects content contents hash same grouped groups`,
  },
];
