import { sql } from 'kysely';
import { memberTopic } from '#app/features/profiles/index.ts';
import { type Writable, type Write, write } from '#app/platform/database/write.ts';
import { type DraftKind, discardDraftsOf, draftKind } from '#app/platform/drafts.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { EndRole } from '#app/platform/features/end-role.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isOnlyHolder } from '#app/platform/session/only-holder.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { mayGrantRoles } from '../policy.ts';
import type { GrantedRole, WithdrawnRole } from '../rules.ts';

interface OfMember {
  memberId: number;
}

/**
 * Gives a member a role, and stores who did so. A second time it changes nothing. Throws AppError forbidden, or not_found
 * without such a member.
 */
export async function grantRole(
  platform: Writable,
  { by, ...granted }: OfMember & { by: Viewer; role: GrantedRole },
): Promise<void> {
  if (!mayGrantRoles(by)) throw new AppError('forbidden');
  await write(platform, (tx) => insertRole(tx, { ...granted, changedBy: by.memberId }));
}

/** Inserts the role in an open transaction; `changedBy` is null for a command on the server. Throws AppError not_found. */
export async function insertRole(
  tx: Write,
  { memberId, role, changedBy }: OfMember & { role: GrantedRole | 'administrator'; changedBy: number | null },
): Promise<void> {
  const { db, now } = tx;
  await lockMember(tx, memberId);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('memberRole')
    .values({ memberId, role, grantedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await storeChange(tx, { memberId, role, changedBy, granted: true });
}

/**
 * Takes a role away from a member, in all of their sessions at once: each request reads the roles anew. What they claimed
 * and began with it ends (rules.md R46). Without that role it changes nothing. Throws AppError forbidden, not_found without
 * such a member, or conflict for the only administrator or moderator.
 */
export async function withdrawRole(
  platform: Platform,
  { by, memberId, role }: OfMember & { by: Viewer; role: WithdrawnRole },
): Promise<void> {
  if (!mayGrantRoles(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    await lockMember(tx, memberId);
    const refusal = ONLY_HOLDER[role];
    if (refusal && (await isOnlyHolder(tx.db, memberId, [role]))) {
      throw new AppError('conflict', { fields: { Role: refusal } });
    }
    const { numDeletedRows } = await tx.db
      .deleteFrom('memberRole')
      .where('memberId', '=', memberId)
      .where('role', '=', role)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    for (const endRole of platform.endRole) await endRole(tx.db, { memberId, role });
    await discardDraftsOf(tx.db, { memberId, kinds: draftKindsOf(platform, role) });
    await storeChange(tx, { memberId, role, changedBy: by.memberId, granted: false });
  });
}

/** Why the only one with this role keeps it. */
const ONLY_HOLDER: Readonly<Partial<Record<WithdrawnRole, string>>> = {
  administrator: 'Dit is de enige beheerder. Er moet er altijd een zijn.',
  moderator: 'Dit is de enige moderator. Maak eerst iemand anders moderator.',
};

/**
 * Makes the member with this address an administrator, which only a command on the server does (choices.md 18). A second
 * time it changes nothing. Gives their username; null without such a member.
 */
export const makeAdministrator = (platform: Writable, email: string): Promise<string | null> =>
  write(platform, async (tx) => {
    const member = await tx.db
      .selectFrom('member')
      .select(['id', 'username'])
      .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
      .executeTakeFirst();
    if (!member) return null;
    await insertRole(tx, { memberId: member.id, role: 'administrator', changedBy: null });
    return member.username;
  });

/** Locks the member, who is not deleted meanwhile. */
async function lockMember({ db }: Write, id: number): Promise<void> {
  const member = await db.selectFrom('member').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!member) throw new AppError('not_found');
}

/** The cases of who is no moderator any more are free for others. */
export const endModerator: EndRole = async (db, { memberId, role }) => {
  if (role !== 'moderator') return;
  const released = { claimedBy: null, claimedAt: null };
  await db.updateTable('moderationCase').set(released).where('claimedBy', '=', memberId).execute();
};

/** The kinds of drafts that only members with this role save. */
const draftKindsOf = ({ draftKinds }: Platform, role: WithdrawnRole): DraftKind[] =>
  [...draftKinds].filter(([, restriction]) => restriction.role === role).map(([name]) => draftKind(name));

async function storeChange(
  { db, now, invalidate }: Write,
  change: { memberId: number; role: string; changedBy: number | null; granted: boolean },
): Promise<void> {
  await db
    .insertInto('roleChange')
    .values({ ...change, createdAt: now })
    .execute();
  invalidate(memberTopic(change.memberId));
}
