import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashScripts, letScriptsWait } from './page-response.ts';

const nonce = '6d2bf1585650dc3ffb2c6775824701a1';
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');

it('hashes the scripts that carry the nonce, and removes the nonce', () => {
  const { html, hashes } = hashScripts(
    `<link rel="modulepreload" nonce="${nonce}"/><script nonce="${nonce}">een()</script><p>tekst</p><script type="module" nonce="${nonce}" async="">twee("a > b")</script>`,
    nonce,
  );
  expect(hashes).toEqual([hashOf('een()'), hashOf('twee("a > b")')]);
  expect(html).toBe(
    '<link rel="modulepreload"/><script>een()</script><p>tekst</p><script type="module" async="">twee("a > b")</script>',
  );
});

it('scripts are preloaded after what is needed to read the page', () => {
  const page =
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><script src="/a.js"></script>';
  expect(letScriptsWait(page)).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><script src="/a.js"></script>',
  );
});

it('R32 never hashes a script without the nonce, or with a guessed one', () => {
  const page = `<script>kwaad()</script><script nonce="0000">kwaad()</script><script nonce="${nonce}">goed()</script>`;
  expect(hashScripts(page, nonce).hashes).toEqual([hashOf('goed()')]);
});

it('a script from a file needs no hash', () => {
  expect(hashScripts(`<script src="/a.js" nonce="${nonce}"></script>`, nonce).hashes).toEqual([]);
});

it('R32 whatever else a page contains, only scripts with the nonce are hashed, and the nonce is removed', () => {
  const hostile = fc.oneof(
    fc.constantFrom('<script>kwaad()</script>', '<script nonce="', '"></script>', '&lt;script nonce=&quot;', '<!--'),
    fc.string({ maxLength: 8 }),
    fc
      .stringMatching(/^[0-9a-f]{32}$/)
      .filter((guess) => guess !== nonce)
      .map((guess) => `<script nonce="${guess}">kwaad()</script>`),
  );
  const text = fc.array(hostile, { maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const own = `<script nonce="${nonce}">goed()</script>`;
      const { html, hashes } = hashScripts(`<p>${before}</p>${own}<p>${after}</p>`, nonce);
      expect(hashes).toEqual([hashOf('goed()')]);
      expect(html).toBe(`<p>${before}</p><script>goed()</script><p>${after}</p>`);
    }),
  );
});
