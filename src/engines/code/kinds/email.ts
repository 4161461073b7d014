import { capital, escaped, isPage, type Kind, listed, numberIn, wordsOf } from './kind.ts';
import { colourIn } from './sheet.ts';

const ASKED_COLUMNS =
  /\b(?:table )?(?:with|of|listing|columns?:?) (?:the )?(?:columns? )?((?:items?|products?|articles?|names?|quantity|qty|prices?|totals?|image|sku|size|colou?r|sum)(?:(?:, ?(?:and )?| and )(?:items?|products?|articles?|names?|quantity|qty|prices?|totals?|image|sku|size|colou?r|sum))+)/;
const CELLS: Readonly<Record<string, readonly string[]>> = {
  item: ['First item', 'Second item', 'Third item'],
  product: ['First product', 'Second product', 'Third product'],
  article: ['First article', 'Second article', 'Third article'],
  name: ['First item', 'Second item', 'Third item'],
  quantity: ['1', '2', '1'],
  qty: ['1', '2', '1'],
  price: ['19.00', '12.50', '24.00'],
  total: ['19.00', '25.00', '24.00'],
  sum: ['19.00', '25.00', '24.00'],
  sku: ['A-100', 'A-200', 'A-300'],
  size: ['M', 'L', 'S'],
  color: ['Blue', 'Red', 'Green'],
  colour: ['Blue', 'Red', 'Green'],
};

