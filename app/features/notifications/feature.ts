import { contactAccepted, contactRemoved, contactRequested } from '#app/features/contacts/events.ts';
import { moderatorMessageWritten, reactionWritten } from '#app/features/conversations/events.ts';
import { DAY } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { notificationsHandlers } from './api.ts';
import { notificationsContract } from './contract.ts';
import { notificationsMemberData } from './member-data.ts';
import { removeContactNotifications, tellOfAcceptance, tellOfRequest } from './on/contacts.ts';
import { tellOwnerOfModeratorMessage, tellOwnerOfReaction } from './on/conversations.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  calls: { contract: notificationsContract, handlers: notificationsHandlers },
  work: [
    onEvent(reactionWritten, 'notifications', tellOwnerOfReaction),
    onEvent(moderatorMessageWritten, 'notifications', tellOwnerOfModeratorMessage),
    onEvent(contactRequested, 'notifications', tellOfRequest),
    onEvent(contactAccepted, 'notifications', tellOfAcceptance),
    onEvent(contactRemoved, 'notifications', removeContactNotifications),
  ],
  expiredRows: [expiredRows({ table: 'notification', column: 'seenAt', lifetime: 180 * DAY })],
  memberData: notificationsMemberData,
});
