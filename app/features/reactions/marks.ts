import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import { blockersIn } from '#app/platform/session/blocks.ts';
import type { Reader } from '#app/platform/session/viewer.ts';
import { mayMark } from './policy.ts';
import { isSubjectReadable, type ReactionKind } from './reaction-kind.ts';

/** Likes of reactions of this kind. */
export const reactionLike = (kind: ReactionKind) =>
  markKind({
    table: 'reactionLike',
    target: 'reactionId',
    counter: { table: 'reaction', column: 'likeCount' },
    find: (db, id, viewer) => findReaction(db, kind, { id, viewer }),
    may: { add: mayMark, remove: mayMark },
    topics: ({ subjectId }) => kind.topics(subjectId),
  });

/**
 * A reaction to what this viewer may read. Waits for a withdrawal that has begun: else a mark or a report could be stored on
 * a reaction that is withdrawn.
 */
export const findReaction = (db: Database, kind: ReactionKind, { id, viewer }: { id: number; viewer: Reader | null }) =>
  db
    .selectFrom('reaction')
    .select(['subjectId', 'authorId', 'withdrawnAt', 'hiddenAt'])
    .where((eb) => eb.and({ id, subjectKind: kind.name }))
    .where((eb) => isSubjectReadable(kind, eb.ref('reaction.subjectId'), blockersIn(viewer)))
    .forKeyShare()
    .executeTakeFirst();
