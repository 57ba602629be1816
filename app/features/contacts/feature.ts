import { defineFeature } from '#app/platform/features/define-feature.ts';
import { handleJob, onEvent } from '#app/platform/jobs/work.ts';
import { contactsHandlers } from './api.ts';
import { requestContactMail, sendContactMail } from './commands/send-contact-mail.tsx';
import { contactsContract } from './contract.ts';
import { contactDrafts } from './draft-kinds.ts';
import { contactAccepted, contactRequested } from './events.ts';
import { contactMailJob } from './jobs.ts';
import { contactsLimits } from './limits.ts';
import { contactsMemberData } from './member-data.ts';

export const contactsFeature = defineFeature({
  name: 'contacts',
  calls: { contract: contactsContract, handlers: contactsHandlers },
  work: [
    onEvent(contactRequested, 'contact-mail', (platform, { contactLinkId, creatorId, otherId }) =>
      requestContactMail(platform, { contactLinkId, state: 'requested', aboutId: creatorId, recipientId: otherId }),
    ),
    onEvent(contactAccepted, 'contact-mail', (platform, { contactLinkId, creatorId, otherId }) =>
      requestContactMail(platform, { contactLinkId, state: 'accepted', aboutId: otherId, recipientId: creatorId }),
    ),
    handleJob(contactMailJob, sendContactMail),
  ],
  limits: Object.values(contactsLimits),
  draftKinds: [{ kind: contactDrafts.request, toMember: true }],
  memberData: contactsMemberData,
});
