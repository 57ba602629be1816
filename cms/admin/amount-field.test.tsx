// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeField, FormFields } from '../testing/payload-ui.tsx';
import { AmountField } from './amount-field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
/** What the form holds now. */
let held: unknown;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

/** A form with the salt of a recipe, of which the CMS has this value. */
function Form({ stored }: { stored: unknown }) {
  const [value, setValue] = useState(stored);
  held = value;
  const field = { name: 'salt', type: 'number', label: 'Zout (gram)' } as const;
  return (
    <FormFields value={{ 'nutrients.salt': { value } }}>
      <ChangeField value={setValue}>
        <AmountField field={field} path="nutrients.salt" />
      </ChangeField>
    </FormFields>
  );
}

const render = (stored: unknown) => act(async () => root.render(<Form stored={stored} />));
const input = () => document.querySelector('input') as HTMLInputElement;
const problem = () => document.querySelector('[role=status]')?.textContent;

/** Types this text in place of what is there, as a browser does. */
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

test('an amount is shown with a comma, and typed with a comma or a point', async () => {
  await render(0.5);
  expect([input().value, input().type, input().inputMode]).toEqual(['0,5', 'text', 'decimal']);
  for (const [text, amount] of [
    ['1,5', 1.5],
    ['1.50', 1.5],
    ['1,', 1],
    ['1500', 1500],
    ['', null],
  ] as const) {
    await type(text);
    expect(held).toBe(amount);
    expect([input().value, problem()]).toEqual([text, '']);
  }
});

test('what is no number stays as it was typed, with why', async () => {
  await render(null);
  await type('1.500');
  expect([input().value, held]).toEqual(['1.500', '1.500']);
  expect(problem()).toBe('Schrijf 1500 of 1,5. Tot dan bewaren we dit getal niet, en al het andere wel.');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(problem());
  await type('1500');
  expect([held, problem(), input().getAttribute('aria-invalid')]).toEqual([1500, '', 'false']);
});
