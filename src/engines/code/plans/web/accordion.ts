import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, type WishText } from '../reading/text.ts';

const HEAD =
  /\b(?:(?:an? )?(?:faq|frequently asked questions)(?: (?:page|section))?(?: (?:as|with|in) an? accordion)?|(?:an? )?accordion(?: (?:menu|list|component|widget))?(?: for an? faq)?|collapsible (?:sections?|panels?|list|questions?|faq)|expandable (?:sections?|panels?|questions?))\b/;
const COUNT = new RegExp(
  `(?:\\b(?:with|of|has|having|containing|and) )?${NUMBER} (?:(?:expandable|collapsible|frequently asked|sample|example) )?(?:questions?(?: and answers)?|items?|entries|sections?|panels?)\\b(?: and answers)?`,
);
const ONE =
  /(?:[,;] ?|\band |\bwhere |\bso that |\bwith |\bbut )*\b(?:only one(?: (?:answer|section|panel|item|question|of them|entry))?(?: (?:is|can be|may be|being|stays?))?(?: (?:open(?:ed)?|expanded|shown|visible))?(?: at (?:a|the same|any) time| at once)?|one(?: (?:answer|section|panel|item))? (?:open )?at a time|opening (?:one|an? \w+|another(?: one)?) closes (?:the )?(?:others?|others? ones?|previous(?: one)?|rest|last one)|(?:the )?others? (?:ones )?close(?: (?:when|if) one opens)?)/;
const MANY =
  /(?:[,;] ?|\band |\bwhere |\bso that |\bbut )*\b(?:several|many|multiple|more than one|all)(?: (?:answers?|sections?|panels?|items?|of them))?(?: (?:can|may))? (?:be|stay) open(?: at (?:once|the same time|a time))?/;
const FIRST =
  /(?:[,;] ?|\band |\bwith |\bwhere )*\b(?:the )?first (?:one|answer|section|panel|item|question|entry)(?: is)? (?:open|expanded)(?: (?:at (?:the start|first)|by default|initially|at the beginning))?/;
const CLOSED =
  /(?:[,;] ?|\band |\bwith |\bwhere )*\ball(?: (?:answers|sections|panels|items|of them))?(?: are)? (?:closed|collapsed)(?: (?:at (?:the start|first)|by default|initially|at the beginning))?/;
const PLUS =
  /(?:[,;] ?|\band |\bwith )*\b(?:an? )?(?:plus(?: (?:and|or|\/) ?minus)?|\+)(?: ?(?:\/|and|or) ?[-−–])?(?: (?:sign|icon|symbol)s?)?(?: (?:that )?(?:turns|changes|switches|becomes|rotates)[^,;.]*)?(?: (?:to|for|that) (?:show|open|expand|toggle)[^,;.]*)?/;
const ARROW =
  /(?:[,;] ?|\band |\bwith )*\b(?:an? )?(?:small |rotating )?(?:arrow|chevron|caret)(?: icon)?s?(?: (?:that )?(?:turns|rotates|flips|points)[^,;.]*)?/;
const SMOOTH =
  /(?:[,;] ?|\band |\bwith |\bwhere |\bthat )*\b(?:an? )?(?:smooth(?:ly)?|animated|animation)(?: (?:open(?:s|ing)?|clos(?:es?|ing)|expand(?:s|ing)?|slid(?:es?|ing)|height|transitions?|animations?|and|collapse|opening|with|an?))*/;
const CLICK =
  /(?:[,;] ?|\band |\bwhere |\bthat |\bwhich )*\b(?:click(?:ing)?(?: on)? (?:an? |the |each )?(?:question|heading|title|header|it)s? (?:opens?|shows?|toggles?|expands?|reveals?|to (?:show|open|toggle|reveal))(?: (?:or hides?|and (?:hides?|closes?)|and closes))?(?: (?:its|the|their|an?))?(?: (?:answer|text|content|panel|section))?|(?:the )?(?:answers?|they|it|questions?) (?:opens?|expands?|shows?)(?: (?:and|or) (?:closes?|collapses?|hides?))? (?:on|with a|when) click(?:ed|ing)?(?: on)?|open and close(?: on click)?)/;
