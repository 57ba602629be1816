// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const FIELDS = {
  line: <TextField name="Title" label="Titel" maxLength={5} counter={{}} />,
  lines: <TextArea name="Title" label="Titel" maxLength={5} counter />,
  'line without a counter': <TextField name="Title" label="Titel" maxLength={5} />,
};

let unmount = async () => {};
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
});

type Field = HTMLInputElement | HTMLTextAreaElement;

async function render(element: React.ReactNode): Promise<Field> {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(element));
  return document.querySelector<Field>('#field-Title') as Field;
}

/** What a browser does: it cuts what is inserted at the maximum that the field has by then. */
const insert = (field: Field, text: string, inputType: string) =>
  act(async () => {
    field.dispatchEvent(new InputEvent('beforeinput', { inputType, data: text, bubbles: true }));
    const value = field.value + text;
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    set?.call(field, field.maxLength >= 0 ? value.slice(0, field.maxLength) : value);
    field.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));
  });

const message = () => document.getElementById('field-Title-error')?.textContent;
const counter = () => document.getElementById('field-Title-count')?.textContent;

it.for(Object.keys(FIELDS) as (keyof typeof FIELDS)[])('R52 what is pasted stays, with the count: %s', async (name) => {
  const field = await render(FIELDS[name]);
  await insert(field, 'Nierenboek', 'insertFromPaste');
  expect(field.value).toBe('Nierenboek');
  expect(message()).toBe('Fout: Dit is 5 tekens te lang. Er passen er 5 in.');
  expect(counter()).toBe('5 tekens te veel');
  expect([field.validity.valid, field.getAttribute('aria-invalid')]).toEqual([false, 'true']);
});

it('R52 who types stops at the maximum', async () => {
  const field = await render(FIELDS.lines);
  for (const key of 'Nieren') await insert(field, key, 'insertText');
  expect([field.value, message()]).toEqual(['Niere', undefined]);
  expect(counter()).toBe('Je hebt het maximum van 5 tekens bereikt');
});

it('R52 nothing is cut without JavaScript: no field has a maxlength, in any form', () => {
  for (const field of Object.values(FIELDS)) expect(renderToStaticMarkup(field)).not.toContain('maxlength');
  const files = globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  const cutting = files.filter((file) => /<(input|textarea)\b[^<]*\bmaxLength/.test(readFileSync(file, 'utf8')));
  expect(cutting).toEqual([]);
});
