import { storePendingLogin } from '#app/features/accounts/commands/pending-login.ts';
import { profileTexts } from '#app/features/profiles/profile/fields.ts';
import type { Platform } from '#app/platform/platform.ts';
import {
  makeAnsweredQuestion,
  makeClarifiedQuestion,
  makeDeclinedQuestion,
  makeQuestion,
} from '../../support/factory/advice.ts';
import { makeBlog, makePost, makePostReaction } from '../../support/factory/blogs.ts';
import { makeConversation, makeFollow, makeGroup, makeReaction } from '../../support/factory/conversations.ts';
import { makePasskey, makeSecondFactor } from '../../support/factory/keys.ts';
import {
  type MemberMade,
  makeDraft,
  makeEmailChange,
  makeLoginLink,
  makeMember,
  makePhoto,
  makeRegistration,
  makeResetToken,
  makeSession,
} from '../../support/factory/members.ts';
import { makeNewsletterRequest, makeSubscription } from '../../support/factory/newsletter.ts';

/** A word that is nowhere but in what is kept about one member. */
export const CANARY = 'kanariepiet';

/**
 * Gives a member a row in every table that refers to members, with the word in each text that is theirs alone. What they
 * write in conversations stays when they go, so it has no canary.
 */
export async function fillWithCanary(platform: Platform, member: MemberMade): Promise<void> {
  await fillAccount(platform, member);
  await fillProfile(platform, member);
  await fillCommunity(platform, member);
  await fillAdvice(platform, member);
  await fillContacts(platform, member);
  await fillMails(platform, member);
}

async function fillAccount(platform: Platform, { id: memberId, email }: MemberMade): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  await makeSession(platform, memberId, { device: CANARY });
  await makeEmailChange(platform, { memberId, newEmail: `nieuw-${CANARY}@example.org` });
  await makeResetToken(platform, memberId);
  await makeLoginLink(platform, memberId);
  await makePasskey(platform, memberId);
  await makeSecondFactor(platform, memberId);
  await storePendingLogin(platform, { memberId, passwordHash: CANARY, indefinite: true });
  await makeDraft(platform, { memberId, about: 1, text: CANARY });
  await db.insertInto('memberRole').values({ memberId, role: 'donor', grantedAt: now }).execute();
  await db.insertInto('consent').values({ memberId, kind: 'health', version: CANARY, given: true, at: now }).execute();
  await db
    .insertInto('approachConsent')
    .values({ memberId, optionIds: [1], version: CANARY, at: now })
    .execute();
  await db
    .insertInto('idempotencyKey')
    .values({ memberId, key: CANARY, askedHash: Buffer.from('x'), createdAt: now })
    .execute();
  await db
    .insertInto('reading')
    .values({ memberId, readerId: memberId, role: 'moderator', what: 'profile', subjectId: memberId, readAt: now })
    .execute();
  await makeRegistration(platform, { email, username: `van_${CANARY}` });
  const { id } = await makeRegistration(platform);
  await db.updateTable('registration').set({ asDonor: true, donorTargetId: memberId }).where('id', '=', id).execute();
}

async function fillProfile(platform: Platform, { id: memberId }: MemberMade): Promise<void> {
  const { db, clock } = platform;
  const texts = Object.fromEntries(profileTexts.map(({ name }) => [name, CANARY]));
  await db
    .updateTable('profile')
    .set({ ...texts, yearOfBirth: 1970 })
    .where('memberId', '=', memberId)
    .execute();
  await db.insertInto('treatmentEntry').values({ memberId, id: 0, treatmentId: 55200 }).execute();
  await db.insertInto('sectionAudience').values({ memberId, section: 'about', audience: 'contacts' }).execute();
  await db
    .insertInto('nutrientLimit')
    .values({ memberId, nutrient: 'salt', atMost: 1500, changedAt: clock.now() })
    .execute();
  const facts = { everyoneFacts: [1], participantFacts: [1], contactFacts: [1] };
  await db
    .insertInto('directoryEntry')
    .values({ memberId, username: CANARY, public: true, joinedAt: clock.now(), ...facts })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ username: CANARY }))
    .execute();
  const pictureId = await makePhoto(platform, memberId, Buffer.from(`een verborgen foto van ${CANARY}`));
  await db.insertInto('hiddenPhoto').values({ memberId, pictureId, hiddenAt: clock.now() }).execute();
  await makePhoto(platform, memberId, Buffer.from(`een foto van ${CANARY}`));
}

