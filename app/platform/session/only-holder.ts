import type { OpenTransaction } from '../database/database.ts';
import type { Role } from './viewer.ts';

/** Without an administrator nobody can name moderators, and without a moderator nobody sees what is reported. */
export const ROLES_TO_HOLD = ['administrator', 'moderator'] as const satisfies readonly Role[];

/**
 * Whether this member is the only one with one of these roles. It locks who has them until the transaction ends: of two who
 * lose a role at the same time, the second finds the other gone.
 */
export async function isOnlyHolder(db: OpenTransaction, memberId: number, roles: readonly Role[]): Promise<boolean> {
  const holders = await db
    .selectFrom('memberRole')
    .select(['memberId', 'role'])
    .where('role', 'in', roles)
    .orderBy('role')
    .orderBy('memberId')
    .forUpdate()
    .execute();
  const held = holders.filter((holder) => holder.memberId === memberId).map(({ role }) => role);
  return held.some((role) => holders.filter((holder) => holder.role === role).length === 1);
}
