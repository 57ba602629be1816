import { blogCalls } from './contract/blog-calls.ts';
import { communityCalls } from './contract/community-calls.ts';
import { markCalls } from './contract/mark-calls.ts';
import { postCalls } from './contract/post-calls.ts';
import { reactionCalls } from './contract/reaction-calls.ts';

export const blogsContract = { ...blogCalls, ...postCalls, ...reactionCalls, ...markCalls, ...communityCalls };
