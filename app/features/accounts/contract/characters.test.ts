import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The messages that the specification quotes, letter for letter; all other texts say 'tekens'. */
const QUOTED = [
  'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten',
  'De gebruikersnaam moet minimaal 3 karakters bevatten',
  'De gebruikersnaam mag niet langer dan 20 karakters zijn',
];

const textOf = (file: string): string =>
  QUOTED.reduce((text, message) => text.replaceAll(message, ''), readFileSync(file, 'utf8'));

const filesWith = (word: RegExp, files: string[]): string[] => files.filter((file) => word.test(textOf(file)));

it('no text of the site and the CMS says characters in the word of the quoted messages', () => {
  const files = globSync('{app,cms}/**/*.{ts,tsx,json,yaml,md,html}', {
    exclude: ['**/node_modules', '**/.next', '**/build', '**/characters.test.ts'],
  });
  expect(files.length).toBeGreaterThan(500);
  expect(filesWith(/karakter/i, files)).toEqual([]);
});

it('no document and no text of the demo counts in karakters; of a person it may tell the nature', () => {
  const files = globSync('{content,database/seed}/**/*.{ts,yaml,md}');
  expect(files.length).toBeGreaterThan(100);
  expect(filesWith(/(?:\d|aantal|minimaal|maximaal|speciale) karakters?\b/i, files)).toEqual([]);
});
