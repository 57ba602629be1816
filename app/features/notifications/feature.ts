import { memberDeleted } from '#app/features/accounts/events.ts';
import { answerCorrected, questionAnswered, questionDeclined, questionWithdrawn } from '#app/features/advice/events.ts';
import { blogPostDeleted, blogPostPublished } from '#app/features/blogs/events.ts';
import { contactAccepted, contactRefused, contactRemoved, contactRequested } from '#app/features/contacts/events.ts';
import { contentHidden, contentShown } from '#app/features/moderation/events.ts';
import { moderatorMessageWritten, reactionWithdrawn, reactionWritten } from '#app/features/reactions/events.ts';
import { DAY } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { notificationsHandlers } from './api.ts';
import { notificationsContract } from './contract.ts';
import { notificationsMemberData } from './member-data.ts';
import { notifyOfAnswer, notifyOfCorrection, notifyOfDecline, removeQuestionNotifications } from './on/advice.ts';
import { notifyFollowersOfPost, removePostNotifications } from './on/blogs.ts';
import {
  notifyOfAcceptance,
  notifyOfRequest,
  removeContactNotifications,
  removeRequestNotification,
} from './on/contacts.ts';
import { notifyOfHiding, removeHidingNotification } from './on/moderation.ts';
import {
  notifyOfReaction,
  notifyOwnerOfModeratorMessage,
  removeNotificationsOfGoneReactions,
  removeWithdrawnReaction,
} from './on/reactions.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  calls: { contract: notificationsContract, handlers: notificationsHandlers },
  work: [
    onEvent(reactionWritten, 'notifications', notifyOfReaction),
    onEvent(moderatorMessageWritten, 'notifications', notifyOwnerOfModeratorMessage),
    onEvent(blogPostPublished, 'notifications', notifyFollowersOfPost),
    onEvent(blogPostDeleted, 'notifications', removePostNotifications),
    onEvent(questionAnswered, 'notifications', notifyOfAnswer),
    onEvent(answerCorrected, 'notifications', notifyOfCorrection),
    onEvent(contentHidden, 'notifications', notifyOfHiding),
    onEvent(contentShown, 'notifications', removeHidingNotification),
    onEvent(reactionWithdrawn, 'notifications', removeWithdrawnReaction),
    onEvent(memberDeleted, 'notifications', removeNotificationsOfGoneReactions),
    onEvent(questionDeclined, 'notifications', notifyOfDecline),
    onEvent(questionWithdrawn, 'notifications', removeQuestionNotifications),
    onEvent(contactRequested, 'notifications', notifyOfRequest),
    onEvent(contactAccepted, 'notifications', notifyOfAcceptance),
    onEvent(contactRefused, 'notifications', removeRequestNotification),
    onEvent(contactRemoved, 'notifications', removeContactNotifications),
  ],
  expiredRows: [expiredRows({ table: 'notification', column: 'seenAt', lifetime: 180 * DAY })],
  memberData: notificationsMemberData,
});
