import { memberDeleted } from '#app/features/accounts/events.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { deleteUnanswered } from './commands/delete-unanswered.ts';
import { sendAnswerMail, sendDeclineMail } from './commands/mails/mail-asker.ts';
import { questionAnswered, questionDeclined } from './events.ts';

export const onQuestionAnswered = onEvent(questionAnswered, 'answer-mail', sendAnswerMail);

export const onQuestionDeclined = onEvent(questionDeclined, 'decline-mail', sendDeclineMail);

export const onMemberDeleted = onEvent(memberDeleted, 'advice', (platform) => deleteUnanswered(platform));
