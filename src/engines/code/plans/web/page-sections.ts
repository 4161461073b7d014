/** The values that sections are filled with. */
interface PageWish {
  /** "dog walking service", or the name that the wish gives. */
  readonly title: string;
  /** The number of cards, plans or quotes, if the wish has one. */
  readonly count: number | undefined;
}

export interface Section {
  readonly id: string;
  readonly heading: string;
  /** Words that name it; the number before them says how many it has. */
  readonly said: string;
  readonly lines: (wish: PageWish) => readonly string[];
  /** Rules that only this section needs. */
  readonly styles?: readonly string[];
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];
const MOST_CARDS = ORDINALS.length;

export const cards = (
  count: number | undefined,
  usual: number,
  card: (nth: string, at: number) => string[],
): string[] => [
  '<div class="cards">',
  ...ORDINALS.slice(0, Math.min(count ?? usual, MOST_CARDS)).flatMap((nth, at) => [
    '  <article class="card">',
    ...card(nth, at).map((line) => `    ${line}`),
    '  </article>',
  ]),
  '</div>',
];

export const picture = (words: string): string =>
  `<div class="picture" role="img" aria-label="${words}"></div>`;

export const form = (
  action: string,
  fields: readonly (readonly [label: string, input: string])[],
  button: string,
): string[] => [
  `<form action="${action}" method="post">`,
  ...fields.map(([label, input]) => `  <label>${label} ${input}</label>`),
  `  <button type="submit">${button}</button>`,
  '</form>',
];

export const NAME = ['Name', '<input name="name" autocomplete="name" required>'] as const;
const EMAIL = ['E-mail', '<input name="email" type="email" autocomplete="email" required>'] as const;

export const rows = (heads: readonly string[], body: readonly (readonly string[])[]): string[] => [
  '<table>',
  `  <thead><tr>${heads.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead>`,
  '  <tbody>',
  ...body.map(
    ([first, ...others]) =>
      `    <tr><th scope="row">${first}</th>${others.map((one) => `<td>${one}</td>`).join('')}</tr>`,
  ),
  '  </tbody>',
  '</table>',
];

/** Of a trade whose things nobody has listed. */
const placeholders = (count: number | undefined): string[] =>
  rows(
    ['Item', 'Price'],
    ORDINALS.slice(0, Math.min(count ?? 4, MOST_CARDS)).map((nth, at) => [
      `${nth} item`,
      `€${(at + 2) * 3}.50`,
    ]),
  );

