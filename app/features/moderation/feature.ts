import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { HOUR, MINUTE } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { atInterval, handleJob, onEvent } from '#app/platform/jobs/work.ts';
import { moderationHandlers } from './api.ts';
import { endModerator } from './commands/change-role.ts';
import { forgetRemoved } from './commands/forget-removed.ts';
import { forgetVisitors } from './commands/forget-visitors.ts';
import { sendAnswerMail, sendDecisionMail, sendReportMail } from './commands/mail-decision.tsx';
import { mailDesk, mailUrgentCase, mailUrgentCases, warnAdministrators } from './commands/mail-moderators.ts';
import { sendDeskMail, sendUrgentMail, sendWarningMail } from './commands/send-desk-mail.tsx';
import { sendReceipt } from './commands/send-receipt.tsx';
import { tellDecision, tellLateReporters } from './commands/tell-decision.ts';
import { moderationContract } from './contract.ts';
import { moderationDrafts, replyDraft } from './draft-kinds.ts';
import { caseClosed, caseWaits, decisionMade, objectionAnswered, reported } from './events.ts';
import {
  decisionMailJob,
  deskMailJob,
  deskMailsJob,
  forgetVisitorsJob,
  reportMailJob,
  urgentMailJob,
  warningMailJob,
} from './jobs.ts';
import { moderationLimits } from './limits.ts';
import { isStillNeeded } from './lists/still-needed.ts';
import { moderationMemberData } from './member-data.ts';
import { mountReportedPictures } from './mount-pictures.ts';

/** Drafts of what moderators write to a member. */
const TO_MEMBER = { role: 'moderator', toMember: true } as const;

export const moderationFeature = defineFeature({
  name: 'moderation',
  calls: { contract: moderationContract, handlers: moderationHandlers },
  mount: mountReportedPictures,
  work: [
    onEvent(reported, 'receipt', sendReceipt),
    onEvent(decisionMade, 'mails', tellDecision),
    onEvent(caseClosed, 'mails', tellLateReporters),
    onEvent(objectionAnswered, 'mail', sendAnswerMail),
    handleJob(decisionMailJob, sendDecisionMail),
    handleJob(reportMailJob, sendReportMail),
    atInterval({ name: 'moderation.forget-removed', interval: HOUR, run: forgetRemoved }),
    onEvent(caseWaits, 'urgent-mail', mailUrgentCase),
    handleJob(deskMailsJob, mailDesk),
    handleJob(deskMailJob, sendDeskMail),
    handleJob(urgentMailJob, sendUrgentMail),
    handleJob(warningMailJob, sendWarningMail),
    atInterval({ name: 'moderation.mail-urgent', interval: 10 * MINUTE, run: mailUrgentCases }),
    atInterval({ name: 'moderation.warn-administrators', interval: 10 * MINUTE, run: warnAdministrators }),
    handleJob(forgetVisitorsJob, forgetVisitors),
  ],
  limits: Object.values(moderationLimits),
  draftKinds: [
    ...[moderationDrafts.note, moderationDrafts.edit, moderationDrafts.answer].map((kind) => ({
      kind,
      role: 'moderator' as const,
    })),
    ...[moderationDrafts.act, moderationDrafts.word].map((kind) => ({ kind, ...TO_MEMBER })),
    replyDraft,
  ],
  endRole: endModerator,
  expiredRows: [
    expiredRows({ table: 'reportedText', column: 'closedAt', lifetime: OBJECTION_PERIOD, unless: isStillNeeded }),
  ],
  memberData: moderationMemberData,
});
