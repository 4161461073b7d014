import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { cards, picture, type Section } from './page-blocks.ts';
import { itemsOf } from './page-items.ts';
import type { Page } from './page-wish.ts';
import { classNames } from './timetable.ts';

const CONTENT =
  '(?:prices?|names?|titles?|(?:short )?descriptions?|(?:short )?texts?|photos?|pictures?|images?|(?:book(?:ing)?|buy|sign[- ]up|order|reserve|join|details)?[- ]?buttons?|durations?|times?|dates?|levels?)';
const OF = `(?:(?:an?|the|their|its|each with|each|own) )*${CONTENT}`;
/** Names by which SECTIONS know their own cards. */
const OTHERS =
  /^(?:features?|benefits?|info(?:rmation)?|team|testimonials?|reviews?|speakers?|pricing|price|projects?|plan)$/;
const MOST = 9;

/** "Three class cards with prices": things that the page offers, side by side. */
export function readCards(r: Phrase, page: Page): Section | undefined {
  return r.attempt(() => {
    const found = r.take(
      `(?:(?:an?|the|our|some|grid of|row of|nice|simple|responsive) )*(?:${NUMBER} )?(?:([a-zé]+) cards|cards (?:for|of|with) (?:(?:the|our|each|all|different) )*(?:${NUMBER} )?([a-zé]+))(?: (?:grid|section|in a (?:row|grid)))?(?:,? (?:(?:each )?with|showing|that show|including|having|each (?:showing|having)) (${OF}(?:(?:, and|,| and) ${OF})*))?`,
    );
    const [, first, one, second, other, content = ''] = found ?? [];
    const noun = one ?? other ?? '';
    const number = first ?? second;
    const count = number === undefined ? 3 : numberOf(number);
    if (!found || OTHERS.test(noun) || !(count >= 1 && count <= MOST)) return undefined;
    const isTaught = /^(?:class|course|workshop|lesson)(?:e?s)?$/.test(noun);
    const items = isTaught ? [] : itemsOf(noun, page.trade);
    const taught = isTaught ? classNames(page.trade) : [];
    const many =
      /s$/.test(noun) && !/ss$/.test(noun) ? noun : /(?:ss|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
    const label = noun.replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '');
    return {
      id: many,
      heading: many.charAt(0).toUpperCase() + many.slice(1),
      said: '',
      lines: () =>
        cards(count, count, (nth, at) => [
          ...(/photo|picture|image/.test(content) ? [picture(`Photo of ${label} ${at + 1}`)] : []),
          `<h3>${items[at]?.name ?? taught[at] ?? `${nth} ${label}`}</h3>`,
          ...(/text|description/.test(content) || content === '' || isTaught
            ? [
                isTaught
                  ? '<p>For everyone who likes to learn it with others.</p>'
                  : '<p>A sentence about it.</p>',
              ]
            : []),
          ...(/duration|time/.test(content) || isTaught
            ? [`<p>${['90 minutes', '2 hours', '60 minutes'][at % 3]}</p>`]
            : []),
          ...(/dates?\b/.test(content)
            ? [`<p>${['Tuesday, 18:00', 'Thursday, 19:00', 'Saturday, 10:00'][at % 3]}</p>`]
            : []),
          ...(/level/.test(content) ? [`<p>${['Beginners', 'Intermediate', 'All levels'][at % 3]}</p>`] : []),
          ...(/price/.test(content) || content === ''
            ? [
                `<p class="price">${page.currency}${items[at]?.price ?? [25, 35, 45, 30, 40, 50, 55, 60, 65][at]}</p>`,
              ]
            : []),
          ...(/button/.test(content)
            ? [
                `<a class="button" href="#top">${/buy/.test(content) ? 'Buy' : /order/.test(content) ? 'Order' : 'Book'}</a>`,
              ]
            : []),
        ]),
    };
  });
}
