import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';

const LEAD =
  /^(?:(?:please|write|make|create|build|give me|me|an?|the|simple|small|little|responsive|html|one|single|web|page with|page for|page|css|js|javascript)\b[\s:,-]*)+/;

const STYLE = [
  'body { margin: 0; padding: 1.5rem; background: #f3f4f6; color: #111827; }',
  'form { display: grid; gap: 1rem; max-width: 24rem; margin: 2rem auto; padding: 1.5rem; border-radius: 1rem; background: #fff; box-shadow: 0 8px 24px rgb(0 0 0 / 0.1); }',
  'h1 { margin: 0; }',
  'label { display: grid; gap: 0.3rem; font-weight: 600; }',
  'input, select { padding: 0.6rem; border: 1px solid #9ca3af; border-radius: 0.5rem; font: inherit; }',
  'output { min-height: 2.2rem; font-size: 1.4rem; font-weight: 700; }',
];
const DARK = [
  'body { background: #111827; color: #f3f4f6; }',
  'form { background: #1f2937; }',
  'input, select { border-color: #4b5563; background: #111827; color: inherit; }',
];

/** Fields, and a result that follows every change of them. */
const page = (
  title: string,
  fields: readonly string[],
  script: readonly string[],
  isDark: boolean,
): Snippet => ({
  definition: [
    '<style>',
    ...[...STYLE, ...(isDark ? DARK : [])].map((line) => `  ${line}`),
    '</style>',
    '<form id="calculator">',
    `  <h1>${title}</h1>`,
    ...fields.map((line) => `  ${line}`),
    '  <output name="result" aria-live="polite"></output>',
    '</form>',
    '<script>',
    "  const form = document.getElementById('calculator');",
    '  const { result } = form.elements;',
    '  const number = (name) => form.elements[name].valueAsNumber;',
    ...script.map((line) => `  ${line}`),
    "  form.addEventListener('input', show);",
    "  form.addEventListener('submit', (event) => event.preventDefault());",
    '  show();',
    '</script>',
  ].join('\n'),
  example: title,
});

const field = (label: string, name: string, more: string): string =>
  `<label>${label} <input name="${name}" type="number" ${more} required></label>`;

const COMMON = {
  phone:
    /(?:(?:that|which|it|also|should|must) )*(?:works?|looks?|readable|usable)(?: (?:well|good|fine|great))? on (?:an? )?(?:phones?|mobile|small screens?)|responsive|mobile[- ]friendly/,
  dark: /(?:an? )?dark (?:theme|mode|background|design|colou?rs)/,
  live: /(?:(?:that|which) )?(?:updat(?:es?|ed|ing)|calculat(?:es?|ed|ing)|chang(?:es?|ing)|converts?|shows? the result)(?: (?:the result|it|live|instantly|automatically|immediately|in real time|as (?:you|the user) types?|while (?:you )?typ(?:ing|e)|on every (?:change|input)))+|live(?: updates?| results?)?/,
};

const CATEGORIES = [
  'const CATEGORIES = [',
  "  [18.5, 'underweight', '#0369a1'],",
  "  [25, 'normal weight', '#15803d'],",
  "  [30, 'overweight', '#b45309'],",
  "  [Infinity, 'obesity', '#b91c1c'],",
  '];',
];

