import { DISABLED, isNumeric, optionsOf, patternsOf, requiredMessage, titleOf } from '../field-rules.ts';
import { type Field, takeFields } from '../fields.ts';
import { capital, indented, quoted } from '../kind.ts';
import { componentKind, says } from './reading.ts';

const VALIDATION =
  /\b(?:client[- ]side |with |live |and |full |inline |form )*(?:validation|validat(?:es?|ed|ing))(?: (?:rules|messages|of all fields))?\b|\b(?:with |and |clear |shows? |the |inline |display(?:s|ing)? )*(?:errors?(?: (?:texts?|messages?))?|messages?)(?: (?:are|is|shown|appears?|displayed|below|under|beneath|next to|at|near|for|each|every|the|its|their|wrong|invalid|fields?|inputs?|per|inline))*/;

const ruleOf = (field: Field): string => {
  const { key, min, max, isOptional, repeats } = field;
  const size = isNumeric(field) ? 'Number(value)' : 'value.length';
  const unit = isNumeric(field) ? '' : ' characters';
  const checks = [
    ...(min === undefined ? [] : [`if (${size} < ${min}) return 'Please enter at least ${min}${unit}.';`]),
    ...(max === undefined ? [] : [`if (${size} > ${max}) return 'Please enter at most ${max}${unit}.';`]),
    ...patternsOf(field).map(
      ({ pattern, message }) =>
        `if (!/${pattern.replaceAll('/', '\\/')}/.test(value)) return ${quoted(message)};`,
    ),
    ...(repeats ? [`if (value !== values.${repeats}) return 'The two entries are not the same.';`] : []),
  ];
  return `${key}: (value, values) => {
  if (value === '') return ${quoted(isOptional ? '' : requiredMessage(field))};
${checks.map((one) => `  ${one}\n`).join('')}  return '';
},`;
};

const control = (field: Field): string => {
  const { key, type } = field;
  const about = `id="${key}" :aria-invalid="touched.${key} && errors.${key} !== ''" @blur="leave('${key}')"`;
  const bound = `:value="values.${key}" @input="change('${key}', $event.target.value)"`;
  if (type === 'checkbox')
    return `<input type="checkbox" ${about} :checked="values.${key} !== ''" @change="change('${key}', $event.target.checked ? 'yes' : '')" />`;
  if (type === 'textarea') return `<textarea ${about} :rows="5" ${bound} />`;
  if (type === 'select' || type === 'radio')
    return [
      `<select ${about} ${bound}>`,
      '  <option value="">Please choose</option>',
      ...optionsOf(field).map((one) => `  <option>${one.replace(/[<>{}]/g, '')}</option>`),
      '</select>',
    ].join('\n');
  return `<input type="${type}" ${about} ${bound} />`;
};

/** A form whose fields and rules the wish says. */
export const COMPONENT_FORM = componentKind({
  says: /\bform\b/,
  words:
    'form field requir label submit send button success messag thank you controll valid validat validation inlin match show error below under next display',
  usual: 'EntryForm',
  make: (wish, { isVue }) => {
    if (
      wish.has(
        /\b(?:step|wizard|search form|react[- ]hook[- ]form|formik|zod|yup|vee-?validate|vuelidate|(?<!composition )api|fetch|post|dynamic|upload|file|axios)\b/,
      )
    )
      return undefined;
    const disables = says(wish, DISABLED);
    const title = titleOf(wish.given, '');
    if (title) wish.take(new RegExp(`\\b(?:an? )?${title.toLowerCase()}\\b`));
    const fields = takeFields(wish);
    if (fields.length < 2) return undefined;
    says(wish, VALIDATION);
    const keys = fields.map(({ key }) => key);
    return {
      top: `«type Values = Record<${keys.map(quoted).join(' | ')}, string>;

»const EMPTY«: Values» = { ${keys.map((key) => `${key}: ''`).join(', ')} };

// What is wrong with a value; an empty text where nothing is.
const RULES«: Record<keyof Values, (value: string, values: Values) => string>» = {
${indented(fields.map(ruleOf).join('\n'))}
};`,
      emits: { submit: 'values: Values' },
      states: [
        ['values', 'EMPTY'],
        ['touched', '{}', 'Partial<Record<keyof Values, boolean>>'],
        ['isSent', 'false'],
      ],
      derived: [
        ['errors', `{ ${keys.map((key) => `${key}: RULES.${key}(values.${key}, values)`).join(', ')} }`],
        ['isValid', "Object.values(errors).every((one) => one === '')"],
      ],
      functions: `function change(key«: keyof Values», value«: string») {
  values = { ...values, [key]: value };
  isSent = false;
}

function leave(key«: keyof Values») {
  touched = { ...touched, [key]: true };
}

function send() {
  touched = { ${keys.map((key) => `${key}: true`).join(', ')} };
  if (!isValid) return;
  emit('submit', values);
  isSent = true;
}`,
      view: `<form novalidate @submit.prevent="send">
${fields
  .map(
    ({ key, label, isOptional }, at) => `  <p>
    <label for="${key}">${capital(label)}${isOptional ? ' (optional)' : ''}</label>
${indented(control(fields[at] ?? (fields[0] as Field)), '    ')}
    <span v-if="touched.${key} && errors.${key} !== ''" role="alert">{{ errors.${key} }}</span>
  </p>`,
  )
  .join('\n')}
  <button type="submit"${disables ? ' :disabled="!isValid"' : ''}>Send</button>
  <p v-if="isSent" role="status">Thank you!</p>
</form>`.replace(/novalidate/, isVue ? 'novalidate' : 'noValidate'),
    };
  },
});
