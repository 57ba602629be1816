import { expect, it } from 'vitest';
import { factOf } from '#app/features/profiles/index.ts';
import { sharedTraits } from './shared-between.ts';

const PKD = factOf('cause', 55302);
const HOME = factOf('treatment', 55204);
const UTRECHT = factOf('province', 10);
const TIRED = factOf('consequence', 55236);

it('names what both show, the most telling first, at most three', () => {
  const facts = [PKD, HOME, UTRECHT, TIRED];
  expect(sharedTraits(facts, [UTRECHT, PKD])).toEqual(['Allebei: cystenieren (ADPKD)', 'Dezelfde provincie: Utrecht']);
  expect(sharedTraits(facts, facts)).toEqual([
    'Allebei: cystenieren (ADPKD)',
    'Nu allebei: hemodialyse thuis, overdag',
    'Allebei last van: moe',
  ]);
});

it('names nothing that only one of them shows, and no answer that says nothing', () => {
  const unknown = factOf('cause', 55297);
  expect(sharedTraits([PKD], [UTRECHT])).toEqual([]);
  expect(sharedTraits([unknown], [unknown])).toEqual([]);
});

it('two people born within three years of each other are about equally old', () => {
  const born = (year: number) => [factOf('yearOfBirth', year)];
  expect(sharedTraits(born(1970), born(1973))).toEqual(['Ongeveer even oud']);
  expect(sharedTraits(born(1970), born(1974))).toEqual([]);
});