export const EMAIL: Kind = {
  says: /^(?=.*\be-?mail\b)(?=.*\b(?:template|newsletter|outlook)\b)(?=.*\b(?:html|inline|template|outlook)\b)(?!.*\b(?:php|python|node|form|smtp|script|function|jinja|sends?|react)\b)/s,
  meets:
    /\b(?:html|e-?mail|newsletter|template|inline|styles?|css|table[- ]based|tables?|works?|in|outlook|gmail|apple mail|all|clients?|compatible|support(?:s|ed)?|tested|renders?|order|confirmation|wide|width|layout|header|footer|responsive|text|a|link)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const width = numberIn(wish, /\b(\d{3}) ?(?:px|pixels)(?: wide| width)?/) ?? 600;
    const isOrder = /\border|receipt|purchase|invoice/i.test(wish.given);
    const isNews = /newsletter|articles?\b/i.test(wish.given);
    const shop = wordsOf(
      wish,
      /\b(?:for|of|from) (?:the |my |our )?(?:shop|store|company|brand)(?: called| named)? ([\w&' -]{2,30}?)(?=[,.;:]|$| with)/,
    );
    const columns = wish.take(ASKED_COLUMNS)?.[1];
    const hasLogo = wish.take(/\b(?:with )?(?:a )?logo\b/) !== undefined;
    wish.take(/\b(?:big |a )?(?:headline|heading|title)\b/);
    const button = wish.take(
      /\b(?:an? |with |and )*(?:call[- ]to[- ]action|cta|(?:[a-z]+ )?button)(?: (?:button|link))?(?: (?:saying|with the text|labelled) )?/,
    )
      ? (wordsOf(wish, /["'“]([^"'”]{2,30})["'”]/) ?? (isOrder ? 'See your order' : 'Read more'))
      : undefined;
    const two =
      wish.take(
        /\b(?:two|2)[- ]columns?(?: of (?:articles|text|products|teasers))?(?: articles| layout)?/,
      ) !== undefined;
    const unsubscribe = wish.take(/\b(?:an? |with )?unsubscribe(?: link)?\b/) !== undefined || isNews;
    const address = wish.take(/\b(?:the |and |with )?(?:shipping|delivery|billing) address\b/) !== undefined;
    const accent = colourIn(wish, '#1d4ed8');
    return {
      language: 'html',
      code: emailPage({
        width,
        isOrder,
        shop,
        columns: listed(columns ?? 'item, quantity, price').map((one) => one.replace(/s$/, '')),
        hasLogo,
        button,
        two,
        unsubscribe,
        address,
        accent,
      }),
    };
  },
};

interface Mail {
  readonly width: number;
  readonly isOrder: boolean;
  readonly shop: string | undefined;
  readonly columns: readonly string[];
  readonly hasLogo: boolean;
  readonly button: string | undefined;
  readonly two: boolean;
  readonly unsubscribe: boolean;
  readonly address: boolean;
  readonly accent: string;
}

function emailPage({
  width,
  isOrder,
  shop,
  columns,
  hasLogo,
  button,
  two,
  unsubscribe,
  address,
  accent,
}: Mail): string {
  const font =
    'font-family: Arial, Helvetica, sans-serif; font-size: 16px; line-height: 24px; color: #1f2937;';
  const name = escaped(shop ?? 'Your Shop');
  const head = `${font} font-weight: bold; padding: 8px; border-bottom: 2px solid ${accent};`;
  const cell = `${font} padding: 8px; border-bottom: 1px solid #d1d5db;`;
  const side = (column: string): string => (/price|total|sum|quantity|qty/.test(column) ? 'right' : 'left');
  const hasPrices = columns.some((one) => /price|total|sum/.test(one));
  const row = (content: string): string =>
    `            <tr>\n              <td style="padding: 0 32px 24px; ${font}">\n${content}\n              </td>\n            </tr>`;
  const table = `                <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse: collapse;">
                  <tr>${columns.map((one) => `<th align="${side(one)}" style="${head}">${capital(one)}</th>`).join('')}</tr>
${[0, 1, 2].map((at) => `                  <tr>${columns.map((one) => `<td align="${side(one)}" style="${cell}">${/price|total|sum/.test(one) ? `€${CELLS[one]?.[at]}` : (CELLS[one]?.[at] ?? '')}</td>`).join('')}</tr>`).join('\n')}${
  hasPrices
    ? `\n                  <tr><td colspan="${columns.length - 1}" align="right" style="${cell}"><strong>Total</strong></td><td align="right" style="${cell}"><strong>€68.00</strong></td></tr>`
    : ''
}
                </table>`;
  const half = Math.floor((width - 64) / 2);
  const columnsOf = `                <!--[if mso]><table role="presentation" width="${width - 64}"><tr><td width="${half}" valign="top"><![endif]-->
${['First article', 'Second article'].map((title) => `                <div style="display: inline-block; width: 100%; max-width: ${half - 4}px; vertical-align: top;">\n                  <h2 style="margin: 0 0 8px; font-size: 18px; line-height: 24px;">${title}</h2>\n                  <p style="margin: 0 0 16px;">Two or three sentences that make one want to read on. <a href="https://example.com" style="color: ${accent};">Read more</a></p>\n                </div>`).join(`\n                <!--[if mso]></td><td width="${half}" valign="top"><![endif]-->\n`)}
                <!--[if mso]></td></tr></table><![endif]-->`;
  const title = isOrder ? 'Thank you for your order' : 'Our news';
  return `<!doctype html>
<html lang="en" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="x-apple-disable-message-reformatting">
    <title>${title}</title>
    <!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
  </head>
  <body style="margin: 0; padding: 0; background-color: #f3f4f6;">
    <!-- The preview text in the inbox. -->
    <div style="display: none; max-height: 0; overflow: hidden;">${isOrder ? 'Your order 10001 is confirmed.' : 'What is new with us.'}</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3f4f6">
      <tr>
        <td align="center" style="padding: 24px 8px;">
          <!-- Outlook ignores max-width: it gets an outer table of a fixed width. -->
          <!--[if mso]><table role="presentation" width="${width}" align="center"><tr><td><![endif]-->
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width: ${width}px; background-color: #ffffff;">
            <tr>
              <td bgcolor="${accent}" style="padding: 24px 32px; background-color: ${accent}; font-family: Arial, Helvetica, sans-serif; font-size: 24px; line-height: 32px; color: #ffffff;">${hasLogo ? `\n                <img src="https://example.com/logo.png" width="120" height="40" alt="${name}" style="display: block; border: 0;">\n              ` : name}</td>
            </tr>
            <tr>
              <td style="padding: 32px 32px 16px; ${font}">
                <h1 style="margin: 0 0 8px; font-size: 24px; line-height: 32px;">${title}</h1>
                <p style="margin: 0;">${isOrder ? 'Hello Jane Doe,<br>we have received your order 10001 of 19 November 2026.' : 'Hello Jane,<br>here is what is new with us.'}</p>
              </td>
            </tr>
${[
  ...(isOrder ? [row(table)] : []),
  ...(two
    ? [row(columnsOf)]
    : isOrder
      ? []
      : [row('                <p style="margin: 0;">Write your text here.</p>')]),
  ...(address
    ? [
        row(
          '                <strong>Delivery address</strong><br>Jane Doe<br>2 Sample Road<br>54321 Sampletown',
        ),
      ]
    : []),
  ...(button === undefined
    ? []
    : [
        row(
          `                <table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${accent}" style="padding: 12px 24px; background-color: ${accent};"><a href="https://example.com" style="font-family: Arial, Helvetica, sans-serif; font-size: 16px; color: #ffffff; text-decoration: none;">${escaped(button)}</a></td></tr></table>`,
        ),
      ]),
].join('\n')}
            <tr>
              <td style="padding: 16px 32px 32px; border-top: 1px solid #d1d5db; font-family: Arial, Helvetica, sans-serif; font-size: 12px; line-height: 18px; color: #6b7280;">
                ${name}, 1 Example Street, 12345 Exampletown${unsubscribe ? `<br><a href="https://example.com/unsubscribe" style="color: #6b7280;">Unsubscribe</a>` : ''}
              </td>
            </tr>
          </table>
          <!--[if mso]></td></tr></table><![endif]-->
        </td>
      </tr>
    </table>
  </body>
</html>`;
}
