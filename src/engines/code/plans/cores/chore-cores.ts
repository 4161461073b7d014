import { KEEPS } from '../shell/manners.ts';
import type { Core } from './core.ts';
import { DEEP, DRY, PLACES, suffixes, WORDS } from './file-cores.ts';

const PHOTO = '(?:photos?|pictures?|pics?|images?|snapshots?|jpe?gs?)';
const SAME =
  '(?:shar(?:e|es|ing)|ha(?:ve|s|ving)|get|gets|would (?:get|have)|end up with|(?:are|were) (?:from|taken on|on)|fall on|(?:are|were) (?:taken|made) (?:on|in|at)|with)(?: on)? (?:exactly )?(?:the|an?) (?:same|identical) (?:file ?)?(?:dates?|days?|names?|times?|seconds?|timestamps?|moments?|calendar days?|·+)';

/** "YYYY-MM-DD" or an example of it, as the pattern of a date. */
const dateForm = (said: string): string =>
  said.replace(/^(?:yyyy|\d{4})([-_.]?)(?:mm|\d{2})([-_.]?)(?:dd|\d{2})$/i, '%Y$1%m$2%d');

/** A number as names have it, or its place. */
const COUNT = '(?:0*\\d{1,5}|n{2,5}|#{2,5}|x{2,5})';
const KIND = '\\*?\\.?(?:jpe?g|png|gif|heic|webp|tiff?|pdf|mp3|mp4|mov|wav|flac|txt|docx?|csv|svg)';
const NAMED = `[a-z]+(?:[-_][a-z]+)*[-_ ]?${COUNT}\\.\\w{3,4}`;

