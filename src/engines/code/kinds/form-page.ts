import {
  DISABLED,
  FORM_TITLE,
  isNumeric,
  optionsOf,
  patternsOf,
  requiredMessage,
  titleOf,
} from './field-rules.ts';
import { type Field, takeFields } from './fields.ts';
import { escaped, indented, isPage, type Kind, PLAIN, page, quoted, type WishText, wordsOf } from './kind.ts';

const STYLES = `${PLAIN}
form { display: grid; gap: 1rem; max-width: 32rem; }
.field { display: grid; gap: 0.3rem; }
.field.tick { grid-template-columns: auto 1fr; align-items: center; }
label, legend { font-weight: 600; }
.optional { color: #6b7280; font-weight: 400; }
input:not([type=checkbox], [type=radio]), select, textarea { width: 100%; padding: 0.6rem; border: 1px solid #6b7280; border-radius: 0.5rem; background: #fff; }
[aria-invalid=true] { border-color: #b91c1c; }
.error { grid-column: 1 / -1; min-height: 1.5em; margin: 0; color: #b91c1c; font-size: 0.9rem; }
.count { margin: 0; color: #4b5563; font-size: 0.85rem; text-align: right; }
.trap { position: absolute; left: -100vw; }
#done { color: #15803d; font-weight: 600; }`;

const AUTOFILL: Readonly<Record<string, string>> = {
  name: 'name',
  fullName: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  street: 'address-line1',
  city: 'address-level2',
  zip: 'postal-code',
  zipCode: 'postal-code',
  country: 'country-name',
  username: 'username',
  company: 'organization',
  password: 'new-password',
  confirmPassword: 'new-password',
};

function control(field: Field): string {
  const { key, type, max, min, digits, isFuture } = field;
  const about = `id="${key}" name="${key}" aria-describedby="${key}-error"`;
  const fill = AUTOFILL[key] ? ` autocomplete="${AUTOFILL[key]}"` : '';
  const length = max === undefined || isNumeric(field) ? '' : ` maxlength="${max}"`;
  const bounds = isNumeric(field)
    ? `${min === undefined ? '' : ` min="${min}"`}${max === undefined ? '' : ` max="${max}"`}`
    : '';
  if (type === 'textarea') return `<textarea ${about} rows="5"${length}></textarea>`;
  if (type === 'select')
    return [
      `<select ${about}>`,
      '  <option value="">Please choose</option>',
      ...optionsOf(field).map((one) => `  <option>${escaped(one)}</option>`),
      '</select>',
    ].join('\n');
  return `<input type="${type}" ${about}${fill}${length}${bounds}${digits === undefined ? '' : ` inputmode="numeric" maxlength="${digits}"`}${isFuture ? ' data-from-today' : ''}>`;
}

function fieldOf(field: Field): string {
  const { key, label, type, isOptional, isCounted } = field;
  const mark = isOptional ? ' <span class="optional">(optional)</span>' : '';
  const error = `<p class="error" id="${key}-error" role="alert"></p>`;
  if (type === 'radio')
    return [
      '<fieldset class="field">',
      `  <legend>${escaped(label)}${mark}</legend>`,
      ...optionsOf(field).map(
        (one) =>
          `  <label><input type="radio" name="${key}" value="${escaped(one)}"> ${escaped(one)}</label>`,
      ),
      `  ${error}`,
      '</fieldset>',
    ].join('\n');
  if (type === 'checkbox')
    return [
      '<div class="field tick">',
      `  ${control(field)}`,
      `  <label for="${key}">${escaped(label)}${mark}</label>`,
      `  ${error}`,
      '</div>',
    ].join('\n');
  return [
    '<div class="field">',
    `  <label for="${key}">${escaped(label)}${mark}</label>`,
    indented(control(field)),
    ...(isCounted ? [`  <p class="count" id="${key}-count" aria-live="polite"></p>`] : []),
    `  ${error}`,
    '</div>',
  ].join('\n');
}

