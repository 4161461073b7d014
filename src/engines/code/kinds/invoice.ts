import { capital, escaped, isPage, type Kind, numberIn, page, wordsOf } from './kind.ts';
import { colourIn, sheet } from './sheet.ts';

const TAX =
  /\b(\d{1,2}(?:[.,]\d+)?) ?(?:%|percent)(?: (?:(?:and|,|plus) (\d{1,2}(?:[.,]\d+)?) ?(?:%|percent)))?(?: (?:vat|tax|mwst|ust|gst|sales tax))?/;

export const INVOICE: Kind = {
  says: /^(?=.*\b(?:invoice|bill template|quote template|quotation template|rechnung)\b)(?=.*\b(?:html|css|page|template|a4|print\w*)\b)(?!.*\b(?:php|react|function|class|calculat\w+|editable|generator|form|add rows?|sql|python)\b)/s,
  meets:
    /\b(?:invoice|rechnung|template|printable|print(?:s|ing)?|stylesheet|style sheet|a4|din|html|css|address(?:ee)?|window|recipient|customer|client|positions?|line items?|items?|net|gross|sub-?total|total(?:s| amount)?|tax(?:es)?|vat|quantity|qty|description|unit price|prices?|numbers?|date|due date|page numbers?|at the bottom|bottom|footer|header|layout|small business|company|table|professional|sum|payment terms?|each|every|bank|details|sender|for|ready)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const who = wordsOf(
      wish,
      /\b(?:invoice|template|rechnung|html|css|page)(?: template)? (?:for|of|from) (?:an? |the |my |our |small )*([\wäöüß&' -]{3,40}?)(?=[,.:;(]| with\b| in (?:html|a4)\b|$)/,
    );
    const tax = wish.take(TAX);
    const rates = tax
      ? [tax[1], tax[2]].flatMap((one) => (one ? [Number(one.replace(',', '.'))] : []))
      : [19];
    const isExempt =
      wish.take(
        /\b(?:no|without|exempt from|kleinunternehmer\w*) ?(?:vat|tax|§ ?19[^,.;]*)?\b(?=[,.;]|$)/,
      ) !== undefined && !tax;
    const count = Math.min(
      numberIn(
        wish,
        /\b(\d+|two|three|four|five|six) (?:example |sample |line |empty )*(?:items|positions|lines|rows|line items)\b/,
      ) ?? 3,
      20,
    );
    const hasLogo =
      wish.take(
        /\b(?:with |a |an |company )*logo\b(?: (?:placeholder|at the top|(?:top|in the top) (?:left|right)))*/,
      ) !== undefined;
    const hasPages = wish.take(/\bpage numbers?(?: (?:at|on) (?:the )?bottom| in the footer)?/) !== undefined;
    const sign = wish.take(/\b(?:in )?(?:euros?|eur|€)(?=\W|$)/)
      ? '€'
      : wish.take(/\b(?:usd|us dollars?|dollars?)\b|\$/)
        ? '$'
        : wish.take(/£|\b(?:gbp|pounds?)\b/)
          ? '£'
          : '€';
    const hasBank =
      wish.take(/\b(?:with )?(?:bank (?:details|account|data)|iban)(?: (?:in|at) the (?:footer|bottom))?/) !==
      undefined;
    const accent = colourIn(wish, '#111827');
    return {
      language: 'html',
      code: invoicePage({
        who,
        rates: isExempt ? [] : rates,
        count,
        hasLogo,
        hasPages,
        sign,
        hasBank,
        accent,
      }),
    };
  },
};

interface Invoice {
  readonly who: string | undefined;
  readonly rates: readonly number[];
  readonly count: number;
  readonly hasLogo: boolean;
  readonly hasPages: boolean;
  readonly sign: string;
  readonly hasBank: boolean;
  readonly accent: string;
}

function invoicePage({ who, rates, count, hasLogo, hasPages, sign, hasBank, accent }: Invoice): string {
  const sender = who ? capital(who) : 'Your Company';
  const money = (amount: number): string =>
    `${sign === '€' ? '' : sign}${amount.toFixed(2)}${sign === '€' ? ' €' : ''}`;
  const lines = Array.from({ length: count }, (_, at) => ({
    name: `Item ${at + 1}`,
    quantity: at + 1,
    price: 100 - 20 * (at % 4),
    rate: rates[at % Math.max(rates.length, 1)],
  }));
  const net = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const taxes = rates.map((rate) => {
    const base = lines
      .filter((line) => line.rate === rate)
      .reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    return { rate, base, tax: Math.round(base * rate) / 100 };
  });
  const total = net + taxes.reduce((sum, { tax }) => sum + tax, 0);
  const several = rates.length > 1;
  return page({
    title: 'Invoice 2026-001',
    styles: `${sheet('20mm 20mm 25mm 25mm').replace('margin: 20mm 20mm 25mm 25mm;', `margin: 20mm 20mm 25mm 25mm;${hasPages ? '\n  /* Printed by Chrome, Edge and Firefox from their versions of 2024 and 2025. */\n  @bottom-center { content: "Page " counter(page) " of " counter(pages); font-size: 9pt; }' : ''}`)}
.sheet { padding: 20mm 20mm 25mm 25mm; }
@media print { .sheet { padding: 0; } }
.head { display: flex; justify-content: space-between; min-height: 25mm; }
.logo { display: grid; place-items: center; width: 50mm; height: 18mm; border: 1px dashed #9ca3af; color: #6b7280; }
/* The window of a DIN envelope: 45 mm from the top, 20 mm from the left, 85 mm by 45 mm. */
.window { width: 85mm; height: 45mm; margin-left: -5mm; padding: 0 5mm; }
.window small { display: block; margin-bottom: 3mm; font-size: 7.5pt; text-decoration: underline; }
.facts { display: grid; grid-template-columns: auto auto; gap: 0 6mm; width: max-content; margin: -30mm 0 15mm auto; }
.facts dt, .facts dd { margin: 0; }
h1 { margin-bottom: 5mm; font-size: 16pt; color: ${accent}; }
table { width: 100%; margin: 6mm 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 2mm; border-bottom: 1px solid #d1d5db; text-align: right; vertical-align: top; }
th:nth-child(2), td:nth-child(2) { text-align: left; }
thead { display: table-header-group; }
thead th { border-bottom: 2px solid ${accent}; }
tr { break-inside: avoid; }
.sums { width: 85mm; margin-left: auto; break-inside: avoid; }
.sums td:last-child { text-align: right; }
.sums td:first-child, .sums th:first-child { text-align: left; }
.sums tr:last-child > * { border-top: 2px solid ${accent}; font-size: 12pt; font-weight: 700; }
footer { margin-top: 15mm; padding-top: 3mm; border-top: 1px solid #d1d5db; font-size: 8.5pt; color: #4b5563; display: flex; justify-content: space-between; gap: 5mm; }`,
    body: `<main class="sheet">
  <div class="head">
    <div><strong>${escaped(sender)}</strong><br>1 Example Street<br>12345 Exampletown</div>
${hasLogo ? '    <!-- Put your own file here: <img src="logo.svg" alt="" width="190" height="68"> -->\n    <div class="logo">Logo</div>\n' : ''}  </div>
  <address class="window" style="font-style: normal">
    <small>${escaped(sender)} · 1 Example Street · 12345 Exampletown</small>
    Customer Ltd<br>Jane Doe<br>2 Sample Road<br>54321 Sampletown
  </address>
  <dl class="facts">
    <dt>Invoice no.</dt><dd>2026-001</dd>
    <dt>Date</dt><dd>19 November 2026</dd>
    <dt>Delivery date</dt><dd>12 November 2026</dd>
    <dt>Due</dt><dd>3 December 2026</dd>
  </dl>
  <h1>Invoice 2026-001</h1>
  <p>Thank you for your order. We charge you as follows:</p>
  <table>
    <thead><tr><th scope="col">Pos.</th><th scope="col">Description</th><th scope="col">Quantity</th><th scope="col">Unit price</th>${several ? '<th scope="col">Tax</th>' : ''}<th scope="col">Net</th></tr></thead>
    <tbody>
${lines.map(({ name, quantity, price, rate }, at) => `      <tr><td>${at + 1}</td><td>${name}</td><td>${quantity}</td><td>${money(price)}</td>${several ? `<td>${rate} %</td>` : ''}<td>${money(quantity * price)}</td></tr>`).join('\n')}
    </tbody>
  </table>
  <table class="sums">
    <tr><td>Net</td><td>${money(net)}</td></tr>
${taxes.map(({ rate, base, tax }) => `    <tr><td>${rate} % tax${several ? ` of ${money(base)}` : ''}</td><td>${money(tax)}</td></tr>`).join('\n')}
    <tr><th scope="row">Total</th><td>${money(total)}</td></tr>
  </table>
  <p>${rates.length === 0 ? 'No tax is charged (small business). ' : ''}Please pay within 14 days without deduction${hasBank ? ' to the account below' : ''}.</p>
  <footer>
    <span>${escaped(sender)}<br>you@example.com</span>
    <span>Tax number 12/345/67890<br>VAT ID DE123456789</span>
${hasBank ? '    <span>Example Bank<br>IBAN DE00 0000 0000 0000 0000 00<br>BIC EXAMPLEXXX</span>\n' : ''}  </footer>
</main>`,
  });
}
