import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { after } from '#app/platform/clock.ts';
import { orphanPictures } from '#app/platform/images/orphan-pictures.ts';
import type { Platform } from '#app/platform/platform.ts';

/**
 * Deletes the photos, names and texts that moderators took away half a year ago: from then on nobody gives them back, but for
 * those about which an objection waits for its answer. Safe to run twice.
 */
export async function forgetRemoved({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const longAgo = after(clock.now(), -OBJECTION_PERIOD);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('editedText')
      .where('editedAt', '<', longAgo)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('objection')
              .innerJoin('decision', 'decision.id', 'objection.decisionId')
              .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
              .select('objection.id')
              .where('answeredAt', 'is', null)
              .whereRef('moderationCase.kind', '=', 'editedText.kind')
              .whereRef('moderationCase.subjectId', '=', 'editedText.subjectId'),
          ),
        ),
      )
      .execute();
    const forgotten = await transaction
      .deleteFrom('removedIdentity')
      .where('removedAt', '<', longAgo)
      .where('decisionId', 'not in', (eb) =>
        eb.selectFrom('objection').select('objection.decisionId').where('answeredAt', 'is', null),
      )
      .returning('photoId')
      .execute();
    const pictures = forgotten.flatMap(({ photoId }) => photoId ?? []);
    await orphanPictures(jobs, transaction, pictures);
  });
}
