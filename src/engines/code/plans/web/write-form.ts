import type { Snippet } from '../../snippets/snippets.ts';
import { COLOURS } from './colours.ts';
import type { Field, Form } from './form.ts';
import { formScript, idOf } from './form-script.ts';
import { readForm } from './read-form.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const LABELS: Readonly<Record<string, string>> = {
  email: 'E-mail',
  cvv: 'CVV',
  cvc: 'CVC',
  'email address': 'E-mail address',
  terms: 'I accept the terms',
  'terms and conditions': 'I accept the terms and conditions',
  newsletter: 'Send me the newsletter',
  'agree to terms': 'I accept the terms',
  'confirm password': 'Repeat the password',
};
const labelOf = (name: string): string =>
  LABELS[name] ?? (/^(?:agree to|accept)\b.*terms/.test(name) ? 'I accept the terms' : sentence(name));

const HINTS: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  tel: '+49 30 123456',
  url: 'https://example.com',
};
const COMPLETION: Readonly<Record<string, string>> = {
  name: 'name',
  'full name': 'name',
  'first name': 'given-name',
  'last name': 'family-name',
  email: 'email',
  phone: 'tel',
  country: 'country-name',
  city: 'address-level2',
  username: 'username',
  'card number': 'cc-number',
  'expiry date': 'cc-exp',
  cvv: 'cc-csc',
  cvc: 'cc-csc',
};
const CHOICES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/country$/, ['Austria', 'France', 'Germany', 'Italy', 'Spain', 'United Kingdom', 'United States']],
  [/gender$/, ['Female', 'Male', 'Other']],
  [/shirt size$/, ['S', 'M', 'L', 'XL']],
  [/size$/, ['Small', 'Medium', 'Large']],
  [/subject$/, ['Question', 'Order', 'Other']],
  [/payment method$/, ['Card', 'Bank transfer', 'Invoice']],
  [/(?:level|experience|ability)$/, ['Beginner', 'Intermediate', 'Advanced']],
  [/toppings?$/, ['Cheese', 'Mushrooms', 'Olives', 'Ham']],
  [/flavou?rs?$/, ['Chocolate', 'Vanilla', 'Strawberry']],
  [/(?:day|weekday)s?$/, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
  [/season$/, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/colou?r$/, ['Red', 'Green', 'Blue', 'Black', 'White']],
  [/(?:meal|diet|menu)s?$|dietary/, ['Everything', 'Vegetarian', 'Vegan']],
  [/(?:time slot|time|slot)$/, ['Morning', 'Afternoon', 'Evening']],
];

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

function attributes(field: Field, form: Form): string {
  const isRequired =
    field.isRequired ?? (form.isAllRequired || (field.kind === 'checkbox' && /terms/.test(field.name)));
  const hint =
    field.placeholder ?? (form.hasPlaceholders ? (HINTS[field.type] ?? `Your ${field.name}`) : undefined);
  const isNumber = field.type === 'number';
  const isRanged = field.kind === 'text';
  const shortest = isNumber ? undefined : field.shortest;
  const isText = /^(?:text|email|password|tel|url|search)$/.test(field.type) || field.kind === 'textarea';
  const parts: readonly (string | false | undefined)[] = [
    isRanged && field.low !== undefined && `min="${field.low}"`,
    isRanged && field.high !== undefined && `max="${field.high}"`,
    isNumber && field.shortest !== undefined && `min="${field.shortest}"`,
    isNumber && field.longest !== undefined && `max="${field.longest}"`,
    shortest !== undefined && `minlength="${shortest}"`,
    !isNumber && field.longest !== undefined && `maxlength="${field.longest}"`,
    hint !== undefined && isText && `placeholder="${escaped(hint)}"`,
    field.needs.length > 0 && `pattern="${field.needs.map(({ pattern }) => pattern).join('')}.*"`,
    field.needs.length > 0 && `title="At least ${listed(field.needs.map(({ said }) => said))}."`,
    COMPLETION[field.name] !== undefined &&
      field.kind === 'text' &&
      `autocomplete="${COMPLETION[field.name]}"`,
    isRequired && 'required',
  ];
  return parts
    .filter(Boolean)
    .map((part) => ` ${part}`)
    .join('');
}

