import { capital } from '../../../capital.ts';
import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { cards, form, NAME, ORDINALS, picture, rows, type Section } from './page-blocks.ts';

const BEFORE =
  '(?:(?:an?|the|our|my|some|its|nice|simple|short|big|large|small|little|also|responsive|placeholder|funny|favou?rite|most|best|important|latest|next|upcoming|different) )*';
const MOST = 12;
const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');

const nth = (at: number): string => ORDINALS[at] ?? `${at + 1}th`;
const countOf = (said: string | undefined, usual: number): number | undefined => {
  const count = said === undefined ? usual : numberOf(said);
  return Number.isInteger(count) && count >= 1 && count <= MOST ? count : undefined;
};
const made = (
  id: string,
  heading: string,
  lines: readonly string[],
  styles?: readonly string[],
): Section => ({
  id,
  heading,
  said: '',
  lines: () => lines,
  ...(styles ? { styles } : {}),
});

type Reader = (r: Phrase) => Section | undefined;

/** "A gallery of six placeholders in a grid", "a photo placeholder", "a video placeholder". */
const readPictures: Reader = (r) => {
  const found = r.take(
    `${BEFORE}(?:${NUMBER} )?(?:(photo|picture|image|video|map|logo)s?(?: of (?:him|her|it|them|us|me|you|everyone))?(?: (?:placeholders?|area|box))+|(?:photo|picture|image)(s)(?: of (?:him|her|it|them|us|me))?|(?:photo|picture)(?= ?(?:,|and |with |$))|(?:photo |picture |image )?gallery(?: (?:of|with|for) (?:${NUMBER} )?(?:(?:photo|picture|image)s?(?: placeholders?)?|placeholders?))?)(?: (?:in|as) (?:an? )?(?:responsive )?grid)?(?! (?:at|in) the (?:top|header|hero))`,
  );
  if (!found) return undefined;
  const [said, first, what = 'photo', , second] = found;
  const isMany = /galler|grid|\d|photos|pictures|images/.test(said) || first !== undefined;
  const count = countOf(first ?? second, isMany ? 6 : 1);
  if (count === undefined) return undefined;
  const heading = isMany ? 'Gallery' : what === 'map' ? 'Where it is' : capital(what);
  return made(
    isMany ? 'gallery' : what,
    heading,
    isMany
      ? cards(count, count, (one) => [picture(`${one} photo`), `<p>${one} photo</p>`]).map((line) =>
          line.replace('class="cards"', 'class="cards gallery"'),
        )
      : ['<!-- Put your own file here. -->', picture(`A place for a ${what}`)],
    isMany ? ['.gallery { grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr)); }'] : [],
  );
};

const LISTED =
  '(memories|facts|rules|wishes|reasons|tips|hobbies|goals|steps|instructions|ingredients|books|films|movies|songs|recipes|links|members|players|guests|tricks|toys|foods|places|trips|events|dates|concerts|concert dates|shows|matches|games|news|achievements|awards|milestones|quotes|jokes|questions|ideas|requirements|materials|tools|activities|exercises|subjects|skills)';
const ORDERED = /steps|instructions|method|milestones|dates|concerts|matches/;