const KEYS =
  /(?:[,;] ?|\band |\bthat )*\b(?:works? with|usable with|accessible (?:by|with)|operable by|supports?) (?:the )?keyboard(?: too| navigation)?/;
const WORDS =
  /\b(?:questions?(?: and answers)?|answers?|details(?:\/| and )summary|summary|elements?|open|close|titles?|headings?)\b/;

const ENTRIES: readonly (readonly [question: string, answer: string])[] = [
  ['How do I start?', 'Open an account and follow the three steps.'],
  ['What does it cost?', 'The first month is free; after that you pay by the month.'],
  ['Can I stop at any time?', 'Yes, with one click in the settings.'],
  ['How do I reach you?', 'By e-mail or by phone, on working days from 9 to 17.'],
  ['Where is my data kept?', 'On servers in your own country.'],
  ['Do you offer refunds?', 'Yes, within 30 days and without questions.'],
  ['How long does delivery take?', 'Two to three working days.'],
  ['Can I change my plan later?', 'Yes, at any time; the difference is settled at once.'],
  ['Is there an app?', 'Yes, for phones and tablets.'],
  ['Which browsers work?', 'All current ones.'],
];

/** Questions that open and close, without a script. */
export function readAccordion(wish: WishText): Snippet | undefined {
  if (!wish.has(HEAD)) return undefined;
  while (wish.take(HEAD));
  const count = numberOf(wish.take(COUNT)?.[1] ?? '3');
  if (!Number.isInteger(count) || count < 2 || count > ENTRIES.length) return undefined;
  const isOne = wish.take(ONE) !== undefined || !wish.take(MANY);
  const isClosed = wish.take(CLOSED) !== undefined;
  const isFirst = wish.take(FIRST) !== undefined;
  const isSmooth = wish.take(SMOOTH) !== undefined;
  const isPlus = wish.take(PLUS) !== undefined;
  wish.take(ARROW);
  wish.take(CLICK);
  wish.take(KEYS);
  while (wish.take(WORDS));
  const entries = ENTRIES.slice(0, count).flatMap(([question, answer], at) => [
    `  <details${isOne ? ' name="faq"' : ''}${isFirst && !isClosed && at === 0 ? ' open' : ''}>`,
    `    <summary>${question}</summary>`,
    `    <p>${answer}</p>`,
    '  </details>',
  ]);
  return {
    definition: [
      '<style>',
      '  details { max-width: 40rem; border-bottom: 1px solid #d1d5db; }',
      '  summary { display: flex; justify-content: space-between; gap: 1rem; padding: 1rem 0; font-weight: 600; cursor: pointer; list-style: none; }',
      '  summary::-webkit-details-marker { display: none; }',
      ...(isPlus
        ? ["  summary::after { content: '+'; }", "  details[open] summary::after { content: '−'; }"]
        : [
            "  summary::after { content: '›'; transition: transform 0.2s; }",
            '  details[open] summary::after { transform: rotate(90deg); }',
          ]),
      '  details p { margin: 0; padding-bottom: 1rem; }',
      ...(isSmooth
        ? [
            '  :root { interpolate-size: allow-keywords; }',
            '  details::details-content { height: 0; overflow: clip; transition: height 0.3s, content-visibility 0.3s allow-discrete; }',
            '  details[open]::details-content { height: auto; }',
            '  @media (prefers-reduced-motion: reduce) { details::details-content { transition: none; } }',
          ]
        : []),
      '</style>',
      '<main>',
      '  <h1>Questions</h1>',
      ...(isOne ? ['  <!-- Of details with the same name only one is open. -->'] : []),
      ...entries,
      '</main>',
    ].join('\n'),
    example: 'Questions',
  };
}
