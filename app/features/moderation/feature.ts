import { defineFeature } from '#app/platform/features/define-feature.ts';
import { moderationHandlers } from './api.ts';
import { endModerator } from './commands/change-role.ts';
import { moderationContract } from './contract.ts';
import { moderationDrafts } from './draft-kinds.ts';
import { moderationMemberData } from './member-data.ts';
import { moderationReservedPaths } from './reserved-paths.ts';

export const moderationFeature = defineFeature({
  name: 'moderation',
  calls: { contract: moderationContract, handlers: moderationHandlers },
  draftKinds: Object.values(moderationDrafts).map((kind) => ({ kind, role: 'moderator' })),
  endRole: endModerator,
  reservedPaths: moderationReservedPaths,
  memberData: moderationMemberData,
});