/** "A BMI calculator with height in cm and weight in kg that shows the category in color". */
function bmi(text: string): Snippet | undefined {
  const head = /^(?:bmi|body mass index)(?: \(bmi\))? (?:calculator|page)(?: page)?/.exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      ...COMMON,
      units: /metric(?: units)?/,
      height: /(?:fields? for )?(?:the )?height(?: (?:in )?(?:cm|centimet(?:er|re)s))?(?: field)?/,
      weight: /(?:the )?weight(?: (?:in )?(?:kg|kilograms|kilos))?(?: fields?| inputs?)?/,
      category:
        /(?:(?:tells?|shows?|showing|prints?|displays?|says?) )?(?:me )?(?:the )?(?:bmi )?(?:result(?: and| with) the )?(?:weight )?(?:categor(?:y|ies)|class|range)(?: \([^)]*\))?/,
      result: /(?:shows?|prints?|displays?|calculates?) (?:the |your )?(?:result|bmi|value)/,
      colour:
        /(?:(?:in|with) )?(?:(?:an?|its|different|matching|own) )*colou?r(?:s|ed|-coded)?(?: (?:for|per|by|of) (?:each|every|the) category)?/,
    });
  if (!found) return undefined;
  return page(
    'BMI calculator',
    [
      field('Height in cm', 'height', 'min="50" max="260" value="175"'),
      field('Weight in kg', 'weight', 'min="2" max="400" step="0.1" value="70"'),
    ],
    [
      ...CATEGORIES,
      'function show() {',
      "  result.style.color = '';",
      '  if (!form.checkValidity()) {',
      "    result.textContent = 'Please fill in both fields.';",
      '    return;',
      '  }',
      "  const bmi = number('weight') / (number('height') / 100) ** 2;",
      '  const [, category, colour] = CATEGORIES.find(([below]) => bmi < below);',
      '  result.textContent = `${bmi.toFixed(1)}: ${category}`;',
      '  result.style.color = colour;',
      '}',
    ],
    found.dark !== undefined,
  );
}

const UNITS: readonly (readonly [said: string, from: string, to: string, factor: string])[] = [
  ['kilomet(?:er|re)s?|km|miles?|mi', 'kilometres', 'miles', '0.621371'],
  ['kilograms?|kilos?|kg|pounds?|lbs?', 'kilograms', 'pounds', '2.204623'],
  ['centimet(?:er|re)s?|cm|inch(?:es)?', 'centimetres', 'inches', '0.393701'],
  ['met(?:er|re)s?|feet|foot|ft', 'metres', 'feet', '3.28084'],
  ['lit(?:er|re)s?|gallons?', 'litres', 'gallons (US)', '0.264172'],
  ['celsius|fahrenheit', '°C', '°F', '1.8, 32'],
];
const UNIT = `(?:degrees )?(?:${UNITS.map(([said]) => said).join('|')})`;
const PAIR = `${UNIT} (?:and|to|in|into) ${UNIT}`;

/** "A unit converter for kilometres and miles, celsius and fahrenheit": both ways. */
function units(text: string): Snippet | undefined {
  const head = new RegExp(
    `^(?:(?:unit|length|weight|temperature|distance) converter|converter)(?: page)?(?: (?:for|between|from))?(?=[ ,:]|$)|^(?:${PAIR})(?: and back)? converter(?: page)?`,
  ).exec(text);
  const kinds = '(?:lengths?|weights?|temperatures?|distances?|volumes?)';
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      ...COMMON,
      list: new RegExp(
        `(?:(?:for|between|from|converts?|that converts) )*${PAIR}(?:(?:, and|,| and) (?:from )?${PAIR})*(?: and back| and vice versa| in both directions|,? both ways)?`,
      ),
      kinds: new RegExp(`(?:(?:for|of) )?${kinds}(?:(?:, and|,| and) ${kinds})*`),
      both: /(?:in )?both (?:directions|ways)|back|vice versa/,
    });
  if (!found) return undefined;
  const said = `${head?.[0]} ${found.list?.[0] ?? ''}`;
  const asked = UNITS.filter(([words]) => new RegExp(`\\b(?:${words})\\b`).test(said));
  if (asked.length === 0 && !found.kinds && !/^unit/.test(text)) return undefined;
  const pairs = asked.length > 0 ? asked : UNITS;
  return page(
    'Unit converter',
    ['<label>Convert <select name="pair"></select></label>', field('Value', 'value', 'step="any" value="1"')],
    [
      '// From, to, the factor and the offset.',
      'const PAIRS = [',
      ...pairs.map(([, from, to, factor]) => `  ['${from}', '${to}', ${factor}],`),
      '];',
      'const WAYS = PAIRS.flatMap(([from, to, factor, offset = 0]) => [',
      '  { name: `${from} to ${to}`, unit: to, turn: (value) => value * factor + offset },',
      '  { name: `${to} to ${from}`, unit: from, turn: (value) => (value - offset) / factor },',
      ']);',
      'for (const { name } of WAYS) form.elements.pair.add(new Option(name));',
      'function show() {',
      '  const { turn, unit } = WAYS[form.elements.pair.selectedIndex];',
      "  const value = number('value');",
      "  result.textContent = Number.isNaN(value) ? 'Please type a number.' : `${Number(turn(value).toFixed(4))} ${unit}`;",
      '}',
    ],
    found.dark !== undefined,
  );
}

