export { blocksOfStored } from './body/blocks.ts';
export { plainTextOf } from './body/plain-text.ts';
export { listBlogsByIds, listPostsByIds, type PostSummary } from './lists/by-ids.ts';
export { listFollowedBlogsForDigest } from './lists/for-digest/followed.ts';
export { listOwnPostsForDigest } from './lists/for-digest/own-posts.ts';
export type { BlogSummary } from './lists/summaries.ts';
export { findBlogOf } from './screens/blog-of-member.ts';
