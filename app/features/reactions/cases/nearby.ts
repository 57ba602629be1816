import type { NearbyText } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';

/** How many of the reactions before it are shown. */
const BEFORE = 2;

/** The reaction that this one quotes, and those just before it; the earliest first. */
export async function listNearby(db: Database, id: number): Promise<NearbyText[]> {
  const reaction = await db
    .selectFrom('reaction')
    .select(['subjectKind', 'subjectId', 'quotedId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reaction) return [];
  const { subjectKind, subjectId, quotedId } = reaction;
  const texts = db.selectFrom('reaction').select(['id', 'authorId', 'body as text', 'createdAt']);
  const [before, quoted] = await Promise.all([
    texts
      .where((eb) => eb.and({ subjectKind, subjectId }))
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(BEFORE)
      .execute(),
    quotedId === null ? [] : texts.where('id', '=', quotedId).execute(),
  ]);
  const byId = new Map([...quoted, ...before].map((text) => [text.id, text]));
  return [...byId.values()]
    .sort((one, other) => one.id - other.id)
    .map((text) => ({ ...text, quoted: text.id === quotedId }));
}
