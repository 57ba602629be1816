import type { Database } from '#app/platform/database/database.ts';
import { reactionAnchor } from '../paths.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { REACTIONS_PAGE_SIZE } from '../rules.ts';

/**
 * The index of the page, of REACTIONS_PAGE_SIZE reactions each, that shows this reaction to the thing with the id
 * `subjectId`; null if that has no such reaction. An index-only scan counts the reactions before it.
 */
export async function findPageOfReaction(
  db: Database,
  kind: ReactionKind,
  { subjectId, reactionId }: { subjectId: number; reactionId: number },
): Promise<number | null> {
  const upTo = await db
    .selectFrom('reaction')
    .select(({ fn }) => [fn.countAll<number>().as('number'), fn.max('id').as('last')])
    .where((eb) => eb.and({ subjectKind: kind.name, subjectId }))
    .where('id', '<=', reactionId)
    .executeTakeFirstOrThrow();
  return upTo.last === reactionId ? Math.floor((upTo.number - 1) / REACTIONS_PAGE_SIZE) : null;
}

/**
 * The address of a reaction on its page; of what is reacted to where that has no such reaction. `pathOf` gives the path of a
 * page of its reactions.
 */
export async function findReactionAddress(
  db: Database,
  kind: ReactionKind,
  { pathOf, ...reaction }: { subjectId: number; reactionId: number; pathOf: (page?: number) => string },
): Promise<string> {
  const index = await findPageOfReaction(db, kind, reaction);
  return index === null ? pathOf() : `${pathOf(index + 1)}${reactionAnchor(reaction.reactionId)}`;
}
