import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const blog = z.object({ blogId: z.int() });

/** A blog had its first valid save: others see it from now on (choices.md 34). */
export const blogPublished = eventKind({ name: 'blogs.published', payload: blog });

/** The owner of a blog changed its title or introduction. */
export const blogEdited = eventKind({ name: 'blogs.edited', payload: blog });

const post = z.object({ blogId: z.int(), postId: z.int() });

/** A post had its first valid save: others see it from now on, and followers of the blog are told. */
export const blogPostPublished = eventKind({ name: 'blogs.post-published', payload: post });

/** The owner of a post changed it. */
export const blogPostEdited = eventKind({ name: 'blogs.post-edited', payload: post });

/** The owner of a post deleted it. */
export const blogPostDeleted = eventKind({ name: 'blogs.post-deleted', payload: post });
