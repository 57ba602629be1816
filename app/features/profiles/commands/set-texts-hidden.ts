import type { HiddenChange } from '#app/platform/cases/set-row-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { lockProfile } from '../profile/read-profile.ts';
import { memberTopic } from '../topics.ts';

/**
 * Hides the texts in the profile of a member from all others, or shows them again, in an open transaction. Gives whether that
 * changed anything. Throws AppError not_found.
 */
export async function setTextsHidden({ db, invalidate }: Write, { id, hiddenAt }: HiddenChange): Promise<boolean> {
  if (!(await lockProfile(db, id))) throw new AppError('not_found');
  const changed = hiddenAt
    ? await db
        .insertInto('hiddenProfile')
        .values({ memberId: id, hiddenAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('memberId')
        .executeTakeFirst()
    : await db.deleteFrom('hiddenProfile').where('memberId', '=', id).returning('memberId').executeTakeFirst();
  invalidate(memberTopic(id));
  return changed !== undefined;
}
