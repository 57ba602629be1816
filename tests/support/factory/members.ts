import { storeDirectoryEntry } from '#app/features/profiles/index.ts';
import { PHOTO_COPIES } from '#app/features/profiles/photo-copies.ts';
import { after, HOUR, MINUTE } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
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

/** What tests may choose of a member. `passwordHash` is needed only by tests that log in. */
interface MemberChoices {
  roles?: Role[];
  username?: string;
  email?: string;
  public?: boolean;
  passwordHash?: string;
}

/** Inserts a member. */
export async function makeMember(
  platform: Pick<Platform, 'db' | 'clock'>,
  choices: MemberChoices = {},
): Promise<MemberMade> {
  const [member] = await makeMembers(platform, [choices]);
  return member as MemberMade;
}

/** Inserts several members, in a few statements. */
export async function makeMembers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  choices: readonly MemberChoices[],
): Promise<MemberMade[]> {
  const now = clock.now();
  const rows = choices.map(({ roles: _, ...overrides }) => {
    const number = nextNumber();
    return {
      username: `lid_${number}`,
      email: `lid${number}@example.org`,
      passwordHash: UNMATCHED_HASH,
      createdAt: now,
      ...overrides,
    };
  });
  const members = await db.insertInto('member').values(rows).returning(['id', 'username', 'email', 'public']).execute();
  await db
    .insertInto('profile')
    .values(members.map(({ id }) => ({ memberId: id, relationshipId: null })))
    .execute();
  await storeDirectoryEntries(db, members);
  const granted = members.flatMap(({ id }, index) =>
    (choices[index]?.roles ?? []).map((role) => ({ memberId: id, role, grantedAt: now })),
  );
  if (granted.length > 0) await db.insertInto('memberRole').values(granted).execute();
  return members.map(({ id, username, email }) => ({ id, username, email }));
}

/** Stores how the directory finds these members: as it finds the first, since their profiles are all empty. */
async function storeDirectoryEntries(db: Database, members: (MemberMade & { public: boolean })[]): Promise<void> {
  const [first, ...others] = members;
  if (!first) return;
  await storeDirectoryEntry(db, first.id);
  if (others.length === 0) return;
  const entry = await db
    .selectFrom('directoryEntry')
    .selectAll()
    .where('memberId', '=', first.id)
    .executeTakeFirstOrThrow();
  const entries = others.map(({ id, username, public: isPublic }) => ({
    ...entry,
    memberId: id,
    username,
    public: isPublic,
  }));
  await db.insertInto('directoryEntry').values(entries).execute();
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

/** Inserts a link to log in, valid for a quarter of an hour, and gives its token. */
export async function makeLoginLink({ db, clock }: Platform, memberId: number): Promise<string> {
  const token = newToken();
  await db
    .insertInto('loginLink')
    .values({ tokenHash: hashToken(token), memberId, expiresAt: after(clock.now(), 15 * MINUTE) })
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
  platform: Platform,
  memberId: number,
  overrides: { device?: string; indefinite?: boolean } = {},
): Promise<SessionMade> {
  const [session] = await makeSessions(platform, [memberId], overrides);
  return session as SessionMade;
}

/** A member who is logged in. */
export interface PersonMade extends MemberMade {
  as: SessionMade;
}

/** Inserts a member, and logs them in. */
export async function makePerson(platform: Platform, choices: MemberChoices = {}): Promise<PersonMade> {
  const member = await makeMember(platform, choices);
  return { ...member, as: await makeSession(platform, member.id) };
}

/** Logs several members in, in one statement. */
export async function makeSessions(
  { db, clock, config }: Platform,
  memberIds: readonly number[],
  overrides: { device?: string; indefinite?: boolean } = {},
): Promise<SessionMade[]> {
  const now = clock.now();
  const tokens = memberIds.map((memberId) => ({ memberId, token: newToken() }));
  const rows = tokens.map(({ memberId, token }) => ({
    tokenHash: hashToken(token),
    memberId,
    indefinite: false,
    createdAt: now,
    lastActiveAt: now,
    expiresAt: after(now, config.sessions.idle),
    ...overrides,
  }));
  await db.insertInto('session').values(rows).execute();
  return tokens.map(({ token }) => ({
    cookie: `session=${token}`,
    antiforgery: antiforgeryToken(config.secret, token),
  }));
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
    aboutId,
    ...values
  }: { memberId: number; subjectId: number; aboutId?: number; kind?: string; actorId?: number | null; seenAt?: Date },
): Promise<{ id: number }> {
  return db
    .insertInto('notification')
    .values({ kind, ...values, ...(aboutId && { aboutId, firstId: values.subjectId }), createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
}
