import { defineFeature } from '#app/platform/features/define-feature.ts';
import { groupsHandlers } from './api.ts';
import { groupsContract } from './contract.ts';
import { groupsMemberData } from './member-data.ts';

export const groupsFeature = defineFeature({
  name: 'groups',
  calls: { contract: groupsContract, handlers: groupsHandlers },
  memberData: groupsMemberData,
});
