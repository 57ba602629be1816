import { type Block, storedBody } from '#app/features/blogs/body/blocks.ts';
import { PICTURE_COPIES } from '#app/features/blogs/pictures/picture-copies.ts';
import { storeDirectoryEntry } from '#app/features/profiles/index.ts';
import { PHOTO_COPIES } from '#app/features/profiles/photo/photo-copies.ts';
import { after, HOUR } from '#app/platform/clock.ts';
import { setPictureOwner, storePicture } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import { antiforgeryToken, hashToken, newToken } from '#app/platform/session/token.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { slugOf } from '#app/platform/slug.ts';

/* Inserts rows for tests, with defaults for what a test does not care about. */

/** A password hash that no password matches. */
const UNMATCHED_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

let count = 0;
const next = () => {
  count += 1;
  return count;
};

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
  const number = next();
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
  const number = next();
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

/** Subscribes an address to the newsletter. */
export async function makeSubscription(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  email: string,
  subscribedAt: Date = clock.now(),
): Promise<void> {
  await db.insertInto('newsletterSubscription').values({ email, subscribedAt }).execute();
}

/** Inserts a request for the newsletter whose link was mailed, and gives its token. */
export async function makeNewsletterRequest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  email: string,
): Promise<string> {
  const token = newToken();
  const request = { email, tokenHash: hashToken(token), mailCounted: true, expiresAt: after(clock.now(), HOUR) };
  await db.insertInto('newsletterRequest').values(request).execute();
  return token;
}

/** What the browser of a logged-in member sends with each request. */
export interface SessionMade {
  cookie: string;
  antiforgery: string;
}

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

export async function makeGroup({ db, clock }: Platform, overrides: { title?: string; slug?: string } = {}) {
  const title = overrides.title ?? `Groep ${next()}`;
  return db
    .insertInto('discussionGroup')
    .values({
      title,
      slug: overrides.slug ?? slugOf(title),
      introduction: 'Waar deze groep over gaat.',
      createdAt: clock.now(),
    })
    .returning(['id', 'title', 'slug'])
    .executeTakeFirstOrThrow();
}

