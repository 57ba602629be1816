import { writeOnce } from '#app/features/drafts/index.ts';
import { assertQuotable } from '#app/features/reactions/index.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { Written } from '#app/platform/database/with-idempotency-key.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { blogReactionWritten } from '../events.ts';
import { blogReactions } from '../reactions.ts';
import { blogTopic, postTopic } from '../topics.ts';

interface NewReaction {
  by: Viewer;
  postId: number;
  body: string;
  /** The reaction that it quotes. */
  quotedId: number | null;
  key: string | null;
}

/**
 * Adds a member's reaction to a published post. A repetition with the same `key` gives the same reaction.
 * Throws AppError not_found, invalid_input for a quote of what is not a reaction to this post or withdrawn, or conflict for
 * a key that was used for something else.
 */
export function writeReaction(platform: Platform, { by, key, ...input }: NewReaction): Promise<Written<number>> {
  const { postId, quotedId } = input;
  const draft = { kind: blogDrafts.reaction, about: postId } as const;
  return writeOnce(platform, { by, key, call: 'reactToPost', input, draft }, async (tx) => {
    await assertQuotable(tx.db, blogReactions, { quotedId, subjectId: postId });
    const reactionId = await insertReaction(tx, { by, ...input });
    await tx.publish(blogReactionWritten, { postId, reactionId });
    return reactionId;
  });
}

async function insertReaction(
  { db, now, invalidate }: Write,
  { by, ...input }: Omit<NewReaction, 'key'>,
): Promise<number> {
  const [reaction] = await insertRow(db, { ...input, authorId: by.memberId, now });
  if (!reaction) throw new AppError('not_found');
  invalidate(postTopic(input.postId), blogTopic(reaction.blogId));
  return reaction.id;
}

interface ReactionRow {
  postId: number;
  authorId: number;
  body: string;
  quotedId: number | null;
  now: Date;
}

/**
 * Counts the reaction and inserts it, in one statement; gives no row where there is no such post. The lock on the row of the
 * post makes concurrent reactions wait for each other, so that the order of ids is that of time.
 */
const insertRow = prepared((db, { postId, authorId, body, quotedId, now }: ReactionRow) =>
  db
    .with('counted', (query) =>
      query
        .updateTable('blogPost')
        .set((eb) => ({ reactionCount: eb('reactionCount', '+', 1) }))
        .where('id', '=', postId)
        .where('publishedAt', 'is not', null)
        .where('hiddenAt', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('blog')
              .select('blog.id')
              .whereRef('blog.id', '=', 'blogPost.blogId')
              .where('blog.hiddenAt', 'is', null),
          ),
        )
        .returning(['id', 'blogId']),
    )
    .with('inserted', (query) =>
      query
        .insertInto('blogReaction')
        .columns(['postId', 'authorId', 'body', 'quotedId', 'createdAt'])
        .expression((eb) =>
          eb
            .selectFrom('counted')
            .select([
              'counted.id',
              eb.val(authorId).as('authorId'),
              eb.val(body).as('body'),
              eb.val(quotedId).as('quotedId'),
              eb.val(now).as('createdAt'),
            ]),
        )
        .returning('id'),
    )
    .selectFrom(['inserted', 'counted'])
    .select(['inserted.id', 'counted.blogId']),
);
