import { defineFeature } from '#app/platform/features/define-feature.ts';
import { moderationHandlers } from './api.ts';
import { moderationContract } from './contract.ts';
import { moderationDrafts } from './draft-kinds.ts';
import { moderationMemberData } from './member-data.ts';
import { moderationReservedPaths } from './reserved-paths.ts';

export const moderationFeature = defineFeature({
  name: 'moderation',
  calls: { contract: moderationContract, handlers: moderationHandlers },
  draftKinds: Object.values(moderationDrafts),
  reservedPaths: moderationReservedPaths,
  memberData: moderationMemberData,
});
