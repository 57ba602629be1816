import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';

/** Deletes the questions without an answer of members who deleted their account: nobody is there to read one (rules.md R31). */
export const deleteUnanswered = (platform: Platform): Promise<void> =>
  write(platform, async ({ db }) => {
    await db
      .deleteFrom('adviceQuestion')
      .where('authorId', 'is', null)
      .where((eb) =>
        eb.or(
          (['openQuestion', 'declinedQuestion'] as const).map((table) =>
            eb('id', 'in', eb.selectFrom(table).select('questionId')),
          ),
        ),
      )
      .execute();
  });
