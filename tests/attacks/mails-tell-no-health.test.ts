import { globSync, readFileSync } from 'node:fs';
import type { Email } from 'postal-mime';
import { beforeAll, expect, it } from 'vitest';
import { setQuestionHidden } from '#app/features/advice/commands/hide-question.ts';
import { sendDeskMail } from '#app/features/advice/commands/send-desk-mail.tsx';
import {
  sendDeskMail as sendModerationDeskMail,
  sendUrgentMail,
  sendWarningMail,
} from '#app/features/moderation/commands/send-desk-mail.tsx';
import { tellDecision } from '#app/features/moderation/commands/tell-decision.ts';
import { MEASURES, type Measure } from '#app/features/moderation/rules.ts';
import { DAY, HOUR } from '#app/platform/clock.ts';
import { write } from '#app/platform/database/write.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { runDigestsOfAll } from '#tests/support/digests.ts';
import { makeQuestion } from '#tests/support/factory/advice.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeFollow, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';

/** What a mailbox that others read must not learn (rules.md R48). */
const HEALTH = `hemodialyse buikdialyse peritoneaaldialyse nachtdialyse thuisdialyse predialyse transplantatie donornier
  afstoting shunt fistel katheter heparine epo fosfaatbinder kalium fosfaat natrium creatinine egfr ureum eiwitverlies
  nierfalen nierinsufficientie cystenieren nefrotisch nefritis glomerulonefritis iga lupus vasculitis diabetes hypertensie
  bloeddruk bloedarmoede jeuk vermoeidheid misselijk oedeem plaspillen prednison tacrolimus ciclosporine mycofenolaat
  rituximab chemo kanker dementie depressie zwanger miskraam palliatief sterven euthanasie levensverwachting seksualiteit
  incontinentie zelfdoding verslaving nierbiopsie`.split(/\s+/);

it('tries sixty words, each once', () => expect(new Set(HEALTH).size).toBe(60));

/** A text with all of them, as members write it. */
const TEXT = `Over ${HEALTH.join(', ')}.`;

/** A title, of which the address of what it names is made. */
const TITLE = 'Jeuk en kalium bij hemodialyse';

const site = setUpTestSite();
let reader: MemberMade;
let professional: MemberMade;
beforeAll(async () => {
  reader = await makeMember(site.platform, { username: 'Lezer' });
  professional = await makeMember(site.platform, { username: 'Deskundige', roles: ['professional'] });
});

/** Makes a call of a member, in a new session. */
async function call(by: MemberMade | null, method: 'POST' | 'PUT', path: string, body?: unknown): Promise<void> {
  const as = by && (await makeSession(site.platform, by.id));
  const { statusCode } = await request(site, method, `/api/v1/${path}`, { as, ...(body !== undefined && { body }) });
  expect(statusCode, path).toBeLessThan(300);
}

/** What somebody asks, and a professional does with it. */
async function ask(...acts: [method: 'POST' | 'PUT', act: string, body: object][]): Promise<number> {
  const { id } = await makeQuestion(site.platform, { authorId: reader.id, title: TITLE, body: TEXT });
  for (const [method, act, body] of acts) await call(professional, method, `advices/${id}/${act}`, body);
  return id;
}

const answer = ['POST', 'answer', { Advice: TEXT, Tags: [] }] as ['POST', string, object];

let groups = 0;

/** Everything new that a digest tells a member of, who chose titles or not. Gives the member. */
async function makeNews({ titles }: { titles: boolean }): Promise<MemberMade> {
  const { platform, clock } = site;
  const { db } = platform;
  const { id: memberId, ...member } = await makeMember(platform);
  const { id: writerId } = await makeMember(platform);
  await db.updateTable('member').set({ titlesInMails: titles }).where('id', '=', memberId).execute();
  groups += 1;
  const group = await makeGroup(platform, { title: `Hemodialyse ${groups}`, slug: `hemodialyse-${groups}` });
  const written = { groupId: group.id, authorId: writerId, title: `${TITLE} ${groups}`, body: TEXT };
  const { id: conversationId } = await makeConversation(platform, written);
  const text = { title: TITLE, description: TITLE };
  const own = await makeBlog(platform, { ownerId: memberId, ...text });
  const ownPost = await makePost(platform, { blogId: own.id, ...text, blocks: [{ kind: 'text', text: TEXT }] });
  const blog = await makeBlog(platform, { ownerId: writerId, ...text });
  await makeFollow(platform, { conversationId, memberId });
  await db.insertInto('blogFollow').values({ blogId: blog.id, memberId, createdAt: clock.now() }).execute();
  const contact = await makeContact(platform, { creatorId: writerId, otherId: memberId, state: 'accepted' });

  clock.advance(HOUR); // what is written now is later than the account
  const createdAt = clock.now();
  await makeReaction(platform, { conversationId, authorId: writerId, body: TEXT });
  await makePostReaction(platform, { postId: ownPost.id, authorId: writerId, body: TEXT });
  await makePost(platform, { blogId: blog.id, ...text, blocks: [{ kind: 'text', text: TEXT }] });
  for (const table of ['conversation', 'blog'] as const)
    await db.updateTable(table).set({ lastActivityAt: createdAt }).where('lastActivityAt', '<', createdAt).execute();
  const message = { contactLinkId: contact.id, senderId: writerId, recipientId: memberId, body: TEXT, createdAt };
  await db.insertInto('message').values(message).execute();
  return { ...member, id: memberId };
}

