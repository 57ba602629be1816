import { reactionCallsFor } from '#app/features/reactions/contract.ts';

export const reactionCalls = reactionCallsFor({
  path: '/api/v1/CustomBlog/BlogPost',
  name: 'blogreaction',
  report: 'blog-flag',
  thing: 'een bericht',
});
