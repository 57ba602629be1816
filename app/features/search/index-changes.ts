import type { z } from 'zod';
import type { questionAnswered } from '#app/features/advice/events.ts';
import type { blogPostPublished, blogPublished } from '#app/features/blogs/events.ts';
import type { documentChanged } from '#app/features/content/events.ts';
import type { conversationStarted } from '#app/features/conversations/events.ts';
import type { contentHidden } from '#app/features/moderation/events.ts';
import { findKind } from '#app/features/moderation/index.ts';
import type { profileVisibilityChanged } from '#app/features/profiles/events.ts';
import type { Platform } from '#app/platform/platform.ts';
import { indexItems } from './entries/index-items.ts';
import type { SubjectColumn } from './entries/search-item.ts';

/* What is deleted needs nothing: its entry goes with it, in the same transaction. */

export const indexDocument = (platform: Platform, { documentId }: z.output<typeof documentChanged.payload>) =>
  indexItems(platform, 'documentId', [documentId]);

export const indexConversation = (
  platform: Platform,
  { conversationId }: z.output<typeof conversationStarted.payload>,
) => indexItems(platform, 'conversationId', [conversationId]);

export const indexBlog = (platform: Platform, { blogId }: z.output<typeof blogPublished.payload>) =>
  indexItems(platform, 'blogId', [blogId]);

export const indexPost = (platform: Platform, { postId }: z.output<typeof blogPostPublished.payload>) =>
  indexItems(platform, 'blogPostId', [postId]);

export const indexQuestion = (platform: Platform, { questionId }: z.output<typeof questionAnswered.payload>) =>
  indexItems(platform, 'questionId', [questionId]);

/** Removes from the index what a moderator hid, and takes in what one showed again or changed. */
export async function indexModerated(
  platform: Platform,
  { kind, subjectId }: z.output<typeof contentHidden.payload>,
): Promise<void> {
  const traces = await findKind(platform, kind)?.findTraces(platform.db, subjectId);
  for (const [column, ids] of Object.entries(traces?.searchEntries ?? {}))
    await indexItems(platform, column as SubjectColumn, ids);
}

/** The blog of a member and its posts open and close with their profile (docs/decisions/blocks.md). */
export async function indexBlogOfMember(
  platform: Platform,
  { memberId }: z.output<typeof profileVisibilityChanged.payload>,
): Promise<void> {
  const blogs = await platform.db.selectFrom('blog').select('id').where('ownerId', '=', memberId).execute();
  const ids = blogs.map(({ id }) => id);
  await indexItems(platform, 'blogId', ids);
  if (ids.length === 0) return;
  const posts = await platform.db.selectFrom('blogPost').select('id').where('blogId', 'in', ids).execute();
  await indexItems(
    platform,
    'blogPostId',
    posts.map(({ id }) => id),
  );
}
