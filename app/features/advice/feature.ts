import { memberDeleted } from '#app/features/accounts/events.ts';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { MINUTE } from '#app/platform/clock.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { atInterval, handleJob, onEvent } from '#app/platform/jobs/work.ts';
import { adviceHandlers } from './api.ts';
import { adviceCaseKinds } from './cases.ts';
import { deleteDeparted } from './commands/delete-departed.ts';
import { deleteUnanswered } from './commands/delete-unanswered.ts';
import { lockOwnQuestion, lockQuestion } from './commands/lock-question.ts';
import {
  sendAnswerMail,
  sendAskBackMail,
  sendCorrectionMail,
  sendDeclineMail,
  sendEditedMail,
  sendHiddenMail,
} from './commands/mail-asker.tsx';
import { mailCorrections } from './commands/mail-corrections.ts';
import { mailDesk, sendDeskMail } from './commands/send-desk-mail.tsx';
import { endProfessional } from './commands/set-expert.ts';
import { adviceContract } from './contract.ts';
import { adviceDrafts, DRAFTS_OF_PROFESSIONALS } from './draft-kinds.ts';
import {
  correctionDue,
  questionAnswered,
  questionAskedBack,
  questionDeclined,
  questionEdited,
  questionHidden,
} from './events.ts';
import { deskMailJob, deskMailsJob } from './jobs.ts';
import { adviceLimits } from './limits.ts';
import { adviceSitemap } from './lists/sitemap.ts';
import { adviceMemberData } from './member-data.ts';

export const adviceFeature = defineFeature({
  name: 'advice',
  calls: { contract: adviceContract, handlers: adviceHandlers },
  work: [
    onEvent(questionAnswered, 'answer-mail', sendAnswerMail),
    onEvent(correctionDue, 'correction-mail', sendCorrectionMail),
    atInterval({ name: 'advice.mail-corrections', interval: 5 * MINUTE, run: mailCorrections }),
    onEvent(questionEdited, 'edited-mail', sendEditedMail),
    onEvent(questionDeclined, 'decline-mail', sendDeclineMail),
    onEvent(questionAskedBack, 'ask-back-mail', sendAskBackMail),
    onEvent(questionHidden, 'hidden-mail', sendHiddenMail),
    onEvent(memberDeleted, 'advice', (platform) => deleteUnanswered(platform)),
    onEvent(memberDeleted, 'answered-questions', (platform) => deleteDeparted(platform)),
    handleJob(deskMailsJob, mailDesk),
    handleJob(deskMailJob, sendDeskMail),
  ],
  limits: Object.values(adviceLimits),
  counters: [
    // One type at a time, because most answers are of one.
    {
      table: 'questionType',
      column: 'answeredCount',
      rows: 'adviceAnswer',
      key: 'typeId',
      countedUnless: 'hiddenAt',
      batchSize: 1,
    },
    { table: 'adviceTag', column: 'answeredCount', rows: 'adviceAnswerTag', key: 'tagId', countedUnless: 'hiddenAt' },
  ],
  sitemapPaths: [ADVICE_PATH],
  sitemap: [adviceSitemap],
  caseKinds: adviceCaseKinds,
  draftKinds: [
    adviceDrafts.question,
    ...DRAFTS_OF_PROFESSIONALS.map((kind) => ({ kind, role: 'professional', maySave: lockQuestion }) as const),
    { kind: adviceDrafts.reply, maySave: lockOwnQuestion },
  ],
  endRole: endProfessional,
  memberData: adviceMemberData,
});
