// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SelectField } from '../fields/select-field.tsx';
import { CheckboxList } from './checkbox-list.tsx';
import { RadioList } from './radio-list.tsx';

const options = [
  { value: 'a', label: 'Eerste' },
  { value: 'b', label: 'Tweede' },
];

/** Serves a field, lets the reader choose, and hydrates it. */
function serve(field: ReactElement, choose: (page: HTMLElement) => void): void {
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(field);
  choose(page);
  hydrateRoot(page, field);
}

const select = (onChange: (value: string) => void, props: object = {}) => (
  <SelectField
    {...{ label: 'Maand', name: 'month', id: 'field-0.Date', options, placeholder: 'Kies', ...props }}
    onChange={({ target }) => onChange(target.value)}
  />
);
const pick = (value: string) => (page: HTMLElement) => {
  (page.querySelector('select') as HTMLSelectElement).value = value;
};
const tick = (value: string) => (page: HTMLElement) => {
  (page.querySelector(`input[value=${value}]`) as HTMLInputElement).click();
};

it.each([
  ['a list, whatever its id', (on: () => void) => select(on, { value: '' }), pick('b'), ['b']],
  ['a list, back to nothing', (on: () => void) => select(on, { value: 'a' }), pick(''), ['']],
  [
    'a box',
    (on: () => void) => <CheckboxList {...{ legend: '?', name: 'box', options, value: ['a'], onChange: on }} />,
    tick('b'),
    [['a', 'b']],
  ],
  [
    'a radio button',
    (on: () => void) => <RadioList {...{ legend: '?', name: 'radio', options, value: 'a', onChange: on }} />,
    tick('b'),
    ['b'],
  ],
])('what was chosen before React hydrates counts: %s', async (_what, field, choose, told) => {
  const onChange = vi.fn();
  serve(field(onChange), choose);
  await expect.poll(() => onChange.mock.calls).toEqual([told]);
});

it.each([
  ['nothing is chosen in a list without a value', (on: () => void) => select(on)],
  ['nothing is chosen in a list with one', (on: () => void) => select(on, { value: 'b' })],
])('nothing is told where %s', async (_what, field) => {
  const onChange = vi.fn();
  serve(field(onChange), () => {});
  await new Promise((done) => setTimeout(done, 50));
  expect(onChange).not.toHaveBeenCalled();
});
