import type { Form } from './form.ts';

export const idOf = (name: string): string =>
  name
    .replace(/^agree to (?:the )?/, '')
    .replace(/['’]/g, '')
    .replaceAll(' ', '-');

const MESSAGES = [
  "for (const input of document.querySelectorAll('[aria-describedby]')) {",
  "  const message = document.getElementById(input.getAttribute('aria-describedby'));",
  '  const tell = () => {',
  '    const { valid, patternMismatch } = input.validity;',
  "    message.textContent = valid ? '' : (patternMismatch && input.title) || input.validationMessage;",
  "    input.setAttribute('aria-invalid', String(!valid));",
  '  };',
  "  input.addEventListener('blur', tell);",
  "  input.addEventListener('input', () => {",
  '    if (message.textContent) tell();',
  '  });',
  "  input.addEventListener('invalid', (event) => {",
  '    event.preventDefault();',
  '    tell();',
  '  });',
  '}',
];

/** The script of a form, if what is asked for needs one. */
export function formScript(form: Form): string[] {
  const lines: string[] = [];
  if (form.isHeld || form.thanks || form.isKept) lines.push("const form = document.querySelector('form');");
  if (form.isKept) lines.push(...kept());
  const repeated = form.fields.find(({ name }) => /^(?:confirm|repeat)/.test(name));
  const password = form.fields.find(({ type }) => type === 'password');
  if (repeated && password && repeated !== password)
    lines.push(
      `const first = document.getElementById('${idOf(password.name)}');`,
      `const second = document.getElementById('${idOf(repeated.name)}');`,
      "const compare = () => second.setCustomValidity(first.value === second.value ? '' : 'The passwords differ.');",
      "first.addEventListener('input', compare);",
      "second.addEventListener('input', compare);",
    );
  if (form.showsPassword)
    lines.push(
      "document.getElementById('show-password').addEventListener('change', (event) => {",
      "  for (const input of document.querySelectorAll('[id*=password]:not([type=checkbox])')) input.type = event.target.checked ? 'text' : 'password';",
      '});',
    );
  if (form.hasStrength && password)
    lines.push(
      `const secret = document.getElementById('${idOf(password.name)}');`,
      "const strength = document.getElementById('strength');",
      "secret.addEventListener('input', () => {",
      '  const points = [/.{8}/, /.{12}/, /\\d/, /[A-Z]/, /[^A-Za-z0-9]/].filter((rule) => rule.test(secret.value)).length;',
      '  strength.value = points;',
      "  document.getElementById('strength-text').textContent = secret.value && ['Very weak', 'Weak', 'Fair', 'Good', 'Strong', 'Very strong'][points];",
      '});',
    );
  for (const { name, counter } of form.fields) if (counter) lines.push(...counted(idOf(name), counter));
  if (form.hasMessages) lines.push(...MESSAGES);
  if (form.isHeld)
    lines.push(
      "const send = form.querySelector('[type=submit]');",
      '// Unlike checkValidity, this shows no message.',
      'const hold = () => {',
      "  send.disabled = form.matches(':invalid');",
      '};',
      "form.addEventListener('input', hold);",
      'hold();',
    );
  if (form.thanks)
    lines.push(
      "form.addEventListener('submit', (event) => {",
      '  event.preventDefault(); // send new FormData(form) to your server here',
      `  document.getElementById('thanks').textContent = ${JSON.stringify(form.thanks)};`,
      '  form.reset();',
      ...(form.isKept ? ["  localStorage.removeItem('draft');"] : []),
      ...(form.isHeld ? ['  hold();'] : []),
      '});',
    );
  return lines;
}

const kept = (): string[] => [
  "for (const [name, value] of Object.entries(JSON.parse(localStorage.getItem('draft') ?? '{}'))) {",
  '  if (form.elements[name]) form.elements[name].value = value;',
  '}',
  "form.addEventListener('input', () => {",
  '  const data = Object.fromEntries(new FormData(form));',
  "  for (const input of form.querySelectorAll('[type=password]')) delete data[input.name];",
  "  localStorage.setItem('draft', JSON.stringify(data));",
  '});',
];

const counted = (id: string, kind: 'used' | 'left'): string[] => [
  '{',
  `  const input = document.getElementById('${id}');`,
  '  const count = () => {',
  kind === 'left'
    ? `    document.getElementById('${id}-count').textContent = \`\${input.maxLength - input.value.length} left\`;`
    : `    document.getElementById('${id}-count').textContent = input.maxLength < 0 ? input.value.length : \`\${input.value.length} / \${input.maxLength}\`;`,
  '  };',
  "  input.addEventListener('input', count);",
  '  count();',
  '}',
];