/** A conversation that a member reports, a moderator hides, and its author objects to, with an answer of another moderator. */
async function reportAndDecide(): Promise<void> {
  const { platform } = site;
  const { db } = platform;
  const [author, reporter] = [await makeMember(platform), await makeMember(platform)];
  const [one, two] = [
    await makeMember(platform, { roles: ['moderator'] }),
    await makeMember(platform, { roles: ['moderator'] }),
  ];
  groups += 1;
  const group = await makeGroup(platform, { title: `Nierfalen ${groups}`, slug: `nierfalen-${groups}` });
  const written = { groupId: group.id, authorId: author.id, title: `${TITLE} ${groups}`, body: TEXT };
  const { id } = await makeConversation(platform, written);
  await call(reporter, 'POST', `conversations/${id}/flag`, { Reason: 'danger', Text: TEXT });
  await site.work();
  const opened = db
    .selectFrom('moderationCase')
    .select('id')
    .where('kind', '=', 'conversation')
    .where('subjectId', '=', id);
  const { id: caseId } = await opened.executeTakeFirstOrThrow();
  const decision = { Outcome: 'hidden', Rule: 'respect', Facts: TEXT.slice(0, 200), Note: TEXT };
  await call(one, 'POST', `moderation/cases/${caseId}/handle`, decision);
  const decided = db.selectFrom('decision').select(['id', 'code']).where('caseId', '=', caseId);
  const { id: decisionId, code } = await decided.executeTakeFirstOrThrow();
  await site.work();
  await call(author, 'POST', `decisions/${code}/objection`, { Text: TEXT });
  const objection = await db
    .selectFrom('objection')
    .select('id')
    .where('decisionId', '=', decisionId)
    .executeTakeFirstOrThrow();
  await call(two, 'POST', `moderation/objections/${objection.id}/answer`, { Granted: false, Answer: TEXT });
}

/**
 * What moderators are mailed of an urgent report and an objection that wait, and administrators where no moderator is there for
 * them.
 */
async function makeDeskMails(): Promise<void> {
  const { platform, clock } = site;
  const { db } = platform;
  const moderator = await makeMember(platform, { roles: ['moderator'] });
  const administrator = await makeMember(platform, { roles: ['administrator'] });
  await hideAndObject({ ...(await makeReported({ visitor: false })), by: moderator });
  const { caseId } = await makeReported({ visitor: false });
  await sendUrgentMail(platform, { memberId: moderator.id, caseId });
  await sendModerationDeskMail(platform, { memberId: moderator.id });
  await db.deleteFrom('memberRole').where('role', '=', 'moderator').execute();
  await sendUrgentMail(platform, { memberId: administrator.id, caseId });
  clock.advance(DAY + HOUR);
  await sendWarningMail(platform, { memberId: administrator.id });
  await db.updateTable('moderationCase').set({ lookedAt: clock.now() }).execute();
  await sendWarningMail(platform, { memberId: administrator.id });
}

/** The words of a mail with nothing of health in them, and neither in each of its links by itself. */
function expectNoHealth(mail: Email): void {
  const whole = JSON.stringify(mail).toLowerCase();
  expect(HEALTH.filter((word) => new RegExp(`\\b${word}\\b`).test(whole))).toEqual([]);
  const links = [...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => decodeURIComponent(href ?? ''));
  expect(links.length, mail.subject).toBeGreaterThan(0);
  // A slug of a title tells as much as the title; a token is letters by chance.
  for (const link of links) {
    const words = new Set(
      link
        .toLowerCase()
        .replace(/token=[\w-]+/, '')
        .split(/[^a-z]+/),
    );
    expect(
      HEALTH.filter((word) => words.has(word)),
      link,
    ).toEqual([]);
  }
}

