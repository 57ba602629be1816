import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashScripts } from './page-answer.ts';

const nonce = '6d2bf1585650dc3ffb2c6775824701a1';
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');

it('allows the scripts that carry the nonce by their hash, and takes the nonce out', () => {
  const { html, hashes } = hashScripts(
    `<link rel="modulepreload" nonce="${nonce}"/><script nonce="${nonce}">een()</script><p>tekst</p><script type="module" nonce="${nonce}" async="">twee("a > b")</script>`,
    nonce,
  );
  expect(hashes).toEqual([hashOf('een()'), hashOf('twee("a > b")')]);
  expect(html).toBe(
    '<link rel="modulepreload"/><script>een()</script><p>tekst</p><script type="module" async="">twee("a > b")</script>',
  );
});

it('R32 never hashes a script without the nonce, or with a guessed one', () => {
  const page = `<script>kwaad()</script><script nonce="0000">kwaad()</script><script nonce="${nonce}">goed()</script>`;
  expect(hashScripts(page, nonce).hashes).toEqual([hashOf('goed()')]);
});

it('a script from a file needs no hash', () => {
  expect(hashScripts(`<script src="/a.js" nonce="${nonce}"></script>`, nonce).hashes).toEqual([]);
});
