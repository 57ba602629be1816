import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DOORS } from '../../app/features/home/paths.ts';
import { HOUSE_RULES } from '../../app/features/moderation/rules.ts';
import { slugOf } from '../../app/platform/slug.ts';
import routes from '../../app/routes.ts';
import { readDemo } from '../../database/seed/read-demo.ts';
import { isPlainObject, type PlainObject } from '../plain-object.ts';
import { blocksOf } from '../testing/blocks-of.ts';
import { expectOfEach } from '../testing/expect-of-each.ts';
import { openTestCms } from '../testing/open-test-cms.ts';
import { readSources } from './sources/read-sources.ts';
import { validateSources } from './sources/validate-sources.ts';

/** What the demo's own content (content/) must hold to, beside the contract. */

const FOLDER = join(import.meta.dirname, '../../content');
const sources = readSources(FOLDER);
const byKey = (some: typeof sources) => some.map((source) => [source.key, source] as const);

/**
 * A document without its urgent blocks, without the urgent advice of a brochure, a quotation at its beginning, and without how
 * people ask.
 */
const withoutUrgent = ({ key, data }: (typeof sources)[number]): PlainObject => ({
  ...data,
  questionLines: null, // what readers type is no advice
  ...(Array.isArray(data.blocks) && { blocks: blocksOf(data).filter(({ kind }) => kind !== 'urgent') }),
  ...(key.startsWith('files/') && { text: String(data.text ?? '').replace(/^> .*\n/, '') }),
});

