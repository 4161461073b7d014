import {
  cards,
  EMAIL,
  form,
  MOST_CARDS,
  NAME,
  ORDINALS,
  picture,
  rows,
  type Section,
} from './page-blocks.ts';
import { hoursSection } from './page-hours.ts';

/** Placeholders for a trade without listed products. */
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
    id: 'area',
    heading: 'Service area',
    said: '(?:service|delivery) areas?|areas? (?:that )?we (?:serve|cover)|areas served',
    lines: () => ['<p>Exampletown and everything within 30 km.</p>'],
  },
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
    said: 'projects?(?: cards?| list| grid| in a grid)?|portfolio|selected work|works?',
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
    said: '(?:schedule|agenda|program(?:me)?|class schedule|time ?table)(?: (?:as|in) an? table| table)?|(?:tasting|class|show|session|training|tour|visiting|course) times',
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
  hoursSection({}),
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
    id: 'day',
    heading: 'When and where',
    said: '(?:date|time and place|date and (?:place|time|location))(?: and (?:place|time))?|place|venue',
    lines: () => ['<p><strong>Saturday, 5 June, 14:00</strong></p>', '<p>1 Example Street, Exampletown</p>'],
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
    said: '(?:registration|register|rsvp|sign-?up|signup|sign up) form(?: with (?:an? )?name and (?:an? )?e-?mail)?|registration|rsvp',
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
