import { sql } from 'kysely';
import type { Write } from '#app/platform/database/write.ts';
import { documentChanged, documentPublished } from '../events.ts';
import type { DocumentKind, DocumentOf, PublishedDocument } from '../published/documents.ts';
import { childrenTopic, DISEASES_TOPIC, documentTopic, kindTopic } from '../topics.ts';
import { listDefinitions } from './definitions/list-definitions.ts';
import { markDefinitions } from './definitions/mark-definitions.ts';
import { sanitiseDocument } from './sanitise-document.ts';

/** Which publication of a document this is. */
export interface Publication {
  /** Increases with every publication of any document. */
  revision: number;
  /** When the CMS enqueued it. */
  publishedAt: Date;
}

/**
 * Stores a published document as the site shows it, and publishes the event. Does nothing when a newer publication is
 * stored already. When its page moved, the old path redirects to the new one (choices.md 21).
 */
export async function storeDocument(tx: Write, published: PublishedDocument, publication: Publication): Promise<void> {
  const sanitised = await sanitiseDocument(published);
  const definitions = 'blocks' in published ? await listDefinitions(tx.db) : null;
  const { document, refs } = definitions ? markDefinitions(sanitised, definitions.all) : sanitised;
  const { id, kind, title } = document;
  const previous = await lockDocument(tx, id);
  const row = {
    kind,
    title,
    path: 'path' in document ? document.path : null,
    description: teaserText(document),
    picture: 'picture' in document && document.picture ? JSON.stringify(document.picture) : null,
    parentId: 'parent' in document ? document.parent : null,
    position: 'position' in document ? document.position : 0,
    content: JSON.stringify({ ...document, questionLines: undefined }), // which no page shows
    questionLines: ('questionLines' in document && document.questionLines) || [],
    refs,
    definitionsHash: definitions?.hash ?? null,
    changedAt: 'changedAt' in document ? new Date(document.changedAt) : publication.publishedAt,
    revision: publication.revision,
    publishedAt: publication.publishedAt,
  };
  const stored = await tx.db
    .insertInto('document')
    .values({ id, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).whereRef('document.revision', '<=', 'excluded.revision'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!stored) return;
  await redirectOldPath(tx, { id, from: previous?.path ?? null, to: row.path });
  await storeRedirect(tx, document);
  if (document.kind === 'recipe') await storeRecipe(tx, document, publication.publishedAt);
  invalidatePages(tx, { id, kind, parents: [previous?.parentId ?? null, row.parentId] });
  await tx.publish(previous ? documentChanged : documentPublished, { documentId: id });
  if (!previous) await countDocument(tx, kind, 1);
}

/**
 * Deletes a document that is no longer published. Does nothing when the document is not stored, or when a newer publication of it is.
 */
export async function withdrawDocument(
  tx: Write,
  id: number,
  { revision }: Pick<Publication, 'revision'>,
): Promise<void> {
  const deleted = await tx.db
    .deleteFrom('document')
    .where('id', '=', id)
    .where('revision', '<=', revision)
    .returning(['kind', 'parentId'])
    .executeTakeFirst();
  if (!deleted) return;
  const kind = deleted.kind as DocumentKind;
  if (kind === 'recipe') await withdrawRecipe(tx, id);
  invalidatePages(tx, { id, kind, parents: [deleted.parentId] });
  await countDocument(tx, kind, -1);
}

const lockDocument = ({ db }: Write, id: number) =>
  db.selectFrom('document').select(['path', 'parentId']).where('id', '=', id).forUpdate().executeTakeFirst();

function invalidatePages(
  tx: Write,
  { id, kind, parents }: { id: number; kind: DocumentKind; parents: (number | null)[] },
) {
  tx.invalidate(documentTopic(id), kindTopic(kind));
  if (kind === 'topic' || kind === 'medical-article' || kind === 'concept') tx.invalidate(DISEASES_TOPIC);
  for (const parent of parents) if (parent !== null) tx.invalidate(childrenTopic(parent), documentTopic(parent));
}

function teaserText(document: PublishedDocument): string | null {
  if ('description' in document && document.description) return document.description;
  return 'introduction' in document ? document.introduction : null;
}

async function redirectOldPath(
  { db }: Write,
  { id, from, to }: { id: number; from: string | null; to: string | null },
) {
  if (to !== null) await db.deleteFrom('redirect').where('fromPath', '=', to).where('saidBy', 'is', null).execute();
  if (from === null || to === null || from === to) return;
  await db
    .insertInto('redirect')
    .values({ fromPath: from, documentId: id })
    .onConflict((conflict) => conflict.column('fromPath').doUpdateSet({ documentId: id, toUrl: null, saidBy: null }))
    .execute();
}

async function storeRedirect({ db }: Write, document: PublishedDocument): Promise<void> {
  if (document.kind !== 'redirect') return;
  await db.deleteFrom('redirect').where('saidBy', '=', document.id).execute();
  const row = { toUrl: document.to, saidBy: document.id, documentId: sql<null>`null` };
  await db
    .insertInto('redirect')
    .values({ fromPath: document.from, ...row })
    .onConflict((conflict) => conflict.column('fromPath').doUpdateSet(row))
    .execute();
}

/**
 * Adds to the number of documents of a kind: 1 for one that is new, -1 for one that is withdrawn. The last that a delivery
 * does, because deliveries of the same kind wait here for each other and must not hold what another one waits for.
 */
async function countDocument({ db }: Write, kind: DocumentKind, change: 1 | -1): Promise<void> {
  await db
    .insertInto('documentCount')
    .values({ kind, number: change })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({ number: eb('documentCount.number', '+', change) })),
    )
    .execute();
}

/** Stores what the lists of recipes sort and filter by. The day of its first publication stays as it was. */
async function storeRecipe(
  { db }: Write,
  { id, title, types, nutrients, allergens }: DocumentOf<'recipe'>,
  publishedAt: Date,
): Promise<void> {
  const { energy, protein, carbohydrates, fat, salt, sodium, potassium, phosphate, fluid } = nutrients;
  const quantities = { energy, protein, carbohydrates, fat, salt, sodium, potassium, phosphate, fluid };
  const row = { published: true, title, typeIds: types, ...quantities, allergens: allergensOf(allergens) };
  await db
    .insertInto('recipe')
    .values({ id, ...row, firstPublishedAt: publishedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The allergens of a recipe; none where it has none, and null where editors did not say. */
const allergensOf = (said: DocumentOf<'recipe'>['allergens']): string[] | null =>
  said.length === 0 ? null : said.filter((allergen) => allergen !== 'none');

/** Leaves a withdrawn recipe out of the lists; its favourites stay. */
async function withdrawRecipe({ db }: Write, id: number): Promise<void> {
  await db.updateTable('recipe').set({ published: false }).where('id', '=', id).execute();
}
