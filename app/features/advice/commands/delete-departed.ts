import { withdrawDeparted } from '#app/platform/cases/departed-texts.ts';
import type { Platform } from '#app/platform/platform.ts';
import { QUESTION_CASE } from '../rules.ts';
import { deleteQuestion } from './delete-question.ts';
import { hideDepartedQuestion } from './hide-question.ts';

/**
 * Deletes the answered questions of members who deleted their account and wanted what they wrote to go, each with its answer,
 * as one that its asker took off the site before. Safe to run twice.
 */
export const deleteDeparted = (platform: Platform): Promise<void> =>
  withdrawDeparted(platform, QUESTION_CASE, async (tx, ids) => {
    // Few members asked more than some questions, and each is a thing of its own to count and to list.
    for (const id of ids) {
      await hideDepartedQuestion(tx, id);
      await deleteQuestion(tx.db, id);
    }
  });
