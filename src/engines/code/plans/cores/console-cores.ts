import type { Core } from './core.ts';

/** Other programs around such a list: pages, services, classes without a console. */
const ELSEWHERE =
  '(?!.*\\b(?:html|css|react|vue|angular|page|browser|web|server|api|endpoints?|rest|express|flask|sql|tables|class|struct|component|widget|localstorage)\\b)';
/** Words of a console program. */
const TYPED =
  '(?=.*\\b(?:console|terminal|cli|command[- ]?line|menu|commands?|quit|exit|program|script|app|application|tool|manager|tracker|users?|lets? me|i can|until|json file|text file|restarts?)\\b)';

/** "Saved to a JSON file", "kept in tasks.json". */
const fileOf = (kind: string, ending: string): RegExp =>
  new RegExp(
    `[,;]?(?: and| that| which| it)* ?\\b(?:(?:sav|stor|keep|kept|persist|writ|load|read|hold)\\w*|are|is|in|to|with|using|from)(?: (?:all|the|its|their|them|it|tasks?|items?|entries|expenses?|contacts?|numbers?|list|data|everything|notes?|saved|stored|kept|persisted|in|to|into|as|and|loads?|loaded|from|on disk|back)\\b)*,? (?:(?:an? |the )?(?:local |small |simple |single )?${kind}(?: files?)?(?:,? (?:called|named))?(?: ["'\`(]*([\\w-]+\\.${ending}))?|(?:an? |the )?(?:file )?(?:(?:called|named) )?["'\`]?([\\w-]+\\.${ending}))["'\`)]*`,
  );

const LISTING =
  /\b(?:and |to |or )?(?:(show|view|list)(?:s|ing)?|display(?:s|ing)?|print(?:s|ing)?|see(?:ing)?)\b(?: (?:all|the|my|their|open|every)\b)*(?: (?:tasks?|items?|entries|expenses?|notes?|them|everything|ones|list|commands?)\b)?/;
const ADDING =
  /\b(?:can |to |and )?add(?:s|ing|ed)?\b(?: (?:an?|new|some)\b)*(?: (?:tasks?|items?|entries|expenses?|notes?|ones)\b)?/;
const REMOVING =
  /\b(?:and |to |or )?(?:(remove|delete)(?:s|d)?|removing|deleting)\b(?: (?:an?|the|old|done)\b)*(?: (?:tasks?|items?|entry|entries|expenses?|notes?|them|ones))?(?: by (?:its |their )?(?:number|index|position|name|title)s?)?/;
