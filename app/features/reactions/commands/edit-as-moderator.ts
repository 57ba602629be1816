import { writeOnce } from '#app/features/drafts/index.ts';
import { editAsAct } from '#app/features/moderation/index.ts';
import type { TextEdit } from '#app/platform/cases/case-kind.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { mayModerate } from '../policy.ts';
import type { ReactionKind } from '../reaction-kind.ts';

interface Edit {
  by: Viewer;
  reactionId: number;
  body: string;
  key: string | null;
}

const WITHDRAWN = 'De schrijver heeft deze reactie ingetrokken.';

/**
 * Changes the text of a reaction as a moderator. The previous text is stored with the moderator and the time (rules.md R27).
 * The same text is not stored as an edit. A repetition with the same `key` changes nothing. Throws AppError forbidden,
 * not_found, or conflict for a withdrawn reaction, for a reported one that another moderator is at or that this one wrote,
 * and for a key that was used for something else.
 */
export async function editAsModerator(platform: Platform, kind: ReactionKind, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const { reactionId, body } = input;
  const draft = { kind: kind.drafts.edit, about: reactionId } as const;
  const thing = { kind: kind.caseName, subjectId: reactionId };
  await writeOnce(platform, { by, key, call: `moderate reaction to ${kind.name}`, input, draft }, (tx) =>
    editAsAct(tx, { by, field: 'Body', ...thing }, () =>
      changeText(tx, kind, { id: reactionId, moderatorId: by.memberId, body }),
    ),
  );
}

/**
 * Changes the text in an open transaction. Gives whether it changed. Throws AppError not_found, or conflict for a withdrawn
 * reaction.
 */
export async function changeText(
  { db, now, invalidate }: Write,
  kind: ReactionKind,
  { id: reactionId, moderatorId, body }: TextEdit,
): Promise<boolean> {
  const previous = await lockReaction(db, kind, reactionId);
  if (previous.body === body) return false;
  await db
    .insertInto('reactionFormerText')
    .values({ reactionId, byModerator: true, moderatorId, body: previous.body, createdAt: now })
    .execute();
  await db.updateTable('reaction').set({ body, editedAt: now }).where('id', '=', reactionId).execute();
  invalidate(...kind.topics(previous.subjectId));
  return true;
}

/**
 * Reads and locks the reaction, so that of concurrent edits each stores the text that it replaces. It does not wait for
 * reports, which wait for the case that a moderator holds.
 */
async function lockReaction(db: OpenTransaction, kind: ReactionKind, id: number) {
  const reaction = await db
    .selectFrom('reaction')
    .select(['subjectId', 'body', 'withdrawnAt'])
    .where((eb) => eb.and({ id, subjectKind: kind.name }))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!reaction) throw new AppError('not_found');
  if (reaction.withdrawnAt) throw new AppError('conflict', { fields: { Body: WITHDRAWN } });
  return reaction;
}
