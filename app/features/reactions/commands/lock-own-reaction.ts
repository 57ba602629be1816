import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { blockersIn } from '#app/platform/session/blocks.ts';
import { isAuthor, type Viewer } from '#app/platform/session/viewer.ts';
import type { ReactionState } from '../policy.ts';
import { isSubjectReadable, type ReactionKind } from '../reaction-kind.ts';

/** A reaction as it is before its author changes it. */
export interface FormerReaction extends Omit<ReactionState, 'held'> {
  id: number;
  /** The id of what it reacts to. */
  subjectId: number;
  body: string;
  contentWarnings: string[];
}

/**
 * Reads and locks a reaction of this member: until the transaction ends, nobody else can change it. Throws AppError
 * not_found, or forbidden for a reaction of somebody else.
 */
export async function lockOwnReaction(
  db: OpenTransaction,
  kind: ReactionKind,
  { by, id }: { by: Viewer; id: number },
): Promise<FormerReaction> {
  const reaction = await selectReactions(db, kind).where('id', '=', id).executeTakeFirst();
  if (!reaction) throw new AppError('not_found');
  if (isAuthor(by, reaction)) return reaction;
  await assertSubjectReadable(db, kind, { subjectId: reaction.subjectId, by });
  throw new AppError('forbidden');
}

/** Throws AppError not_found where a moderator hid what is reacted to, and where this member may not read it (rules.md R44). */
export async function assertSubjectReadable(
  db: OpenTransaction,
  kind: ReactionKind,
  { subjectId, by }: { subjectId: number; by: Viewer },
): Promise<void> {
  const readable = isSubjectReadable(kind, subjectId, blockersIn(by));
  const row = await db.selectNoFrom(readable.as('readable')).executeTakeFirstOrThrow();
  if (!row.readable) throw new AppError('not_found');
}

/** Reads and locks those of these reactions that are not withdrawn, in the order of their ids. */
export const lockReactions = (
  db: OpenTransaction,
  kind: ReactionKind,
  ids: readonly number[],
): Promise<FormerReaction[]> =>
  selectReactions(db, kind)
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('withdrawnAt', 'is', null)
    .orderBy('id')
    .execute();

const selectReactions = (db: OpenTransaction, kind: ReactionKind) =>
  db
    .selectFrom('reaction')
    .select(['id', 'subjectId', 'authorId', 'body', 'createdAt', 'editedAt', 'withdrawnAt', 'hiddenAt'])
    .select('contentWarnings')
    .where('subjectKind', '=', kind.name)
    .forUpdate();

/** Stores the former texts of those reactions about which a case is open, for the moderators (docs/decisions/reactions.md). */
export async function storeFormerTexts(
  { db, now }: Write,
  kind: ReactionKind,
  formers: readonly Pick<FormerReaction, 'id' | 'body'>[],
): Promise<void> {
  const [ids, bodies] = [formers.map(({ id }) => id), formers.map(({ body }) => body)];
  await sql`
    insert into reaction_former_text (reaction_id, body, created_at)
    select former.id, former.body, ${now}
    from unnest(${ids}::integer[], ${bodies}::text[]) as former (id, body)
    join moderation_case on kind = ${kind.caseName} and subject_id = former.id and handled_at is null
  `.execute(db);
}
