export { blocksOfStored } from './body/blocks.ts';
export { plainTextOf } from './body/plain-text.ts';
export { listBlogsByIds, listPostsByIds, type PostSummary } from './lists/by-ids.ts';
export { listFollowedBlogsForDigest, listOwnPostsForDigest } from './lists/for-digest.ts';
export type { BlogSummary } from './lists/summaries.ts';
export { blogFollow } from './marks.ts';
export { POST_KIND } from './rules.ts';
export { findBlogOf } from './screens/blog-of-member.ts';
export { isBlogShown, isPostShown, isPostShownInBlog } from './shown.ts';
