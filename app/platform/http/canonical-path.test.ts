import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/', '/'],
  ['/groepen', '/groepen'],
  ['/groepen/', '/groepen'],
  ['/Groepen/Voeding-en-Dieet', '/groepen/voeding-en-dieet'],
  ['/groepen//voeding///', '/groepen/voeding'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['/%C3%A9', '/%c3%a9'],
  ['/groepen/_.data', '/groepen.data'],
  ['/_.data', '/_.data'],
])('redirects %s to %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it('stays on this site, and a canonical path is its own canonical form', () => {
  const part = fc.oneof(
    fc.constantFrom('/', '//', '_.data', '/_.data', '.', '..', 'A', '%2F', '%5C', 'evil.example', '@', ':'),
    fc.webSegment(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const canonical = canonicalPath(`/${parts.join('')}`);
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(new URL(canonical, 'https://own.invalid').origin).toBe('https://own.invalid');
    }),
  );
});