/** What makes the mails of each file that sends any with what members wrote in reach, and of how many kinds they are. */
const SENDERS: Readonly<Record<string, { make: () => Promise<unknown>; kinds: number }>> = {
  'advice/commands/mail-asker.tsx': {
    kinds: 6,
    make: async () => {
      await ask(['PUT', 'question', { Title: TITLE, Description: `${TEXT} Meer.` }]);
      await ask(answer, ['PUT', 'answer', { Advice: `${TEXT} Meer.`, Tags: [] }]);
      const id = await ask(answer);
      await write(site.platform, (tx) => setQuestionHidden(tx, { id, hiddenAt: tx.now, kind: 'advice-answer' }));
      await ask(['POST', 'ask-back', { Body: TEXT }]);
      await ask(['POST', 'decline', { Reason: 'other', Note: TITLE }]);
    },
  },
  'advice/commands/send-desk-mail.tsx': {
    kinds: 1,
    make: async () => {
      await ask();
      await sendDeskMail(site.platform, { memberId: professional.id });
    },
  },
  'contacts/commands/send-contact-mail.tsx': {
    kinds: 2,
    make: async () => {
      const asker = await makeMember(site.platform, { username: 'Vrager' });
      await call(asker, 'POST', 'CustomContactlink', { ContactUserId: reader.id, Message: TEXT });
      await site.work();
      await call(reader, 'POST', `CustomContactlink/AcceptContactRequest/${asker.id}`);
    },
  },
  'moderation/commands/mail-decision.tsx': {
    kinds: 5, // with the receipt, and what moderators are mailed
    make: reportAndDecide,
  },
  'digests/send-digests.ts': {
    kinds: 1,
    make: async () => {
      await makeNews({ titles: false });
      await runDigestsOfAll(site);
    },
  },
  'moderation/commands/send-desk-mail.tsx': {
    kinds: 7, // four of these, and what members hear of the report and of the decision; last, for it moves the clock by a day
    make: makeDeskMails,
  },
};

/** Files that send mails with nothing of what members write in reach, or with it on purpose; each with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'accounts/commands/send-link-mail.tsx':
    'name and link; that to log in has the way back in its own attack (login-link.test.ts)',
  'accounts/commands/send-new-email-mail.tsx': 'name and link',
  'accounts/commands/send-password-changed-mail.tsx': 'name',
  'accounts/commands/send-requested-mail.tsx': 'nothing',
  'accounts/commands/send-verification-mail.tsx': 'name and link',
  'keys/commands/send-key-changed-mail.tsx': 'name',
  'moderation/commands/send-receipt.tsx': 'tried with the mails of decisions',
  'newsletter/commands/answer-newsletter-request.tsx': 'link',
  'recipes/commands/send-shopping-list-mail.tsx': 'the list that its reader sends to themselves',
  'sharing/commands/send-share-mail.tsx': 'the page and the words that somebody sends to somebody',
};

it('every file that sends mails is tried here, or stands here with a reason', () => {
  const files = globSync('app/features/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const sending = files.filter((file) => /mailer\s*\.send\(/.test(readFileSync(file, 'utf8')));
  const known = [...Object.keys(SENDERS), ...Object.keys(OTHERS)].map((file) => `app/features/${file}`);
  expect(sending.sort()).toEqual(known.sort());
});

const readMails = async () => (await readOutbox(site.platform.config.dataDir, 1000)).map(({ mail }) => mail);

it.each(someOf(3, Object.entries(SENDERS)))(
  'R48 the mails of %s tell nothing of health',
  async (_file, { make, kinds }) => {
    const before = (await readMails()).length;
    await make();
    await site.work();
    const mails = await readMails();
    const sent = mails.slice(0, mails.length - before);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(kinds);
    for (const mail of sent) expectNoHealth(mail);
  },
);

/** A conversation full of these words in a group that is named by one, with a report of it by a member or a visitor. */
async function makeReported({ visitor }: { visitor: boolean }) {
  const { platform } = site;
  const [author, reporter] = [await makeMember(platform), await makeMember(platform)];
  groups += 1;
  const group = await makeGroup(platform, { title: `Nierfalen ${groups}`, slug: `nierfalen-${groups}` });
  const written = { groupId: group.id, authorId: author.id, title: `${TITLE} ${groups}`, body: TEXT };
  const { id: subjectId } = await makeConversation(platform, written);
  const address = visitor ? `bezoeker${groups}@example.org` : reporter.email;
  const body = { Reason: 'danger', Text: TEXT, ...(visitor && { Email: address }) };
  await call(visitor ? null : reporter, 'POST', `reports/conversation/${subjectId}`, body);
  const { id: caseId } = await platform.db
    .selectFrom('moderationCase')
    .select('id')
    .where('kind', '=', 'conversation')
    .where('subjectId', '=', subjectId)
    .executeTakeFirstOrThrow();
  return { caseId, author, address };
}

