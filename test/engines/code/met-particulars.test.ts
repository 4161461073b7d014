import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { withoutRemarks } from '../../../src/engines/code/tasks/remarks.ts';
import { engineTools } from '../../support/engine.ts';

/** Wishes that are met in full, with what shows it in the code. */
test.each([
  [
    'python',
    'checks if a string is a palindrome, ignore spaces and punctuation',
    /letter\.lower\(\) for letter in plain/,
  ],
  [
    'python',
    'FastAPI POST /invoices with customer email and a list of lines (description, amount > 0), returns the invoice with a generated id',
    /lines: list\[Line\] = Field\(min_length=1\)/,
  ],
  [
    'javascript',
    'how do i sort an array of objects by city then name, make me a function',
    /city.*\|\| .*name/,
  ],
  ['javascript', 'get the emails of all active users sorted alphabetically', /email/],
  [
    'javascript',
    'filterProducts: keep products with price between 10 and 50',
    />= 10 && product\.price <= 50/,
  ],
  ['python', 'remove duplicates from a list of users by email, keep the last one', /group\[-1\]/],
  [
    'bash',
    'rename all .png files in a folder to trip-01.png, trip-02.png with a --dry-run option',
    /trip-%02d/,
  ],
  ['bash', 'rename all files in a folder to running numbers with the prefix scan_', /scan_%03d/],
  ['bash', 'find all files bigger than 20MB in my home folder', /"\$HOME" -type f -size \+20M/],
  [
    'bash',
    'script with options -f file and -n number, prints usage if one is missing, exit code 3',
    /exit 3/,
  ],
  ['bash', 'asks for a name and a favourite food and prints them, name must not be empty', /favourite_food/],
  ['bash', 'print the 4 processes that use the most memory', /count=\$\{1:-4\}/],
  ['bash', 'menu with 3 options: show date, show disk space, quit. repeat until quit', /'Quit'\) break/],
  ['javascript', "countdown timer that starts at 10, then logs 'Liftoff!'", /console\.log\('Liftoff!'\)/],
  ['css', 'loading spinner, 48px, green, spins every 2 seconds', /animation-duration: 2s/],
  ['css', 'navigation bar with a hamburger menu on mobile, no javascript', /input:checked ~ a/],
  ['html', 'login page centered on the screen with a card, show password checkbox', /id="show-password"/],
  ['html', 'page for a bakery with opening hours and a header that stays on top', /position: sticky/],
])('%s: %s', async (language, prompt, shown) => {
  const made = await generateCode({ prompt, language }, engineTools());
  expect(made.notes).toEqual([]);
  expect(made.code).toMatch(shown);
});

test('the client of a FastAPI endpoint sends no id that the server gives', async () => {
  const prompt = 'FastAPI endpoint POST /users with name and email, returns the user with a generated id';
  const { code } = await generateCode({ prompt, language: 'python' }, engineTools());
  expect(code).toMatch(/class UserIn\(BaseModel\):\n {4}name: str\n {4}email: EmailStr\n\n/);
});

test('a program without comments does not count as commented', async () => {
  const prompt = 'binary search function, please comment the code';
  const { notes } = await generateCode({ prompt, language: 'javascript' }, engineTools());
  expect(notes.join()).toContain('comment the code');
});

test.each([
  ["Hi, I'm a beginner. function that adds two numbers", 'function that adds two numbers'],
  ["a stack class. It's for my homework so please comment it", 'a stack class. please comment it'],
  ['a todo list. Thanks in advance!', 'a todo list.'],
  ["page for a shop. It's for my bakery Krume", "page for a shop. It's for my bakery Krume"],
])('takes remarks about the asker out of a wish: %s', (given, rest) => {
  expect(withoutRemarks(given)).toBe(rest);
});
