import { reactionCallsFor } from '#app/features/reactions/contract.ts';

export const reactionCalls = reactionCallsFor({
  path: '/api/v1/CustomBlog/BlogPost',
  name: 'blogreaction',
  flag: 'blog-flag',
  thing: 'een bericht',
});
