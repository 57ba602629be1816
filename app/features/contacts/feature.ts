import { defineFeature } from '#app/platform/features/define-feature.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { contactsHandlers } from './api.ts';
import { sendAcceptanceMail, sendRequestMail } from './commands/send-contact-mail.tsx';
import { contactsContract } from './contract.ts';
import { contactDrafts } from './draft-kinds.ts';
import { contactAccepted, contactRequested } from './events.ts';
import { contactsLimits } from './limits.ts';
import { contactsMemberData } from './member-data.ts';

export const contactsFeature = defineFeature({
  name: 'contacts',
  calls: { contract: contactsContract, handlers: contactsHandlers },
  work: [
    onEvent(contactRequested, 'contact-mail', (platform, { contactLinkId, creatorId, otherId }) =>
      sendRequestMail(platform, { contactLinkId, aboutId: creatorId, recipientId: otherId }),
    ),
    onEvent(contactAccepted, 'contact-mail', (platform, { contactLinkId, creatorId, otherId }) =>
      sendAcceptanceMail(platform, { contactLinkId, aboutId: otherId, recipientId: creatorId }),
    ),
  ],
  limits: Object.values(contactsLimits),
  draftKinds: Object.values(contactDrafts),
  memberData: contactsMemberData,
});