/** "A currency converter with an amount field and two dropdowns with fixed rates". */
function currency(text: string): Snippet | undefined {
  const head = /^currency (?:converter|calculator)(?: page)?/.exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      ...COMMON,
      amount: /(?:an? )?amount(?: field| input)?/,
      choices:
        /(?:two |2 )?(?:dropdowns?|selects?|select (?:boxes|fields)|currency (?:dropdowns?|fields|selects))(?: for (?:the )?currencies)?/,
      rates:
        /(?:fixed|hard-?coded|constant|example|static|sample) (?:exchange )?rates(?: (?:in|at the top of) the (?:script|code))?/,
      swap: /(?:an? )?(?:swap button|button (?:to|that) swaps?(?: (?:them|the currencies|both))?)/,
    });
  // Rates of today are not on a page.
  if (!found || (!found.rates && /\b(?:live|current|api|today)\b/.test(text)) || found.swap) return undefined;
  return page(
    'Currency converter',
    [
      field('Amount', 'amount', 'min="0" step="0.01" value="100"'),
      '<label>From <select name="from"></select></label>',
      '<label>To <select name="to"></select></label>',
    ],
    [
      '// The value of one euro; fixed, so change them when they are old.',
      'const RATES = { EUR: 1, USD: 1.08, GBP: 0.85, CHF: 0.95, JPY: 163, PLN: 4.3, SEK: 11.3 };',
      "for (const name of ['from', 'to'])",
      '  for (const code of Object.keys(RATES)) form.elements[name].add(new Option(code));',
      "form.elements.to.value = 'USD';",
      'function show() {',
      "  const amount = number('amount');",
      '  const from = form.elements.from.value;',
      '  const to = form.elements.to.value;',
      '  result.textContent = form.checkValidity()',
      '    ? `${((amount / RATES[from]) * RATES[to]).toFixed(2)} ${to}`',
      "    : 'Please type an amount.';",
      '}',
    ],
    found.dark !== undefined,
  );
}

/** "A loan calculator with amount, interest rate and years that shows the monthly payment". */
function loan(text: string): Snippet | undefined {
  const head = /^(?:loan|mortgage|credit)(?: payment)? calculator(?: page)?/.exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      ...COMMON,
      amount: /(?:fields? for )?(?:the )?(?:loan )?(?:amount|sum|principal)/,
      rate: /(?:the )?(?:yearly |annual )?(?:interest(?: rate)?|rate)(?: in percent)?/,
      years: /(?:the )?(?:years|term(?: in years)?|number of years|duration(?: in years)?|runtime)/,
      monthly:
        /(?:shows?|calculates?|prints?|displays?)? ?(?:the )?monthly (?:payments?|rate|instalments?|installments?)/,
      total: /(?:the )?total (?:interest|cost|amount)(?: paid)?/,
    });
  if (!found) return undefined;
  return page(
    'Loan calculator',
    [
      field('Amount', 'amount', 'min="1" step="0.01" value="20000"'),
      field('Interest per year in percent', 'rate', 'min="0" max="100" step="0.01" value="4.5"'),
      field('Years', 'years', 'min="1" max="60" value="10"'),
    ],
    [
      'function show() {',
      '  if (!form.checkValidity()) {',
      "    result.textContent = 'Please fill in all fields.';",
      '    return;',
      '  }',
      "  const months = number('years') * 12;",
      "  const rate = number('rate') / 1200;",
      '  // Without interest the amount is only split.',
      "  const payment = rate === 0 ? number('amount') / months : (number('amount') * rate) / (1 - (1 + rate) ** -months);",
      "  const interest = payment * months - number('amount');",
      '  result.textContent = `${payment.toFixed(2)} a month, ${interest.toFixed(2)} interest in total`;',
      '}',
    ],
    found.dark !== undefined,
  );
}

const KINDS = [bmi, units, currency, loan];

/** A page that works something out from a few fields. */
export function planCalculator(prompt: string): Snippet | undefined {
  const text = prompt
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!\s]+$/, '')
    .trim()
    .replace(LEAD, '');
  for (const read of KINDS) {
    const made = read(text);
    if (made) return made;
  }
  return undefined;
}
