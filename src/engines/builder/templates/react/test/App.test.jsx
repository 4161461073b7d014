import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { App } from '../src/App.jsx';
import { titleField, titleOf } from '../src/data/format.js';
import { localRecords } from '../src/data/local-records.js';
import { entities, title } from '../src/data/schema.js';
import { inputsOf } from '../src/data/validate.js';
import { exampleOf } from './examples.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** All entities, the one to be shown first. */
const startingWith = (entity) => [entity, ...entities.filter((other) => other !== entity)];

const open = (entity) =>
  render(<App title={title} entities={startingWith(entity)} records={localRecords(title)} />);

function fill(entity, values) {
  const dialog = within(screen.getByRole('dialog'));
  for (const { key, label, type } of inputsOf(entity)) {
    const input = dialog.getByLabelText(label, { exact: false, selector: `[name="${key}"]` });
    if (type !== 'boolean')
      fireEvent.change(input, { target: { value: String(values[key] ?? '') } });
    else if (input.checked !== values[key]) fireEvent.click(input);
  }
  fireEvent.click(dialog.getByText('Save'));
}

describe.each(entities)('$plural', (entity) => {
  const example = exampleOf(entity);
  const name = titleOf(entity, example);

  test('can be added, and are still there after a restart', async () => {
    const { unmount } = open(entity);
    fireEvent.click(screen.getByText(`Add ${entity.name}`));
    fill(entity, example);
    expect(await screen.findByRole('heading', { name })).toBeTruthy();

    unmount();
    open(entity);
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    const [{ id, createdAt, ...values }] = await localRecords(title).list(entity);
    expect(values).toEqual(example);
  });

  test('can be searched, deleted and brought back', async () => {
    await localRecords(title).create(entity, example);
    open(entity);
    await screen.findByRole('heading', { name });
    const search = screen.getByLabelText(`Search ${entity.plural}`);
    fireEvent.change(search, { target: { value: 'no such words' } });
    expect(screen.getByText('Nothing matches.')).toBeTruthy();
    fireEvent.change(search, { target: { value: '' } });

    fireEvent.click(screen.getByLabelText(`Delete ${name}`));
    fireEvent.click(await screen.findByText(/^Undo/));
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  });

  test.skipIf(!titleField(entity).required)('are not saved while a required field is empty', () => {
    open(entity);
    fireEvent.click(screen.getByText(`Add ${entity.name}`));
    fill(entity, { ...example, [titleField(entity).key]: '' });
    expect(screen.getByText(`${titleField(entity).label} is required.`)).toBeTruthy();
  });
});
