import stored from '../../data/page-items.json';
import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { cards, form, NAME, picture, rows, type Section } from './page-blocks.ts';

interface Item {
  readonly name: string;
  readonly price: string;
}

const ITEMS = Object.entries(stored).map(([words, list]) => ({
  words: new RegExp(`(?:^|[^a-zé])(?:${words})(?![a-zé])`),
  items: list.split(', ').map((one): Item => {
    const at = one.lastIndexOf(' ');
    return { name: one.slice(0, at), price: one.slice(at + 1) };
  }),
}));

/** Words for the things of any shop. */
const GENERAL = /^(?:services?|treatments?|prices?|products?|items?|offers?)$/;
const USUAL = 5;
const MOST = 9;

/** Things that a shop of this kind has, by what the wish calls them or else by the shop. */
export const itemsOf = (noun: string, subject: string): readonly Item[] =>
  (GENERAL.test(noun) ? [subject, noun] : [noun, subject]).flatMap(
    (text) => ITEMS.find(({ words }) => words.test(text.toLowerCase()))?.items ?? [],
  );

const LISTS =
  '(?:(?:an?|the|our|short|small|simple|daily|weekly|little|clear|neat|nice) )*(?:(price|prices|service|product|drinks?|food|lunch|cake|bread|coffee) )?(menu|list|table|selection|overview|grid|gallery)(?: table)?';
const WITH_PRICES =
  '(?:and|with|including|in|showing) (?:(?:their|the|its|an?|short|and) )*(?:prices|names|descriptions?|euros?|dollars?)(?:(?:,| and) (?:(?:their|the|its|an?|short) )*(?:prices|names|descriptions?))*';

/** "A menu of six breads", "a table of services", "a price list": things with their prices. */
export function readItems(r: Phrase, subject: string, currency: string): Section | undefined {
  return r.attempt(() => {
    // "With prices": of the things that such a shop has.
    const own = itemsOf('', subject);
    if (
      own.length > 0 &&
      r.take(
        /(?:(?:the|our|all|clear) )*(?:(?:room |class |course |ticket |menu |service |repair |rental )?prices|list of prices|services (?:with|and) (?:their )?prices)(?! (?:on|at|to|aligned|in|for|page))/,
      )
    )
      return priced('prices', 'Prices', 'Item', own.slice(0, USUAL), currency);
    const found = r.take(
      `${LISTS}(?: (?:of|with|for|showing)(?: (?:the|our|all|different|fresh|your|kinds of|some))*(?: ${NUMBER})?(?: (?:different|fresh|kinds of|homemade))* ((?!contact|opening|links|nav)[a-zé-]+s|dishes|pastries|coffee))?`,
    );
    if (!found) return undefined;
    const [, kind = '', list = '', number, noun = ''] = found;
    // A bare list, table or menu may be anything else.
    if (!noun && !/^(?:price|service|drink|food|lunch|cake|bread|coffee)/.test(kind) && list !== 'menu')
      return undefined;
    const items = itemsOf(/^prices?$/.test(noun) ? '' : noun || kind, subject);
    if (items.length === 0) return undefined;
    r.take(WITH_PRICES);
    const count = number === undefined ? USUAL : numberOf(number);
    if (!(count >= 1 && count <= MOST)) return undefined;
    if (list === 'gallery' || list === 'grid') return galleryOf(items.slice(0, count));
    const isMenu = list === 'menu';
    const word =
      noun && !/^prices?$/.test(noun)
        ? noun
        : isMenu
          ? 'menu'
          : kind.startsWith('service')
            ? 'services'
            : 'prices';
    const title = isMenu ? 'Menu' : word.charAt(0).toUpperCase() + word.slice(1);
    const head = !isMenu && (kind.startsWith('service') || /^services?$/.test(noun)) ? 'Service' : 'Item';
    return priced(isMenu ? 'menu' : word, title, head, items.slice(0, count), currency);
  });
}

const priced = (
  id: string,
  heading: string,
  head: string,
  items: readonly Item[],
  currency: string,
): Section => ({
  id,
  heading,
  said: '',
  lines: () =>
    rows(
      [head, 'Price'],
      items.map(({ name, price }) => [name, `${currency}${price}`]),
    ),
});

const galleryOf = (items: readonly Item[]): Section => ({
  id: 'gallery',
  heading: 'Gallery',
  said: '',
  lines: () =>
    cards(items.length, items.length, (_, at) => [
      picture(items[at]?.name ?? ''),
      `<p>${items[at]?.name}</p>`,
    ]),
});

/** "A form to order a cake": who orders what for which day. */
export function readOrder(r: Phrase, subject: string): Section | undefined {
  const found = r.take(
    /(?:an? |the |small |short |simple )*(?:(?:pre-?)?order(?:ing)? form(?: for)?|form (?:to|for|where \w+ can) (?:pre-?)?order(?:ing)?)(?: (?:an?|the|your|own|custom|birthday|some|our|of))*(?: ((?!with\b|and\b|that\b)[a-z]+))?/,
  );
  if (!found) return undefined;
  const [, noun = 'item'] = found;
  const known = itemsOf(noun, '');
  const choices = (known.length > 0 ? known : itemsOf(`${noun}s`, subject)).slice(0, USUAL);
  const label = noun.charAt(0).toUpperCase() + noun.slice(1);
  const what =
    choices.length > 0
      ? `<select name="item" required><option value="">Choose…</option>${choices.map(({ name }) => `<option>${name}</option>`).join('')}</select>`
      : '<input name="item" required>';
  return {
    id: 'order',
    heading:
      noun === 'item'
        ? 'Order'
        : `Order ${/s$/.test(noun) ? '' : /^[aeiou]/.test(noun) ? 'an ' : 'a '}${noun}`,
    said: '',
    lines: () =>
      form(
        '/order',
        [
          NAME,
          ['Phone', '<input name="phone" type="tel" autocomplete="tel" required>'],
          [label, what],
          ['Quantity', '<input name="quantity" type="number" min="1" value="1" required>'],
          ['Pick-up date', '<input name="date" type="date" required>'],
          ['Wishes', '<textarea name="wishes" rows="3"></textarea>'],
        ],
        'Order',
      ),
  };
}
