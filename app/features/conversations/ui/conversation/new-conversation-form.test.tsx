import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { parseHtml } from '#tests/support/parse-html.ts';
import { NewConversationForm } from './new-conversation-form.tsx';

// choices.md 47
it('asks first who may read it, says that everybody on the internet does, and lets that stand', () => {
  const element = (
    <NewConversationForm
      group={{ id: 1, slug: 'thuis' }}
      terms={[]}
      draft={null}
      formError={undefined}
      submissionKey="0e2b5d5c"
    />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const document = parseHtml(renderToStaticMarkup(<RouterProvider router={router} />));
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea):not([type=hidden])')];
  expect(fields.slice(0, 3).map(({ name, checked }) => [name, checked])).toEqual([
    ['Visibility', true],
    ['Visibility', false],
    ['Title', false],
  ]);
  expect(document.body.textContent).toContain('Iedereen op internet kan het lezen, ook via Google.');
});
