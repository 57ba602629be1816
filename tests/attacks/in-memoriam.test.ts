import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDigests } from '#app/features/digests/prepare-digests.ts';
import { sendDigests } from '#app/features/digests/send-digests.ts';
import { HOUR, MINUTE } from '#app/platform/clock.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeCase } from '../support/cases.ts';
import { advanceToDayOf, runDigestsOfAll } from '../support/digests.ts';
import { makeBlog, makePost } from '../support/factory/blogs.ts';
import { makeContact } from '../support/factory/contacts.ts';
import { makeConversation, makeFollow, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession } from '../support/factory/members.ts';
import { openModeration } from '../support/moderation.ts';
import { request } from '../support/request.ts';

/* What the digests and the download of a member leave out and keep once they are in memoriam (docs/decisions/leaving.md). */

const PASSWORD = 'zonnebloem7';
const JSON_PATH = '/account/gegevens/niergenoten-gegevens.json';

const { site, one, two, send } = await openModeration();
const { platform } = site;

afterAll(() => site.close());

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** A member who follows a conversation, is followed in one and in a blog, and has a contact who confirms that they died. */
async function makeDeceased() {
  const { id: caseId, author, conversation } = await makeCase(platform);
  await platform.db
    .updateTable('member')
    .set({ passwordHash, titlesInMails: true })
    .where('id', '=', author.id)
    .execute();
  const contact = await makeMember(platform, { passwordHash });
  await platform.db.updateTable('member').set({ titlesInMails: true }).where('id', '=', contact.id).execute();
  await makeContact(platform, { creatorId: contact.id, otherId: author.id, state: 'accepted', body: 'Hoi buur' });
  const group = await makeGroup(platform);
  const followed = await makeConversation(platform, {
    groupId: group.id,
    authorId: one.id,
    title: `Gevolgd ${caseId}`,
  });
  await makeFollow(platform, { conversationId: followed.id, memberId: author.id });
  return { caseId, author, contact, conversation, followed };
}

type Deceased = Awaited<ReturnType<typeof makeDeceased>>;

const mark = async ({ author, caseId, contact }: Deceased) => {
  const body = { Case: caseId, Measure: 'memorial', Contact: contact.username };
  expect((await send(one, 'POST', `moderation/members/${author.id}/decisions`, body)).statusCode).toBe(200);
};

async function takeBack({ author }: Deceased) {
  const [{ Id }] = (await send(two, 'GET', `moderation/members/${author.id}`)).json().Decisions;
  expect((await send(two, 'POST', `moderation/members/${author.id}/decisions/${Id}/take-back`, {})).statusCode).toBe(
    200,
  );
}

/** Somebody reacts in a conversation that is followed. */
async function react({ id: conversationId }: { id: number }, authorId: number) {
  site.clock.advance(MINUTE);
  await makeReaction(platform, { conversationId, authorId });
  const lastActivityAt = site.clock.now();
  await platform.db.updateTable('conversation').set({ lastActivityAt }).where('id', '=', conversationId).execute();
}

/** The mails with what is new that a member got. */
async function digestsOf({ email }: MemberMade) {
  const mails = (await readOutbox(platform.config.dataDir, 10_000)).filter(
    ({ mail }) => mail.to?.[0]?.address === email,
  );
  return mails.map(({ mail }) => mail).filter(({ subject }) => subject !== 'Bericht van de moderators van Niergenoten');
}

describe('the digests', () => {
  it('tell who is in memoriam nothing, also one that was made before, and begin again when it is taken back', async () => {
    const deceased = await makeDeceased();
    const { author, followed } = deceased;
    site.clock.advance(HOUR);
    await react(followed, one.id);
    advanceToDayOf(site.clock, author.id);
    const running = new AbortController().signal;
    await prepareDigests(platform, running);
    const waiting = platform.db.selectFrom('digest').select('nextTryAt').where('memberId', '=', author.id);
    expect((await waiting.executeTakeFirst())?.nextTryAt).not.toBeNull();
    await mark(deceased);
    await sendDigests(platform, running);
    expect(await digestsOf(author)).toEqual([]);
    await react(followed, one.id);
    await runDigestsOfAll(site);
    expect(await digestsOf(author)).toEqual([]);
    await takeBack(deceased);
    await react(followed, one.id);
    await runDigestsOfAll(site);
    expect(JSON.stringify(await digestsOf(author))).toContain(followed.title);
  });

  it('tell others of what they wrote, which stays', async () => {
    const deceased = await makeDeceased();
    const { author, contact } = deceased;
    const group = await makeGroup(platform);
    const shared = await makeConversation(platform, {
      groupId: group.id,
      authorId: one.id,
      title: `Samen ${group.id}`,
    });
    await makeFollow(platform, { conversationId: shared.id, memberId: contact.id });
    const blog = await makeBlog(platform, { ownerId: author.id });
    await platform.db
      .insertInto('blogFollow')
      .values({ blogId: blog.id, memberId: contact.id, createdAt: site.clock.now() })
      .execute();
    await react(shared, author.id);
    await makePost(platform, { blogId: blog.id, title: `Laatste bericht ${blog.id}` });
    await platform.db.updateTable('blog').set({ lastActivityAt: site.clock.now() }).where('id', '=', blog.id).execute();
    await mark(deceased);
    await runDigestsOfAll(site);
    const told = JSON.stringify(await digestsOf(contact));
    expect(told).toContain(shared.title);
    expect(told).toContain(`Laatste bericht ${blog.id}`);
  });
});

/** What somebody with the password downloads of this member. */
async function download({ id }: MemberMade) {
  const as = await makeSession(platform, id);
  const confirmed = await request(site, 'POST', '/api/v1/CustomUser/ConfirmPassword', {
    as,
    body: { Password: PASSWORD },
  });
  expect(confirmed.statusCode).toBe(200);
  return (await request(site, 'GET', JSON_PATH, { as })).json();
}

describe('the download of the account', () => {
  it('has for relatives all that it had before, with the decision, and without who confirmed it', async () => {
    const deceased = await makeDeceased();
    const { author, contact } = deceased;
    const before = await download(author);
    await mark(deceased);
    await site.work();
    const after = await download(author);
    for (const part of ['account', 'profile', 'reactions', 'contacts', 'messages', 'followedConversations']) {
      expect(after[part], part).toEqual(before[part]);
    }
    expect(after.reactions).toHaveLength(1);
    const told = JSON.stringify(after.decisions);
    expect(told).toContain('Een contact van je heeft bevestigd dat je bent overleden.');
    expect(told).not.toContain(contact.username);
  });

  it('tells the contact that they confirmed it, and keeps what the two wrote', async () => {
    const deceased = await makeDeceased();
    const { author, contact } = deceased;
    await mark(deceased);
    await site.work();
    const { notifications, messages, contacts } = await download(contact);
    expect(JSON.stringify(notifications)).toContain(author.username);
    expect(JSON.stringify(messages)).toContain('Hoi buur');
    expect(contacts).toHaveLength(1);
  });
});
