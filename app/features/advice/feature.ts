import { memberDeleted } from '#app/features/accounts/events.ts';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { handleJob, onEvent } from '#app/platform/jobs/work.ts';
import { adviceHandlers } from './api.ts';
import { deleteUnanswered } from './commands/delete-unanswered.ts';
import { endProfessional } from './commands/end-professional.ts';
import { lockQuestion } from './commands/lock-question.ts';
import { sendAnswerMail, sendCorrectionMail, sendDeclineMail } from './commands/mail-asker.tsx';
import { mailDesk } from './commands/mail-desk.ts';
import { sendDeskMail } from './commands/send-desk-mail.tsx';
import { adviceContract } from './contract.ts';
import { adviceDrafts, DRAFTS_ABOUT_A_QUESTION } from './draft-kinds.ts';
import { answerCorrected, questionAnswered, questionDeclined } from './events.ts';
import { deskMailJob, deskMailsJob } from './jobs.ts';
import { adviceLimits } from './limits.ts';
import { adviceSitemap } from './lists/sitemap.ts';
import { adviceMemberData } from './member-data.ts';
import { adviceReservedPaths } from './reserved-paths.ts';

export const adviceFeature = defineFeature({
  name: 'advice',
  calls: { contract: adviceContract, handlers: adviceHandlers },
  work: [
    onEvent(questionAnswered, 'answer-mail', sendAnswerMail),
    onEvent(answerCorrected, 'correction-mail', sendCorrectionMail),
    onEvent(questionDeclined, 'decline-mail', sendDeclineMail),
    onEvent(memberDeleted, 'advice', (platform) => deleteUnanswered(platform)),
    handleJob(deskMailsJob, mailDesk),
    handleJob(deskMailJob, sendDeskMail),
  ],
  limits: Object.values(adviceLimits),
  counters: [
    // One type at a time, because most answers are of one.
    { table: 'questionType', column: 'answeredCount', rows: 'adviceAnswer', key: 'typeId', batchSize: 1 },
    { table: 'adviceTag', column: 'answeredCount', rows: 'adviceAnswerTag', key: 'tagId' },
  ],
  sitemapPaths: [ADVICE_PATH],
  sitemap: [adviceSitemap],
  draftKinds: [
    adviceDrafts.question,
    ...DRAFTS_ABOUT_A_QUESTION.map((kind) => ({ kind, role: 'professional', maySave: lockQuestion }) as const),
  ],
  endRole: endProfessional,
  reservedPaths: adviceReservedPaths,
  memberData: adviceMemberData,
});