/** Hides what a case is about, to which its author objects. Gives the id of the objection. */
async function hideAndObject({
  caseId,
  author,
  by,
}: {
  caseId: number;
  author: MemberMade;
  by: MemberMade;
}): Promise<number> {
  const { db } = site.platform;
  await call(by, 'POST', `moderation/cases/${caseId}/hide`, { Rule: 'privacy', Facts: TEXT.slice(0, 200) });
  const decided = db.selectFrom('decision').select('code').where('caseId', '=', caseId);
  const { code } = await decided.executeTakeFirstOrThrow();
  await call(author, 'POST', `decisions/${code}/objection`, { Text: TEXT });
  const lodged = db.selectFrom('objection').select('id').where('memberId', '=', author.id);
  return (await lodged.executeTakeFirstOrThrow()).id;
}

/** What a moderator decides, told as the worker tells it; `lifts` takes an earlier decision back. Gives its id. */
async function decide({
  caseId,
  author,
  measure,
  rule,
  lifts = null,
}: {
  caseId: number;
  author: MemberMade;
  measure: Measure;
  rule: string | null;
  lifts?: number | null;
}): Promise<number> {
  const { clock } = site;
  const { db } = site.platform;
  clock.advance(1000);
  const { id } = await db
    .insertInto('decision')
    .values({
      ...{ caseId, memberId: author.id, measure, rule, lifts, ground: 'house-rules', facts: TEXT, reported: true },
      decidedAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellDecision(site.platform, { decisionId: id });
  await site.work();
  return id;
}

const withoutRule: readonly Measure[] = ['none', 'word', 'memorial'];

it.each(
  someOf(2, [
    ['closed', null] as const,
    ['moved', null] as const,
    ...MEASURES.map((measure) => [measure, withoutRule.includes(measure) ? null : 'privacy'] as const),
  ]),
)(
  'R48 neither the decision %s (%s), nor taking it back, tells its author or who reported of health',
  async (measure, rule) => {
    for (const visitor of [false, true]) {
      const { caseId, author, address } = await makeReported({ visitor });
      const decisionId = await decide({ caseId, author, measure, rule });
      if (measure !== 'none') await decide({ caseId, author, measure: 'none', rule: null, lifts: decisionId });
      const mails = [...(await site.mailsTo(author.email)), ...(await site.mailsTo(address))];
      expect(mails.map(({ subject }) => subject)).toContain('Je melding is binnen');
      // Of what changes nothing the author hears nothing; of all else both decisions.
      const toAuthor = (await site.mailsTo(author.email)).length;
      expect(toAuthor).toBe(measure === 'none' ? 0 : 2);
      for (const mail of mails) expectNoHealth(mail);
    }
  },
);

it('R48 that a text which waited is placed tells nothing of health', async () => {
  const { caseId, author } = await makeReported({ visitor: false });
  const { db, clock } = site.platform;
  const { subjectId } = await db
    .selectFrom('moderationCase')
    .select('subjectId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const ended = new Date(clock.now().getTime() + 1000);
  const held = {
    kind: 'conversation',
    subjectId,
    reasons: ['phone'],
    unplaced: true,
    heldAt: clock.now(),
    endedAt: ended,
  };
  await db
    .insertInto('hold')
    .values({ caseId, ...held })
    .execute();
  await decide({ caseId, author, measure: 'none', rule: null });
  const mails = await site.mailsTo(author.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Het staat nu op de site.');
  for (const mail of mails) expectNoHealth(mail);
});

it('R48 a granted objection tells nothing of health', async () => {
  const { caseId, author } = await makeReported({ visitor: true });
  const one = await makeMember(site.platform, { roles: ['moderator'] });
  const two = await makeMember(site.platform, { roles: ['moderator'] });
  const id = await hideAndObject({ caseId, author, by: one });
  await call(two, 'POST', `moderation/objections/${id}/answer`, { Granted: true, Answer: TEXT.slice(0, 200) });
  const mails = await site.mailsTo(author.email);
  expect(mails).toHaveLength(2);
  for (const mail of mails) expectNoHealth(mail);
});

it('a digest names what is new to who chose that, and repeats nothing that was written', async () => {
  const { email } = await makeNews({ titles: true });
  await runDigestsOfAll(site);
  const [mail] = (await readMails()).filter(({ to }) => to?.[0]?.address === email);
  expect(mail?.html?.split(TITLE)).toHaveLength(4); // a conversation, an own post and a post of a blog
  expect(mail?.html).not.toContain('tacrolimus');
});
