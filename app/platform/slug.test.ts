import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf, uniqueSlug } from './slug.ts';

it.each([
  ['Voeding en dieet', 'voeding-en-dieet'],
  ['Zout & kalium', 'zout-en-kalium'],
  ['  Één café, twee ideeën!  ', 'een-cafe-twee-ideeen'],
  ['a -- b', 'a-b'],
  ['Straße, Łódź, Işık, Ærø', 'strasse-lodz-isik-aero'],
  ['', '-'],
  ['!!!', '-'],
])('gives for %j the slug %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('gives only letters, digits and single hyphens between them, and a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugOf(title);
      expect(slug).toMatch(/^(-|[a-z0-9]+(-[a-z0-9]+)*)$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

it('adds the first free number from 2 if a slug is taken', () => {
  const taken = new Set(['nier', 'nier-2']);
  expect(uniqueSlug('nier', (slug) => taken.has(slug))).toBe('nier-3');
  expect(uniqueSlug('zout', (slug) => taken.has(slug))).toBe('zout');
});

it('a space that does not break is a space', () => {
  expect(slugOf('Om 7.20\u00a0uur op 3\u00a0maart')).toBe(slugOf('Om 7.20 uur op 3 maart'));
});
