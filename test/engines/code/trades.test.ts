import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** A language, a wish, and what its program must hold; nothing of the wish is left out. */
const WISHES: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'ruby',
    'rename the pictures of a folder to trip-01.jpg, trip-02.jpg and so on by modification time',
    ['"trip"', '-%02d'],
  ],
  ['python', 'rename all png files in the current directory to shot1.png, shot2.png by name', ['{".png"}']],
  ['javascript', 'rename all mp3 files in a folder to song_001.mp3, song_002.mp3, newest first', ["'song'"]],
  ['ruby', 'rename the jpg files of a folder to the date they were modified', ['[".jpg", ".jpeg"]']],
  [
    'php',
    'contact form handler that checks name and email and shows an error beside each empty field',
    ['class="error"'],
  ],
  [
    'php',
    'reservation form handler that checks name, date and number of people from 1 to 8, the date at least two days ahead',
    ["'max_range' => 8", 'today +2 days'],
  ],
  ['php', 'login form handler with prepared statements and hashed passwords', ['password_verify(']],
  [
    'php',
    'calendar of a month as an html table with weeks starting on sunday',
    ["$first->format('w')", 'Sun'],
  ],
  ['php', 'show the dish of the day from an array keyed by weekday', ['Dish of the day']],
  ['go', 'function that validates a ticket code: two letters followed by five digits', ['[A-Za-z]{2}\\d{5}']],
  ['python', 'check a locker number made of one capital letter and two digits', ['[A-Z]\\d{2}']],
  [
    'javascript',
    'debounce an input so the stock lookup runs 250 ms after typing stops',
    ['stockLookup', '250'],
  ],
  ['python', 'format a 12 digit member number in groups of four', ['4, 4, 4']],
  [
    'javascript',
    'format an 8 digit room number as 2-3-3 groups and return null if it has letters',
    ['return null'],
  ],
  ['ruby', 'method that returns the values two lists have in common, sorted', ['.sort']],
  ['typescript', 'merge partial options with defaults, never leaving undefined values', ['Given<T>']],
  [
    'typescript',
    'generic groupBy function with an example of bikes grouped by colour',
    ['interface Bike {', 'colour: string'],
  ],
  [
    'typescript',
    'type for a parcel with a status of packed, sent or received, and a function that refuses to go back',
    ["['packed', 'sent', 'received']", 'parcel: Parcel'],
  ],
  [
    'typescript',
    'backpack class for a game with stack limits per item and a maximum weight of 30',
    ['class Backpack', 'new Backpack(30)'],
  ],
  ['javascript', 'cart total where every fourth muffin is free', ["'muffin'", 'EVERY = 4']],
  ['python', 'reverse complement of a DNA string, raises ValueError on other letters', ['raise ValueError']],
  [
    'python',
    'class for a library loan with a due date, a renew method that adds 10 days and a fine of 30 cents per late day',
    ['def renew(', '* 10)', '* 30'],
  ],
  ['php', 'class for a book loan that can be extended by 7 days at most twice', ['extended 2 times']],
  [
    'python',
    'read a folder of ticket CSVs and print the total amount per venue',
    ['read_folder(sys.argv[1])', 'FOLDER'],
  ],
  [
    'python',
    'read stays.csv and print the average length of stay per clinic',
    ['record["admission_date"]', 'record["discharge_date"]'],
  ],
  [
    'javascript',
    'count an array of invoices by the first three digits of the account number',
    ['slice(0, 3)'],
  ],
  [
    'javascript',
    'group an array of sales by seller id and return the two sellers with the highest total',
    ['String(a.sellerId)'],
  ],
  [
    'typescript',
    'validator for a tour with a title, a start and an end, the end must be after start',
    ['Date.parse(start) < Date.parse(end)'],
  ],
  [
    'python',
    'validate a visit: name required, visit date at least three days ahead; return a list of errors',
    ['timedelta(days=3)'],
  ],
  [
    'bash',
    'back up the postgres database clinic to /srv/dumps every night and delete dumps older than 3 weeks',
    ['name=clinic folder=/srv/dumps', '-mtime +21 -delete', '# For cron'],
  ],
  ['javascript', 'tell whether the library is open right now from its opening hours', ['isOpen(']],
];

test.each(WISHES)(
  'the names and numbers of a wish are in the program, in %s: %s',
  async (language, prompt, parts) => {
    const { code, notes } = await generateCode({ prompt, language }, tools);
    expect(notes).toEqual([]);
    for (const part of parts) expect(code).toContain(part);
  },
);

test('a loan has no limit that nobody asked for', async () => {
  const prompt = 'class for a library loan with a due date and a renew method that adds 10 days';
  const { code } = await generateCode({ prompt, language: 'ruby' }, tools);
  expect(code).not.toContain('raise');
});
