import { defineFeature } from '#app/platform/features/define-feature.ts';
import { contactsHandlers } from './api.ts';
import { contactsContract } from './contract.ts';
import { contactDrafts } from './draft-kinds.ts';
import { contactsLimits } from './limits.ts';
import { contactsMemberData } from './member-data.ts';
import { onContactAccepted, onContactRequested } from './on-events.ts';

export const contactsFeature = defineFeature({
  name: 'contacts',
  calls: { contract: contactsContract, handlers: contactsHandlers },
  work: [onContactRequested, onContactAccepted],
  limits: Object.values(contactsLimits),
  draftKinds: Object.values(contactDrafts),
  memberData: contactsMemberData,
});