/** The rules of a field as an entry of the script's table. */
function ruleOf(field: Field): string {
  const { key, min, max, isOptional, isFuture, repeats, digits } = field;
  const rules = [
    ...(isOptional ? [] : [`required: ${quoted(requiredMessage(field))}`]),
    ...(min === undefined ? [] : [`${isNumeric(field) ? 'min' : 'minLength'}: ${min}`]),
    ...(max === undefined ? [] : [`${isNumeric(field) ? 'max' : 'maxLength'}: ${max}`]),
    ...(patternsOf(field).length > 0 || digits !== undefined
      ? [
          `patterns: [${patternsOf(field)
            .map(({ pattern, message }) => `[/${pattern.replaceAll('/', '\\/')}/, ${quoted(message)}]`)
            .join(', ')}]`,
        ]
      : []),
    ...(isFuture ? ['fromToday: true'] : []),
    ...(repeats ? [`sameAs: ${quoted(repeats)}`] : []),
  ];
  return `  ${key}: { ${rules.join(', ')} },`;
}

interface FormParts {
  /** A hidden field as a trap for bots. */
  readonly hasTrap: boolean;
  readonly address: string | undefined;
  /** The button is off while something is wrong. */
  readonly disables: boolean;
}

const script = (
  fields: readonly Field[],
  { hasTrap, address, disables }: FormParts,
): string => `const RULES = {
${fields.map(ruleOf).join('\n')}
};
const form = document.querySelector('form');
const done = document.getElementById('done');
const touched = new Set();

function valueOf(name) {
  const control = form.elements[name];
  return control.type === 'checkbox' ? (control.checked ? 'yes' : '') : control.value.trim();
}

/** The error of a field, or an empty text. */
function problemOf(name) {
  const rule = RULES[name];
  const value = valueOf(name);
  if (value === '') return rule.required ?? '';
  if (rule.minLength && value.length < rule.minLength) return \`Please enter at least \${rule.minLength} characters.\`;
  if (rule.maxLength && value.length > rule.maxLength) return \`Please enter at most \${rule.maxLength} characters.\`;
  if (rule.min !== undefined && Number(value) < rule.min) return \`Please enter at least \${rule.min}.\`;
  if (rule.max !== undefined && Number(value) > rule.max) return \`Please enter at most \${rule.max}.\`;
  const failed = (rule.patterns ?? []).find(([pattern]) => !pattern.test(value));
  if (failed) return failed[1];
  if (rule.fromToday && value < today()) return 'Please choose a date from today on.';
  if (rule.sameAs && value !== valueOf(rule.sameAs)) return 'The two entries are not the same.';
  return '';
}

function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  return \`\${now.getFullYear()}-\${two(now.getMonth() + 1)}-\${two(now.getDate())}\`;
}

function show(name) {
  const problem = problemOf(name);
  document.getElementById(\`\${name}-error\`).textContent = problem;
  const control = form.elements[name];
  for (const one of control instanceof RadioNodeList ? control : [control]) one.setAttribute('aria-invalid', String(problem !== ''));
  return problem === '';
}

function count() {
  for (const shown of form.querySelectorAll('.count')) {
    const control = document.getElementById(shown.id.replace('-count', ''));
    shown.textContent = control.maxLength < 0 ? \`\${control.value.length} characters\` : \`\${control.value.length} / \${control.maxLength}\`;
  }
}

${
  disables
    ? `function enable() {
  form.querySelector('[type=submit]').disabled = Object.keys(RULES).some((name) => problemOf(name) !== '');
}

`
    : ''
}for (const control of form.querySelectorAll('[data-from-today]')) control.min = today();
form.addEventListener('focusout', ({ target }) => {
  if (!(target.name in RULES)) return;
  touched.add(target.name);
  show(target.name);
});
form.addEventListener('input', ({ target }) => {
  count();
${disables ? '  enable();\n' : ''}  done.textContent = '';
  // Shows no error during the first entry.
  if (touched.has(target.name)) show(target.name);
  for (const name of touched) if (RULES[name].sameAs === target.name) show(name);
});
form.addEventListener('submit', ${address ? 'async ' : ''}(event) => {
  event.preventDefault();
${hasTrap ? "  // Only a program fills in what nobody sees.\n  if (form.elements.website2.value !== '') return;\n" : ''}  const names = Object.keys(RULES);
  for (const name of names) touched.add(name);
  const wrong = names.filter((name) => !show(name));
  if (wrong.length > 0) {
    const first = form.elements[wrong[0]];
    (first instanceof RadioNodeList ? first[0] : first).focus();
    return;
  }
${
  address
    ? `  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const response = await fetch(${quoted(address)}, { method: 'POST', body: new FormData(form) });
    if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
  } catch {
    done.textContent = 'It could not be sent. Please try again.';
    return;
  } finally {
    button.disabled = false;
  }`
    : "  // Send it here, for example: fetch(address, { method: 'POST', body: new FormData(form) })."
}
  form.reset();
  touched.clear();
  count();
${disables ? '  enable();\n' : ''}  done.textContent = 'Thank you! Your entries are complete.';
});
count();${disables ? '\nenable();' : ''}`;

