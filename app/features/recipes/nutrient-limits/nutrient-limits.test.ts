import { expect, it } from 'vitest';
import {
  choosableLimits,
  exceededLimits,
  LIMITED_NUTRIENTS,
  limitOptions,
  limitReasons,
  limitsOfContract,
  limitTexts,
} from './nutrient-limits.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['', {}],
  [
    'salt=1500&potassium=400&phosphate=200&protein=20&fluid=150',
    { salt: 1500, potassium: 400, phosphate: 200, protein: 20, fluid: 150 },
  ],
  ['potassium=1000', { potassium: 1000 }],
  ['potassium=1100', {}],
  ['potassium=0', {}],
  ['potassium=-100', {}],
  ['potassium=350', {}],
  ['potassium=veel', {}],
  ['potassium=', {}],
  ['potassium=1e2', { potassium: 100 }],
])('the limits of the form %s are %o', (fields, limits) => {
  const form = new URLSearchParams(fields);
  expect(choosableLimits((nutrient) => form.get(nutrient))).toEqual(limits);
});

it('salt is in milligrams in the form, and in grams in the contract', () => {
  expect(limitsOfContract({ salt: 1500, potassium: 400 })).toEqual({ salt: 1.5, potassium: 400 });
  expect(limitTexts({ salt: 1500, potassium: 400 }).map(plain)).toEqual(['zout tot 1,5 gram', 'kalium tot 400 mg']);
});

it('every limit of the lists can be asked for', () => {
  for (const nutrient of LIMITED_NUTRIENTS) {
    const options = limitOptions(nutrient);
    expect(options.length).toBeLessThanOrEqual(12);
    expect(options.at(-1)?.value).toBe(nutrient.max);
  }
  const [salt] = LIMITED_NUTRIENTS;
  expect(
    salt &&
      limitOptions(salt)
        .slice(0, 2)
        .map(({ label }) => plain(label)),
  ).toEqual(['0,25 gram', '0,5 gram']);
});

it('a portion fits, is above a limit, or its amount is not known', () => {
  const nutrients = { salt: 1.25, potassium: 320, phosphate: 210, protein: 20, fluid: null };
  const limits = { salt: 1000, potassium: 400, phosphate: 200, protein: 20, fluid: 100 };
  expect(limitReasons(nutrients, limits).map(({ text, fits }) => [plain(text), fits])).toEqual([
    ['1,25 gram zout: 0,25 gram boven je grens', false],
    ['320 mg kalium: past', true],
    ['210 mg fosfaat: 10 mg boven je grens', false],
    ['20 gram eiwit: past', true],
    ['vocht: niet bekend', false],
  ]);
  expect(limitReasons(nutrients, limits).map(({ part }) => part)).toEqual([1.25, 0.8, 1.05, 1, null]);
  expect(limitReasons(nutrients, {})).toEqual([]);
  expect(JSON.parse(plain(JSON.stringify(exceededLimits(nutrients, limits))))).toEqual({
    salt: '0,25 gram boven je grens',
    phosphate: '10 mg boven je grens',
  });
  expect(exceededLimits(nutrients, {})).toEqual({});
});
