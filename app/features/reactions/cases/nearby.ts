import type { NearbyText } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { namesOf } from '../tables.ts';

/** How many of the reactions before it are shown. */
const BEFORE = 2;

/** The reaction that this one quotes, and those just before it; the earliest first. */
export async function listNearby(db: Database, kind: ReactionKind, id: number): Promise<NearbyText[]> {
  const { table, target } = namesOf(kind);
  const reaction = await db
    .selectFrom(table)
    .select([`${target} as subjectId`, 'quotedId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reaction) return [];
  const { subjectId, quotedId } = reaction;
  const texts = db.selectFrom(table).select(['id', 'authorId', 'body as text', 'createdAt']);
  const [before, quoted] = await Promise.all([
    texts.where(target, '=', subjectId).where('id', '<', id).orderBy('id', 'desc').limit(BEFORE).execute(),
    quotedId === null ? [] : texts.where('id', '=', quotedId).execute(),
  ]);
  const byId = new Map([...quoted, ...before].map((text) => [text.id, text]));
  return [...byId.values()]
    .sort((one, other) => one.id - other.id)
    .map((text) => ({ ...text, quoted: text.id === quotedId }));
}
