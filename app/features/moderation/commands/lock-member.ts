import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { listRoles } from '../lists/roles.ts';
import { mayActOn } from '../policy.ts';
import { lockFreeCase } from './lock-case.ts';

/** A moderator or administrator, and the member with whom they do something. */
export interface ActOnMember {
  by: Viewer;
  memberId: number;
}

/**
 * Keeps a member from being deleted until the transaction ends. Throws AppError not_found without such a member, or forbidden
 * for whom this viewer may not act on.
 */
export async function lockMemberFor({ db }: Write, { by, memberId }: ActOnMember): Promise<void> {
  const member = await db.selectFrom('member').select('id').where('id', '=', memberId).forKeyShare().executeTakeFirst();
  const roles = await listRoles(db, memberId);
  if (!mayActOn(by, { memberId, roles })) throw new AppError('forbidden');
  if (!member) throw new AppError('not_found');
}

/**
 * The same with a case about something that they wrote, which is locked first, as by all that judges it. Throws AppError as
 * above, not_found for a case about something of another, or conflict when another moderator is at it.
 */
export async function lockCaseOfMember(
  tx: Write,
  { by, memberId, caseId }: ActOnMember & { caseId: number },
): Promise<void> {
  const { authorId } = await lockFreeCase(tx, { by, caseId });
  if (authorId !== memberId) throw new AppError('not_found');
  await lockMemberFor(tx, { by, memberId });
}