const VALIDATION =
  /\b(?:client[- ]side |with |live |and |full |inline |form )*(?:validation|validat(?:es?|ed|ing))(?: (?:in|with|by|using) (?:plain |vanilla )?(?:javascript|js))?(?: of all fields)?\b|\b(?:with |and |clear |shows? |the |inline )*(?:errors?|error (?:texts?|messages?)|messages?)(?: (?:texts?|messages?|are|is|shown|appears?|displayed))*(?: (?:below|under|beneath|next to|at|near|for))(?: (?:each|every|the|its|their|wrong|invalid))* (?:fields?|inputs?)\b|\berrors? (?:messages?|texts?)\b|\bform submission\b/;

/** Whose form it is. */
const OWNER =
  /\bform for (?:an? |the |my |our )?((?:[a-zäöüß&'-]+ ?){1,4}?)(?=[:,.(]| with\b| asking| to |$)/;

export const FORM_PAGE: Kind = {
  says: /\bform\b/,
  meets:
    /\b(?:form|fields?|required|labels?|submit(?:ting)?|send|button|success (?:message|text)|thank[- ]you(?: message)?|web|html|valid(?:ation)?|inline|with)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    if (
      /\b(?:react|vue|angular|php|svelte|step|wizard|search form|node|express|backend|flask|login|sign-?in|without (?:javascript|js|script)|no (?:javascript|js|script))\b/.test(
        wish.rest,
      )
    )
      return undefined;
    const title = titleOf(wish.given, 'Form');
    const owner = ownerOf(wish);
    wish.take(FORM_TITLE) ?? wish.take(new RegExp(`(?<![\\w/])${title.toLowerCase()}\\b`));
    const disables = wish.take(DISABLED) !== undefined;
    const fields = takeFields(wish);
    if (fields.length < 2) return undefined;
    const hasTrap =
      wish.take(
        /\b(?:with |an? |invisible |hidden )*honey ?pot(?: field)?(?: (?:against|for|to (?:catch|stop|block))(?: spam| bots?| spam ?bots?)*)?|\b(?:spam|bot) protection(?: (?:with|by|via) (?:an? )?honey ?pot)?/,
      ) !== undefined;
    while (wish.take(VALIDATION));
    const address = wordsOf(
      wish,
      /\b(?:posts?|sends?|submits?|sent|posted|submitted)(?: it| the form| the data| data| as json)? (?:via fetch )?to ((?:https?:\/\/|\/)[\w./-]+)(?: (?:with|via|using|by) (?:the )?fetch(?: api)?)?/,
    );
    const heading = owner ? `${title} – ${owner}` : title;
    return { language: 'html', code: formPage(heading, fields, { hasTrap, address, disables }) };
  },
};

function ownerOf(wish: WishText): string | undefined {
  const owner = wordsOf(wish, OWNER);
  return owner && owner.charAt(0).toUpperCase() + owner.slice(1);
}

const formPage = (
  title: string,
  fields: readonly Field[],
  { hasTrap, address, disables }: FormParts,
): string =>
  page({
    title,
    styles: STYLES,
    body: [
      '<main>',
      `  <h1>${escaped(title)}</h1>`,
      '  <form novalidate>',
      ...fields.map((field) => indented(fieldOf(field), '    ')),
      ...(hasTrap
        ? [
            '    <div class="trap" aria-hidden="true"><label>Leave this empty <input name="website2" tabindex="-1" autocomplete="off"></label></div>',
          ]
        : []),
      '    <button type="submit">Send</button>',
      '    <p id="done" role="status"></p>',
      '  </form>',
      '</main>',
    ].join('\n'),
    script: script(fields, { hasTrap, address, disables }),
  });
