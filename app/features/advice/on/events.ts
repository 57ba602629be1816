import { memberDeleted } from '#app/features/accounts/events.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { deleteUnanswered } from '../commands/delete-unanswered.ts';
import { sendAnswerMail } from '../commands/send-answer-mail.ts';
import { questionAnswered } from '../events.ts';

export const onQuestionAnswered = onEvent(questionAnswered, 'answer-mail', sendAnswerMail);

export const onMemberDeleted = onEvent(memberDeleted, 'advice', (platform) => deleteUnanswered(platform));
