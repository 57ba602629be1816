import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const blog = z.object({ blogId: z.int() });

/** A blog had its first valid save: others see it from now on (decisions.md 34). */
export const blogStarted = eventKind({ name: 'blogs.started', payload: blog });

/** The owner of a blog changed its title or introduction. */
export const blogEdited = eventKind({ name: 'blogs.edited', payload: blog });

const post = z.object({ blogId: z.int(), postId: z.int() });

/** A post had its first valid save: others see it from now on, and followers of the blog are told. */
export const blogPostPublished = eventKind({ name: 'blogs.post-published', payload: post });

/** The owner of a post changed it. */
export const blogPostEdited = eventKind({ name: 'blogs.post-edited', payload: post });

/** The owner of a post deleted it. */
export const blogPostDeleted = eventKind({ name: 'blogs.post-deleted', payload: post });

const blogMark = z.object({ blogId: z.int(), memberId: z.int() });
export const blogFollowed = eventKind({ name: 'blogs.followed', payload: blogMark });
export const blogUnfollowed = eventKind({ name: 'blogs.unfollowed', payload: blogMark });

/** A member has seen posts of a blog that they had not seen before. */
export const blogVisited = eventKind({ name: 'blogs.visited', payload: blogMark });

const postMark = z.object({ postId: z.int(), memberId: z.int() });
export const blogPostLiked = eventKind({ name: 'blogs.post-liked', payload: postMark });
export const blogPostUnliked = eventKind({ name: 'blogs.post-unliked', payload: postMark });

/** A member has read further in the reactions to a post. */
export const blogPostVisited = eventKind({ name: 'blogs.post-visited', payload: postMark });

const reaction = z.object({ postId: z.int(), reactionId: z.int() });

/** A member reacted to a post. */
export const blogReactionWritten = eventKind({ name: 'blogs.reaction-written', payload: reaction });

/** A moderator changed the text of a reaction to a post. */
export const blogReactionModerated = eventKind({ name: 'blogs.reaction-moderated', payload: reaction });

/** A member changed the text of their own reaction to a post, or withdrew it. */
export const blogReactionEdited = eventKind({ name: 'blogs.reaction-edited', payload: reaction });
export const blogReactionWithdrawn = eventKind({ name: 'blogs.reaction-withdrawn', payload: reaction });

const reactionMark = z.object({ reactionId: z.int(), memberId: z.int() });
export const blogReactionLiked = eventKind({ name: 'blogs.reaction-liked', payload: reactionMark });
export const blogReactionUnliked = eventKind({ name: 'blogs.reaction-unliked', payload: reactionMark });