async function fillCommunity(platform: Platform, { id: memberId }: MemberMade): Promise<void> {
  const { db, clock } = platform;
  const createdAt = clock.now();
  const group = await makeGroup(platform);
  const other = await makeMember(platform);
  const own = await makeConversation(platform, { groupId: group.id, authorId: memberId });
  const { id: conversationId } = await makeConversation(platform, { groupId: group.id, authorId: other.id });
  const { id: reactionId } = await makeReaction(platform, { conversationId, authorId: other.id });
  await makeReaction(platform, { conversationId: own.id, authorId: memberId });
  await makeFollow(platform, { conversationId, memberId });
  await db.insertInto('conversationMute').values({ conversationId, memberId, createdAt }).execute();
  await db.insertInto('conversationLike').values({ conversationId, memberId, createdAt }).execute();
  await db.updateTable('conversation').set({ likeCount: 1 }).where('id', '=', conversationId).execute();
  await db
    .insertInto('visit')
    .values({ subjectKind: 'conversation', subjectId: conversationId, memberId, lastSeenId: 0, seenAt: createdAt })
    .execute();
  await db.insertInto('reactionLike').values({ reactionId, memberId, createdAt }).execute();
  await db.updateTable('reaction').set({ likeCount: 1 }).where('id', '=', reactionId).execute();
  await db
    .insertInto('editedText')
    .values({
      ...{ kind: 'reaction', subjectId: reactionId, part: 'Body', former: 'Zo stond het er.', written: 'Anders.' },
      ...{ moderatorId: memberId, editedAt: createdAt },
    })
    .execute();
  await fillBlogs(platform, { memberId, otherId: other.id });
  await fillModeration(platform, { memberId, reactionId });
  await db.insertInto('groupModerator').values({ groupId: group.id, memberId }).execute();
  await db.insertInto('donorMatch').values({ donorId: memberId, personId: other.id, createdAt }).execute();
  await db.insertInto('donorMatch').values({ donorId: other.id, personId: memberId, createdAt }).execute();
  const recipe = {
    id: 990_001,
    title: 'Soep',
    published: true,
    typeIds: [],
    favouriteCount: 1,
    firstPublishedAt: createdAt,
  };
  await db.insertInto('recipe').values(recipe).execute();
  await db.insertInto('recipeFavourite').values({ recipeId: recipe.id, memberId, createdAt }).execute();
}

async function fillBlogs(
  platform: Platform,
  { memberId, otherId }: { memberId: number; otherId: number },
): Promise<void> {
  const { db, clock } = platform;
  const createdAt = clock.now();
  const own = await makeBlog(platform, { ownerId: memberId, title: CANARY, description: CANARY });
  await makePost(platform, { blogId: own.id, title: CANARY, blocks: [{ kind: 'text', text: CANARY }] });
  const { id: blogId } = await makeBlog(platform, { ownerId: otherId });
  const { id: postId } = await makePost(platform, { blogId });
  await db.insertInto('blogFollow').values({ blogId, memberId, createdAt }).execute();
  await db.updateTable('blog').set({ followerCount: 1 }).where('id', '=', blogId).execute();
  await db.insertInto('blogVisit').values({ blogId, memberId, lastSeenAt: createdAt, seenAt: createdAt }).execute();
  await db.insertInto('blogPostLike').values({ postId, memberId, createdAt }).execute();
  await db.updateTable('blogPost').set({ likeCount: 1 }).where('id', '=', postId).execute();
  await db
    .insertInto('visit')
    .values({ subjectKind: 'blog-post', subjectId: postId, memberId, lastSeenId: 0, seenAt: createdAt })
    .execute();
  const { id: reactionId } = await makePostReaction(platform, { postId, authorId: otherId });
  await makePostReaction(platform, { postId, authorId: memberId });
  await db.insertInto('reactionLike').values({ reactionId, memberId, createdAt }).execute();
  await db.updateTable('reaction').set({ likeCount: 1 }).where('id', '=', reactionId).execute();
  await db
    .insertInto('editedText')
    .values({
      ...{ kind: 'blog-reaction', subjectId: reactionId, part: 'Body', former: 'Zo stond het er.', written: 'Anders.' },
      ...{ moderatorId: memberId, editedAt: createdAt },
    })
    .execute();
}

