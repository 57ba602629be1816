import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { HOUSE_RULES } from '#app/features/moderation/rules.ts';

/** The words of a page of the site, without its question lines. */
const wordsOf = (page: string): string =>
  JSON.stringify(parse(readFileSync(`content/pages/${page}.yaml`, 'utf8')).blocks).replaceAll(/\\n|\s+/g, ' ');

test('the house rules are those on which moderators decide', () => {
  for (const rule of Object.values(HOUSE_RULES)) expect(wordsOf('huisregels')).toContain(rule);
});

/** What a page has to say of how the site is kept safe, each by words that say it. */
const SAID: [page: string, what: string, words: RegExp][] = [
  [
    'huisregels',
    'that a text waits where the computer found something',
    /telefoonnummers.*wacht je tekst tot een moderator/,
  ],
  ['huisregels', 'that taking it out places the text', /Haal je het weg, dan staat je tekst er direct/],
  ['huisregels', 'that two reports make texts wait', /twee mensen je in één week meldden/],
  ['huisregels', 'that cries for help are recognised', /herkent ook een noodkreet/],
  ['huisregels', 'who reads them', /leest een moderator hem.*diëtist.*Van een privébericht hoort niemand iets/],
  ['huisregels', 'that texts are moved', /verplaatsen naar een andere groep/],
  ['huisregels', 'that photos and names are taken away', /een foto of een naam kan hij weghalen/],
  ['huisregels', 'in memoriam', /in memoriam/],
  ['huisregels', 'the ten messages around a reported one', /vijf berichten ervoor en vijf erna/],
  ['huisregels', 'what is kept how long', /half jaar na het laatste besluit/],
  ['voorwaarden', 'the choice at deletion', /kies je zelf:.*zonder je naam, of het gaat ook weg/],
  ['voorwaarden', 'that a text may wait', /wacht tot een moderator heeft gekeken/],
  ['privacy-cookieverklaring', 'the choice at deletion', /kies je zelf: ze blijven staan.*of ze gaan ook weg/],
  ['privacy-cookieverklaring', 'the ten messages', /bericht met de tien eromheen/],
  ['privacy-cookieverklaring', 'who looked', /\/account\/inzage/],
  ['privacy-cookieverklaring', 'that a computer looks for distress', /noodkreet/],
];

test.each(SAID)('%s says %s', (page, _, words) => expect(wordsOf(page)).toMatch(words));

test('no page says that no computer reads along, or that texts always stay', () => {
  for (const page of ['huisregels', 'voorwaarden', 'privacy-cookieverklaring']) {
    expect(wordsOf(page)).not.toMatch(
      /leest je melding, geen computer|blijven na je vertrek staan zonder je naam, omdat/,
    );
  }
});

/** What terms say that ask for more than to show what somebody wrote. */
const WIDER_LICENCE =
  /licenti|(?:auteurs|gebruiks|eigendoms)recht|rechten|rechtenvrij|overdra(?:ag|gen)|draag.* over(?!\p{L})|onherroepelijk|eeuwig|onbeperkt|wereldwijd|exclusief|kosteloos|commercieel|reclame(?:doeleinden)?.* (?:gebruiken|maken met)|verkopen|vermenigvuldig|verspreid|bewerken|vertalen|derden|doorgeven|trainen|publiceren/iu;

test('the terms ask leave to show what members write to those for whom it is meant, and nothing more', () => {
  const sentences = wordsOf('voorwaarden').split(/(?<=\.) /);
  const asking = sentences.filter((sentence) => /toestemming|je geeft|mogen (?:we|wij) je/iu.test(sentence));
  expect(asking).toEqual([
    'Je geeft ons toestemming om ze op deze site te tonen aan de mensen voor wie je ze bestemde.',
  ]);
  expect(wordsOf('voorwaarden')).toContain(`Je teksten en foto's blijven van jou. ${asking[0]}`);
  expect(sentences.filter((sentence) => WIDER_LICENCE.test(sentence))).toEqual([]);
});
