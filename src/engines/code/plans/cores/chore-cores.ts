import type { Core } from './core.ts';
import { DEEP, DRY, PLACES, WORDS } from './file-cores.ts';

const PHOTO = '(?:photos?|pictures?|pics?|images?|snapshots?|jpe?gs?)';
const SAME =
  '(?:shar(?:e|es|ing)|ha(?:ve|s|ving)|get|gets|would (?:get|have)|end up with|(?:are|were) (?:from|taken on|on)|fall on|(?:are|were) (?:taken|made) (?:on|in|at)|with)(?: on)? (?:exactly )?(?:the|an?) (?:same|identical) (?:file ?)?(?:dates?|days?|names?|times?|seconds?|timestamps?|moments?|calendar days?|·+)';

/** "YYYY-MM-DD" or an example of it, as the pattern of a date. */
const dateForm = (said: string): string =>
  said.replace(/^(?:yyyy|\d{4})([-_.]?)(?:mm|\d{2})([-_.]?)(?:dd|\d{2})$/i, '%Y$1%m$2%d');

/** Work on files and lists that people do now and then. */
export const CHORE_CORES: readonly Core[] = [
  {
    id: 'photos-by-date',
    about: new RegExp(
      `^(?=.*\\brenam)(?=.*\\b${PHOTO}\\b)(?=.*\\b(?:dates?|days?|time|modif\\w+|exif|mtime|timestamp|taken)\\b)`,
    ),
    name: 'renamePhotos',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    shapes: {
      form: dateForm,
      digits: (said) => String(Math.min(said.length, 6)),
    },
    options: {
      form: /,? ?\b(?:and |using |in |with |to |like |as |such as |following |of |names? |the |an? |format |form |pattern |style |for example |e\.?g\.? )*["'`(]?((?:yyyy|(?:19|20)\d\d)[-_.]?(?:mm|\d\d)[-_.]?(?:dd|\d\d))(?!\d)/,
      sign: /(?<=·)([-_ ])(?=(?:0*\d{1,5}|n{2,5}|#{2,5}|x{2,5})\b)/,
      digits: /(?<=·)(0*\d{1,5}|n{2,5}|#{2,5}|x{2,5})(?:\.\w{3,4})?["'`)]?(?: format)?/,
      second:
        /,? ?\b(?:(?:and|by|with|to) )*(?:the )?(?:date and time|timestamps?|date-time|datetime)\b(?! (?:column|field))|(?<=\bsame )(?:seconds?|moments?|timestamps?|times?)\b/,
      taken:
        /,? ?\b(?:(?:when|at which|on which|that|it|they|were|was|is|are|each|one|photo|picture|the|their|its|from|using|based|on|by|in|to|day|date) )*(?:taken|shot|captured|exif(?: (?:data|metadata|date|tags?|information|info))?|capture date|metadata|creat(?:ed|ion)(?: (?:date|day|time))?)\b(?: from (?:the |their |its )?exif(?: (?:data|metadata|tags?))?)?/,
      needed: new RegExp(
        `,? ?\\b(?:(?:and|by|then|with|it|should) )*(?:add(?:s|ing)?|append(?:s|ing)?|using|uses?|put(?:s|ting)?|plus|an?)? ?(?:(?:an?|the|running|sequential|increasing|small) )*(?:counter|number|suffix|index|numbering|sequence number|number suffix|counter suffix)(?: (?:at the end|to (?:it|the name|the end)|behind it))? (?:(?:only|just) )?(?:if|when|whenever|where|in case|for|so that)(?: (?:two|several|multiple|more than one|many|some|any|no two))?(?: or more)?(?: (?:of them|${PHOTO}|files|ones|names))?(?: (?:that|which))? (?:${SAME}|(?:clash|collide|conflict)(?:es|s)?|(?:the |that )?(?:file ?)?name (?:already exists|is (?:already )?(?:taken|used)|exists already))`,
      ),
      years:
        /,? ?\b(?:and )?(?:put(?:s|ting)?|mov(?:es?|ing)|sort(?:s|ing)?|plac(?:es?|ing)) (?:them|it|each|the \w+)? ?(?:in|into|to) (?:an? |one |sub)?(?:sub)?(?:folders?|director(?:y|ies)) (?:per|for each|by|of (?:the|its|their)|for (?:the|its|their)|named (?:after|by) the) year\b/,
      prefix: /,? ?\b(?:with |and |adding |using )*(?:the |an? )?prefix(?: of)? ["'`]?([\w-]{1,20})["'`]?/,
      deep: DEEP,
    },
    always: [
      DRY,
      ...PLACES,
      /,? ?\b(?:and |but |while )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es|ing)(?: alone| out)?|not touching|does not touch)(?: (?:any|all|the|other|every))*(?: (?:files?|ones|anything|everything|those))?(?: (?:that|which))?(?: (?:is|are|aren't|isn't|not|no|an?|non-images?|images?|photos?|pictures?|other files|else|files|alone)\b)*/,
      /,? ?\b(?:to|by|with|using|after|based on|according to)(?: (?:the|their|its|each))?(?: (?:file|last|date|day|time|of))*(?: (?:modification|modified|change|changed))(?: (?:date|time|day))?s?\b/,
      /\b(?:the |their |its )?(?:dates?|days?|times?)(?: (?:and time|on which|when|at which|that|of))?(?: (?:it|they|each|one|the|their|its|every|photo|file|picture|image))*(?: (?:was|were|is|are|had been))?(?: (?:last|been))*(?: (?:modified|changed|edited|saved|updated|modification|change))\b/,
      /,? ?\b(?:and |with |plus |by |followed |then |adding |using )*(?:an? |the )?(?:three[- ]digit |running |sequential |increasing |two[- ]digit )*(?:counter|sequence number|running number|number)s?(?: (?:per|for each|of each|on each|within (?:each|the|a)) (?:day|date))?/,
      /,? ?\b(?:and |keeping |keeps? |leaves? )*(?:the |their |its )?(?:original )?(?:file )?extensions?\b/,
      /,? ?\b(?:and |without |never )+overwrit(?:es?|ing)(?: (?:any|existing|other|files?|an))*/,
      /,? ?\b(?:and )?(?:prints?|shows?|logs?|lists?) (?:(?:each|every|the|all|both|old|new|and|names?|renames?|what|it|did|was|renamed|would|be|changes?|to|before|after|them) ?)+/,
    ],
    silent: `${WORDS} ${PHOTO.replace(/[^a-z|]/g, '').replaceAll('|', ' ')} photo photos picture pictures image images jpg jpeg png goes go through over rename renames renaming renamed renamer every one ones each own new based date dates day days holiday vacation camera phone my same two when they were was iso node after on at`,
  },
];
