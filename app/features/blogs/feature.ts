import { memberDeleted } from '#app/features/accounts/events.ts';
import { profileVisibilityChanged } from '#app/features/profiles/events.ts';
import { withdrawDepartedReactions } from '#app/features/reactions/index.ts';
import { MINUTE } from '#app/platform/clock.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { atInterval, handleJob, onEvent } from '#app/platform/jobs/work.ts';
import { markCounters } from '#app/platform/marks/mark-counters.ts';
import { blogsHandlers } from './api.ts';
import { blogCaseKinds } from './cases.ts';
import { blogsContract } from './contract.ts';
import { blogDrafts } from './draft-kinds.ts';
import { invalidateBlogs, invalidateBlogsWithBlogOf } from './invalidate-blogs.ts';
import { countBlogs } from './lists/count-blogs.ts';
import { mountBlogsFeed } from './lists/feed.ts';
import { blogsSitemap } from './lists/sitemap.ts';
import { blogFollow, postLike } from './marks.ts';
import { blogsMemberData } from './member-data.ts';
import { BLOGS_PATH } from './paths.ts';
import { mountPictures } from './pictures/mount-pictures.ts';
import { orphanUnusedPictures, orphanUnusedPicturesJob } from './pictures/orphan-unused-pictures.ts';
import { postReactions } from './reactions.ts';

export const blogsFeature = defineFeature({
  name: 'blogs',
  calls: { contract: blogsContract, handlers: blogsHandlers },
  mount(server, site) {
    mountPictures(server, site);
    mountBlogsFeed(server, site);
  },
  work: [
    onEvent(profileVisibilityChanged, 'blogs', invalidateBlogsWithBlogOf),
    onEvent(memberDeleted, 'blogs', invalidateBlogs),
    onEvent(memberDeleted, 'post-reactions', (platform) => withdrawDepartedReactions(platform, postReactions)),
    atInterval({ name: 'blogs.count', interval: 10 * MINUTE, run: countBlogs }),
    handleJob(orphanUnusedPicturesJob, orphanUnusedPictures),
  ],
  counters: [
    {
      table: 'blog',
      column: 'postCount',
      rows: 'blogPost',
      key: 'blogId',
      countedIf: 'publishedAt',
      countedUnless: 'hiddenAt',
    },
    {
      table: 'blogPost',
      column: 'reactionCount',
      rows: 'reaction',
      key: 'subjectId',
      only: { subjectKind: postReactions.name },
    },
    ...markCounters([blogFollow, postLike]),
  ],
  sitemapPaths: [BLOGS_PATH],
  sitemap: blogsSitemap,
  caseKinds: blogCaseKinds,
  draftKinds: Object.values(blogDrafts),
  memberData: blogsMemberData,
});
