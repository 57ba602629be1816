import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { collectionOf } from '../../cms/import/sources/folders.ts';
import { readAdvice } from '../../database/seed/read-advice.ts';

/**
 * No text of the demo claims that somebody checked, tested or read it before it came online, for nobody did (rules.md R50):
 * not the content, not the words of the app and its mails, not the answers of the dietitians.
 */

const word = (...forms: string[]) => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');

/** Forms of checking, testing and reading along, also of verbs that stand apart from their particle. */
const CHECKED = word(
  '(?:na|mee|door|be)(?:ge)?(?:kijk|kijkt|kijken|kijkend|keek|keken|zien|zag|zagen|lees|leest|lezen|las|lazen)',
  '(?:kijkt?|kijken|keek|keken|leest?|lezen|las|lazen|liep|liepen|loopt|lopen|gaat|gaan|ging|gingen)(?= .*(?<!\\p{L})(?:na|mee|door|doorheen|langs)(?!\\p{L}))',
  '(?:ge)?controle(?:er|ert|erde|erden|erd|ren)',
  '(?:goed|af)?(?:ge)?keur(?:t|de|den|d|en)?',
  '(?:ge|uitge)?test(?:t|te|ten|en)?',
  '(?:ge)?toets(?:t|te|ten|en)?',
  '(?:uit)?(?:ge)?prob(?:eer|eert|eerde|eerden|eerd|eren)(?= .*(?<!\\p{L})uit(?!\\p{L}))',
  'uitgeprobeerd',
  '(?:na|uit)(?:ge)?(?: te )?plui(?:s|st|zen|sd|sde|sden)',
  '(?:door|weg)?(?:ge)?stre(?:ep|ept|epte|epten|pen)',
  'rekenen?(?= .* uit(?!\\p{L}))',
  'rode pen',
);
/** Professionals, panels, readers and ourselves, and words that say so of all texts. */
const BY = word(
  '(?:huis|nier|kinder)?arts(?:en)?',
  'dokters?',
  'nefrolo(?:og|gen)',
  'verpleegkundigen?',
  'diëtist(?:en|es?)?',
  'psycholo(?:og|gen)',
  '(?:ervarings)?deskundigen?',
  'experts?',
  'vak(?:man|mensen)',
  'referent(?:en)?',
  'professionals?',
  '\\p{L}*panel(?:s|leden)?',
  'jongeren',
  'lezers?',
  'deelnemers?',
  'pati[eë]nt(?:en)?',
  'zij|ze|we|wij|wie',
  'medisch',
);
/** What we made: within advice about health only that is claimed, for there a doctor checks blood and a reader tests salt. */
const OUR_TEXT = word(
  "(?:\\p{L}*tekst|artikel|recept|pagina|website|brochure|folder)(?:en|s|’s)?|pagina's",
  '(?:deze|onze|nieuwe) (?:site|uitleg|adviezen|antwoorden)',
  'voedingswaarden',
);
/** What did not happen, what ought to, and what is left open, is no claim. */
const NO_CLAIM = word('geen', 'niet(?! alleen)', 'niemand', 'nooit', 'zonder', 'zou(?:den)?', 'staat .*of', 'welke');

