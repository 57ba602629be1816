import type { DocumentKind, DocumentOf, PublishedDocument } from '#app/features/content/published/documents.ts';
import { publishedDocument } from '#app/features/content/published/documents.ts';
import type { Picture } from '#app/features/content/published/picture.ts';
import { deliverPublications } from '#app/features/content/store/deliver-publications.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';

/** Published documents for tests, with defaults for the fields that a test does not name. */

// Far from the ids of the CMS, and from those of the other workers of Playwright, which test on the same database.
let lastId = (1 + Number(process.env.TEST_WORKER_INDEX ?? 0)) * 1_000_000;
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** A picture with one copy. */
export const makePicture = (alt = 'Twee nieren'): Picture => ({
  id: nextId(),
  alt,
  description: null,
  copies: [{ size: 'default', scale: 1, type: 'image/webp', file: 'nieren-720x480.webp', width: 720, height: 480 }],
});

/** Nobody said who wrote it. */
const UNSAID = { writtenBy: null, checkedBy: null, checkedOn: null };

const page = (id: number) => ({
  path: `/pagina-${id}`,
  description: null,
  picture: null,
  blocks: [],
  seo: null,
  ...UNSAID,
  changedAt: '2026-09-14T08:00:00.000Z',
});

const kinds: { [K in DocumentKind]: (id: number) => Omit<DocumentOf<K>, 'id' | 'title' | 'kind'> } = {
  'content-page': (id) => ({ ...page(id), subtitle: null, parent: null }),
  'landing-page': (id) => ({ ...page(id), button: null }),
  topic: (id) => ({ ...page(id), path: `/bibliotheek/${id}-dossier` }),
  'medical-article': (id) => ({
    ...page(id),
    parent: 1,
    position: 1,
    author: '-',
    updatedOn: null,
    reviewOn: null,
    organisations: [],
    experts: [],
    sources: [],
    related: [],
  }),
  'advice-topic': (id) => ({ ...page(id), subtitle: null, isDiet: false, phone: null, position: 0 }),
  recipe: (id) => ({
    ...page(id),
    path: `/recepten/${id}-recept`,
    altTitle: null,
    introduction: null,
    amountOfPeople: 4,
    minutesNeeded: 25,
    waitingTime: 0,
    types: [],
    ingredients: [
      { title: null, items: [{ amount: 2, unit: null, name: 'courgettes', singular: 'courgette', note: null }] },
    ],
    steps: [{ heading: null, text: 'Snijd de courgettes in plakken.', minutes: null }],
    allergens: [],
    nutrients: {
      ...{ energy: 120, protein: 3, carbohydrates: 9, fat: 6, salt: 0.5 },
      ...{ sodium: 200, potassium: 400, phosphate: 75, fluid: 150 },
    },
  }),
  'recipe-type': () => ({ group: 'course', description: null, position: 0 }),
  'news-article': (id) => ({
    ...page(id),
    path: `/nieuws/${id}-bericht`,
    introduction: null,
    publicationDate: '2026-11-01',
    tag: null,
  }),
  'news-tag': () => ({ colour: 'blue' }),
  theme: () => ({ introduction: 'Waar het over gaat.', picture: null, lists: [], position: 0 }),
  testimonial: () => ({ role: 'nefroloog', quote: 'Hier stuur ik mensen heen.', picture: null, position: 0 }),
  concept: () => ({
    ...{ layWords: [], medicalNames: [], brands: [], abbreviations: [], broader: [], related: [] },
    isDisease: false,
  }),
  definition: () => ({ ...UNSAID, spellings: [], description: 'Dat betekent dit.', page: null }),
  'rule-text': () => ({ rule: 'respect', facts: null, conduct: null, words: null }),
  redirect: (id) => ({ from: `/oud-${id}`, to: `/nieuw-${id}` }),
  menu: () => ({ name: 'main', items: [] }),
  video: () => ({ description: null, youtubeId: 'FN3MFhYPWWo', picture: null, transcript: null }),
  organisation: () => ({ description: null, url: null, logo: null }),
  expert: () => ({ firstNameTitle: null, initials: 'A.', lastName: 'de Vries', lastNameTitle: null, invented: false }),
  file: (id) => ({
    ...UNSAID,
    description: null,
    file: `bestand-${id}.pdf`,
    type: 'application/pdf',
    bytes: 2048,
    thumbnail: null,
    brochure: true,
  }),
};

/** A document of this kind that the contract accepts. */
export function makeDocument<K extends DocumentKind>(kind: K, overrides: Partial<DocumentOf<K>> = {}): DocumentOf<K> {
  const id = overrides.id ?? nextId();
  const filledIn = kinds[kind](id);
  return publishedDocument.parse({ id, title: `Document ${id}`, ...filledIn, ...overrides, kind }) as DocumentOf<K>;
}

/** Articles with these titles below a document, in this order. */
export const makeArticles = <const T extends readonly string[]>(parent: number, ...titles: T) =>
  titles.map((title, index) => makeDocument('medical-article', { parent, title, position: index + 1 })) as {
    -readonly [K in keyof T]: DocumentOf<'medical-article'>;
  };

/** Enqueues a publication as the CMS does; `null` in place of the document withdraws it. */
export async function enqueuePublication(db: Database, id: number, document: PublishedDocument | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const publishedAt = new Date();
    const { revision } = await transaction
      .insertInto('editorial.publication')
      .values({ documentId: id, publishedAt })
      .returning('revision')
      .executeTakeFirstOrThrow();
    const row = { kind: document?.kind ?? '-', document: document && JSON.stringify(document), revision, publishedAt };
    await transaction
      .insertInto('editorial.published')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  });
}

/** Publishes documents and delivers them, as the worker does. */
export async function publish(platform: Platform, ...documents: PublishedDocument[]): Promise<void> {
  for (const document of documents) await enqueuePublication(platform.db, document.id, document);
  await deliverPublications(platform);
}

/** Withdraws a document and delivers that, as the worker does. */
export async function withdraw(platform: Platform, id: number): Promise<void> {
  await enqueuePublication(platform.db, id, null);
  await deliverPublications(platform);
}
