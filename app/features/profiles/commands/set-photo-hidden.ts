import type { HiddenChange } from '#app/platform/cases/set-row-hidden.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { memberTopic } from '../topics.ts';

/**
 * Takes the photo of a member off, or puts it back where the member has no other by now, in an open transaction. A photo that
 * is off has no owner, and is kept as long as it can be put back. Gives whether that changed anything. Throws AppError
 * not_found.
 */
export async function setPhotoHidden({ db, invalidate }: Write, { id, hiddenAt }: HiddenChange): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .select('photoId')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new AppError('not_found');
  invalidate(memberTopic(id));
  if (!hiddenAt) return showAgain(db, { memberId: id, hasOther: member.photoId !== null });
  if (!member.photoId) return false;
  const hidden = { pictureId: member.photoId, hiddenAt };
  await db
    .insertInto('hiddenPhoto')
    .values({ memberId: id, ...hidden })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(hidden))
    .execute();
  await setPhoto(db, { memberId: id, photoId: null });
  await db.updateTable('picture').set({ memberId: null }).where('id', '=', member.photoId).execute();
  return true;
}

async function showAgain(
  db: OpenTransaction,
  { memberId, hasOther }: { memberId: number; hasOther: boolean },
): Promise<boolean> {
  const hidden = await db
    .deleteFrom('hiddenPhoto')
    .where('memberId', '=', memberId)
    .returning('pictureId')
    .executeTakeFirst();
  if (!hidden || hasOther) return false;
  await db.updateTable('picture').set({ memberId }).where('id', '=', hidden.pictureId).execute();
  await setPhoto(db, { memberId, photoId: hidden.pictureId });
  return true;
}

const setPhoto = (db: OpenTransaction, { memberId, photoId }: { memberId: number; photoId: string | null }) =>
  db.updateTable('member').set({ photoId }).where('id', '=', memberId).execute();
