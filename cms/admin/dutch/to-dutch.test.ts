import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toDutch } from './to-dutch.ts';

const PACKAGES = 'cms/node_modules/@payloadcms/{ui,next,richtext-lexical}/dist/**/*.js';

/**
 * Parts that the CMS does not use (stored queries, folders, API keys, JSON), metadata (page-metadata.ts),
 * translations, and tests.
 */
const UNUSED = /(?:exports|QueryPresets|Folder|APIKey|debug|converters|theme|i18n|Gravatar|Root|meta|\.spec\.js)/;

/** A text in English that a component is given, such as `"aria-label": "Close"`. */
const GIVEN =
  /(?:"aria-label"|ariaLabel|title|placeholder|alt|tooltip|defaultMessage|heading|children): (?:\w+ \? )?["'`]([A-Z][a-z][^"'`$]{2,80})["'`]/g;

test('every text that Payload holds in its code is put into Dutch', () => {
  const files = globSync(PACKAGES).filter((file) => !UNUSED.test(file));
  expect(files.length).toBeGreaterThan(500);
  const texts = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(GIVEN)].map(([, text = '']) => text));
  expect(texts).toContain('Edit link');
  expect(new Set(texts.filter((text) => toDutch(text) === text))).toEqual(new Set());
});

/** How Payload writes since when another is editing. */
const EDITED = {
  day: 'numeric',
  hour: 'numeric',
  hour12: true,
  minute: 'numeric',
  month: 'short',
  year: 'numeric',
} as const;

test.for([
  ['Open Menu', 'Open het menu'],
  ['option Soepen, selected.', 'Soepen is gekozen.'],
  ['option Soepen focused, 2 of 9.', 'Soepen, 2 van 9.'],
  ['9 results available for search term soe.', '9 gevonden.'],
  ['Choose vrijdag 27 november 2026', 'Kies vrijdag 27 november 2026'],
  ['Previous Month', 'Vorige maand'],
  ['Edit S. van Dijk', 'Wijzig S. van Dijk'],
  ['sortable', 'rij die je kunt verslepen'],
  ['draggable', 'onderdeel dat je kunt verslepen'],
  [new Date('2026-11-30T19:50Z').toLocaleString('en-US', EDITED), '30 nov 2026, 20:50'],
  ['Mijn nier en ik', 'Mijn nier en ik'],
])('%s becomes %s', ([english, dutch]) => {
  expect(toDutch(english ?? '')).toBe(dutch);
});
