import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';

function Broken(): never {
  throw new Error('broken');
}

it.each([
  ['', <p key="whole">Een pagina</p>],
  [
    ' with a part that fails',
    <Suspense key="broken" fallback={<p>Een pagina</p>}>
      <Broken />
    </Suspense>,
  ],
])('a page%s is in standards mode: it starts with one doctype', async (_which, content) => {
  const { html } = await renderDocument(
    <html lang="nl">
      <body>{content}</body>
    </html>,
    'nonce',
  );
  expect(html).toMatch(/^<!DOCTYPE html><html lang="nl">/);
  expect(html.match(/<!doctype/gi)).toHaveLength(1);
  expect(html).toContain('Een pagina');
});
