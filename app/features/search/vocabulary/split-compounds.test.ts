import { expect, test } from 'vitest';
import { splitInTwo, splitUnknown } from './split-compounds.ts';

const ENTRIES = new Map([
  ['nier', 50],
  ['transplantatie', 20],
  ['niertransplantatie', 30],
  ['voeding', 9],
  ['advies', 9],
  ['dialyse', 40],
  ['centrum', 30],
  ['dialysecent', 2],
  ['trum', 2],
  ['kalium', 9],
  ['arm', 9],
  ['ziek', 9],
  ['heid', 9],
  ['eenmalig', 1],
  ['woord', 9],
  ['name', 9],
  ['groep', 9],
]);

test.each([
  ['niertransplantatie', ['nier', 'transplantatie']],
  ['voedingsadvies', ['voeding', 'advies']],
  ['kaliumarm', ['kalium', 'arm']],
  ['dialysecentrum', ['dialyse', 'centrum']], // and not the rarer 'dialysecent' and 'trum'
  ['ziekheid', null], // an ending
  ['eenmaligwoord', null], // a part that is there once
  ['opname', null], // a part that is too short
  ['nier', null],
])('splitInTwo of %s', (word, parts) => {
  expect(splitInTwo(word, ENTRIES)).toEqual(parts);
});

test.each([
  ['transplantatievoeding', ['transplantatie', 'voeding']],
  ['voedingsadviesgroep', ['voeding', 'advies', 'groep']],
  ['nier3b', ['nier', '3b']],
  ['groep4', ['groep', '4']],
  ['eenmalig4', null],
  ['xyzgroep', null],
])('splitUnknown of %s', (word, parts) => {
  expect(splitUnknown(word, ENTRIES)).toEqual(parts);
});