/** In the order in which a page has them, where the wish does not say another. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'services',
    heading: 'Services',
    said: 'services?|service cards?|list of (?:our |the )?services|offers?|treatments',
    lines: ({ count }) =>
      cards(count, 3, (nth) => [`<h3>${nth} service</h3>`, '<p>A sentence about it.</p>']),
  },
  {
    id: 'features',
    heading: 'Features',
    said: '(?:feature|benefit|info(?:rmation)?) ?(?:cards?|list|grid|boxes|columns)|features?|benefits?|advantages',
    lines: ({ count }) =>
      cards(count, 3, (nth) => [`<h3>${nth} feature</h3>`, '<p>A sentence about it.</p>']),
  },
  {
    id: 'about',
    heading: 'About us',
    said: 'about(?: us| me)?(?: text| part| paragraph)?|(?:short |brief )?(?:introduction|description|intro)(?: text)?|story',
    lines: ({ title }) => [`<p>A few sentences about ${title}: who is behind it, and since when.</p>`],
  },
  {
    id: 'products',
    heading: 'Products',
    said: 'products?(?: cards?| list| grid)?|shop',
    lines: ({ count }) =>
      cards(count, 3, (nth, at) => [
        picture(`${nth} product`),
        `<h3>${nth} product</h3>`,
        `<p class="price">€${(at + 1) * 10}</p>`,
      ]),
  },
  {
    id: 'projects',
    heading: 'Projects',
    said: 'projects?(?: cards?| list| grid)?|portfolio|selected work|works?',
    lines: ({ count }) =>
      cards(count, 3, (nth) => [
        picture(`${nth} project`),
        `<h3>${nth} project</h3>`,
        '<p>A sentence about it.</p>',
      ]),
  },
  {
    id: 'skills',
    heading: 'Skills',
    said: 'skills?(?: list)?|list of (?:my )?skills',
    lines: ({ count }) => [
      '<ul>',
      ...ORDINALS.slice(0, Math.min(count ?? 4, MOST_CARDS)).map((nth) => `  <li>${nth} skill</li>`),
      '</ul>',
    ],
  },
  {
    id: 'dishes',
    heading: 'Menu',
    said: '(?:food |drinks? |lunch |dinner |restaurant )menu|menu with prices|dishes',
    lines: ({ count }) => placeholders(count),
  },
  {
    id: 'prices',
    heading: 'Prices',
    said: 'price (?:list|table)|list of prices|(?:(?!with|and|for|has|show)[a-z]+ )?prices',
    lines: ({ count }) => placeholders(count),
  },
  {
    id: 'pricing',
    heading: 'Pricing',
    said: 'pricing(?: tables?| plans?| cards?| tiers?)?|(?:pricing |price )?plans|price plans',
    lines: ({ count }) =>
      cards(count, 3, (_, at) => [
        `<h3>${['Basic', 'Plus', 'Pro', 'Team', 'Business', 'Company', 'Group', 'Partner', 'Custom'][at]}</h3>`,
        `<p class="price">€${[9, 19, 39, 59, 79, 99, 129, 159, 199][at]} <small>a month</small></p>`,
        '<p>What it includes.</p>',
        '<a class="button" href="#top">Choose</a>',
      ]),
  },
  {
    id: 'gallery',
    heading: 'Gallery',
    said: '(?:(?:photo|image|picture) )?galler(?:y|ies)(?: of (?:photos|images|pictures))?|photos|pictures|image grid|photo grid',
    lines: ({ count }) => [
      '<div class="cards">',
      ...ORDINALS.slice(0, Math.min(count ?? 6, MOST_CARDS)).map((nth) => `  ${picture(`${nth} photo`)}`),
      '</div>',
    ],
  },
  {
    id: 'team',
    heading: 'Team',
    said: 'team(?: members?| cards?| photos)?|staff|instructors|trainers|artists|stylists|barbers|chefs|teachers|coaches|guides|doctors|our people',
    lines: ({ count }) =>
      cards(count, 3, (_, at) => [
        picture('Portrait'),
        `<h3>${['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ida'][at]}</h3>`,
        '<p>What she or he does.</p>',
      ]),
  },
  {
    id: 'speakers',
    heading: 'Speakers',
    said: 'speakers?(?: list| cards?| grid)?|list of speakers|line-?up',
    lines: ({ count }) =>
      cards(count, 3, (nth) => [
        picture('Portrait'),
        `<h3>${nth} speaker</h3>`,
        '<p>The title of the talk.</p>',
      ]),
  },
  {
    id: 'schedule',
    heading: 'Schedule',
    said: 'schedule|timetable|agenda|program(?:me)?|class schedule|time ?table',
    lines: ({ count }) =>
      rows(
        ['Time', 'What'],
        ORDINALS.slice(0, Math.min(count ?? 4, MOST_CARDS)).map((nth, at) => [`${at + 9}:00`, `${nth} part`]),
      ),
  },
  {
    id: 'steps',
    heading: 'How it works',
    said: 'how it works|steps|process',
    lines: ({ count }) => [
      '<ol>',
      ...ORDINALS.slice(0, Math.min(count ?? 3, MOST_CARDS)).map((nth) => `  <li>${nth} step</li>`),
      '</ol>',
    ],
  },
  {
    id: 'testimonials',
    heading: 'What customers say',
    said: '(?:customer |client |user )?(?:testimonials?|reviews?|quotes|opinions|feedback)(?: cards?)?',
    lines: ({ count }) =>
      cards(count, 3, (_, at) => [
        '<blockquote>A sentence that a customer said.</blockquote>',
        `<p>${['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ida'][at]}</p>`,
      ]),
  },
  {
    id: 'faq',
    heading: 'Questions',
    said: 'faqs?|frequently asked questions|questions and answers|faq accordion',
    lines: ({ count }) =>
      ORDINALS.slice(0, Math.min(count ?? 3, MOST_CARDS)).flatMap((nth) => [
        '<details name="faq">',
        `  <summary>${nth} question?</summary>`,
        '  <p>Its answer.</p>',
        '</details>',
      ]),
  },
  {
    id: 'hours',
    heading: 'Opening hours',
    said: '(?:table (?:of|with|for) (?:the |our )?)?(?:(?:opening|business|office|working|store|shop) (?:hours|times)|hours(?: of operation)?)(?: (?:in|as) an? (?:\\w+ )?table| table)?(?: for (?:each|every|all) days?(?: of the week)?)?',
    lines: () =>
      rows(
        ['Day', 'Hours'],
        [
          ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, '9:00 to 18:00']),
          ['Saturday', '10:00 to 16:00'],
          ['Sunday', 'closed'],
        ],
      ),
  },
  {
    id: 'events',
    heading: 'Events',
    said: '(?:list of (?:the |our )?)?(?:upcoming |next )?(?:events|concerts|gigs|shows)(?: list| table)?|upcoming dates',
    lines: ({ count }) =>
      rows(
        ['Date', 'What'],
        ORDINALS.slice(0, Math.min(count ?? 3, MOST_CARDS)).map((nth, at) => [
          `${5 + at * 7} June, 19:00`,
          `${nth} event`,
        ]),
      ),
  },
  {
    id: 'map',
    heading: 'How to find us',
    said: '(?:embedded |google |small )*maps?(?: (?:of|with|to) (?:the |our )?(?:location|address|way))?|directions',
    styles: ['iframe { width: 100%; height: 20rem; border: 0; }'],
    lines: () => [
      '<iframe title="Map" loading="lazy" src="https://www.google.com/maps?q=1+Example+Street+Exampletown&output=embed"></iframe>',
    ],
  },
  {
    id: 'booking',
    heading: 'Book',
    said: '(?:(?:table |online |appointment )?(?:booking|reservation|appointment)s?) form|form (?:to|for) (?:book(?:ing)?|mak(?:e|ing)|reserv(?:e|ing)|request(?:ing)?) (?:an? |the |your )?(?:trial )?(?:appointments?|tables?|class(?:es)?|visits?|lessons?|slots?|bookings?|reservations?)|booking|reservation|appointment booking',
    lines: () =>
      form(
        '/book',
        [
          NAME,
          EMAIL,
          ['Date', '<input name="date" type="date" required>'],
          ['Time', '<input name="time" type="time" required>'],
        ],
        'Book',
      ),
  },
  {
    id: 'quote',
    heading: 'Ask for an offer',
    said: '(?:request|get) an? (?:quote|offer)(?: form)?|quote (?:request )?form',
    lines: () =>
      form(
        '/quote',
        [NAME, EMAIL, ['What do you need?', '<textarea name="details" rows="4" required></textarea>']],
        'Ask for an offer',
      ),
  },
  {
    id: 'registration',
    heading: 'Register',
    said: '(?:registration|register|rsvp|sign-?up|signup|sign up) form|registration|rsvp',
    lines: () => form('/register', [NAME, EMAIL], 'Register'),
  },
  {
    id: 'newsletter',
    heading: 'Newsletter',
    said: '(?:e-?mail )?newsletter(?: sign-?up| signup| sign up| subscription| subscribe)?(?: form| box)?|(?:e-?mail )(?:sign-?up|signup|subscription)(?: form)?',
    lines: () => form('/newsletter', [EMAIL], 'Subscribe'),
  },
  {
    id: 'contact',
    heading: 'Write to us',
    said: 'contact form',
    lines: () =>
      form(
        '/contact',
        [NAME, EMAIL, ['Message', '<textarea name="message" rows="5" required></textarea>']],
        'Send',
      ),
  },
  {
    id: 'address',
    heading: 'Contact',
    said: 'contact(?: (?:details|info(?:rmation)?|data|us))?|address|location|phone number|address and phone number',
    lines: () => [
      '<address>',
      '  1 Example Street, 12345 Exampletown<br>',
      '  <a href="tel:+15550100">+1 555 0100</a><br>',
      '  <a href="mailto:hello@example.com">hello@example.com</a>',
      '</address>',
    ],
  },
];
