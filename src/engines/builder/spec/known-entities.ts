import entities from '../data/entities.json';

/** Usual fields of well-known entities, written as in a prompt. */
export const KNOWN_ENTITIES: Readonly<Record<string, string>> = entities;

/** Entities of an application of which only the kind is named, with fields where they differ from the usual. */
export const KNOWN_APPS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:to-?do|todo|to do)s?\b/, 'todo'],
  [/\btime ?(?:tracking|tracker|sheets?)\b/, 'time entry: project, date, start time, end time, notes'],
  [/\b(?:kanban|trello|(?:task|scrum|sprint|agile) board)\b/, 'task'],
  [/\bblog\b/, 'post'],
  [/\b(?:crm|customer relationship)\b/, 'customer; deal'],
  [/\b(?:web ?shop|online shop|e-?commerce|store front|shop|store)\b/, 'product; order'],
  [/\b(?:inventory|warehouse|stock)\b/, 'product'],
  [/\bshopping list\b|\bgrocer(?:y|ies)\b/, 'item: name, quantity, bought'],
  [/\bpacking list\b/, 'item: name, quantity, packed'],
  [/\b(?:team|squad|club) roster\b/, 'player'],
  [/\bcheck ?list\b/, 'item: name, done'],
  [/\bguest ?book\b/, 'entry'],
  [/\b(?:diary|journal)\b/, 'entry'],
  [/(?<!\b(?:tool|lending|music|game|photo|image|video|toy|seed|media) )\blibrary\b/, 'book'],
  [/\b(?:address book|phone ?book|contacts?)\b/, 'contact'],
  [/\b(?:finance|budget|spending|money)\b/, 'expense'],
  [/\b(?:calendar|agenda)\b/, 'event'],
  [/\b(?:help ?desk|support desk)\b/, 'ticket'],
  [/\bbug tracker\b/, 'bug'],
  [/\bissue tracker\b/, 'issue'],
  [/\b(?:cook ?book)\b/, 'recipe'],
  [/\bwish ?list\b/, 'wish'],
  [/\bgarden\b/, 'plant'],
  [/\b(?:fitness|gym|(?<!\b(?:dog|puppy|horse|staff|employee|sales|safety|driver) )training)\b/, 'workout'],
  [/\brunning\b/, 'run'],
  [/\bwatch ?list\b/, 'movie'],
  [/\breading list\b/, 'book'],
  [/\b(?:job hunt|job search)\b/, 'application'],
  [/\bvocabulary\b/, 'word'],
  [/\bnews\b/, 'article'],
  [/\blost (?:and|&) found\b/, 'item: name, place, date found, claimed (checkbox)'],
];