const ENDING =
  /[,;]? ?\b(?:until (?:they|the user|i|you|he) (?:types?|enters?|quits?|exits?|choos\w+|chooses to)(?: to)?(?: ["'`]?(quit|exit)["'`]?)?|(?:and |or |to )?(quit|exit)s?(?:ting)?(?: (?:ends?|stops?|closes?|leaves?)(?: (?:it|the program|the app))?)?)\b/;

const MENU =
  /\b(?:from |with |using |through |via |has |and |shows? |in )*(?:an? |the )?(?:simple |small |numbered |interactive )*(?:text(?:ual)?[- ]?|console[- ]?)?(?:based )?menu(?:[- ]driven)?\b(?: (?:with|of))?(?: (?:the )?options)?(?: to)?/;

const BOOK =
  /\b(?:(?:tele)?phone ?-?(?:book|list|directory)|address ?book|contacts?(?: (?:list|book|manager)s?)?)\b/;

const COMMON =
  'console terminal cli command commands line app application program tool small simple little basic tiny text based interactive keeps keep manage manages managing maintain maintains manager tracker track tracks list lists item items entry entries user users can could me lets let allow allows letting until they types type enters enter loop prompt prompts supports support supporting where so still there after restart restarts restarted between runs sessions starts start started startup next time run when on up at file json disk again load loads loaded saved saving i my menu number numbers choose chooses choosing options option available different memory one ones them their all new do to build develop code shows show store stores storing holds everything description descriptions amount amounts entered added stored again opens opened';

/** Console programs. */
export const CONSOLE_CORES: readonly Core[] = [
  {
    id: 'keeper',
    about: new RegExp(
      `^(?=.*\\b(?:to-?do|tasks?|chores?|shopping|grocer(?:y|ies)|packing|wish ?list|watch ?list|reading list|bucket|notes?|expenses?|spendings?|costs?)\\b)(?=.*\\b(?:lists?|todos?|tasks?|notes?|expenses?|spendings?|tracker)\\b)${TYPED}${ELSEWHERE}`,
    ),
    name: 'run',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      json: fileOf('json', 'json'),
      text: fileOf('(?:(?:plain )?(?:text|txt)(?: files?)?|files?)', 'txt'),
      todo: /\b(?:to-?do|tasks?|chores?)(?:[- ]lists?)?\b/,
      money:
        /\b(?:my |daily |personal |monthly )*(?:expenses?|spendings?|costs)\b(?: (?:tracker|list|manager))?/,
      plain:
        /\b(?:(shopping|groceries|grocery|packing|wish|watch|reading|bucket|note)s?)(?:[- ]?lists?|[- ]taking)?\b/,
      finishing:
        /[,;]? ?\b(?:and |to |or |lets? me |can )*(?:(?:mark|check|tick|cross)(?:s|es|ing|ed)?(?: (?:off|an?|the|them|it|tasks?|items?|one)\b)*(?: (?:as|off)\b)?(?: (?:done|completed?|finished|bought|purchased|packed|read|watched|seen|got|paid))?|(complete|finish|done)(?:d|s|es)?|completing|finishing)\b(?: (?:an?|the)\b)*(?: (?:tasks?|items?|them|ones)\b)?(?: by (?:its |their )?(?:number|index|position)s?)?/,
      listing: LISTING,
      removing: REMOVING,
      ending: ENDING,
      menu: MENU,
    },
    implies: { json: 'file', text: 'file', finishing: 'todo', plain: 'thing=item', money: 'thing=expense' },
    always: [
      ADDING,
      /\b(?:and )?(?:(?:show|print|see|report|display)s? )?(?:me )?(?:the )?(?:running |grand |current )?totals?\b(?: (?:amount|spent|cost|sum))?/,
    ],
    oneOf: ['todo', 'plain', 'money'],
    // A shopping list with things to tick off is a to-do list of items.
    alternatives: [
      ['money', 'todo', 'plain'],
      ['json', 'text'],
    ],
    silent: `${COMMON} title titles tasks task items notes shopping groceries expense expenses`,
  },
  {
    id: 'phone-book',
    about: new RegExp(
      `^(?=.*\\b(?:(?:tele)?phone ?-?(?:book|list|directory)|address ?book|contacts?(?: list| book| manager)?)\\b)${TYPED}${ELSEWHERE}`,
    ),
    name: 'run',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      json: fileOf('json', 'json'),
      text: fileOf('(?:(?:plain )?(?:text|txt)(?: files?)?|files?)', 'txt'),
      finding:
        /\b(?:and |to |or )?(?:(look up|find|search)(?:s|es|ing)?(?: for)?|look(?:s|ing) up)\b(?: (?:an?|the)\b)*(?: (?:entry|entries|contacts?|numbers?|names?|people|persons?)\b)?(?: by (?:its |their )?name)?/,
      listing: LISTING,
      removing: REMOVING,
      ending: ENDING,
    },
    implies: { json: 'file', text: 'file' },
    alternatives: [['json', 'text']],
    always: [
      ADDING,
      MENU,
      BOOK,
      BOOK,
      /\b(?:with |by )?(?:their |a |an? )?names? and (?:tele)?(?:phone )?numbers?\b/,
      /\b(?:(?:kept|stored|held) )?(?:in|using|with|as) an? (?:std::)?(?:map|dictionary|dict|hash(?: ?map)?)\b/,
    ],
    silent: `${COMMON} contact contacts name names number numbers phone people person map dictionary`,
  },
];
