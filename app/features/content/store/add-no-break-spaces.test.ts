import { expect, it } from 'vitest';
import { addNoBreakSpaces } from './add-no-break-spaces.ts';

/** The text with its spaces that do not break as underscores. */
const visible = (html: string) => addNoBreakSpaces(html).replaceAll('\u00a0', '_');

it.each([
  ['<p>Op 3 maart 2026 om 14.05 uur.</p>', '<p>Op 3_maart_2026 om 14.05_uur.</p>'],
  ['<p>Op 12 mei en in 2026.</p>', '<p>Op 12_mei en in 2026.</p>'],
  ['<p>Bel 030 123 45 67 of 0800-0113.</p>', '<p>Bel 030_123_45_67 of 0800-0113.</p>'],
  ['<p>Bel +31 30 123 4567.</p>', '<p>Bel +31_30_123_4567.</p>'],
  ['<p>5 gram zout, € 20, 38 graden, 3 groente</p>', '<p>5_gram zout, €_20, 38_graden, 3 groente</p>'],
  ['<p>In 10 maanden 2 gramschappen.</p>', '<p>In 10 maanden 2 gramschappen.</p>'],
  ['<a href="https://a.nl/3 maart">op 3 maart</a>', '<a href="https://a.nl/3 maart">op 3_maart</a>'],
  ['<p lang="a > 3 maart">1 uur</p>', '<p lang="a > 3 maart">1_uur</p>'],
])('%s', (html, whole) => {
  expect(visible(html)).toBe(whole);
});

it('R38 takes time in proportion to the text', () => {
  const started = performance.now();
  for (const text of ['01 23 ', '1 ', '+31 ', '<', '"<p ']) addNoBreakSpaces(text.repeat(40_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
