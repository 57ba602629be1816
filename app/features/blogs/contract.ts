import { reactionCallsFor } from '#app/features/reactions/contract.ts';
import { blogCalls } from './contract/blog-calls.ts';
import { communityCalls } from './contract/community-calls.ts';
import { markCalls } from './contract/mark-calls.ts';
import { postCalls } from './contract/post-calls.ts';

const reactionCalls = reactionCallsFor({
  path: '/api/v1/CustomBlog/BlogPost',
  name: 'blogreaction',
  report: 'blog-flag',
  thing: 'een bericht',
});

export const blogsContract = { ...blogCalls, ...postCalls, ...reactionCalls, ...markCalls, ...communityCalls };