/** What a member reported, and did as a moderator and an administrator: the cases stay, without who it was. */
async function fillModeration(
  platform: Platform,
  { memberId, reactionId }: { memberId: number; reactionId: number },
): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const opened = { kind: 'reaction', subjectId: reactionId, authorId: memberId, openedAt: now };
  const handled = { handledBy: memberId, handledAt: now, outcome: 'kept', note: 'Dit mag.' };
  const [{ id: caseId }] = (await db
    .insertInto('moderationCase')
    .values([
      { ...opened, ...handled },
      { ...opened, claimedBy: memberId, claimedAt: now },
    ])
    .returning('id')
    .execute()) as [{ id: number }, { id: number }];
  await db
    .insertInto('moderationAction')
    .values({ caseId, moderatorId: memberId, action: 'handle', createdAt: now })
    .execute();
  const reported = { caseId, subjectKind: 'reaction', subjectId: reactionId };
  await db
    .insertInto('report')
    .values({ ...reported, memberId, text: CANARY, createdAt: now })
    .execute();
  const decidedAt = now;
  const { id: decisionId } = await db
    .insertInto('decision')
    .values({
      ...{ caseId, memberId, decidedBy: memberId, measure: 'warning', ground: 'house-rules', rule: 'respect' },
      ...{ facts: 'Dit mag niet.', reported: true, decidedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('memberPause').values({ memberId, until: null, decisionId }).execute();
  await db.insertInto('removedIdentity').values({ decisionId, memberId, username: CANARY, removedAt: now }).execute();
  const { id: otherId } = await makeMember(platform);
  await db
    .insertInto('memorial')
    .values([
      { memberId, contactId: otherId, decisionId },
      { memberId: otherId, contactId: memberId, decisionId },
    ])
    .execute();
  await db.insertInto('memberNote').values({ memberId, authorId: memberId, text: CANARY, createdAt: now }).execute();
  const answered = { granted: false, answer: 'Nee.', answeredBy: memberId };
  await db
    .insertInto('objection')
    .values({ decisionId, memberId, text: CANARY, lodgedAt: now, ...answered, answeredAt: now })
    .execute();
  await db.insertInto('decisionReply').values({ decisionId, caseId, memberId, text: CANARY, repliedAt: now }).execute();
  await db
    .insertInto('roleChange')
    .values({ memberId, role: 'moderator', granted: true, changedBy: memberId, createdAt: now })
    .execute();
}

/** Questions and answers: one that waits goes with its asker; one that is public stays, without canary. */
async function fillAdvice(platform: Platform, { id: memberId }: MemberMade): Promise<void> {
  const { db, clock } = platform;
  const createdAt = clock.now();
  const waiting = await makeQuestion(platform, { authorId: memberId, title: CANARY, body: CANARY });
  const { id: professionalId } = await makeMember(platform, { roles: ['professional'] });
  const edit = { memberId: professionalId, kind: 'advice-question-edit', text: CANARY };
  await makeDraft(platform, { ...edit, about: waiting.id });
  const { id: questionId } = await makeAnsweredQuestion(platform, { authorId: memberId, answererId: memberId });
  await db
    .insertInto('adviceAnswerEdit')
    .values({ questionId, editorId: memberId, formerBody: 'Zo stond het er.', createdAt })
    .execute();
  await makeDraft(platform, { ...edit, about: questionId });
  const { id: claimedId } = await makeQuestion(platform, { authorId: (await makeMember(platform)).id });
  await db
    .updateTable('openQuestion')
    .set({ claimedBy: memberId, claimedAt: createdAt })
    .where('questionId', '=', claimedId)
    .execute();
  await db
    .insertInto('adviceQuestionEdit')
    .values({ questionId, authorId: memberId, editorId: memberId, formerTitle: CANARY, formerBody: CANARY, createdAt })
    .execute();
  await db.insertInto('adviceExpert').values({ memberId, expert: CANARY }).execute();
  await db.insertInto('hiddenProfile').values({ memberId, hiddenAt: createdAt }).execute();
  await db.insertInto('deskMail').values({ memberId, role: 'moderator', mailedAt: createdAt }).execute();
  await db
    .insertInto('digest')
    .values({ memberId, day: '2026-11-23', coversFrom: createdAt, coversUntil: createdAt, nextTryAt: createdAt })
    .execute();
  await makeDeclinedQuestion(platform, { authorId: memberId, title: CANARY, body: CANARY, note: CANARY });
  await makeClarifiedQuestion(platform, { authorId: memberId, asked: CANARY, reply: CANARY });
  const { id: otherId } = await makeMember(platform);
  await makeClarifiedQuestion(platform, { authorId: otherId, professionalId: memberId });
  await makeDeclinedQuestion(platform, { authorId: otherId, declinedBy: memberId });
  const { id: subjectId } = await makeAnsweredQuestion(platform, { authorId: memberId });
  await db
    .insertInto('moderationCase')
    .values({ kind: 'advice-question', subjectId, anonymousAuthorId: memberId, openedAt: createdAt })
    .execute();
}

async function fillContacts(platform: Platform, { id: memberId }: MemberMade): Promise<void> {
  const { db, clock } = platform;
  const createdAt = clock.now();
  for (const asked of [true, false]) {
    const { id: otherId } = await makeMember(platform);
    const [creatorId, recipientId] = asked ? [memberId, otherId] : [otherId, memberId];
    const { id: contactLinkId } = await db
      .insertInto('contactLink')
      .values({ creatorId, otherId: recipientId, state: 'accepted', createdAt, lastMessageAt: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = { contactLinkId, body: CANARY, createdAt };
    await db
      .insertInto('message')
      .values({ ...message, senderId: creatorId, recipientId })
      .execute();
    await db.insertInto('memberBlock').values({ blockerId: creatorId, blockedId: recipientId, createdAt }).execute();
    await db
      .insertInto('personSeen')
      .values({ viewerId: creatorId, personHash: Buffer.from('somebody'), seenAt: createdAt })
      .execute();
    await db
      .insertInto('notification')
      .values({ memberId: recipientId, actorId: creatorId, kind: 'reaction', subjectId: 1, createdAt })
      .execute();
  }
}

async function fillMails({ db, clock }: Platform, { id: memberId, email }: MemberMade): Promise<void> {
  const requestedAt = clock.now();
  await db
    .insertInto('shareMail')
    .values({
      documentId: 1,
      senderId: memberId,
      senderName: CANARY,
      message: CANARY,
      recipient: `vriend-${CANARY}@example.org`,
      requestedAt,
    })
    .execute();
  await db.insertInto('shoppingListMail').values({ memberId, list: CANARY, requestedAt }).execute();
  await db.insertInto('mailRequest').values({ kind: 'password_reset', email, requestedAt }).execute();
  await makeSubscription({ db, clock }, email);
  await makeNewsletterRequest({ db, clock }, email);
}
