import { onEvent } from '#app/platform/jobs/work.ts';
import { sendAcceptanceMail, sendRequestMail } from './commands/send-contact-mail.ts';
import { contactAccepted, contactRequested } from './events.ts';

export const onContactRequested = onEvent(
  contactRequested,
  'contact-mail',
  (platform, { contactLinkId, creatorId, otherId }) =>
    sendRequestMail(platform, { contactLinkId, aboutId: creatorId, recipientId: otherId }),
);

export const onContactAccepted = onEvent(
  contactAccepted,
  'contact-mail',
  (platform, { contactLinkId, creatorId, otherId }) =>
    sendAcceptanceMail(platform, { contactLinkId, aboutId: otherId, recipientId: creatorId }),
);
