// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { SubmissionKeyField } from './submission-key-field.tsx';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const form = (submissionKey: string) => (
  <form>
    <input type="hidden" name="_csrf" />
    <input name="Message" />
    <SubmissionKeyField value={submissionKey} />
  </form>
);

/** A form with the key `first`. `send` gives the key with which its fields are sent. */
async function renderForm() {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  await act(() => root.render(form('first')));
  const element = page.querySelector('form') as HTMLFormElement;
  let sent: FormDataEntryValue | null = null;
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = new FormData(element).get('_key');
  });
  return {
    renderAgain: (submissionKey: string) => act(() => root.render(form(submissionKey))),
    send(fields: Record<string, string>) {
      for (const [name, value] of Object.entries(fields))
        (element.elements.namedItem(name) as HTMLInputElement).value = value;
      act(() => element.requestSubmit());
      return sent;
    },
  };
}

it('R34 what is sent again has its key again, and what was changed since has another', async () => {
  const { send } = await renderForm();
  expect(send({ Message: 'Voor jou' })).toBe('first');
  expect(send({ _csrf: 'renewed' })).toBe('first');
  const other = send({ Message: 'Voor jullie' });
  expect(other).not.toBe('first');
  expect(send({})).toBe(other);
  expect(send({ Message: 'Voor jou' })).toBe('first');
});

it('R34 a key stays when the form is rendered again, until the page has a new one', async () => {
  const { send, renderAgain } = await renderForm();
  send({ Message: 'Een' });
  const key = send({ Message: 'Twee' });
  await renderAgain('first');
  expect(send({})).toBe(key);
  await renderAgain('second');
  expect(send({})).toBe('second');
});

it('R34 without JavaScript a form has the key of its page', () => {
  expect(renderToString(form('first'))).toContain('name="_key" value="first"');
});
