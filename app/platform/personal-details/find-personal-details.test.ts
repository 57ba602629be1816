import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { expectLinear } from '#tests/support/linear.ts';
import { findPersonalDetails, isCitizenNumber } from './find-personal-details.ts';

const find = (text: string) => findPersonalDetails(text, { phones: ['0800 000 0000'], host: 'localhost:3000' });
const kindsIn = (text: string) => [...new Set(find(text).map(({ kind }) => kind))];

const linesOf = (name: string): string[] =>
  readFileSync(`tests/personal-details/${name}.txt`, 'utf8').trim().split('\n');

const toHold = linesOf('to-hold').map((line) => {
  const [kind = '', text = ''] = line.split(' | ');
  return { kind, text: text.replaceAll('\\n', '\n') };
});
const lookAlikes = linesOf('look-alikes');

describe('the labelled sentences', () => {
  it('are at least 150, half of them look-alikes', () => {
    expect(toHold.length).toBeGreaterThanOrEqual(80);
    expect(lookAlikes.length).toBeGreaterThanOrEqual(80);
  });

  it('have what their labels say', () => {
    const missed = toHold.filter(({ kind, text }) => !(kindsIn(text) as string[]).includes(kind));
    expect(missed).toEqual([]);
  });

  it('have nothing where they only look like it', () => {
    const mistaken = lookAlikes.filter((text) => find(text).length > 0);
    expect(mistaken).toEqual([]);
  });
});

describe('what is found', () => {
  it('is the same however a number is written, and each once', () => {
    const number = [{ kind: 'phone', value: '612345678' }];
    for (const written of ['06-12345678', '+31 (0)6 12 34 56 78', '0031612345678', '06 12345678 of 0612345678']) {
      expect(find(`Bel ${written}.`)).toEqual(number);
    }
  });

  it('leaves out what the site gives to readers itself', () => {
    const text = 'Bel 010-1234567, of lees http://localhost:3000/a, http://localhost:3000/b en http://localhost:3000/c';
    expect(find(text)).toEqual([{ kind: 'phone', value: '101234567' }]);
    expect(findPersonalDetails(text, { phones: ['(010) 123 45 67'], host: 'localhost:3000' })).toEqual([]);
  });

  it('is no citizen number without the sum of its digits', () => {
    expect(['123456782', '111222333'].every(isCitizenNumber)).toBe(true);
    expect(['123456789', '000000000', '12345678', '1234567820'].some(isCitizenNumber)).toBe(false);
  });

  it('is not a name far from any hospital or illness', () => {
    const far = 'De tuin is groen en de koffie is warm. '.repeat(8);
    expect(kindsIn(`${far}Jan Bakker komt. Hij dialyseert.`)).toEqual(['name']);
    expect(find(`Hij dialyseert. ${far}Jan Bakker komt.`)).toEqual([]);
  });
});

/** The values that the demo's texts of members have. */
const valuesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(valuesIn) : [];
};

it('finds in the demo the one telephone number, and the one full name that stands near an illness', () => {
  // The cases of the demo report texts with such details on purpose.
  const files = globSync('database/seed/**/*.yaml').filter((path) => !path.includes('moderation'));
  const texts = files.flatMap((path) => valuesIn(parse(readFileSync(path, 'utf8'))));
  expect(texts.length).toBeGreaterThan(5000);
  const found = texts.flatMap(find);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ kind: 'phone', value: '612345678' });
  expect(found).toContainEqual({ kind: 'name', value: 'jan bakker' });
});

// rules.md R38
it.each([
  ['06 '],
  ['0 '],
  ['010-1 '],
  ['(06) - '],
  ['+31'],
  ['1234 AB '],
  ['1234ab1'],
  ['a@'],
  ['a.a@a.'],
  ['a at a punt '],
  ['een '],
  ['een, '],
  ['nul zes '],
  ["a'-"],
  ['straat 1 '],
  ['woon '],
  ['Jan Jan van der '],
  ['dialyse Jan '],
  ['Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ['www.a '],
  ['http://'],
  ['123456782 '],
  ['123.456.'],
  ['\u200b0'],
  ['\ufdfa'],
  [' '],
])('takes linear time for a text of %j', async (part) => {
  await expectLinear(8000, (size) => find(part.repeat(size / part.length)));
});
