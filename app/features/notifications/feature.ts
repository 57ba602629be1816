import { memberDeleted } from '#app/features/accounts/events.ts';
import {
  answerCorrected,
  questionAnswered,
  questionAskedBack,
  questionDeclined,
  questionEdited,
  questionHidden,
  questionRepliedTo,
  questionShown,
  questionWithdrawn,
} from '#app/features/advice/events.ts';
import { blogPostDeleted, blogPostPublished } from '#app/features/blogs/events.ts';
import { contactAccepted, contactRefused, contactRemoved, contactRequested } from '#app/features/contacts/events.ts';
import {
  caseClosed,
  caseHandedOver,
  caseWaits,
  contentHidden,
  decisionMade,
  memorialStarted,
  objectionAnswered,
  objectionLodged,
} from '#app/features/moderation/events.ts';
import { moderatorMessageWritten, reactionWithdrawn, reactionWritten } from '#app/features/reactions/events.ts';
import { DAY } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { notificationsHandlers } from './api.ts';
import { notificationsContract } from './contract.ts';
import { notificationsMemberData } from './member-data.ts';
import { removeDeparted } from './on/accounts.ts';
import {
  notifyOfAnswer,
  notifyOfAskBack,
  notifyOfCorrection,
  notifyOfDecline,
  notifyOfEditedQuestion,
  notifyOfHiddenQuestion,
  notifyOfShownQuestion,
  removeAskedBack,
  removeQuestionNotifications,
} from './on/advice.ts';
import { notifyFollowersOfPost, removePostNotifications } from './on/blogs.ts';
import {
  notifyOfAcceptance,
  notifyOfRequest,
  removeContactNotifications,
  removeRequestNotification,
} from './on/contacts.ts';
import {
  notifyLateReporters,
  notifyModerators,
  notifyOfDecision,
  notifyOfHandover,
  notifyOfMemorial,
  notifyOfObjection,
  notifyOfObjectionAnswer,
  removeTraces,
} from './on/moderation.ts';
import { notifyOfReaction, notifyOwnerOfModeratorMessage, removeWithdrawnReaction } from './on/reactions.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  calls: { contract: notificationsContract, handlers: notificationsHandlers },
  work: [
    onEvent(memberDeleted, 'notifications', (platform) => removeDeparted(platform)),
    onEvent(reactionWritten, 'notifications', notifyOfReaction),
    onEvent(moderatorMessageWritten, 'notifications', notifyOwnerOfModeratorMessage),
    onEvent(blogPostPublished, 'notifications', notifyFollowersOfPost),
    onEvent(blogPostDeleted, 'notifications', removePostNotifications),
    onEvent(questionAnswered, 'notifications', notifyOfAnswer),
    onEvent(answerCorrected, 'notifications', notifyOfCorrection),
    onEvent(questionEdited, 'notifications', notifyOfEditedQuestion),
    onEvent(caseWaits, 'notifications', notifyModerators),
    onEvent(caseHandedOver, 'notifications', notifyOfHandover),
    onEvent(contentHidden, 'notifications', removeTraces),
    onEvent(decisionMade, 'notifications', notifyOfDecision),
    onEvent(memorialStarted, 'notifications', notifyOfMemorial),
    onEvent(caseClosed, 'notifications', notifyLateReporters),
    onEvent(objectionAnswered, 'notifications', notifyOfObjectionAnswer),
    onEvent(objectionLodged, 'notifications', notifyOfObjection),
    onEvent(reactionWithdrawn, 'notifications', removeWithdrawnReaction),
    onEvent(questionDeclined, 'notifications', notifyOfDecline),
    onEvent(questionAskedBack, 'notifications', notifyOfAskBack),
    onEvent(questionRepliedTo, 'notifications', removeAskedBack),
    onEvent(questionHidden, 'notifications', notifyOfHiddenQuestion),
    onEvent(questionShown, 'notifications', notifyOfShownQuestion),
    onEvent(questionWithdrawn, 'notifications', removeQuestionNotifications),
    onEvent(contactRequested, 'notifications', notifyOfRequest),
    onEvent(contactAccepted, 'notifications', notifyOfAcceptance),
    onEvent(contactRefused, 'notifications', removeRequestNotification),
    onEvent(contactRemoved, 'notifications', removeContactNotifications),
  ],
  expiredRows: [expiredRows({ table: 'notification', column: 'seenAt', lifetime: 180 * DAY })],
  memberData: notificationsMemberData,
});