/** All texts of a value of content/ with the properties that lead to them, such as `blocks html`. */
function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path} ${name}`.trim()));
}

it('is valid by the fields of the CMS and by the contract', async () => {
  const cms = await openTestCms();
  const references = await validateSources(sources, FOLDER, cms.payload);
  expect(references.size).toBe(sources.length);
  const referred = [...references.values()].flatMap((keys) => [...keys]);
  expect(referred).toContain('dossiers/dialyse/shunt'); // by a definition
  expect(referred).toContain('concepts/shunt'); // by an article
  expect(referred).not.toContain('redirects/adpkd');
  await cms.close();
});

describe('urgent advice', () => {
  // The names of a concept are what readers type, '112' among them, and no advice.
  const read = sources.filter(({ collection }) => collection !== 'concepts');
  // Who looks for somebody to talk to is welcomed first: there 113 is a quiet line, in which every number can be called.
  const QUIET_LINE =
    /\[113\]\(tel:113\), dag en nacht, of gratis \[0800-0113\]\(tel:08000113\)\. Bel \[112\]\(tel:112\) bij direct gevaar/;
  // The name of a complaint, at its page and in links to it, says what a reader feels, and no advice.
  const COMPLAINTS = sources.filter(({ key }) => key.startsWith('complaints/')).map(({ data }) => String(data.title));
  const withoutComplaints = (text: string) =>
    COMPLAINTS.reduce((rest, complaint) => rest.replaceAll(complaint, ''), text);
  const isQuietLine = (key: string, text: string) => key === 'pages/praten-over' && QUIET_LINE.test(text);

  it('is given in an urgent block only', () =>
    expectOfEach(byKey(read), (source) => {
      const { key } = source;
      const texts = textsIn(withoutUrgent(source)).map(({ text }) => withoutComplaints(text));
      const elsewhere = texts.filter((text) => !isQuietLine(key, text));
      expect(elsewhere.filter((text) => /\b11[23]\b|\b0800-\d{4}\b/.test(text))).toEqual([]);
      expect(
        elsewhere.filter((text) => /onregelmatige hartslag|hart (vreemd|onregelmatig|bonst|overslaat)/i.test(text)),
      ).toEqual([]);
      expect(elsewhere.filter((text) => /bloeding die niet stopt|blijft (na)?bloeden/i.test(text))).toEqual([]);
    }));

  const urgentBlocks = sources
    .flatMap(({ key, data }) => blocksOf(data).map((block) => [key, block] as const))
    .filter(([, { kind }]) => kind === 'urgent');
  it('names 112 for an irregular heartbeat, a bleeding and danger', () =>
    expectOfEach(urgentBlocks, (block) => {
      const numbers = (block.phones as { number: string }[]).map(({ number }) => number);
      const html = String(block.html);
      if (/hart|bloed|benauwd|gevaar/.test(html)) expect(numbers).toContain('112');
      if (/113/.test(html)) expect(numbers).toEqual(expect.arrayContaining(['113', '0800-0113', '112']));
      for (const [number] of html.match(/\b11[23]\b/g)?.map((found) => [found]) ?? [])
        expect(numbers).toContain(number);
    }));

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

  it('every explanation of a word and every brochure says that AI wrote it, and none that somebody checked it', () => {
    const words = sources.filter(({ collection }) => collection === 'definitions' || collection === 'files');
    expect(words.length).toBeGreaterThan(120);
    expect(words.filter(({ data }) => data.writtenBy !== 'ai').map(({ key }) => key)).toEqual([]);
    expect(words.filter(({ data }) => data.checkedBy ?? data.checkedOn).map(({ key }) => key)).toEqual([]);
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
  const THINGS =
    'nier|donornier|nierfunctie|urine|afweer|huid|ziekte|klacht|dialyse|behandeling|transplantatie|afstoting|ontsteking|commissie|kans|stof|ervaring|site|zoekmachine';
  /** A word before zij that is no verb in the singular: people do what follows. */
  const OTHERS =
    'je|de|in|of|en|ook|dan|die|dat|wat|wie|als|omdat|hoe|waarom|voordat|wanneer|zodat|terwijl|totdat|vrouw';
  /** A thing, and within some words a verb in the singular with zij, or haar. */
  const CALLED = new RegExp(
    `\\b(?:${THINGS})\\b,? (?:\\S+ ){0,24}?(?:(?:(?!\\S+en )(?!(?:${OTHERS}) )\\p{L}+|(?:daalt|maakt|is) dan|zoals|hoe \\S+) zij\\b(?! \\p{L}+en\\b)|(?:verraadt|merkt|behandelen we) haar\\b)`,
    'iu',
  );
  const calling = (text: string) => CALLED.test(text);

  it.each([
    'Bij veel mensen blijft de nierfunctie jarenlang gelijk of daalt zij heel langzaam.',
    'Krijgt de nier te weinig bloed, dan maakt zij renine.',
    'Afstoting voel je meestal niet, het bloed verraadt haar.',
    'Transplantatie is een behandeling. Genezen doet zij niet: een donornier vraagt levenslang zorg.',
    'De nier wordt losgemaakt. Via een snede van zes centimeter, vaak laag in de buik, komt zij naar buiten.',
    'Bij veel mensen keert de ziekte terug zoals zij begon.',
    'Je ziet hoeveel elke nier doet en hoe snel zij leegloopt.',
    'De zoekmachine kijkt naar je woord. Ben je niet ingelogd, dan vindt zij van besloten bijdragen de titel.',
    'Een ervaring is geen medisch advies, en zo behandelen we haar ook.',
  ])('finds %s', (text) => expect(calling(text)).toBe(true));

  it('is called so in no document', () =>
    expectOfEach(byKey(sources), ({ data }) => {
      expect(textsIn(data).filter(({ text }) => calling(text))).toEqual([]);
    }));
});

describe('a meeting in the news', () => {
  const MEETING = /(?<!\p{L})(?:jaar|net)?(?:bijeenkomst|avond|les|dag)(?:en|sen)?(?!\p{L})/iu;
  const TO_COME =
    /(?<!\p{L})(?:volgende|komende|binnenkort|straks|zal|zullen|(?:komt|komen) er|(?:geven|houden|organiseren) we|meld je|aanmelden)(?!\p{L})/iu;
  const DATE = /\b\d{1,2} (?:jan|feb|maart|apr|mei|jun|jul|aug|sep|okt|nov|dec)\p{L}* 20\d\d/u;
  const TIME = /\b\d{1,2}\.\d\d(?: uur| tot )/;
  /** Whether a document announces a meeting without saying when: a sentence with both a meeting and what is to come. */
  const isVague = (texts: string[]) =>
    texts.some((text) => text.split(/(?<=[.:;!?])\s+/).some((each) => MEETING.test(each) && TO_COME.test(each))) &&
    !(DATE.test(texts.join(' ')) && TIME.test(texts.join(' ')));

  it.each([
    ['De volgende avond is online.', true],
    ['In maart geven we een les, zonder huiswerk.', true],
    ['Er komt een bijeenkomst. Meld je aan voor de bijeenkomst, op 3 maart 2027.', true],
    ['De volgende avond is online, op donderdag 12 november 2026 van 20.00 tot 21.30 uur.', false],
    ['Er kwamen 46 mensen naar de bijeenkomst.', false],
  ])('‘%s’ says when: %s', (text, vague) => expect(isVague([text])).toBe(vague));

  const news = sources.filter(({ key }) => key.startsWith('news/'));
  it('says when', () =>
    expectOfEach(byKey(news), ({ data }) => {
      const texts = textsIn({ ...data, questionLines: null }).map(({ text }) => text);
      expect(isVague(texts)).toBe(false);
    }));
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

it('each door has articles, a conversation, a recipe, a next step, and a story that its writer tells where it leads', async () => {
  const { groups } = await readDemo();
  const bodies = new Map(
    groups.flatMap(({ conversations }) => conversations).map((each) => [slugOf(each.title), each.body]),
  );
  const doors = sources.filter(({ data }) => DOORS.some(({ path }) => path === data.path));
  expect(doors).toHaveLength(DOORS.length);
  expectOfEach(byKey(doors), ({ data }) => {
    const blocks = blocksOf(data);
    const kinds = blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['featured-content', 'community-links', 'recipe-link']));
    expect(kinds.includes('call-to-action') || data.button !== undefined).toBe(true);
    const story = blocks.findIndex(({ kind }) => kind === 'quote');
    expect(bodies.get(String(blocks[story + 1]?.conversation))).toContain(blocks[story]?.text);
  });
});

it('every link within the site leads to a page that everyone may read', async () => {
  const { groups } = await readDemo();
  const pages = new Set([
    ...sources.flatMap(({ key, data }) => [data.path, key.startsWith('dossiers/') && `/artikelen/${basename(key)}`]),
    ...sources.filter(({ collection }) => collection === 'redirects').map(({ data }) => data.from),
    ...groups.flatMap(({ slug, conversations }) => [
      `/groepen/${slug}`,
      ...conversations.filter((each) => each.public).map(({ title }) => `/groepen/${slug}/${slugOf(title)}`),
    ]),
    ...routes.flatMap(({ path, children = [] }) =>
      [path, ...children.map((child) => child.path)].map((each) => `/${each}`),
    ),
  ]);
  const links = sources.flatMap(({ key, data }) =>
    textsIn(data)
      .filter(({ path }) => (key.startsWith('redirects/') ? path === 'to' : true))
      .flatMap(({ path, text }) =>
        / url$|^url$|^to$/.test(path) ? [text] : [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to),
      )
      .filter((to) => to.startsWith('/'))
      .map((to) => ({ key, to })),
  );
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter(({ to }) => !pages.has(to.replace(/[?#].*/, '')))).toEqual([]);
});

it('a link that is introduced by ‘Lees ook’ does not begin with it again', () => {
  const titles = sources.flatMap(({ data }) => blocksOf(data).filter(({ kind }) => kind === 'internal-link'));
  expect(titles.filter(({ title }) => /^lees\b/i.test(String(title)))).toEqual([]);
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

  it('in every dossier', () =>
    expectOfEach(byKey(articles), ({ data }) => {
      const text = textsIn(data)
        .filter(({ path }) => path.endsWith('html'))
        .map((part) => part.text)
        .join('\n');
      for (const [term, explanation] of EXPLANATIONS) {
        const { index } = term.exec(text) ?? {};
        if (index !== undefined) expect(text.slice(Math.max(0, index - 200), index + 200)).toMatch(explanation);
      }
    }));
});

describe('recipes', () => {
  const recipes = sources.filter(({ collection }) => collection === 'recipes');

  it('have ingredients, steps and all nutrients', () =>
    expectOfEach(byKey(recipes), ({ data }) => {
      const groups = data.ingredients as PlainObject[];
      expect(groups.length).toBeGreaterThan(0);
      for (const { items } of groups) expect((items as unknown[]).length).toBeGreaterThan(0);
      expect((data.steps as unknown[]).length).toBeGreaterThan(0);
      expect(Object.keys(data.nutrients as object).toSorted()).toEqual(
        ['carbohydrates', 'energy', 'fat', 'fluid', 'phosphate', 'potassium', 'protein', 'salt', 'sodium'].toSorted(),
      );
    }));
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

it('has the house rules on which moderators decide, in their order, with nothing else between them', () => {
  const page = sources.find(({ key }) => key === 'pages/huisregels');
  const text = JSON.stringify(page?.data.blocks);
  const numbered = [...text.matchAll(/(?<!\d)\d\. (.*?)(?=\\n)/g)].map(([, rule]) => rule);
  expect(numbered).toEqual(Object.values(HOUSE_RULES));
});

describe('how people ask', () => {
  const asked = sources.flatMap(({ key, data }) =>
    ((data.questionLines ?? []) as string[]).map((line) => ({ key, line: line.toLowerCase() })),
  );

  it('is said of every page, and no line is a query by which the search is measured', () => {
    const pages = sources.filter(({ data }) => Array.isArray(data.blocks) && data.path !== '/klachten');
    const few = pages.filter(({ data }) => ((data.questionLines ?? []) as string[]).length < 8).map(({ key }) => key);
    expect(few).toEqual([]);
    const bench = join(import.meta.dirname, '../../bench/search');
    const measured = ['queries.yaml', 'complaints.yaml'].flatMap((file) =>
      (parse(readFileSync(join(bench, file), 'utf8')) as { query: string }[]).map(({ query }) => query.toLowerCase()),
    );
    expect(measured.length).toBeGreaterThan(300);
    expect(asked.filter(({ line }) => measured.includes(line))).toEqual([]);
  });
});
