import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  ageRanges,
  genders,
  kidneyFunctions,
  livingSituations,
  occupationalStatuses,
  proteinLevels,
  provinces,
} from './choices.ts';
import { hospitalLabel, hospitals } from './hospitals.ts';
import { causes, consequences, medicines, NO_MEDICINES, treatments, UNKNOWN_CAUSE } from './medical-terms.ts';
import { relationships } from './relationships.ts';
import { termLabel } from './term.ts';
import { treatmentSubjects } from './treatment-subjects.ts';

const lists = { treatments, medicines, causes, consequences, relationships };
const collator = new Intl.Collator('nl', { numeric: true });

describe('the terms', () => {
  it('have numbers of their own, from 55200 up', () => {
    const numbers = Object.values(lists).flatMap((list) => list.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.min(...numbers)).toBe(55200);
    expect(Math.max(...numbers)).toBe(55370);
  });

  it.each(Object.entries(lists))('%s have names and labels of their own', (_name, list) => {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
  });

  it('are as many as the specification names', () => {
    expect([medicines, causes, consequences].map((list) => list.length)).toEqual([12, 24, 7]);
  });

  it.each([
    ['causes', causes, UNKNOWN_CAUSE, 'onbekend'],
    ['medicines', medicines, NO_MEDICINES, 'geen'],
  ])('%s begin with the one for none or unknown, then in Dutch order', (_name, [first, ...others], number, label) => {
    expect(first).toMatchObject({ number, label });
    const labels = others.map((term) => term.label);
    expect(labels).toEqual(labels.toSorted(collator.compare));
  });

  it('have the numbers that are given, for relationships', () => {
    expect(relationships.map(({ number, name }) => [number, name])).toEqual([
      [55362, 'Nierpatiënt'],
      [55363, 'Partner van iemand met een nierziekte'],
      [55364, 'Ouder van iemand met een nierziekte'],
      [55365, 'Kind van iemand met een nierziekte'],
      [55366, 'Broer of zus van iemand met een nierziekte'],
      [55367, 'Ander familielid, vriend of vriendin'],
      [55368, 'Nierdonor'],
      [55369, 'Nabestaande'],
      [55370, 'Op een andere manier betrokken'],
    ]);
  });

  it('give a label by number, and none for a number that is not there', () => {
    expect(termLabel(causes, 55302)).toBe('cystenieren (ADPKD)');
    expect([termLabel(causes, null), termLabel(causes, 1)]).toEqual([null, null]);
  });
});

it('gives each treatment but the end of dialysis a subject to read about, of known treatments alone', () => {
  const numbers = treatments.map(({ number }) => number);
  const toRead = treatmentSubjects.filter(({ because }) => because);
  const without = numbers.filter((number) => !toRead.some((subject) => subject.treatments.includes(number)));
  expect(without.map((number) => termLabel(treatments, number))).toEqual(['gestopt met dialyse (palliatieve zorg)']);
  expect(numbers).toEqual(expect.arrayContaining(treatmentSubjects.flatMap((subject) => subject.treatments)));
});

describe('the hospitals', () => {
  it('have the ids 0 to 109, each once', () => {
    const ids = hospitals.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 110 }, (_, id) => id));
  });

  it('have names of their own and stand by place, abroad last', () => {
    const labels = hospitals.map(({ id }) => hospitalLabel(id));
    expect(new Set(labels).size).toBe(110);
    expect(labels.at(-1)).toBe('In het buitenland');
    expect(hospitals.at(-1)?.id).toBe(108);
    const places = hospitals.flatMap(({ place }) => place?.replace(/^'s-/, '') ?? []);
    expect(places).toEqual(places.toSorted(collator.compare));
  });

  it('give no label for none or an id that is not there', () => {
    expect([hospitalLabel(null), hospitalLabel(110)]).toEqual([null, null]);
  });
});

describe('the short lists', () => {
  it('have as many choices as the specification, numbered from 1', () => {
    const lengths = Object.entries({
      provinces,
      kidneyFunctions,
      proteinLevels,
      genders,
      livingSituations,
      occupationalStatuses,
    }).map(([name, list]) => {
      expect(list.map(({ number }) => number)).toEqual(list.map((_, index) => index + 1));
      return [name, list.length];
    });
    expect(Object.fromEntries(lengths)).toEqual({
      provinces: 13,
      kidneyFunctions: 6,
      proteinLevels: 3,
      genders: 2,
      livingSituations: 6,
      occupationalStatuses: 7,
    });
  });

  it('have their answers in the order of their numbers', () => {
    const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);
    expect(labels(provinces)).toEqual([
      ...['Drenthe', 'Flevoland', 'Friesland', 'Gelderland', 'Groningen', 'Limburg', 'Noord-Brabant', 'Noord-Holland'],
      ...['Overijssel', 'Utrecht', 'Zeeland', 'Zuid-Holland', 'Buiten Nederland'],
    ]);
    expect(labels(kidneyFunctions).map((label) => /eGFR ([^)]+)/.exec(label)?.[1]?.replaceAll('\u00a0', ' '))).toEqual([
      ...['boven 90', '60 tot 90', '45 tot 59', '30 tot 44', '15 tot 29', 'onder 15'],
    ]);
    expect(labels(proteinLevels).map((label) => label.split(' ')[0])).toEqual(['normaal', 'matig', 'sterk']);
    expect(labels(genders)).toEqual(['man', 'vrouw']);
    expect(labels(livingSituations)).toEqual([
      ...['alleen', 'met partner', 'met partner en kinderen', 'met kinderen', 'bij mijn ouders', 'anders'],
    ]);
    expect(labels(occupationalStatuses)).toEqual([
      ...['ik werk', 'ik zit in de ziektewet', 'ik zoek werk', 'ik studeer', 'ik zorg voor het huishouden'],
      ...['ik ben met pensioen', 'anders'],
    ]);
  });

  it('cover every age once', () => {
    for (let age = 0; age <= 120; age += 1) {
      expect(ageRanges.filter(({ min, max }) => min <= age && age <= max)).toHaveLength(1);
    }
  });
});

it('each concept of which members read articles is one of the content, and an article is about it', () => {
  const titles = new Map(
    globSync('content/concepts/*.yaml').map((file) => [parse(readFileSync(file, 'utf8')).title as string, file]),
  );
  const articles = globSync('content/dossiers/*/*.yaml').map((file) => readFileSync(file, 'utf8'));
  for (const { names, toRead = [names[0]], because } of treatmentSubjects.filter((subject) => subject.because)) {
    const files = toRead.map((title) => titles.get(title));
    expect(files, because).not.toContain(undefined);
    const keys = files.map((file) => file?.replace(/^content\/|\.yaml$/g, '') ?? '');
    const found = articles.filter((article) => keys.some((key) => new RegExp(`${key}[\\],]`).test(article)));
    expect(found.length, because).toBeGreaterThan(0);
  }
});
