// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '#tests/support/wait-for.ts';
import { Toggle, type ToggleProps } from './toggle.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const NAMES = { offLabel: 'Volg', onLabel: 'Niet meer volgen', intentOn: 'follow', intentOff: 'unfollow' };

let unmount: () => Promise<void>;
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
});

/** Shows a toggle whose requests `respond` answers. */
async function show(respond: (sent: string[]) => unknown, props: Partial<ToggleProps> = {}): Promise<void> {
  const element = <Toggle {...NAMES} on={false} fields={{ id: '5' }} {...props} />;
  const action = async ({ request }: { request: Request }) => {
    const fields = await request.formData();
    return respond(fields.values().map(String).toArray());
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />));
}

const button = () => document.querySelector('button') as HTMLButtonElement;
const press = () => act(async () => button().click());

it('works again after a request that began and failed between two renders', async () => {
  const respond = vi.fn(() => ({ error: 'unavailable', told: true }));
  await show(respond);
  for (const times of [1, 2, 3]) {
    await act(async () => {
      button().click();
      await waitFor(() => expect(respond).toHaveBeenCalledTimes(times));
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  expect(respond).toHaveBeenLastCalledWith(['5', 'follow']);
});

it('is sent once before the response', async () => {
  const response = Promise.withResolvers<object>();
  const respond = vi.fn(() => response.promise);
  await show(respond);
  await act(async () => {
    button().click();
    button().click();
  });
  expect(button().textContent).toBe('Niet meer volgen');
  await press();
  expect(respond).toHaveBeenCalledOnce();
  await act(async () => response.resolve({}));
  expect(button().textContent).toBe('Volg');
  await press();
  expect(respond).toHaveBeenCalledTimes(2);
});

it('keeps its word beside a number, whose own word only screen readers get', async () => {
  const label = (number: number) => `${number === 1 ? 'waardering' : 'waarderingen'}`;
  await show(() => ({}), { look: 'icon', count: { number: 3, label } });
  const hidden = [...document.querySelectorAll('.visually-hidden')].map(({ textContent }) => textContent);
  expect([button().textContent, hidden]).toEqual(['Volg', ['waarderingen']]);
});