/** Work on files and lists that people do now and then. */
export const CHORE_CORES: readonly Core[] = [
  {
    id: 'photos-by-date',
    about: new RegExp(
      `^(?=.*\\brenam)(?=.*\\b(?:${PHOTO}|files|pngs?|pdfs?|mp3s?|scans|videos)\\b)(?=.*\\b(?:${PHOTO}\\b.*\\b(?:dates?|days?|time|modif\\w+|exif|mtime|timestamp|taken)|${KIND} files\\b.*\\bmodif\\w+|${NAMED})\\b)(?!.*\\b(?:csv|column|list of names)\\b)`,
    ),
    name: 'renamePhotos',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    shapes: {
      form: dateForm,
      digits: (said) => String(Math.min(said.length, 6)),
      ext: (said) => suffixes(said).replace(/"\.jpe?g"/, '".jpg", ".jpeg"'),
    },
    options: {
      any: /\b(?:all |the |every )*(?<!(?:jpe?g|png|gif|heic|webp|tiff?|pdf|mp3|mp4|mov|wav|flac|txt|docx?|csv|svg|image|photo) )files\b(?!.*\b(?:photos?|pictures?|pics?|images?|jpe?gs?)\b(?!["'`]?(?:,|$| and so)))/,
      ext: new RegExp(
        `\\b(?:all |the |every |my |only |just )*(?<![\\w.])(${KIND}(?:(?:, ?| and | or |, and |/)${KIND})*)(?= (?:files?|images?|photos?|pictures?|scans?)\\b)|\\b(?:all |the |every |my |only )*(?<![\\w.])(jpe?g|png|pdf|mp3)s?\\b`,
      ),
      current:
        /\b(?:in|of|from|inside) (?:the |my )?(?:current|working|present)(?: working)? (?:folder|directory|dir)\b/,
      form: /,? ?\b(?:and |using |in |with |to |like |as |such as |following |of |names? |the |an? |format |form |pattern |style |for example |e\.?g\.? )*["'`(]?((?:yyyy|(?:19|20)\d\d)[-_.]?(?:mm|\d\d)[-_.]?(?:dd|\d\d))(?!\d)/,
      stem: new RegExp(
        `\\b(?:to |as |into |like |named |called |the |format |names? |pattern )*["'\`]?((?:\\d{1,4}[-_])*[a-z]+(?:[-_][a-z]+)*)(?=[-_ ]?${COUNT}(?:\\.\\w{3,4}\\b|["'\`]))`,
      ),
      byname:
        /,? ?\b(?:and |in |keeping |the )*(?:sorted |ordered |order |sorting |them )*(?:by|alphabetical(?:ly)?(?: order)?(?: by)?|in the order of)(?: (?:the|their|its|old|original|current|file))* (?:file ?)?names?\b|,? ?\b(?:and |in )*(?:sorted |ordered )*alphabetical(?:ly)?(?: order)?/,
      newest: /,? ?\b(?:with |the |and )*(?:newest|latest|most recent) (?:one |photo |file )?first\b/,
      sign: /(?<=·)([-_ ])(?=(?:0*\d{1,5}|n{2,5}|#{2,5}|x{2,5})\b)/,
      digits: /(?<=·)(0*\d{1,5}|n{2,5}|#{2,5}|x{2,5})(?:\.\w{3,4})?["'`)]?(?: format)?/,
      second:
        /,? ?\b(?:(?:and|by|with|to) )*(?:the )?(?:date and time|timestamps?|date-time|datetime)\b(?! (?:column|field))|(?<=\bsame )(?:seconds?|moments?|timestamps?|times?)\b/,
      taken:
        /,? ?\b(?:(?:when|at which|on which|that|it|they|were|was|is|are|each|one|photo|picture|the|their|its|from|using|based|on|by|in|to|day|date) )*(?:taken|shot|captured|exif(?: (?:data|metadata|date|tags?|information|info))?|capture date|metadata|creat(?:ed|ion)(?: (?:date|day|time))?)\b(?: from (?:the |their |its )?exif(?: (?:data|metadata|tags?))?)?/,
      needed: new RegExp(
        `,? ?\\b(?:(?:and|by|then|with|it|should) )*(?:add(?:s|ing)?|append(?:s|ing)?|using|uses?|put(?:s|ting)?|plus|an?)? ?(?:(?:an?|the|running|sequential|increasing|small) )*(?:counter|number|suffix|index|numbering|sequence number|number suffix|counter suffix|_2(?:(?:,|,? and|,? or)? _\\d+)*(?:,? (?:etc\\.?|and so on))?)(?: (?:at the end|to (?:it|the name|the end)|behind it))? (?:(?:only|just) )?(?:if|when|whenever|where|in case|for|so that)(?: (?:two|several|multiple|more than one|many|some|any|no two))?(?: or more)?(?: (?:of them|${PHOTO}|files|ones|names))?(?: (?:that|which))? (?:${SAME}|(?:clash|collide|conflict)(?:es|s)?|(?:the |that )?(?:file ?)?name (?:already exists|is (?:already )?(?:taken|used)|exists already))`,
      ),
      years:
        /,? ?\b(?:and )?(?:put(?:s|ting)?|mov(?:es?|ing)|sort(?:s|ing)?|plac(?:es?|ing)) (?:them|it|each|the \w+)? ?(?:in|into|to) (?:an? |one |sub)?(?:sub)?(?:folders?|director(?:y|ies)) (?:per|for each|by|of (?:the|its|their)|for (?:the|its|their)|named (?:after|by) the) year\b/,
      prefix: /,? ?\b(?:with |and |adding |using )*(?:the |an? )?prefix(?: of)? ["'`]?([\w-]{1,20})["'`]?/,
      deep: DEEP,
    },
    always: [
      DRY,
      ...PLACES,
      new RegExp(`(?<=·)(?:[,;]? ?(?:(?:and|then|to|or) )*["'\`]?(?:${NAMED}|[-_]?0\\d{1,4}\\b)["'\`]?)+`),
      /[,;]? ?(?:\b(?:and so on|and so forth|etc\b\.?)|\.{3}|…)/,
      /,? ?\b(?:and |but |while )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es|ing)(?: alone| out)?|not touching|does not touch)(?: (?:any|all|the|other|every))*(?: (?:files?|ones|anything|everything|those))?(?: (?:that|which))?(?: (?:is|are|aren't|isn't|not|no|an?|non-images?|images?|photos?|pictures?|other files|else|files|alone)\b)*/,
      /,? ?\b(?:to|by|with|using|after|based on|according to)(?: (?:the|their|its|each))?(?: (?:(?:file|photo|picture|image)(?:['’]?s['’]?)?|last|date|day|time|of))*(?: (?:modification|modified|change|changed))(?: (?:date|time|day))?s?\b/,
      /\b(?:the |their |its )?(?:dates?|days?|times?)(?: (?:and time|on which|when|at which|that|of))?(?: (?:it|they|each|one|the|their|its|every|photo|file|picture|image))*(?: (?:was|were|is|are|had been))?(?: (?:last|been))*(?: (?:modified|changed|edited|saved|updated|modification|change))\b/,
      /,? ?\b(?:and |with |plus |by |followed |then |adding |using )*(?:an? |the )?(?:three[- ]digit |running |sequential |increasing |two[- ]digit )*(?:counter|sequence number|running number|number)s?(?: (?:per|for each|of each|on each|within (?:each|the|a)) (?:day|date))?/,
      /,? ?\b(?:and |keeping |keeps? |leaves? )*(?:the |their |its )?(?:original )?(?:file )?extensions?\b/,
      KEEPS,
      /,? ?\b(?:and )?(?:prints?|shows?|logs?|lists?) (?:(?:each|every|the|all|both|old|new|and|names?|renames?|what|it|did|was|renamed|would|be|changes?|to|before|after|them) ?)+/,
    ],
    silent: `${WORDS} ${PHOTO.replace(/[^a-z|]/g, '').replaceAll('|', ' ')} photo photos picture pictures image images jpg jpeg png goes go through over rename renames renaming renamed renamer every one ones each own new based date dates day days holiday vacation camera phone my same two when they were was iso node after on at order ordered sorted sort keeping keep chronological chronologically oldest earliest first by modification modified time changed last`,
  },
  {
    id: 'email-domains',
    about:
      /^(?=.*\be-?mails?\b)(?=.*\bdomains?\b)(?=.*\b(?:group|count|how many|per|most|number of|by domain|sort)\w*\b)(?!.*\b(?:valid(?:ate|ates|ator|ation)?|csv|json|regex|regular|log|file|class)\b)/,
    name: 'groupByDomain',
    parameters: ['addresses'],
    isAlone: true,
    isUsefulInPart: true,
    implies: { most: 'sorted' },
    options: {
      unique:
        /,? ?\b(?:and |but )?(?:without|remov(?:es?|ing)|ignor(?:es?|ing)|skip(?:s|ping)?|dropp?(?:s|ing)?|counting each address only once)(?: (?:any|the|all))?(?: duplicates?(?: addresses)?)?(?<=duplicates?|duplicates? addresses|once)/,
      most: /\b(?:the |only )*(?:top |first )?(\d+|two|three|five|ten) (?:most (?:common|frequent|popular|used) )?domains?(?: with (?:the )?most (?:addresses|users|emails))?/,
      counted:
        /,? ?\b(?:(?:and|then|it|that|prints?|shows?|returns?|reports?|with|a) )*(?:the )?(?:counts?|counting|number of|how many|hash of counts|count)(?: (?:the|how|many|number|of|e-?mail|e-?mails|addresses|users|there|are|is|each|every|one|domain|appears?|occurs?|belong|to|have|has|use|uses))*(?: (?:per|for each|in each|by|of each|from each|for every|each) (?:e-?mail )?domains?)?/,
      sorted:
        /,? ?\b(?:(?:and|then|it|sort(?:s|ed|ing)?|order(?:s|ed|ing)?|print(?:s|ing)?|list(?:s|ing)?|show(?:s|ing)?|return(?:s|ing)?|them|the|domains?|groups?|result|by|with) )*(?:most (?:addresses|common|frequent|popular|e-?mails|users)(?: (?:domains? )?(?:first|on top))?|(?:from )?(?:most|largest|biggest|highest)(?: to (?:least|smallest|lowest)| first| count first| group first)|(?:the )?(?:group )?(?:size|count|number of addresses|frequency)(?:,? ?(?:in )?(?:descending|desc)(?: order)?)?)(?: (?:common|frequent))?/,
      alphabet:
        /,? ?\b(?:(?:and|then|with|sort(?:s|ed|ing)?|order(?:s|ed|ing)?|them|the|domains?|groups?|result|by) )*(?:alphabetical(?:ly)?(?: order)?|(?:sorted|ordered) by (?:the )?(?:domain|name))(?: by domain)?/,
    },
    always: [
      /,? ?\b(?:and |while |but )?(?:ignor(?:es?|ing)|regardless of|case[- ]insensitiv(?:e|ely))(?: (?:the )?(?:letter )?case(?: of the domain)?| upper and lower case)?/,
      /,? ?\b(?:and |while |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es|ing) out)(?: (?:any|all|the))?(?: (?:invalid|malformed|bad|broken|wrong))(?: (?:addresses|ones|e-?mails|entries|strings|e-?mail addresses))?|,? ?\b(?:and |while |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)) (?:addresses |strings |entries |those )?(?:without|that (?:have|contain) no|with no) (?:an? )?(?:@|at sign)(?: sign)?/,
      /\b(?:and )?(?:return(?:s|ing)?|as|into|in) (?:an? )?(?:dict(?:ionary)?|hash|map|object)(?: (?:of|with|from|mapping|keyed by|where)(?: (?:the|each|domains?|to|lists?|of|as|keys?|values?|and|addresses|their|an?|array|is|are))*)?/,
    ],
    silent:
      'email emails e mail addresses address domain domains group groups grouped grouping them their same users user customers subscribers newsletter by per part after sign each every list prints print shows show case have has from belonging belong people',
  },
  {
    id: 'text-table',
    about:
      /^(?=.*\b(?:align\w*|text|ascii|plain|formatted|neat\w*|padded|console) ?(?:\w+ )?tables?\b|.*\btables?\b.*\b(?:align\w*|column widths?|padded)\b)(?=.*\b(?:sum|total|totals)\b)(?!.*\b(?:html|markdown|csv|sql|json|database)\b)/,
    name: 'textTable',
    parameters: ['amounts'],
    isAlone: true,
    isUsefulInPart: true,
    shapes: { label: (said) => (/^sum/.test(said) ? 'Sum' : 'Total') },
    options: {
      products: /\b(?:products?|items?|articles?|goods|groceries)\b/,
      label:
        /,? ?\b(?:and |with |plus |showing |that has |has |including |puts? |adds? )*(?:an? |the |its )?(?:grand |overall )?(sum|total)s?(?: (?:row|line))?(?: (?:in|as|at|on|is|below))*(?: (?:the|a))?(?: (?:last|bottom|end|final|extra|it))?(?: (?:row|line|of the table))?/,
      heads:
        /,? ?\b(?:and |with |has |including )*(?:an? |the )?(?:headers?|header row|headings?|head row|title row|column (?:names|titles|headings))\b/,
    },
    always: [
      /,? ?\b(?:and |with |where |whose |has |have |are |is |in |as |into |an? )*(?:neatly |properly |nicely |well )*(?:right|left)?[- ]?aligned(?: (?:plain|text|ascii|columns?|numbers?|amounts?|prices?|to the right|on the right))*/,
      /,? ?\b(?:and |with |to |rounded |shows? |using )+(?:two|2) decimals?(?: places)?/,
      /\b(?:the )?(?:amounts?|numbers?|prices?|values?)(?: (?:are|is|being|should be))?(?: (?:right[- ]aligned|aligned (?:to|on) the right|right))/,
    ],
    silent:
      'hash dict dictionary map object monthly month months expenses expense price prices name names amount amounts cost costs budget sales neatly aligned text ascii plain table tables columns column console turn turns formats format prints print pretty nicely of into as last row categories category products product items item numbers number formatted',
  },
];
