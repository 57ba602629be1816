import { defineFeature } from '#app/platform/features/define-feature.ts';
import { messagesHandlers } from './api.ts';
import { messageCases } from './cases.ts';
import { messagesContract } from './contract.ts';
import { messageDrafts } from './draft-kinds.ts';
import { messagesMemberData } from './member-data.ts';

export const messagesFeature = defineFeature({
  name: 'messages',
  calls: { contract: messagesContract, handlers: messagesHandlers },
  caseKinds: [messageCases],
  draftKinds: [{ kind: messageDrafts.message, toMember: true }],
  memberData: messagesMemberData,
});