const sentencesOf = (text: string) => text.split(/(?<=[.:;!?]['’]?)\s+|\n/);

/** The claims in a text; in one `aboutHealth` only those about what we made. */
const claimsIn = (text: string, { aboutHealth = false } = {}): string[] =>
  sentencesOf(text).filter(
    (sentence) =>
      CHECKED.test(sentence) &&
      BY.test(sentence) &&
      (!aboutHealth || OUR_TEXT.test(sentence)) &&
      !NO_CLAIM.test(sentence) &&
      !TRUE_OF_THE_SITE.includes(sentence.trim()),
  );

/** Reading by staff of what members write and tell, and what we say of ourselves that is true: no check of a text of ours. */
const TRUE_OF_THE_SITE = [
  'lees mee als deelnemer',
  'Zij lezen mee en houden het gesprek prettig en veilig.',
  'Iedereen leest hier mee, ook wie het moeilijk heeft.',
  'Lees hoe de groepen werken, wie meeleest en hoe je een goed gesprek begint.',
  'Wie keek er mee?',
  'Bekijk wie dat zijn',
  'Beantwoordt een diëtist je vraag, of bekijkt een moderator je profiel?',
  'Je kunt ze altijd nalezen.',
  "We testen zelf, met programma's en met de hand.",
];

/** What shows a document elsewhere, where its own words that it is made up are not read. */
const SHOWN_ELSEWHERE = /^(?:title|subtitle|description|introduction)$/;
/** Documents that tell what patients and doctors do. */
const ABOUT_HEALTH = new Set(['topics', 'medical-articles', 'definitions', 'recipes', 'advice-topics']);
/** All texts of a value with the properties that lead to them. */
function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path} ${name}`.trim()));
}

const readContent = (): { key: string; collection: string | null; data: Record<string, unknown> }[] =>
  globSync('content/**/*.yaml')
    .sort()
    .map((file) => {
      const key = file.slice('content/'.length, -'.yaml'.length);
      return { key, collection: collectionOf(key), data: parse(readFileSync(file, 'utf8')) };
    });

const sources = readContent().filter(
  ({ collection }) => collection !== 'concepts' && collection !== 'organisations', // what readers type, and others say of themselves
);

const isAboutHealth = ({ collection, key }: (typeof sources)[number]) =>
  ABOUT_HEALTH.has(collection ?? '') || key.startsWith('complaints/');

it.each([
  'De arts heeft dit artikel nagekeken.',
  'Onze teksten zijn medisch gecontroleerd.',
  'Een diëtist keek elk recept na.',
  'Het leespanel streepte de helft van deze tekst door.',
  'Zestig deelnemers testten onze nieuwe site met een schermlezer.',
  'Een verpleegkundige las deze pagina kritisch door.',
  'Artsen of verpleegkundigen lezen elk artikel na.',
  'Dit artikel is goedgekeurd door een nefroloog.',
  'Niet alleen artsen keken dit artikel na, ook lezers.',
  'Deze deskundigen lezen onze teksten na',
  'Artikelen en recepten die door deskundigen zijn bekeken.',
  'Verpleegkundigen en artsen lezen elk artikel na.',
  'We schrijven artikelen en recepten, laten die nakijken door vakmensen.',
  'Bij elke tekst zie je wanneer die voor het laatst is bekeken en door wie.',
  'Elke medische tekst krijgt een datum waarop wij hem opnieuw bekijken.',
  'Een panel van zes jongeren leest nu mee met elk nieuw artikel.',
  'De diëtisten rekenen de voedingswaarden uit voordat het online komt.',
])('R50 a planted claim is found, also in advice: %s', (text) => {
  expect(claimsIn(`Welkom. ${text} Tot ziens.`, { aboutHealth: true })).toHaveLength(1);
});

it.each([
  'Het leespanel streepte de helft door en zette er eigen woorden bij.',
  'Zij streepten alles weg wat klonk als je oma.',
  'Twee deelnemers die zelf in de zorg werken, gingen er met een rode pen doorheen.',
  'Het testpanel blijft bestaan en kijkt elke maand mee.',
  'Daarom vroegen we lezers om onze regels na te pluizen.',
])('R50 a planted claim about the site is found: %s', (text) => {
  expect(claimsIn(`Welkom. ${text} Tot ziens.`)).toHaveLength(1);
});

it.each([
  'Geen arts heeft dit artikel nagekeken.',
  'Een arts zou deze tekst nakijken.',
  'Je arts kijkt je bloed na.', // health
])('this is no claim: %s', (text) => expect(claimsIn(text, { aboutHealth: true })).toEqual([]));

/** News that tells no event of the foundation: what it says is true outside of the demo too. */
const TRUE_NEWS = ['griepprik-en-afweer', 'warm-weer-en-drinken'];

it('news about what did not happen says that it is made up', () => {
  const news = sources.filter(({ key }) => key.startsWith('news/') && !TRUE_NEWS.includes(key.slice(5)));
  expect(news.length).toBeGreaterThan(20);
  const silent = news.filter(({ data }) => !textsIn(data.blocks).some(({ text }) => /bedacht|demonstratie/.test(text)));
  expect(silent.map(({ key }) => key)).toEqual([]);
});

describe('R50 no claim', () => {
  it('in the content', () => {
    const claims = sources.flatMap((source) => {
      const texts = textsIn({ ...source.data, questionLines: null });
      const madeUp = texts.some(({ text }) => /bedacht|verzonnen/.test(text));
      return texts
        .filter(({ path }) => !madeUp || SHOWN_ELSEWHERE.test(path))
        .flatMap(({ text }) => claimsIn(text, { aboutHealth: isAboutHealth(source) }))
        .map((claim) => `${source.key}: ${claim}`);
    });
    expect(claims).toEqual([]);
  });

  it('in the answers of the dietitians', async () => {
    const answers = (await readAdvice()).flatMap(({ answer }) => answer?.text ?? []);
    expect(answers.length).toBeGreaterThan(30);
    expect(answers.flatMap((text) => claimsIn(text, { aboutHealth: true }))).toEqual([]);
  });

  it('in the words of the app and its mails', () => {
    const files = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] });
    expect(files.length).toBeGreaterThan(500);
    const claims = files.flatMap((file) =>
      wordsOf(readFileSync(file, 'utf8'))
        .flatMap((text) => claimsIn(text))
        .map((claim) => `${file}: ${claim}`),
    );
    expect(claims).toEqual([]);
  });
});

/** The texts between quotes and tags of a source file, without its comments. */
function wordsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<![:'"])\/\/.*$/gm, '');
  return code.replaceAll(/\s+/g, ' ').split(/["`<>{}]|(?<!\p{L})'|'(?!\p{L})/u);
}
