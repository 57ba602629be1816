import { sql } from 'kysely';
import type { ReactionKind } from '#app/features/reactions/index.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import { blogDrafts } from './draft-kinds.ts';
import { POST_KIND, POST_REACTION_CASE } from './rules.ts';
import { isBlogShown, isPostShownInBlog } from './shown.ts';
import { blogTopic, postTopic } from './topics.ts';

const shown = sql<boolean>`(
  ${isPostShownInBlog()} and exists (select from blog where blog.id = blog_post.blog_id and ${isBlogShown()})
)`;

/** Whether the owner of the blog of a post lets this member react. */
const letsReact = ({ by, asModerator }: { by: number; asModerator: boolean }) => sql<boolean>`(
  ${asModerator}::boolean
  or not ${hasBlocked(sql<number>`(select owner_id from blog where blog.id = blog_post.blog_id)`, sql<number>`${by}::integer`)}
)`;

/** The reactions to posts. */
export const postReactions: ReactionKind = {
  name: POST_KIND,
  table: 'blogPost',
  published: sql`published_at is not null`,
  shown,
  // As mayReadShown() says in policy.ts.
  mayRead: (blockers) => sql<boolean>`exists (
    select from blog join member on member.id = blog.owner_id
    where blog.id = blog_post.blog_id and (member.public or blog.owner_id <> all(${blockers ?? sql`null`}::integer[]))
  )`,
  lock: (db, { subjectId, by, asModerator }) =>
    db
      .updateTable('blogPost')
      .set((eb) => ({ reactionCount: eb('reactionCount', '+', 1) }))
      .where('id', '=', subjectId)
      .where(shown)
      .where(letsReact({ by, asModerator }))
      .returning(['id', 'blogId as partOf']),
  topics: (postId) => [postTopic(postId)],
  topicsOfNew: ({ partOf }) => [blogTopic(partOf)],
  notice: {
    written: 'blog-reaction',
    quoted: 'blog-quoted',
    ownerOf: (postId) => sql<number>`(
      select owner_id from blog where id = (select blog_id from blog_post where id = ${postId})
    )`,
  },
  caseName: POST_REACTION_CASE,
  drafts: { reaction: blogDrafts.reaction, edit: blogDrafts.reactionEdit },
};
