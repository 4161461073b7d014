import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const made = (prompt: string) => generateCode({ prompt }, engineTools());

test.each([
  [
    'vocabulary trainer as one html file, shows the French word and the pupil types English, counts right and wrong, repeats wrong ones, 8 words',
    [/^ *\['maison', 'house'\],$/m, /(?:\['[^']+', '[^']+'\],\s+){8}\]/, /queue\.push/],
  ],
  [
    'flashcards html page: sun = Sonne, moon = Mond, click to flip',
    [/\['sun', 'Sonne'\],\s+\['moon', 'Mond'\],\s+\]/, /rotateY/],
  ],
  [
    'html timer for exams, 45 minutes default, turns yellow at 10 minutes and red at 2 minutes, beeps at 0, full screen button',
    [
      /seconds: 600, colour: '#facc15'.*seconds: 120, colour: '#dc2626'/,
      /value="45"/,
      /requestFullscreen/,
      /beep\(\)/,
    ],
  ],
  [
    'web page that counts down to a date the user can pick, shows "Party!" on a purple background when it is over, saved in localStorage',
    [/'Party!'/, /#7c3aed/, /localStorage\.setItem/],
  ],
  [
    'photo gallery html with 12 images in 4 columns, captions, hover zoom, lightbox with next/prev buttons and arrow keys, Esc closes',
    [
      /(?:<img src[\s\S]*){12}/,
      /repeat\(4, 1fr\)/,
      /figcaption'\)\.textContent = photos\[at\]\.alt/,
      /scale\(1\.08\)/,
    ],
  ],
  [
    'web page to paste csv into a textarea, shows it as a sortable table with a search box, numbers sorted as numbers, error for rows of different lengths',
    [/id="filter"/, /toSorted/, /wrong\.cells\.length/],
  ],
  [
    'sticky navbar in html css js with links Start, Prices and Team, burger menu under 600px, aria-expanded, Escape closes the menu',
    [/599\.98px/, /#prices">Prices</, /position: sticky/, /key !== 'Escape'/],
  ],
  [
    'kanban board html with columns Ideas, In progress, Waiting and Finished, drag and drop, coloured cards, number of cards per column, localStorage',
    [
      /COLUMNS = \['Ideas', 'In progress', 'Waiting', 'Finished'\]/,
      /type="color"/,
      /own\.length/,
      /localStorage/,
    ],
  ],
  [
    'tip calculator html page in euros: slider from 5 to 25 percent, people 2 to 10, option to round up',
    [/type="range" min="5" max="25"/, /min="2" max="10"/, /Math\.ceil\(\(bill \+ tip\) \/ 100\)/, / €`/],
  ],
])('a page keeps the particulars: %s', async (wish, parts) => {
  const { code, notes, language } = await made(wish);
  expect([language, notes]).toEqual(['html', []]);
  for (const part of parts) expect(code).toMatch(part);
});

test('a game is not another page under its name', async () => {
  const { task } = await made('flappy bird clone in one html file, space to flap, score counter, restart');
  expect(task).toBeNull();
});
