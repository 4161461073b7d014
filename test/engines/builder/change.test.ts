import { expect, test } from 'vitest';
import { changeSpec } from '../../../src/engines/builder/spec/parse-change.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

const { spec: todos } = parseAppPrompt('a todo app with title, due date and priority');

function fieldsAfter(prompt: string): string[] {
  return changeSpec(todos, prompt).spec.entities.map(
    ({ name, fields }) => `${name}: ${fields.map(({ key }) => key).join(' ')}`,
  );
}

test.each<[prompt: string, ...entities: string[]]>([
  ['add a field notes', 'todo: title dueDate priority notes'],
  ['please add notes and a rating', 'todo: title dueDate priority notes rating'],
  ['add a category (work, home)', 'todo: title dueDate priority category'],
  ['add an entity customer with name and email', 'todo: title dueDate priority', 'customer: name email'],
  ['add customers', 'todo: title dueDate priority', 'customer: name email phone address'],
  ['add suppliers (name, phone)', 'todo: title dueDate priority', 'supplier: name phone'],
  ['also track invoices', 'todo: title dueDate priority', 'invoice: number customer amount dueDate paid'],
  ['add a status field to todos', 'todo: title dueDate priority status'],
  ['rename due date to deadline', 'todo: title deadline priority'],
  ['remove priority', 'todo: title dueDate'],
  ['add a field notes. remove priority', 'todo: title dueDate notes'],
  ['remove the title', 'todo: name dueDate priority'],
])('%s', (prompt, ...entities) => {
  expect(fieldsAfter(prompt)).toEqual(entities);
  expect(changeSpec(todos, prompt).done).not.toEqual([]);
});

test('entities can be linked, and a link to what is removed becomes text', () => {
  const { spec, done } = changeSpec(todos, 'add projects. link todos to projects');
  expect(done.at(-1)).toBe('Todos now refer to projects.');
  expect(spec.entities[0]?.fields.at(-1)).toEqual({
    key: 'project',
    label: 'Project',
    type: 'reference',
    required: false,
    to: 'project',
  });
  const removed = changeSpec(spec, 'delete the entity project').spec;
  expect(removed.entities[0]?.fields.at(-1)).toMatchObject({ key: 'project', type: 'text' });
});

test('a renamed field keeps its type', () => {
  const { spec } = changeSpec(todos, 'rename due date to deadline');
  expect(spec.entities[0]?.fields[1]).toEqual({
    key: 'deadline',
    label: 'Deadline',
    type: 'date',
    required: false,
  });
});

test('fields can be made required, and choices get options', () => {
  expect(changeSpec(todos, 'make due date required').spec.entities[0]?.fields[1]?.required).toBe(true);
  const { spec } = changeSpec(todos, 'add the option urgent to priority');
  expect(spec.entities[0]?.fields[2]?.options).toEqual(['Low', 'Medium', 'High', 'Urgent']);
});

test('the title can be changed', () => {
  expect(changeSpec(todos, 'call it "My Tasks"').spec.title).toBe('My Tasks');
});

test.each([
  ['make it purple', 'Not understood'],
  ['remove everything', 'Not understood'],
  ['add login', 'not built: login'],
  ['add a due date', 'Due date is there already'],
  ['delete the entity todo', 'are all there is'],
  ['add a phone field to customers', 'Not understood'],
])('%s changes nothing and says why', (prompt, reason) => {
  const change = changeSpec(todos, prompt);
  expect(change.spec).toEqual(todos);
  expect(change.done).toEqual([]);
  expect(change.notes.join(' ')).toContain(reason);
});