export async function makeConversation(
  { db, clock }: Platform,
  {
    groupId,
    authorId,
    ...overrides
  }: { groupId: number; authorId: number | null; title?: string; body?: string; public?: boolean },
) {
  const title = overrides.title ?? `Gesprek ${next()}`;
  await db
    .updateTable('discussionGroup')
    .set((eb) => ({ conversationCount: eb('conversationCount', '+', 1) }))
    .where('id', '=', groupId)
    .execute();
  return db
    .insertInto('conversation')
    .values({
      groupId,
      authorId,
      title,
      slug: slugOf(title),
      body: 'Waarmee het gesprek begint.',
      public: true,
      createdAt: clock.now(),
      lastActivityAt: clock.now(),
      ...overrides,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow();
}

export async function makeReaction(
  { db, clock }: Platform,
  {
    conversationId,
    authorId,
    body = 'Een reactie.',
  }: { conversationId: number; authorId: number | null; body?: string },
) {
  await db
    .updateTable('conversation')
    .set((eb) => ({ reactionCount: eb('reactionCount', '+', 1) }))
    .where('id', '=', conversationId)
    .execute();
  return db
    .insertInto('reaction')
    .values({ conversationId, authorId, body, createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Inserts a term of a group, and gives it to the conversations `about`. */
export async function makeTerm(
  { db }: Platform,
  { groupId, about = [] }: { groupId: number; about?: { id: number }[] },
): Promise<{ id: number }> {
  const term = await db
    .insertInto('groupTerm')
    .values({ groupId, name: `Onderwerp ${next()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id } of about) {
    await db.insertInto('conversationTerm').values({ conversationId: id, termId: term.id }).execute();
  }
  return term;
}

/** Inserts a follow. */
export async function makeFollow(
  { db, clock }: Platform,
  follow: { conversationId: number; memberId: number },
): Promise<void> {
  await db
    .insertInto('conversationFollow')
    .values({ ...follow, createdAt: clock.now() })
    .execute();
}

/** Stores a photo of a member, each copy with `content`. Gives its id. */
export async function makePhoto(
  platform: Platform,
  memberId: number,
  content: Uint8Array = Buffer.from(`foto ${next()}`),
): Promise<string> {
  const copies = PHOTO_COPIES.map(({ name }) => ({ name, content }));
  const photoId = await storePicture(platform, copies);
  await platform.db.transaction().execute(async (transaction) => {
    await setPictureOwner(transaction, { id: photoId, memberId });
    await transaction.updateTable('member').set({ photoId }).where('id', '=', memberId).execute();
  });
  return photoId;
}

/** Inserts a published blog of a member. */
export async function makeBlog(
  { db, clock }: Platform,
  { ownerId, ...overrides }: { ownerId: number; title?: string; description?: string; publishedAt?: Date | null },
) {
  const now = clock.now();
  return db
    .insertInto('blog')
    .values({
      ownerId,
      title: `Blog ${next()}`,
      description: 'Waar deze blog over gaat.',
      createdAt: now,
      publishedAt: now,
      lastActivityAt: now,
      ...overrides,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

/** Inserts a published post in a blog. */
export async function makePost(
  { db, clock }: Platform,
  {
    blogId,
    blocks = [{ kind: 'text', text: 'Wat er te vertellen was.' }],
    ...overrides
  }: { blogId: number; blocks?: Block[]; title?: string; description?: string; publishedAt?: Date },
) {
  const now = clock.now();
  await db
    .updateTable('blog')
    .set((eb) => ({ postCount: eb('postCount', '+', 1) }))
    .where('id', '=', blogId)
    .execute();
  return db
    .insertInto('blogPost')
    .values({
      blogId,
      title: `Bericht ${next()}`,
      description: 'Waar dit bericht over gaat.',
      body: JSON.stringify(storedBody(blocks)),
      createdAt: now,
      publishedAt: now,
      ...overrides,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

export async function makePostReaction(
  { db, clock }: Platform,
  { postId, authorId, body = 'Een reactie.' }: { postId: number; authorId: number | null; body?: string },
) {
  await db
    .updateTable('blogPost')
    .set((eb) => ({ reactionCount: eb('reactionCount', '+', 1) }))
    .where('id', '=', postId)
    .execute();
  return db
    .insertInto('blogReaction')
    .values({ postId, authorId, body, createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Stores a picture that a member uploaded for a post. Gives its id. */
export async function makeBlogPicture(platform: Platform, memberId: number): Promise<string> {
  const content = Buffer.from(`afbeelding ${next()}`);
  const pictureId = await storePicture(
    platform,
    PICTURE_COPIES.map(({ name }) => ({ name, content })),
  );
  await platform.db.transaction().execute(async (transaction) => {
    await setPictureOwner(transaction, { id: pictureId, memberId });
    const unusedSince = platform.clock.now();
    await transaction.insertInto('blogPicture').values({ pictureId, width: 1440, height: 960, unusedSince }).execute();
  });
  return pictureId;
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

/** Inserts a contact of an hour ago, or a request for it, with its first message. */
export async function makeContact(
  { db, clock }: Platform,
  {
    body = 'Zullen we eens schrijven?',
    ...pair
  }: { creatorId: number; otherId: number; state: 'requested' | 'accepted' | 'denied'; body?: string },
): Promise<{ id: number }> {
  const createdAt = after(clock.now(), -HOUR);
  const answeredAt = pair.state === 'requested' ? null : createdAt;
  const link = await db
    .insertInto('contactLink')
    .values({ ...pair, createdAt, lastMessageAt: createdAt, answeredAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('message')
    .values({
      contactLinkId: link.id,
      senderId: pair.creatorId,
      recipientId: pair.otherId,
      body,
      createdAt,
      readAt: answeredAt,
    })
    .execute();
  return link;
}

/** Lets one member block another. */
export const makeBlock = ({ db, clock }: Platform, pair: { blockerId: number; blockedId: number }) =>
  db
    .insertInto('memberBlock')
    .values({ ...pair, createdAt: clock.now() })
    .execute();

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

/** Inserts a question to the dietitian, which waits for an answer. */
export async function makeQuestion(
  { db, clock }: Platform,
  overrides: { authorId: number | null; anonymous?: boolean; title?: string; body?: string },
): Promise<{ id: number }> {
  const number = next();
  const question = await db
    .insertInto('adviceQuestion')
    .values({ title: `Vraag ${number}`, body: 'Mag ik dat eten?', createdAt: clock.now(), ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('openQuestion').values({ questionId: question.id }).execute();
  return question;
}

/** Inserts a question to the dietitian that a professional declined. */
export async function makeDeclinedQuestion(
  platform: Platform,
  {
    reason = 'own-doctor',
    note = '',
    declinedBy = null,
    ...question
  }: Parameters<typeof makeQuestion>[1] & { reason?: string; note?: string; declinedBy?: number | null },
): Promise<{ id: number }> {
  const { db, clock } = platform;
  const { id } = await makeQuestion(platform, question);
  await db.deleteFrom('openQuestion').where('questionId', '=', id).execute();
  await db
    .insertInto('declinedQuestion')
    .values({ questionId: id, reason, note, declinedBy, declinedAt: clock.now() })
    .execute();
  return { id };
}

/** Inserts a question to the dietitian with its answer, and gives it these tags, which are made anew. */
export async function makeAnsweredQuestion(
  platform: Platform,
  {
    tags = [],
    answer = 'Dat mag best.',
    answererId = null,
    expert = null,
    ...question
  }: Parameters<typeof makeQuestion>[1] & {
    tags?: readonly string[];
    answer?: string;
    answererId?: number | null;
    expert?: string | null;
  },
): Promise<{ id: number; tagIds: number[] }> {
  const { db, clock } = platform;
  const { id: questionId } = await makeQuestion(platform, question);
  await db.deleteFrom('openQuestion').where('questionId', '=', questionId).execute();
  const values = { questionId, typeId: 1, authorId: answererId, expert, body: answer, publishedAt: clock.now() };
  await db.insertInto('adviceAnswer').values(values).execute();
  await db
    .updateTable('questionType')
    .set((eb) => ({ answeredCount: eb('answeredCount', '+', 1) }))
    .where('id', '=', 1)
    .execute();
  const tagIds: number[] = [];
  for (const name of tags) {
    const tag = await db
      .insertInto('adviceTag')
      .values({ name, answeredCount: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('adviceAnswerTag').values({ tagId: tag.id, questionId, publishedAt: clock.now() }).execute();
    tagIds.push(tag.id);
  }
  return { id: questionId, tagIds };
}
