// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { waitFor } from '#tests/support/wait-for.ts';
import { ERROR_DELAYS, useFieldErrors } from './use-field-errors.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const schema = z.object({ Title: z.string().min(1, 'Leeg').max(5, 'Te lang') });
const sent = vi.fn();

function Form() {
  const { errors, validate } = useFieldErrors(async () => schema, {
    formError: undefined,
    delay: ERROR_DELAYS.settings,
  });
  return (
    <form
      onSubmit={(event) => {
        validate(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        sent();
      }}
    >
      <input name="Title" aria-invalid={errors.Title ? true : undefined} />
      <output>{errors.Title}</output>
      <button type="submit">Verstuur</button>
    </form>
  );
}

let unmount: () => Promise<void>;
async function mount(): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<Form />));
  document.querySelector('input')?.focus(); // which loads what validates
}

// The first time that takes as long as Vitest needs to find the module; from then on it is there at once.
beforeAll(async () => {
  await mount();
  await waitFor(async () => {
    sent.mockClear();
    await press();
    expect(sent).not.toHaveBeenCalled();
  });
  await unmount();
  document.body.replaceChildren();
});
beforeEach(async () => {
  vi.useFakeTimers();
  sent.mockClear();
  await mount();
  await act(async () => vi.advanceTimersByTimeAsync(1));
});
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const press = () => act(async () => document.querySelector('button')?.click());
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const type = (value: string) =>
  act(async () => {
    const field = document.querySelector('input');
    if (!field) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const shown = () => document.querySelector('output')?.textContent;

it('shows errors after their delay, and ignores what is sent meanwhile', async () => {
  await press();
  await wait(399);
  await press();
  expect([shown(), sent.mock.calls.length]).toEqual(['', 0]);
  await wait(1);
  expect(shown()).toBe('Leeg');
});

it('takes an error away as soon as its field is right, and shows it again when it is sent wrong again', async () => {
  await press();
  await wait(400);
  await type('veel te lang');
  expect(shown()).toBe('Leeg');
  await type('kort');
  expect(shown()).toBe('');
  await type('');
  await press();
  await wait(400);
  expect(shown()).toBe('Leeg');
});

it('waits 200 ms for who logs in, 300 for who writes, and 400 for who changes address or password', () => {
  expect(ERROR_DELAYS).toEqual({ account: 200, writing: 300, settings: 400 });
});
