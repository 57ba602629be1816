import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import { mayMark } from './policy.ts';
import { isSubjectShown, type ReactionKind } from './reaction-kind.ts';

/** Likes of reactions of this kind. */
export const reactionLike = (kind: ReactionKind) =>
  markKind({
    table: 'reactionLike',
    target: 'reactionId',
    counter: { table: 'reaction', column: 'likeCount' },
    find: (db, id) => findReaction(db, kind, id),
    may: { add: mayMark, remove: mayMark },
    topics: ({ subjectId }) => kind.topics(subjectId),
  });

/** Waits for a withdrawal that has begun: else a mark or a report could be stored on a reaction that is withdrawn. */
export const findReaction = (db: Database, kind: ReactionKind, id: number) =>
  db
    .selectFrom('reaction')
    .select(['subjectId', 'authorId', 'withdrawnAt', 'hiddenAt'])
    .where((eb) => eb.and({ id, subjectKind: kind.name }))
    .where((eb) => isSubjectShown(kind, eb.ref('reaction.subjectId')))
    .forKeyShare()
    .executeTakeFirst();
