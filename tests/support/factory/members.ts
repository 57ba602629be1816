import { storeDirectoryEntry } from '#app/features/profiles/index.ts';
import { PHOTO_COPIES } from '#app/features/profiles/photo-copies.ts';
import { after, HOUR } from '#app/platform/clock.ts';
import { setPictureOwner, storePicture } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import { antiforgeryToken, hashToken, newToken } from '#app/platform/session/token.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { nextNumber } from './next-number.ts';

/* Inserts members, what their account has, and what is theirs, for tests. */

/** A password hash that no password matches. */
const UNMATCHED_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A member as tests name it. */
export interface MemberMade {
  id: number;
  username: string;
  email: string;
}

/** Inserts a member. `passwordHash` is needed only by tests that log in. */
export async function makeMember(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  {
    roles = [],
    ...overrides
  }: { roles?: Role[]; username?: string; email?: string; public?: boolean; passwordHash?: string } = {},
): Promise<MemberMade> {
  const number = nextNumber();
  const member = await db
    .insertInto('member')
    .values({
      username: `lid_${number}`,
      email: `lid${number}@example.org`,
      passwordHash: UNMATCHED_HASH,
      createdAt: clock.now(),
      ...overrides,
    })
    .returning(['id', 'username', 'email'])
    .executeTakeFirstOrThrow();
  await db.insertInto('profile').values({ memberId: member.id, relationshipId: null }).execute();
  await storeDirectoryEntry(db, member.id);
  for (const role of roles) {
    await db.insertInto('memberRole').values({ memberId: member.id, role, grantedAt: clock.now() }).execute();
  }
  return member;
}

/** Inserts an unconfirmed registration. */
export async function makeRegistration(
  { db, clock }: Platform,
  overrides: { username?: string; email?: string; passwordHash?: string; createdAt?: Date } = {},
) {
  const number = nextNumber();
  return db
    .insertInto('registration')
    .values({
      username: `wacht_${number}`,
      email: `wacht${number}@example.org`,
      passwordHash: UNMATCHED_HASH,
      healthConsentVersion: '2026-11',
      relationshipId: 55362,
      newsletterOptin: false,
      createdAt: clock.now(),
      ...overrides,
    })
    .returning(['id', 'email', 'username'])
    .executeTakeFirstOrThrow();
}

/** Inserts a token for a new password, valid for an hour, and gives it. */
export async function makeResetToken({ db, clock }: Platform, memberId: number): Promise<string> {
  const token = newToken();
  await db
    .insertInto('passwordResetToken')
    .values({ tokenHash: hashToken(token), memberId, expiresAt: after(clock.now(), HOUR) })
    .execute();
  return token;
}

/** Inserts a change of address whose link was mailed, in place of any before, and gives its token. */
export async function makeEmailChange(
  { db, clock }: Platform,
  { memberId, newEmail }: { memberId: number; newEmail: string },
): Promise<string> {
  const token = newToken();
  const change = { newEmail, tokenHash: hashToken(token), expiresAt: after(clock.now(), HOUR) };
  await db
    .insertInto('emailChange')
    .values({ memberId, ...change })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(change))
    .execute();
  return token;
}

/** What the browser of a logged-in member sends with each request. */
export interface SessionMade {
  cookie: string;
  antiforgery: string;
}

/** Logs a member in. */
export async function makeSession(
  { db, clock, config }: Platform,
  memberId: number,
  overrides: { device?: string; indefinite?: boolean } = {},
): Promise<SessionMade> {
  const token = newToken();
  const now = clock.now();
  await db
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      memberId,
      indefinite: false,
      createdAt: now,
      lastActiveAt: now,
      expiresAt: after(now, config.sessions.idle),
      ...overrides,
    })
    .execute();
  return { cookie: `session=${token}`, antiforgery: antiforgeryToken(config.secret, token) };
}

/** Stores a photo of a member, each copy with `content`. Gives its id. */
export async function makePhoto(
  platform: Platform,
  memberId: number,
  content: Uint8Array = Buffer.from(`foto ${nextNumber()}`),
): Promise<string> {
  const copies = PHOTO_COPIES.map(({ name }) => ({ name, content }));
  const photoId = await storePicture(platform, copies);
  await platform.db.transaction().execute(async (transaction) => {
    await setPictureOwner(transaction, { id: photoId, memberId });
    await transaction.updateTable('member').set({ photoId }).where('id', '=', memberId).execute();
  });
  return photoId;
}

/** Inserts a draft of a member, by default of a reaction to the conversation with the id `about`. */
export async function makeDraft(
  { db, clock }: Platform,
  {
    memberId,
    about,
    kind = 'reaction',
    text = 'Wat ik nog',
  }: { memberId: number; about: number; kind?: string; text?: string },
): Promise<void> {
  await db
    .insertInto('draft')
    .values({ memberId, kind, about, body: JSON.stringify({ Body: text }), updatedAt: clock.now() })
    .execute();
}

/** Inserts a notification, by default of the reaction with the id `subjectId`. */
export async function makeNotification(
  { db, clock }: Platform,
  {
    kind = 'reaction',
    ...values
  }: { memberId: number; subjectId: number; kind?: string; actorId?: number | null; seenAt?: Date },
): Promise<{ id: number }> {
  return db
    .insertInto('notification')
    .values({ kind, ...values, createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
}