function fieldLines(field: Field, form: Form): string[] {
  const id = idOf(field.name);
  const label = labelOf(field.name);
  const more = attributes(field, form);
  const error = form.hasMessages ? [`<small class="error" id="${id}-error" aria-live="polite"></small>`] : [];
  const described = form.hasMessages ? ` aria-describedby="${id}-error"` : '';
  if (field.kind === 'checkbox')
    return [
      '<div class="field">',
      `  <label class="row"><input type="checkbox" id="${id}" name="${id}"${more}${described}> ${label}</label>`,
      ...error.map((line) => `  ${line}`),
      '</div>',
    ];
  const choices =
    field.choices.length > 0
      ? field.choices
      : (CHOICES.find(([name]) => name.test(field.name))?.[1] ?? ['First', 'Second', 'Third']);
  if (field.kind === 'radio' || field.kind === 'checkboxes')
    return [
      '<fieldset>',
      `  <legend>${label}</legend>`,
      ...choices.map(
        (one) =>
          `  <label class="row"><input type="${field.kind === 'radio' ? 'radio' : 'checkbox'}" name="${id}${field.kind === 'radio' ? '' : '[]'}" value="${escaped(one.toLowerCase())}"${more}> ${escaped(sentence(one))}</label>`,
      ),
      '</fieldset>',
    ];
  const control =
    field.kind === 'select'
      ? [
          `<select id="${id}" name="${id}"${more}${described}>`,
          '  <option value="">Choose…</option>',
          ...choices.map((one) => `  <option>${escaped(sentence(one))}</option>`),
          '</select>',
        ]
      : field.kind === 'textarea'
        ? [`<textarea id="${id}" name="${id}" rows="5"${more}${described}></textarea>`]
        : [`<input type="${field.type}" id="${id}" name="${id}"${more}${described}>`];
  const counter = field.counter ? [`<small id="${id}-count" aria-live="polite"></small>`] : [];
  const isMeasured = form.hasStrength && field === form.fields.find(({ type }) => type === 'password');
  const strength = isMeasured
    ? [
        '<meter id="strength" min="0" max="5" low="3" high="4" optimum="5" aria-label="Strength"></meter>',
        '<small id="strength-text" aria-live="polite"></small>',
      ]
    : [];
  return [
    `<div class="field">`,
    `  <label for="${id}">${label}</label>`,
    ...[...control, ...counter, ...strength, ...error].map((line) => `  ${line}`),
    '</div>',
  ];
}

function styles(form: Form): string[] {
  const [page, ink, box] = form.isDark ? ['#111827', '#e5e7eb', '#1f2937'] : ['', '', '#fff'];
  return [
    form.isDark ? `body { background: ${page}; color: ${ink}; }` : '',
    form.isCentered ? 'main { width: fit-content; min-width: min(30rem, 90vw); margin-inline: auto; }' : '',
    form.isMiddle ? 'body { display: grid; align-items: center; min-height: calc(100vh - 4rem); }' : '',
    form.isBoxed
      ? `main { padding: 2rem; border-radius: 0.75rem; background: ${form.isDark ? '#0b1220' : '#fff'}; box-shadow: 0 4px 24px rgb(0 0 0 / 0.2); }`
      : '',
    form.isWide
      ? 'form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; max-width: 45rem; }'
      : 'form { display: grid; gap: 1rem; max-width: 30rem; }',
    form.isWide
      ? 'form button { grid-column: 1 / -1; }\n  @media (max-width: 40rem) { form { grid-template-columns: 1fr; } }'
      : '',
    '.field { display: grid; gap: 0.3rem; }',
    '.row { display: flex; gap: 0.5rem; align-items: center; }',
    'label, legend { font-weight: 600; }',
    `input:not([type=checkbox], [type=radio]), select, textarea { padding: 0.6rem; border: 1px solid #6b7280; border-radius: 0.5rem; background: ${box}; color: inherit; font: inherit; }`,
    form.hasMessages ? '.error { color: #b91c1c; }\n  .error:empty { display: none; }' : '',
    `button { ${form.isButtonCentered ? 'justify-self: center; ' : ''}padding: 0.7rem 1.5rem; border: 0; border-radius: 0.5rem; background: ${COLOURS[form.colour ?? 'blue'] ?? ''}; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }`,
    form.isHeld ? 'button:disabled { opacity: 0.5; cursor: not-allowed; }' : '',
  ].filter(Boolean);
}

/** A form that is put together from the fields and rules of a wish. */
export function planForm(prompt: string, isOwn = false): Snippet | undefined {
  const form = readForm(prompt, isOwn);
  if (!form) return undefined;
  const shown = form.showsPassword
    ? ['<label class="row"><input type="checkbox" id="show-password"> Show the password</label>']
    : [];
  const code = formScript(form);
  return {
    definition: [
      '<style>',
      ...styles(form).map((line) => `  ${line}`),
      '</style>',
      '<main>',
      `  <h1>${form.title}</h1>`,
      '  <form method="post">',
      ...[
        ...form.fields.flatMap((field) => fieldLines(field, form)),
        ...shown,
        `<button type="submit">${escaped(form.button)}</button>`,
        ...(form.isForgiving ? ['<a href="/forgot-password">Forgot password?</a>'] : []),
        ...(form.hasReset ? ['<button type="reset">Reset</button>'] : []),
      ].map((line) => `    ${line}`),
      '  </form>',
      ...(form.thanks ? ['  <p id="thanks" role="status"></p>'] : []),
      '</main>',
      ...(code.length > 0 ? ['<script>', ...code.map((line) => `  ${line}`), '</script>'] : []),
    ].join('\n'),
    example: form.title,
  };
}
