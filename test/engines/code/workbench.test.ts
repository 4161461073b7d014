import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** Everyday wishes of developers, each in words of its own, with what shows that it is met. */
test.each([
  ['python', 'k-means clustering with numpy', 'def k_means('],
  ['python', 'check when the tls certificates of a list of hosts expire', 'cert_time_to_seconds'],
  ['python', 'shift the times of an srt subtitle file, e.g. --shift -2.5', 'def shift_subtitles('],
  ['python', 'fetch all pages of a paginated api and save them as jsonl', 'def all_records('],
  ['python', 'merge several pdf files into one, sorted by name', 'PdfWriter'],
  ['python', 'when is a cron expression due next', 'def next_run('],
  ['python', 'FastAPI url shortener stored in sqlite', '@app.post("/shorten"'],
  ['python', 'asyncio: fetch a list of urls, at most 7 at a time, retry failed ones twice', 'LIMIT = 7'],
  ['python', 'a circuit breaker decorator', 'def __call__('],
  ['python', 'hangman with german words in the terminal', '"zucker"'],
  ['typescript', 'a small zod-like schema validator with type inference', 'type Infer<'],
  ['javascript', 'count the TODO comments in all .js files below a folder', 'countTodos'],
  ['javascript', 'watch a folder and convert each new markdown file to html', 'watchMarkdown'],
  ['javascript', 'copy to clipboard button with a fallback for old browsers', "execCommand('copy')"],
  ['go', 'tail -f that survives log rotation', 'SameFile'],
  ['go', 'fan out fan in with 4 workers', 'make([]<-chan int, 4)'],
  ['go', 'in memory pub/sub broker with topics, subscribe, unsubscribe and publish', 'Unsubscribe'],
  ['go', 'call an api using a context with a timeout of 3 seconds', '3000*time.Millisecond'],
  ['go', 'read a json lines file line by line and sum the field bytes per host', 'record.Host'],
  ['rust', 'print the average of a csv column given by name, without crates', 'fn average_column('],
  ['rust', 'generic binary search', '<T: Ord>'],
  ['php', 'wordpress shortcode for opening hours, says if we are open now', 'add_shortcode('],
  ['php', 'check a german tax id (Steuer-ID)', 'isValidTaxId'],
  ['ruby', 'rake task that deletes users who never confirmed their email after 14 days', '14.days.ago'],
  ['c', 'ring buffer for bytes usable from an interrupt on a microcontroller', 'volatile uint8_t head'],
  ['cpp', 'a json parser without libraries', 'class JsonParser'],
])('%s: %s', async (language, prompt, shown) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code.toLowerCase()).toContain(shown.toLowerCase());
});

test.each([
  ['go', 'a circuit breaker decorator', 'decorator'],
  ['python', 'a telegram bot that replies to /start and shows the weather', 'weather'],
])('what a stored program lacks is told: %s, %s', async (language, prompt, lacked) => {
  const { notes } = await generateCode({ prompt, language }, tools);
  expect(notes.join()).toContain(lacked);
});

test.each([
  ['a German VAT id with its check digit', 'true|false'],
  ['a german tax id', 'true|false'],
])('the check digit of a tax number is computed: %s', async (number, expected) => {
  const { code } = await generateCode({ prompt: `validate ${number}`, language: 'javascript' }, tools);
  const printed: unknown[] = [];
  new Function('console', code)({ log: (value: unknown) => printed.push(value) });
  expect(printed.join('|')).toBe(expected);
});
