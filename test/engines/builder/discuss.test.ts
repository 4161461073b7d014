import { expect, test } from 'vitest';
import { discussApp } from '../../../src/engines/builder/discuss.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

const { spec } = parseAppPrompt('a todo app with title, due date and priority');
const talk = (message: string, context?: unknown) => discussApp({ message, spec, context, history: [] });

test('a wish for a change is tried on the specification, and the command is given', () => {
  const { reply, suggestions } = talk('please add a field notes');
  expect(reply).toContain('Added notes (long text) to todos.');
  expect(reply).toContain('octet build "please add a field notes"');
  expect(suggestions).toEqual(['please add a field notes']);
});

test('what cannot be changed is said, with changes that can', () => {
  const { reply, suggestions } = talk('make it purple');
  expect(reply).toContain('Not understood');
  expect(suggestions).toContain('add a field notes');
});

test.each([
  ['how do I run it?', 'npm install'],
  [
    'which fields are there?',
    '**Todos**: title (text, required), due date (date) and priority (Low / Medium / High)',
  ],
  ['what does the API look like?', '/api/todos/{id}'],
  ['where is my data stored?', 'localStorage'],
  ['how can I deploy this?', '`dist`'],
  ['can I change the colours?', '--hue'],
  ['does it have a login?', 'no accounts'],
])('%s', (question, expected) => {
  expect(talk(question).reply).toContain(expected);
});

test.each([
  [
    {
      files: [
        {
          path: 'src/cart.js',
          content: '// Sums up a cart.\nexport function total(items) {}\nconst VAT = 8;\n',
        },
      ],
    },
  ],
  [{ 'src/cart.js': '// Sums up a cart.\nexport function total(items) {}\nconst VAT = 8;\n' }],
  [{ path: 'src/cart.js', code: '// Sums up a cart.\nexport function total(items) {}\nconst VAT = 8;\n' }],
])('a file of the context is described: %j', (context) => {
  const { reply } = talk('what does cart.js do?', context);
  expect(reply).toContain('`src/cart.js` has 4 lines and declares `total` and `VAT`.');
  expect(reply).toContain('Sums up a cart.');
  expect(reply).toContain('octet code explain src/cart.js');
});

test('without a project a wish becomes a plan', () => {
  const { reply } = discussApp({ message: 'a recipe manager with title and ingredients', history: [] });
  expect(reply).toContain('I would build “Recipe manager”');
  expect(reply).toContain('- **Recipes**: title (text, required) and ingredients (long text)');
});

test.each([undefined, null, 5, 'text', [], { files: [null, { path: 1 }] }])(
  'says what it is when it cannot answer, with context %j',
  (context) => {
    const { reply } = talk('why is the sky blue', context);
    expect(reply).toContain('not a large model');
    expect(reply).toContain('octet config set upstream');
  },
);