/** "A list of five funny memories", "ingredients", "three concert dates in a table". */
const readList: Reader = (r) => {
  const found = r.take(
    `${BEFORE}(?:(?:bulleted |numbered |bullet )?(?:list|timeline|table|overview) (?:of|with|for) )?${BEFORE}(?:${NUMBER} )?${BEFORE}((?:[a-z]+ )?)${LISTED}(?: list)?( (?:in|as) an? (?:numbered |bulleted )?(?:table|list))?`,
  );
  if (!found) return undefined;
  const [said, number, kind = '', noun = '', form = ''] = found;
  const isListed = /\b(?:list|timeline|table|overview)\b/.test(said) || number !== undefined;
  if (!isListed && !/^(?:steps|instructions|ingredients|hobbies|rules|materials)$/.test(noun))
    return undefined;
  if (/^(?:with|and|of|the|to|that|for|social) $/.test(kind)) return undefined;
  const count = countOf(number, noun === 'ingredients' ? 6 : 3);
  if (count === undefined) return undefined;
  const one = singular(noun).replace(/(?<=\w) date$/, '');
  const id = noun.replace(/ /g, '-');
  const heading = capital(`${kind}${noun}`);
  const isTable = /table/.test(said) || /table/.test(form);
  const items = Array.from({ length: count }, (_, at) => `${nth(at)} ${kind}${one}`);
  if (isTable) {
    const isDated = /dates|concerts|shows|matches|games|events|trips/.test(noun);
    return made(
      id,
      heading,
      rows(
        isDated ? ['Date', capital(one === 'date' ? 'event' : one), 'Place'] : [capital(one), 'Details'],
        items.map((item, at) =>
          isDated
            ? [`${(at + 1) * 7} ${['June', 'July', 'August', 'September'][at % 4]}`, item, 'Exampletown']
            : [item, 'A few words about it'],
        ),
      ),
    );
  }
  const tag = ORDERED.test(noun) || /numbered|timeline/.test(said + form) ? 'ol' : 'ul';
  return made(id, heading, [`<${tag}>`, ...items.map((item) => `  <li>${item}</li>`), `</${tag}>`]);
};

/** "A list of ten plants": whatever it lists. */
const readAnyList: Reader = (r) => {
  const found = r.take(
    `${BEFORE}(?:bulleted |numbered )?list (?:of|with) ${BEFORE}${NUMBER} ${BEFORE}((?:[a-z]+ )?[a-z]{3,}s)(?= ?(?:,|and |$))`,
  );
  const [, number, noun = ''] = found ?? [];
  const count = countOf(number, 0);
  if (count === undefined) return undefined;
  const items = Array.from({ length: count }, (_, at) => `  <li>${nth(at)} ${singular(noun)}</li>`);
  return made(noun.replace(/ /g, '-'), capital(noun), ['<ul>', ...items, '</ul>']);
};

/** "A link to our homepage". */
const readLink: Reader = (r) => {
  const what = r.take(
    `${BEFORE}links? to (?:our|my|the|an?|his|her|their) ([a-z]+(?: (?!and\\b|with\\b)[a-z]+)?)(?= ?(?:,|and |$))`,
  )?.[1];
  return what && !/section/.test(what)
    ? made('link', capital(what), [`<p><a href="https://example.com/">To the ${what}</a></p>`])
    : undefined;
};

/** "A short text", "a paragraph about him". */
const readText: Reader = (r) =>
  r.take(
    `${BEFORE}(?:welcome |intro(?:duction|ductory)? )?(?:(?:text|paragraph|description|story|introduction|biography|bio|message|greeting)s?)(?: (?:about|on|of) (?:him|her|it|them|us|me|what (?:he|she|it) likes))?(?! (?:box|field|area|input|after|when))`,
  )
    ? made('text', 'About', ['<p>Write your own words here: how it began, and what makes it special.</p>'])
    : undefined;

const REVEALED =
  '(poem|message|secret(?: message)?|surprise|joke|wish|greeting|letter|quote|text|answer|hint|picture|photo|song text|lyrics|answer|riddle)';
const POEM = 'Roses are red,<br>\n  violets are blue,<br>\n  this page was made<br>\n  especially for you.';

