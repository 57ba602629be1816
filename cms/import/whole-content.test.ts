import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCK_KINDS } from '../../app/features/content/published/blocks.ts';
import { isReservedFromRedirects } from '../../app/reserved-paths.ts';
import { isPlainObject, type PlainObject } from '../plain-object.ts';
import { blocksOf } from '../testing/blocks-of.ts';
import { readSources, type Source } from './sources/read-sources.ts';

/** How much content/ has, and that none of it is written twice. */

const sources = readSources(join(import.meta.dirname, '../../content'));
const listOf = (collection: string): Source[] => sources.filter((source) => source.collection === collection);

/** Properties whose texts are no sentences of the document itself. */
const OTHER = new Set(['kind', 'picture', 'button', 'phone', 'sources', 'url', 'from', 'to', 'subtitle']);

/** All texts of a value that readers read, without the fixed warnings of urgent blocks. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isPlainObject(value) || value.kind === 'urgent') return [];
  return Object.entries(value).flatMap(([name, inner]) => (OTHER.has(name) ? [] : textsIn(inner)));
}

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];

/** The words of the texts in the blocks of a page: its titles, paragraphs and lists. */
const countWords = ({ blocks, introduction }: PlainObject): number =>
  wordsOf(textsIn([introduction ?? '', blocks]).join(' ')).length;

const tooShort = (collection: string, words: number): string[] =>
  listOf(collection)
    .filter(({ data }) => countWords(data) < words)
    .map(({ key, data }) => `${key}: ${countWords(data)}`);

describe('there is enough', () => {
  it.each([
    ['topics', 14],
    ['medical-articles', 90],
    ['recipes', 80],
    ['news-articles', 24],
    ['themes', 4],
    ['testimonials', 6],
    ['redirects', 40],
    ['definitions', 120],
    ['concepts', 550],
  ])('%s: %i', (collection, count) => expect(listOf(collection).length).toBeGreaterThanOrEqual(count));

  it('articles have 400 to 900 words', () => {
    expect(tooShort('medical-articles', 400)).toEqual([]);
    expect(listOf('medical-articles').filter(({ data }) => countWords(data) > 900)).toEqual([]);
  });

  it('news has 120 words or more', () => expect(tooShort('news-articles', 120)).toEqual([]));

  it('pages have 150 words or more', () => {
    expect(tooShort('content-pages', 150)).toEqual([]);
    expect(tooShort('advice-topics', 150)).toEqual([]);
  });
});

it('uses every kind of block but videos and the list of diseases', () => {
  const used = new Set(sources.flatMap(({ data }) => blocksOf(data)).map(({ kind }) => kind));
  // Nobody spoke a Dutch text for a video yet, and the list of diseases is a page of its own.
  expect(BLOCK_KINDS.filter((kind) => !used.has(kind))).toEqual(['video', 'a-z-list']);
});

it('what is urgent begins with what to do or with a list: a phone shows the first sentence', () => {
  const begins = sources.flatMap(({ key, data }) =>
    blocksOf(data)
      .filter(({ kind }) => kind === 'urgent')
      .map(({ html }) => ({
        key,
        text:
          String(html)
            .trim()
            .split(/(?<=[.!?])\s/, 1)[0] ?? '',
      })),
  );
  const idle = begins.filter(({ text }) => !/^-|\b(bel|praat)\b|112|113/i.test(text));
  expect(idle.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});

it('no redirect stands on the address of a page of the site itself', () => {
  const from = listOf('redirects').map(({ data }) => String(data.from));
  expect(from.filter((path) => isReservedFromRedirects(path))).toEqual([]);
});

it('each of forty diseases has a name in the A-Z and a picture of its own', () => {
  const diseases = listOf('medical-articles').filter(({ key }) => key.startsWith('dossiers/nierziekten/'));
  const named = new Set(listOf('concepts').flatMap(({ key, data }) => (data.isDisease ? key : [])));
  const mainOf = ({ data }: Source) => (data.concepts as string[])[0] ?? '';
  expect(diseases.filter((disease) => !named.has(mainOf(disease))).map(({ key }) => key)).toEqual([]);
  const pages = [...diseases, ...listOf('topics')].map(mainOf).filter((concept) => named.has(concept));
  expect(pages.toSorted(), 'each disease is what one page is about').toEqual([...named].toSorted());
  const pictures = new Set(diseases.map(({ data }) => (data.picture as { file: string }).file));
  expect(pictures.size).toBe(diseases.length);
  expect(pictures.size).toBeGreaterThanOrEqual(40);
});

it('testimonials are by a patient, a nephrologist and a transplant patient, three at a time, with a portrait of each', () => {
  const all = listOf('testimonials').map(
    ({ data }) => data as { position: number; role: string; picture: { file: string } },
  );
  all.sort((one, other) => one.position - other.position);
  expect(all.length % 3).toBe(0);
  for (const [index, { role, picture }] of all.entries()) {
    expect(/nefroloog/i.test(role)).toBe(index % 3 === 1);
    expect(/^Kreeg een nier/.test(role)).toBe(index % 3 === 2);
    expect(picture.file).toMatch(/^portret-\d+\.svg$/);
  }
  expect(new Set(all.map(({ picture }) => picture.file)).size).toBe(all.length);
});

/** The sentences of six words or more, without signs and capitals. */
const sentencesOf = ({ data }: Source): string[] =>
  textsIn(data)
    .flatMap((text) => text.split(/(?<=[.!?])['"”’)]*\s+|\n+/))
    .map(wordsOf)
    .filter(({ length }) => length >= 6)
    .map((words) => words.join(' ').toLowerCase());

/** The values that more than one of the sources has, with the keys of those sources. */
function sharedBy(all: readonly Source[], valuesOf: (source: Source) => string[]): [string, string[]][] {
  const keys = new Map<string, Set<string>>();
  for (const source of all)
    for (const value of valuesOf(source)) keys.set(value, (keys.get(value) ?? new Set()).add(source.key));
  return [...keys].filter(([, { size }]) => size > 1).map(([value, found]) => [value, [...found]]);
}

describe('nothing is there twice', () => {
  it('no sentence of six words or more stands in two documents', () =>
    expect(sharedBy(sources, sentencesOf)).toEqual([]));

  it('no spelling stands in two definitions', () => {
    const spellingsOf = ({ data }: Source) =>
      [data.title, data.spellings ?? []].flat().map((spelling) => String(spelling).toLowerCase());
    expect(sharedBy(listOf('definitions'), spellingsOf)).toEqual([]);
  });

  it('no name stands in two concepts', () => {
    const names = ({ data }: Source) =>
      [data.title, data.layWords, data.medicalNames, data.brands, data.abbreviations].flat().flatMap((name) =>
        name
          ? String(name)
              .replace(/\s*\(.*\)$/, '')
              .toLowerCase()
          : [],
      );
    expect(sharedBy(listOf('concepts'), names)).toEqual([]);
  });
});
