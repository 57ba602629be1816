import { defineFeature } from '#app/platform/features/define-feature.ts';

/** What reactions to a conversation and to a blog post have in common; the calls are those of the features that use it. */
export const reactionsFeature = defineFeature({ name: 'reactions' });
