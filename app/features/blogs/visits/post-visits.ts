import { sql } from 'kysely';
import { countedReactions, visitKind } from '#app/features/reactions/index.ts';
import { blogPostVisited } from '../events.ts';

/** How far members have read in the reactions to posts. */
export const postVisits = visitKind({
  table: 'blogPostVisit',
  target: 'postId',
  subject: 'blogPost',
  visitable: sql`published_at is not null`,
  items: { table: 'blogReaction', target: 'postId', counted: countedReactions },
  visited: blogPostVisited,
});
