import { blogCalls } from './contract/blogs.ts';
import { communityCalls } from './contract/community.ts';
import { markCalls } from './contract/marks.ts';
import { postCalls } from './contract/posts.ts';
import { reactionCalls } from './contract/reactions.ts';

export const blogsContract = { ...blogCalls, ...postCalls, ...reactionCalls, ...markCalls, ...communityCalls };
