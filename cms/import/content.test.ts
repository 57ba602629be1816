import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../app/platform/slug.ts';
import { readDemo } from '../../database/seed/read-demo.ts';
import { blocksOf } from '../testing/blocks-of.ts';
import { openTestCms } from '../testing/open-test-cms.ts';
import { isPlainObject, type PlainObject, readSources } from './sources/read-sources.ts';
import { validateSources } from './sources/validate-sources.ts';

/** What the demo's own content (content/) must hold to, beside the contract. */

const FOLDER = join(import.meta.dirname, '../../content');
const sources = readSources(FOLDER);

/** All texts of a value with the properties that lead to them, such as `blocks html`. */
function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path} ${name}`.trim()));
}

/** A document without its urgent blocks, and without the urgent advice of a brochure: a quotation at its beginning. */
const withoutUrgent = ({ key, data }: (typeof sources)[number]): PlainObject => ({
  ...data,
  ...(Array.isArray(data.blocks) && { blocks: blocksOf(data).filter(({ kind }) => kind !== 'urgent') }),
  ...(key.startsWith('files/') && { text: String(data.text ?? '').replace(/^> .*\n/, '') }),
});

it('is valid by the fields of the CMS and by the contract', async () => {
  const cms = await openTestCms();
  const references = await validateSources(sources, FOLDER, cms.payload);
  expect(references.size).toBe(sources.length);
  const referred = [...references.values()].flatMap((keys) => [...keys]);
  expect(referred).toContain('dossiers/dialyse/shunt'); // by a definition
  expect(referred).not.toContain('synonyms/dialyse');
  await cms.close();
}, 60_000);

describe('urgent advice', () => {
  // Synonyms are what readers type, '112' among them, and no advice.
  const read = sources.filter(({ collection }) => collection !== 'synonyms');
  it.each(read.map((source) => [source.key, source] as const))('%s gives it in an urgent block only', (_, source) => {
    const elsewhere = textsIn(withoutUrgent(source)).map(({ text }) => text);
    expect(elsewhere.filter((text) => /\b11[23]\b|\b0800-\d{4}\b/.test(text))).toEqual([]);
    expect(
      elsewhere.filter((text) => /onregelmatige hartslag|hart (vreemd|onregelmatig|bonst|overslaat)/i.test(text)),
    ).toEqual([]);
    expect(elsewhere.filter((text) => /bloeding die niet stopt|blijft (na)?bloeden/i.test(text))).toEqual([]);
  });

  it.each(
    sources
      .flatMap(({ key, data }) => blocksOf(data).map((block) => [key, block] as const))
      .filter(([, { kind }]) => kind === 'urgent'),
  )('%s names 112 for an irregular heartbeat, a bleeding and danger', (_, block) => {
    const numbers = (block.phones as { number: string }[]).map(({ number }) => number);
    const html = String(block.html);
    if (/hart|bloed|benauwd|gevaar/.test(html)) expect(numbers).toContain('112');
    if (/113/.test(html)) expect(numbers).toEqual(expect.arrayContaining(['113', '0800-0113', '112']));
    for (const [number] of html.match(/\b11[23]\b/g)?.map((found) => [found]) ?? []) expect(numbers).toContain(number);
  });

  it('is never a tip', () => {
    const tips = sources.flatMap(({ data }) => blocksOf(data)).filter(({ kind }) => kind === 'tip');
    const urgent = tips.filter((tip) =>
      /\b(bel|belt) (dan )?(direct|meteen|onmiddellijk)/i.test(`${tip.title} ${tip.html}`),
    );
    expect(urgent).toEqual([]);
  });
});

describe('honesty', () => {
  const articles = sources.filter(({ collection }) => collection === 'medical-articles');

  it('no organisation stands as a reviewer of an article', () => {
    expect(articles.filter(({ data }) => data.organisations !== undefined).map(({ key }) => key)).toEqual([]);
  });

  it('every article names a source', () => {
    const sourcesOf = (data: PlainObject) => (data.sources ?? []) as unknown[];
    expect(articles.filter(({ data }) => sourcesOf(data).length === 0).map(({ key }) => key)).toEqual([]);
  });

  it('every source has a page at a web address, and no day of reading that nobody noted', () => {
    const used = articles.flatMap(({ data }) => (data.sources ?? []) as Record<string, string>[]);
    expect(used.length).toBeGreaterThan(30);
    for (const { title, organisation, url, consultedOn } of used) {
      expect(title && organisation).toBeTruthy();
      expect(url).toMatch(/^https:\/\/[a-z.]+(\/[a-z0-9-]+)*$/);
      expect(consultedOn).toBeUndefined();
    }
  });

  it('every page says that AI wrote it, and none that somebody checked it', () => {
    const pages = sources.filter(({ data }) => Array.isArray(data.blocks));
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter(({ data }) => data.writtenBy !== 'ai').map(({ key }) => key)).toEqual([]);
    expect(pages.filter(({ data }) => data.checkedBy ?? data.checkedOn).map(({ key }) => key)).toEqual([]);
  });

  it('every expert is an example', () => {
    const experts = sources.filter(({ collection }) => collection === 'experts');
    expect(experts.filter(({ data }) => data.invented !== true)).toEqual([]);
  });

  it('every video has a Dutch title and a full transcript, which nobody summarised', () => {
    const videos = sources.filter(({ collection }) => collection === 'videos');
    for (const { data } of videos) {
      const transcript = String((data.transcript as { html?: string } | undefined)?.html ?? '');
      expect(transcript.length).toBeGreaterThan(1000);
      expect(`${data.description} ${transcript}`).not.toMatch(/samenvatting|in het kort|Engels/i);
    }
    const shown = sources.flatMap(({ data }) => blocksOf(data)).filter(({ kind }) => kind === 'video');
    expect(videos.length > 0 || shown.length === 0).toBe(true);
  });
});

describe('a thing is no he or she', () => {
  /** A thing that the sentence names and then calls zij or haar. */
  const THING =
    /\b(?:nier|nierfunctie|urine|afweer|huid|ziekte|klacht|dialyse|behandeling|afstoting|ontsteking|commissie|kans|stof)\b,? (?:\S+ ){0,6}(?:daalt|gaat|werkt|wordt|is|maakt|slaat|verraadt|loopt|stroomt|zwelt|dan maakt|dan is) (?:zij|haar)\b/i;
  const calling = (text: string) => THING.test(text);

  it.each([
    'Bij veel mensen blijft de nierfunctie jarenlang gelijk of daalt zij heel langzaam.',
    'Krijgt de nier te weinig bloed, dan maakt zij renine.',
    'Afstoting voel je meestal niet, het bloed verraadt haar.',
  ])('finds %s', (text) => expect(calling(text)).toBe(true));

  it.each(sources.map((source) => [source.key, source] as const))('%s calls none so', (_, { data }) => {
    expect(textsIn(data).filter(({ text }) => calling(text))).toEqual([]);
  });
});

describe('R50 no text claims a check that did not take place', () => {
  /** A claim names all three in one sentence: who checked, what they did, and what they checked. */
  const PARTS = [
    /\b(artsen|nefrologen|verpleegkundigen|diëtisten|deskundigen|vakmensen|referenten|professionals)\b/i,
    /\b(nagekeken|nagelezen|bekeken|gecontroleerd|gekeurd|nakijken|keurden|lezen|lazen|controleer(d?en|t)|controleren|keken)\b/i,
    /\b(teksten?|artikel(en)?|recept(en)?|stuk(ken)?)\b/i,
  ];
  /** What did not happen, or only ought to, is no claim. */
  const NO_CLAIM = /\b(geen|niet|nog|zouden?|hoort|horen)\b/i;
  const claimsIn = (text: string) =>
    text
      .split(/(?<=[.:;!?])\s+|\n/)
      .filter((sentence) => PARTS.every((part) => part.test(sentence)) && !NO_CLAIM.test(sentence));

  it.each([
    'Deze deskundigen lezen onze teksten na',
    'Artikelen en recepten die door deskundigen zijn bekeken.',
    'Verpleegkundigen en artsen lazen elk artikel na.',
    'We schrijven artikelen en recepten, laten die nakijken door vakmensen.',
  ])('a planted claim is found: %s', (text) => {
    expect(claimsIn(`Welkom. ${text} Tot ziens.`)).toHaveLength(1);
  });

  it('of the demo', () => {
    const texts = sources.flatMap(({ key, data }) =>
      textsIn(data).map(({ text }) => ({ key, claims: claimsIn(text) })),
    );
    expect(texts.filter(({ claims }) => claims.length > 0)).toEqual([]);
  });
});

it('conversations that it names are open to everyone', async () => {
  const { groups } = await readDemo();
  const open = groups.flatMap(({ conversations }) => conversations.filter((each) => each.public));
  const named = sources.flatMap(({ key, data }) =>
    blocksOf(data)
      .flatMap((block) => [block, ...((block.items as PlainObject[] | undefined) ?? [])])
      .flatMap(({ conversation, conversations, type, slug }) => [
        ...[conversation ?? [], conversations ?? []].flat(),
        ...(type === 'conversation' ? [slug] : []),
      ])
      .map((slug) => ({ key, slug })),
  );
  expect(named.length).toBeGreaterThan(50);
  const slugs = new Set<unknown>(open.map(({ title }) => slugOf(title)));
  expect(named.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
});

it('a link that is introduced by ‘Lees ook’ does not begin with it again', () => {
  const titles = sources.flatMap(({ data }) => blocksOf(data).filter(({ kind }) => kind === 'internal-link'));
  expect(titles.filter(({ title }) => /^lees ook/i.test(String(title)))).toEqual([]);
});

describe('phone numbers', () => {
  it('the number of the infoline is that of the setting, wherever it is shown', () => {
    const texts = sources.flatMap(({ key, data }) => textsIn(data).map((found) => ({ key, ...found })));
    expect(texts.filter(({ text }) => /0800[ -]?000/.test(text))).toEqual([]);
    const filled = texts.filter(({ text }) => text.includes('{infolijn}'));
    expect(filled.length).toBeGreaterThan(8);
    // Teasers, lists and brochures show a text as it is written.
    for (const { path } of filled) expect(path).toMatch(/ html$|button (title|url)$|^phone url$/);
  });
});

describe('R37 words of doctors are explained where an article first uses them', () => {
  const EXPLANATIONS = [
    [/\bnefroloog\b/i, /nierarts|arts voor nierziekten/],
    [/\bcreatinine\b/i, /afval/i],
    [/\b(nier)?biopt\b/i, /stukje/],
    [/\bprednison\b/i, /ontstekingsremmer|medicijn|afweer/],
  ] as const;
  const articles = sources.filter(({ key }) => key.startsWith('dossiers/'));

  it.each(articles.map((source) => [source.key, source] as const))('%s', (_, { data }) => {
    const text = textsIn(data)
      .filter(({ path }) => path.endsWith('html'))
      .map((part) => part.text)
      .join('\n');
    for (const [term, explanation] of EXPLANATIONS) {
      const { index } = term.exec(text) ?? {};
      if (index !== undefined) expect(text.slice(Math.max(0, index - 200), index + 200)).toMatch(explanation);
    }
  });
});

describe('recipes', () => {
  const recipes = sources.filter(({ collection }) => collection === 'recipes');

  // recipes-5
  it.each(recipes.map(({ key, data }) => [key, data] as const))(
    '%s has ingredients, steps and all nutrients',
    (_, data) => {
      const groups = data.ingredients as PlainObject[];
      expect(groups.length).toBeGreaterThan(0);
      for (const { items } of groups) expect((items as unknown[]).length).toBeGreaterThan(0);
      expect((data.steps as unknown[]).length).toBeGreaterThan(0);
      expect(Object.keys(data.nutrients as object).toSorted()).toEqual(
        ['carbohydrates', 'energy', 'fat', 'fluid', 'phosphate', 'potassium', 'protein', 'salt', 'sodium'].toSorted(),
      );
    },
  );
});

it('nothing is on a dossier twice: its list has every article', () => {
  const dossiers = sources.filter(({ collection }) => collection === 'topics');
  for (const { key, data } of dossiers) {
    const named = blocksOf(data).flatMap(({ pages, page }) => [pages ?? [], page ?? []].flat()) as string[];
    const folder = key.replace(/dossier$/, '');
    expect(named.filter((name) => name.startsWith(folder))).toEqual([]);
    expect(blocksOf(data).some(({ kind }) => kind === 'a-z-list')).toBe(false);
  }
});
