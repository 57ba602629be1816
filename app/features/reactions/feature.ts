import { defineFeature } from '#app/platform/features/define-feature.ts';

/** Reactions to conversations, posts and other things; the calls are those of the features whose things they are. */
export const reactionsFeature = defineFeature({
  name: 'reactions',
  counters: [
    { table: 'reaction', column: 'likeCount', rows: 'reactionLike', key: 'reactionId', memberKey: 'memberId' },
  ],
});
