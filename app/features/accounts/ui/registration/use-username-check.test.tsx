// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../contract.ts'; // which the check loads when it is needed: here it is there already
import { waitFor } from '#tests/support/wait-for.ts';
import { USERNAME_TAKEN } from '../../registration/username-taken.ts';
import { useUsernameCheck } from './use-username-check.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let unmount: () => Promise<void>;
let asked: string[];
let answer: () => Response;

function Field() {
  const { check, onChange } = useUsernameCheck();
  return (
    <label>
      <input onChange={onChange} />
      <output>{check.state === 'invalid' ? check.message : check.state}</output>
    </label>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).Username);
    return answer();
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<Field />));
});
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const shown = () => document.querySelector('output')?.textContent;

/** Types a name and waits. */
async function type(name: string, milliseconds: number): Promise<void> {
  await act(async () => {
    const input = document.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

it('looks a name up 200 ms after the last key, and says that it is taken', async () => {
  answer = () => new Response('true');
  await type('annek', 199);
  await type('anneke', 199);
  expect([asked, shown()]).toEqual([[], 'unknown']);
  await type('anneke_61', 200);
  await waitFor(() => act(async () => expect(shown()).toBe(USERNAME_TAKEN)));
  expect(asked).toEqual(['anneke_61']);
});

it('says nothing of a name that could not be looked up', async () => {
  answer = () => new Response('', { status: 503 });
  await type('anneke_61', 200);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => vi.advanceTimersByTimeAsync(10));
  expect(shown()).not.toBe(USERNAME_TAKEN);
  await waitFor(() => act(async () => expect(shown()).toBe('unknown')));
});
