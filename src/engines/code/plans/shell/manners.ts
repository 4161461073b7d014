import { NUMBER } from '../reading/text.ts';

/** "At most 4 at a time". */
export const PARALLEL = new RegExp(
  `,? ?\\b(?:and |with |running |using )*(?:(?:at most|up to|a maximum of|no more than|max(?:imum)?) )?${NUMBER} (?:jobs?|conversions?|processes|files?|workers?|of them|tasks?)? ?(?:at (?:a|the same) time|in parallel|at once|simultaneously|concurrently|parallel jobs)|,? ?\\bin parallel,? (?:with |running )?(?:at most |up to |a limit of |a maximum of )?${NUMBER}(?: (?:jobs?|processes|workers?|at a time|at once|files?))?`,
);
/** Wishes that a loop over files meets anyway. */
export const SPACES =
  /[,;]? ?\b(?:and |even if |also if |where |whose )*(?:the |their )?(?:file ?)?names?(?: of the files)? (?:may|can|might|that|with)? ?(?:contain|have|has|containing|with)? ?(?:white ?)?spaces?(?: in them)?|[,;]? ?\b(?:and )?(?:handles?|handling|works? with|supports?|safe for)(?: file ?names?)?(?: with)? ?spaces(?: in (?:file ?)?names?)?(?: correctly)?/;

/** The message for a missing file. */
export const COMPLAINS =
  /(?:[,;] ?|\band |\bbut )*\b(?:(?:complains?|warns?|prints? (?:an? )?(?:error|warning|message)s?(?: message)?)(?: (?:to|on) (?:stderr|standard error))?(?: about| for| (?:if|when))?|(?:skips?|skipping)(?: over)?) (?:(?:a |any |those |the )?(?:files?|ones?|it|arguments?) (?:that |which )?(?:do(?:es)? ?n[o']t exist|is missing|are missing|is not there)|missing (?:files|ones))(?: (?:on|to) (?:stderr|standard error))?/;

/** "Don't overwrite existing files". */
export const KEEPS =
  /(?:[,;] ?|\band |\bbut )*\bskip(?:s|ping)? (?:the |those |any |all )*(?:ones|files|outputs?|targets?)?(?: ?(?:that|which))?(?: are)?(?: already)? ?(?:exist(?:s|ing)?|there|converted|done)(?: (?:already|ones|files|outputs?))?|(?:[,;] ?|\band |\bbut |\bit |\bthey |\b(?:must|should) )*\b(?:do(?:es)? ?n[o'’]t|do(?:es)? not|never|without|not|and not|avoid(?:s|ing)?|no) (?:overwrit(?:e|es|ing)|replac(?:e|es|ing)|clobber(?:s|ing)?)(?: (?:any|the|an?|existing|already|other|older|of|that|which|exists?|files?|ones?|photos?|pictures?|images?|names?|targets?|them|anything|it|is|are|there)\b)*|(?:[,;] ?|\band |\bbut )*\bskip(?:s|ping)? (?:(?:it|them|files?|those) )?(?:if|when|that|which|where)? ?(?:the |a )?(?:(?:new (?:name|file)|target(?: file| name)?|one|file|it) (?:already )?(?:exists|is there)(?: already)?|target|existing(?: (?:files|ones))?|already exist(?:s|ing)?|name (?:already )?exists|it exists already)/;

const DONE =
  '(?:done|resized|shrunk|renamed|moved|copied|deleted|removed|compressed|gzipped|zipped|converted|changed|processed|found|affected|backed up|unzipped|extracted)';
/** " deleted", as the wish says it. */
export const doneWord = ([said]: RegExpExecArray): string => {
  const word = new RegExp(`\\b${DONE}\\b`).exec(said)?.[0];
  return word === undefined ? '' : ` ${word}`;
};

/** "And prints how many were renamed". */
export const COUNTS = new RegExp(
  `(?:[,;] ?|\\band |\\bthen |\\bit )*\\b(?:prints?|shows?|reports?|tells?|outputs?|displays?|echo(?:es)?|says?)(?: out| me)? (?:how many(?: files?| of them| images?| pictures?| photos?)?(?: (?:(?:were|was|have been|got|it(?: has)?) )?${DONE}| there (?:are|were))?|(?:the |a )?(?:total |final )?(?:count|number)(?: ${DONE})?(?: of(?: the| all)?(?: ${DONE})?(?: files| ones| images)?(?: (?:it |that were |that was |were )?${DONE})?)?)(?: (?:at the end|in the end|afterwards|when done))?(?=$|[,.;])`,
);
