import { expect, it } from 'vitest';
import { expectLinear } from '#tests/support/linear.ts';
import { addNoBreakSpaces } from './add-no-break-spaces.ts';

/** The text with its spaces that do not break as underscores. */
const visible = (html: string) => addNoBreakSpaces(html).replaceAll('\u00a0', '_');

it.each([
  ['<p>Op 3 maart 2026 om 14.05 uur.</p>', '<p>Op 3_maart_2026 om 14.05_uur.</p>'],
  ['<p>Op 12 mei en in 2026.</p>', '<p>Op 12_mei en in 2026.</p>'],
  ['<p>Bel 030 123 45 67 of 0800-0113.</p>', '<p>Bel 030_123_45_67 of 0800-0113.</p>'],
  ['<p>Bel +31 30 123 4567.</p>', '<p>Bel +31_30_123_4567.</p>'],
  ['<p>5 gram zout, € 20, 38 graden, 3 groente</p>', '<p>5_gram zout, €_20, 38_graden, 3 groente</p>'],
  [
    '<p>250 g, 1.000 mg, ½ liter, 30 min, 5 mmol/l, 2 eetlepels</p>',
    '<p>250_g, 1.000_mg, ½_liter, 30_min, 5_mmol/l, 2_eetlepels</p>',
  ],
  ['<p>60 tot 90 gram, van 3 tot en met 5, tot 90 jaar</p>', '<p>60_tot_90_gram, van 3_tot_en_met_5, tot 90 jaar</p>'],
  [
    '<p>S. van Dijk, J. van den Berg, vitamine D. Die helpt.</p>',
    '<p>S._van_Dijk, J._van_den_Berg, vitamine D. Die helpt.</p>',
  ],
  ['<p>2 gezinnen, 3 ministers, 4 lammeren</p>', '<p>2 gezinnen, 3 ministers, 4 lammeren</p>'],
  ['<p>In 10 maanden 2 gramschappen.</p>', '<p>In 10 maanden 2 gramschappen.</p>'],
  ['<a href="https://a.nl/3 maart">op 3 maart</a>', '<a href="https://a.nl/3 maart">op 3_maart</a>'],
  ['<p lang="a > 3 maart">1 uur</p>', '<p lang="a > 3 maart">1_uur</p>'],
])('%s', (html, whole) => {
  expect(visible(html)).toBe(whole);
});

it.each(['01 23 ', '1 ', '+31 ', '<', '"<p '])('R38 takes time in proportion to a text of %j', async (text) => {
  await expectLinear(5000, (size) => addNoBreakSpaces(text.repeat(size)));
});
