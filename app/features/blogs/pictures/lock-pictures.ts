import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Block } from '../body/blocks.ts';
import { pictureIdsIn } from './picture-ids.ts';

/** The pictures of a post as they are before it is stored. */
export interface LockedPictures {
  /** Whose each of them is, by its id; null for one that is orphaned. */
  owners: ReadonlyMap<string, number | null>;
  /** Those that the post has had until now. */
  former: readonly string[];
}

/**
 * Locks the pictures that a post has and those that it will have, in the order of their ids: until the transaction ends no
 * other post takes one up or drops one, and none is orphaned.
 */
export async function lockPictures(
  db: OpenTransaction,
  { postId, blocks }: { postId: number; blocks: readonly Block[] },
): Promise<LockedPictures> {
  const former = await db.selectFrom('blogPostPicture').select('pictureId').where('postId', '=', postId).execute();
  const ids = [...new Set([...former.map(({ pictureId }) => pictureId), ...pictureIdsIn(blocks)])];
  if (ids.length === 0) return { owners: new Map(), former: [] };
  const locked = await db
    .selectFrom('picture')
    .innerJoin('blogPicture', 'blogPicture.pictureId', 'picture.id')
    .select(['picture.id', 'picture.memberId'])
    .where('picture.id', 'in', ids)
    .orderBy('picture.id')
    .forNoKeyUpdate('picture')
    .execute();
  return {
    owners: new Map(locked.map(({ id, memberId }) => [id, memberId])),
    former: former.map(({ pictureId }) => pictureId),
  };
}
