// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notice } from './notice.tsx';
import { type ShowToast, useToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let show: ShowToast;
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => Promise<void>;

let setError: (error: string) => void;

function Page() {
  const [error, set] = useState('');
  show = useToast();
  setError = set;
  return error && <Notice kind="error">{error}</Notice>;
}

function Frame() {
  return (
    <ToastProvider>
      <Page />
    </ToastProvider>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  router = createMemoryRouter([{ path: '/', Component: Frame }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const shown = () => [...document.querySelectorAll('[role=status] span')].map(({ textContent }) => textContent);
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

it('a toast leaves after six seconds', async () => {
  await act(async () => show('Bewaard', 'success'));
  await wait(5900);
  expect(shown()).toEqual(['Bewaard']);
  await wait(200);
  expect(shown()).toEqual([]);
});

it('a toast stays while the reader holds it', async () => {
  await act(async () => show('Er is iets misgegaan'));
  await act(async () => document.querySelector('button')?.focus());
  await wait(60_000);
  expect(shown()).toEqual(['Er is iets misgegaan']);
  await act(async () => document.querySelector('button')?.blur());
  await wait(6000);
  expect(shown()).toEqual([]);
});

it('a toast leaves on a navigation', async () => {
  await act(async () => show('Er is iets misgegaan'));
  await act(() => router.navigate('/?page=2'));
  expect(shown()).toEqual([]);
});

it('a success leaves when an error comes: as a toast, or on the page', async () => {
  await act(async () => show('Je foto is bewaard.', 'success'));
  await act(async () => show('Je foto is verwijderd.', 'success'));
  expect(shown()).toHaveLength(2);
  await act(async () => show('Er is iets misgegaan'));
  expect(shown()).toEqual(['Er is iets misgegaan']);

  await act(async () => show('Je foto is bewaard.', 'success'));
  await act(async () => setError('Dit bestand is te groot.'));
  expect(shown()).toEqual(['Er is iets misgegaan']);
});