/** "A button that shows a poem". */
const readReveal: Reader = (r) => {
  const found = r.take(
    `${BEFORE}button (?:that|which|to) (?:shows?|reveals?|opens?|displays?|uncovers?)(?: (?:and hides?|or hides?))? (?:an?|the|my|our) ((?:short|little|secret|birthday|funny|hidden|small|special|love|hidden) )*${REVEALED}(?: (?:when|if|after) (?:it is |you )?(?:clicked|click(?: it)?|pressed))?`,
  );
  if (!found) return undefined;
  const what = found.at(-1) ?? 'message';
  const shown =
    what === 'poem' ? POEM : /picture|photo/.test(what) ? picture('A photo') : `Write your ${what} here.`;
  return made(
    'reveal',
    capital(`a ${what} for you`),
    [
      `<button type="button" id="reveal-button" aria-expanded="false" aria-controls="revealed">Show the ${what}</button>`,
      `<div id="revealed" hidden>\n  <p>${shown}</p>\n</div>`,
      '<script>',
      "  const revealButton = document.getElementById('reveal-button');",
      "  revealButton.addEventListener('click', () => {",
      "    const revealed = document.getElementById('revealed');",
      '    revealed.hidden = !revealed.hidden;',
      "    revealButton.setAttribute('aria-expanded', String(!revealed.hidden));",
      `    revealButton.textContent = revealed.hidden ? 'Show the ${what}' : 'Hide the ${what}';`,
      '  });',
      '</script>',
    ],
    ['#revealed { margin-top: 1rem; font-size: 1.25rem; }'],
  );
};

/** "A form to say yes or no": who comes, and with whom. */
const readReply: Reader = (r) =>
  r.take(
    `${BEFORE}(?:(?:rsvp|reply|answer)(?: form)?(?: (?:with|for) (?:yes (?:and|or|/) no|the guests))?|form (?:to|for|where \\w+ can) (?:say|reply|answer|choose|saying|rsvp)(?:ing)? ?(?:with )?(?:yes (?:or|and|/) no)?)`,
  )
    ? made(
        'reply',
        'Are you coming?',
        form(
          '/reply',
          [
            NAME,
            ['Yes, I am coming', '<input type="radio" name="answer" value="yes" required>'],
            ['No, I cannot come', '<input type="radio" name="answer" value="no">'],
          ],
          'Send',
        ),
        ['label:has([type=radio]) { display: flex; flex-direction: row-reverse; justify-content: start; }'],
      )
    : undefined;

/** "A guestbook form". */
const readGuestbook: Reader = (r) =>
  r.take(
    `${BEFORE}(?:guest ?book|comment|message)(?: form| section)?(?: (?:for|where) (?:the )?(?:guests|visitors|friends)(?: can write)?)?`,
  )
    ? made('guestbook', 'Guestbook', [
        ...form(
          '/guestbook',
          [NAME, ['Message', '<textarea name="message" rows="4" required></textarea>']],
          'Sign',
        ),
        '<ul id="entries"></ul>',
        '<script>',
        "  document.querySelector('#guestbook form').addEventListener('submit', (event) => {",
        '    // Without a server the entries are kept until the page is closed.',
        '    event.preventDefault();',
        '    const { name, message } = event.target.elements;',
        "    const entry = document.createElement('li');",
        '    entry.textContent = `${name.value}: ${message.value}`;',
        "    document.getElementById('entries').prepend(entry);",
        '    event.target.reset();',
        '  });',
        '</script>',
      ])
    : undefined;

/** "Training times", "rehearsal times": when a group meets. */
const readTimes: Reader = (r) => {
  const found = r.take(
    `${BEFORE}(training|rehearsal|practice|meeting|visiting|lesson|course|service|departure|feeding|pick-?up) (?:times|hours|days|schedule)(?: table)?`,
  );
  return found?.[1]
    ? made(
        'times',
        capital(`${found[1]} times`),
        rows(
          ['Day', 'Time'],
          [
            ['Tuesday', '18:00 to 19:30'],
            ['Thursday', '19:00 to 20:30'],
            ['Saturday', '10:00 to 12:00'],
          ],
        ),
      )
    : undefined;
};

const READERS: readonly Reader[] = [
  readTimes,
  readReveal,
  readReply,
  readGuestbook,
  readPictures,
  readList,
  readAnyList,
  readLink,
  readText,
];

/** Parts of a page about a person, a pet, a feast or a thing. */
export function readPersonal(r: Phrase): Section | undefined {
  for (const read of READERS) {
    const section = r.attempt(() => read(r));
    if (section) return section;
  }
  return undefined;
}
