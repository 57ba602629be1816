import { presentUser, relationships, type VisibleUser } from '#app/features/profiles/index.ts';
import { presentWarnings } from '#app/platform/content-warnings/for-viewer.ts';
import type { Page } from '#app/platform/database/paging.ts';
import { presentPage } from '#app/platform/http/calls/responses.ts';
import { bodyOnWire } from './body/blocks.ts';
import type { PostSummary } from './lists/by-ids.ts';
import type { ListedPost } from './lists/posts.ts';
import type { BlogSummary } from './lists/summaries.ts';
import type { Blog } from './screens/read-blog.ts';
import type { Post } from './screens/read-post.ts';

const presentAuthor = (user: VisibleUser) => ({ ...presentUser(user), IsModerator: user.moderator ?? false });

/** The role of an author, as the term of their relationship with kidney disease; null where they do not tell it. */
function presentRole({ relationship }: VisibleUser) {
  const term = relationships.find(({ label }) => label === relationship);
  return term ? { TermNumber: term.number, Name: term.name } : null;
}

/** A blog in a list, as the wire's Blog. */
export const presentSummary = ({ id, title, lastActivityAt, shown }: BlogSummary) => ({
  Id: id,
  Title: title,
  Description: shown?.description ?? null,
  Created: shown?.createdAt.toISOString() ?? null,
  AmountOfFollowers: shown?.followerCount ?? null,
  AmountOfPosts: shown?.postCount ?? null,
  User: shown && presentAuthor(shown.owner),
  Role: shown && presentRole(shown.owner),
  LastActivity: lastActivityAt.toISOString(),
});

/** A page of a list of blogs; `visible` is how many of them this viewer may read. */
export const presentBlogs = (blogs: Page<BlogSummary>, visible: number) => ({
  ...presentPage(blogs, (blog) => ({ Item: presentSummary(blog) })),
  Visible: visible,
});

/** A blog as the wire's Blog. */
export const presentBlog = (blog: Blog) => ({
  Id: blog.id,
  Title: blog.title,
  Description: blog.description,
  Created: blog.createdAt.toISOString(),
  AmountOfFollowers: blog.followerCount,
  AmountOfPosts: blog.postCount,
  User: presentAuthor(blog.owner),
  Role: presentRole(blog.owner),
  LastActivity: blog.lastActivityAt.toISOString(),
});

/** A post in the list of its blog, as the wire's list entry. */
export const presentListedPost = (post: ListedPost, blog: Blog) => ({
  Item: {
    Post: {
      Id: post.id,
      Title: post.title,
      Description: post.description,
      Created: post.publishedAt.toISOString(),
      BlogId: blog.id,
      BlogTitle: blog.title,
      Owner: presentAuthor(blog.owner),
      ...presentWarnings(post.warnings),
    },
    AmountOfRatings: post.likeCount,
  },
});

/** A post outside its blog. */
export const presentPostSummary = ({ id, title, blog, shown }: PostSummary) => ({
  Id: id,
  Title: title,
  Description: shown?.description ?? null,
  Created: shown?.publishedAt.toISOString() ?? null,
  BlogId: blog.id,
  BlogTitle: blog.title,
  Owner: shown && presentAuthor(shown.owner),
  ...presentWarnings(shown?.warnings ?? null),
});

/** A whole post, as the wire's Blog post. It is created when it is published. */
export const presentPost = (post: Post) => ({
  Id: post.id,
  Title: post.title,
  Description: post.description,
  Body: bodyOnWire(post.blocks),
  Created: (post.publishedAt ?? post.createdAt).toISOString(),
  BlogId: post.blog.id,
  BlogTitle: post.blog.title,
  Owner: presentAuthor(post.blog.owner),
  ...presentWarnings(post.warnings),
});
