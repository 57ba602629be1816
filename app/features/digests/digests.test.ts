import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/platform/clock.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { advanceToDayOf, advanceToMorning, runDigests, runDigestsOfAll } from '#tests/support/digests.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeBlock, makeContact } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeFollow, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { entriesOf } from '#tests/support/mailed-entries.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { prepareDigests } from './prepare-digests.ts';

const site = setUpTestSite();
let group: { id: number; slug: string };
let writer: MemberMade;
beforeAll(async () => {
  group = await makeGroup(site.platform);
  writer = await makeMember(site.platform, { username: 'Schrijver' });
});

let reader: MemberMade;
beforeEach(async () => {
  reader = await makeMember(site.platform);
  await site.platform.db.updateTable('member').set({ titlesInMails: true }).where('id', '=', reader.id).execute();
  site.clock.advance(HOUR); // what is written now is later than the account
});

/** The digests that a member got, the newest first. */
async function digestsOf({ email }: MemberMade = reader) {
  const all = await readOutbox(site.platform.config.dataDir, 10_000);
  return all.map(({ mail }) => mail).filter(({ to }) => to?.[0]?.address === email);
}

/** The entries of all digests that a member gets in the next two days. */
async function toldIn2Days(member = reader) {
  const before = (await digestsOf(member)).length;
  await runDigestsOfAll(site);
  const mails = await digestsOf(member);
  return mails.slice(0, mails.length - before).flatMap(entriesOf);
}

async function makeFollowed(more: { title?: string; public?: boolean } = {}) {
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: writer.id, ...more });
  await makeFollow(site.platform, { conversationId: conversation.id, memberId: reader.id });
  site.clock.advance(MINUTE);
  return conversation;
}

/** A reaction, with the activity of its conversation, as the site writes it. */
async function react(conversation: { id: number }, by: MemberMade | null = writer) {
  const { db, clock } = site.platform;
  const reaction = await makeReaction(site.platform, { conversationId: conversation.id, authorId: by?.id ?? null });
  await db.updateTable('conversation').set({ lastActivityAt: clock.now() }).where('id', '=', conversation.id).execute();
  return reaction;
}

async function sendMessage(from: MemberMade, to: MemberMade, contact: { id: number }, body = 'Hoe is het?') {
  await site.platform.db
    .insertInto('message')
    .values({ contactLinkId: contact.id, senderId: from.id, recipientId: to.id, body, createdAt: site.clock.now() })
    .execute();
}

async function makeFollowedBlog(ownerId: number) {
  const blog = await makeBlog(site.platform, { ownerId, title: 'Leven met nieuwe energie' });
  await site.platform.db
    .insertInto('blogFollow')
    .values({ blogId: blog.id, memberId: reader.id, createdAt: site.clock.now() })
    .execute();
  site.clock.advance(MINUTE);
  return blog;
}

async function publishPost(blog: { id: number }, title: string) {
  const post = await makePost(site.platform, { blogId: blog.id, title });
  await site.platform.db
    .updateTable('blog')
    .set({ lastActivityAt: site.clock.now() })
    .where('id', '=', blog.id)
    .execute();
  return post;
}

describe('a digest', () => {
  it('tells where something is new and how much, with a link to the first, and repeats nothing of it', async () => {
    const conversation = await makeFollowed({ title: 'Wie heeft tips voor een lange reis?' });
    const first = await react(conversation);
    await react(conversation);
    const contact = await makeContact(site.platform, { creatorId: writer.id, otherId: reader.id, state: 'accepted' });
    for (const body of ['Geheim een', 'Geheim twee']) await sendMessage(writer, reader, contact, body);
    const blogger = await makeMember(site.platform);
    const blog = await makeFollowedBlog(blogger.id);
    const post = await publishPost(blog, 'Mijn eerste week');
    const own = await makeBlog(site.platform, { ownerId: reader.id, title: 'Van mij' });
    const ownPost = await makePost(site.platform, { blogId: own.id, title: 'Over de tuin' });
    const toOwn = await makePostReaction(site.platform, { postId: ownPost.id, authorId: writer.id });
    await runDigestsOfAll(site);
    const [mail, ...others] = await digestsOf();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nieuw voor je op Niergenoten');
    expect(mail && entriesOf(mail)).toEqual([
      { path: `/account/berichten/${writer.id}#laatste-bericht`, title: writer.username, label: '2 nieuwe berichten' },
      {
        path: `/groepen/${group.slug}/${conversation.slug}?reactie=${first.id}#reactie-${first.id}`,
        title: conversation.title,
        label: '2 nieuwe reacties',
      },
      {
        path: `/blogs/${own.id}-van-mij/${ownPost.id}-over-de-tuin?reactie=${toOwn.id}#reactie-${toOwn.id}`,
        title: 'Over de tuin',
        label: '1 nieuwe reactie',
      },
      {
        path: `/blogs/${blog.id}-leven-met-nieuwe-energie/${post.id}-mijn-eerste-week`,
        title: 'Mijn eerste week',
        label: '1 nieuw bericht',
      },
    ]);
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(reader.username);
      for (const body of ['Geheim', 'Een reactie.', 'Wat er te vertellen was']) expect(text).not.toContain(body);
    }
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    expect(mail?.text).toContain('om de dag');
  });

  it('has five entries in each part, and counts the others', async () => {
    for (let number = 0; number < 7; number += 1) await react(await makeFollowed());
    await runDigestsOfAll(site);
    const [mail] = await digestsOf();
    expect(mail && entriesOf(mail)).toHaveLength(5);
    expect(mail?.text).toContain('En in nog 2 andere gesprekken');
  });

  it('comes every other day, only when something is new, and tells it once', async () => {
    const conversation = await makeFollowed();
    const days: boolean[] = [];
    for (let day = 0; day < 6; day += 1) {
      await react(conversation);
      advanceToMorning(site.clock);
      const before = (await digestsOf()).length;
      for (let time = 0; time < 3; time += 1) await runDigests(site);
      days.push((await digestsOf()).length > before);
    }
    expect([days, days.toReversed()]).toContainEqual([true, false, true, false, true, false]);
    const labels = (await digestsOf()).flatMap(entriesOf).map(({ label }) => label);
    const total = labels.reduce((sum, label) => sum + Number.parseInt(label, 10), 0);
    expect(await toldIn2Days()).toHaveLength(6 - total);
    expect(await toldIn2Days()).toEqual([]);
  });

  it('comes at nine in Amsterdam, and later that day if no worker ran then', async () => {
    const conversation = await makeFollowed();
    const oneAt = async (hoursLater: number) => {
      await react(conversation);
      advanceToDayOf(site.clock, reader.id);
      const before = (await digestsOf()).length;
      site.clock.advance(-MINUTE);
      await runDigests(site);
      expect(await digestsOf()).toHaveLength(before);
      site.clock.advance(MINUTE + hoursLater * HOUR);
      await runDigests(site);
      expect(await digestsOf()).toHaveLength(before + 1);
    };
    await oneAt(0);
    await oneAt(11);
  });

  it('also tells what was written on a day without any worker', async () => {
    const conversation = await makeFollowed();
    await react(conversation);
    for (let day = 0; day < 4; day += 1) advanceToMorning(site.clock);
    expect(await toldIn2Days()).toHaveLength(1);
  });

  it('leaves what was written in the last minutes to the next one, because a write may still be under way', async () => {
    const conversation = await makeFollowed();
    advanceToMorning(site.clock);
    await react(conversation);
    await runDigests(site);
    expect(await digestsOf()).toEqual([]);
    expect(await toldIn2Days()).toHaveLength(1);
  });

  it('looks back two weeks at most', async () => {
    await react(await makeFollowed());
    site.clock.advance(15 * DAY);
    const recent = await makeFollowed();
    await react(recent);
    expect((await toldIn2Days()).map(({ title }) => title)).toEqual([recent.title]);
  });
});

describe('not told is', () => {
  it('what the reader wrote, has read, or what was there before they followed', async () => {
    const { platform, clock } = site;
    const [own, read, older] = [
      await makeFollowed(),
      await makeFollowed(),
      await makeConversation(platform, { groupId: group.id, authorId: writer.id }),
    ];
    await react(own, reader);
    const { id: lastSeenId } = await react(read);
    await platform.db
      .insertInto('visit')
      .values({
        memberId: reader.id,
        subjectKind: 'conversation',
        subjectId: read.id,
        lastSeenId,
        seenAt: clock.now(),
      })
      .execute();
    await react(older);
    clock.advance(MINUTE);
    await makeFollow(platform, { conversationId: older.id, memberId: reader.id });
    expect(await toldIn2Days()).toEqual([]);
    await react(read);
    await react(older);
    expect((await toldIn2Days()).map(({ label }) => label)).toEqual(['1 nieuwe reactie', '1 nieuwe reactie']);
  });

  it('what was read between the making of the digest and its mail', async () => {
    const contact = await makeContact(site.platform, { creatorId: writer.id, otherId: reader.id, state: 'accepted' });
    await sendMessage(writer, reader, contact);
    for (let day = 0; day < 2; day += 1) {
      advanceToMorning(site.clock);
      await makeOnly();
    }
    const as = await makeSession(site.platform, reader.id);
    await request(site, 'PUT', `/api/v1/inbox/inbox/${writer.id}/seen`, { as });
    await runDigests(site);
    expect(await digestsOf()).toEqual([]);
    expect(await toldIn2Days()).toEqual([]);
  });

  it('R27 what is withdrawn or hidden, before or after the digest was made', async () => {
    const { db } = site.platform;
    const hideAll = async (time: Date) => {
      await db.updateTable('reaction').set({ withdrawnAt: time }).where('id', '=', withdrawn.id).execute();
      await db.updateTable('reaction').set({ hiddenAt: time }).where('id', '=', hidden.id).execute();
      await db.updateTable('conversation').set({ hiddenAt: time }).where('id', '=', hiddenConversation.id).execute();
      await db.updateTable('blogPost').set({ hiddenAt: time }).where('id', '=', post.id).execute();
    };
    const [one, two, hiddenConversation] = [await makeFollowed(), await makeFollowed(), await makeFollowed()];
    const blog = await makeFollowedBlog((await makeMember(site.platform)).id);
    const [withdrawn, hidden] = [await react(one), await react(two)];
    await react(hiddenConversation);
    const post = await publishPost(blog, 'Verborgen');
    for (let day = 0; day < 2; day += 1) {
      advanceToMorning(site.clock);
      await makeOnly();
    }
    await hideAll(site.clock.now());
    await runDigests(site);
    expect(await digestsOf()).toEqual([]);
    expect(await toldIn2Days()).toEqual([]);
  });

  it('what is by somebody whom the reader blocks, or who blocks the reader, but for a moderator as such', async () => {
    const { platform } = site;
    const [blocked, blocker] = [await makeMember(platform, { roles: ['moderator'] }), await makeMember(platform)];
    await makeBlock(platform, { blockerId: reader.id, blockedId: blocked.id });
    await makeBlock(platform, { blockerId: blocker.id, blockedId: reader.id });
    const conversation = await makeFollowed();
    for (const by of [blocked, blocker]) {
      await react(conversation, by);
      await publishPost(await makeFollowedBlog(by.id), 'Van iemand anders');
      const contact = await makeContact(platform, { creatorId: by.id, otherId: reader.id, state: 'accepted' });
      await sendMessage(by, reader, contact);
    }
    expect(await toldIn2Days()).toEqual([]);
    const { id } = await react(conversation, blocked);
    await platform.db.updateTable('reaction').set({ moderatorMessage: true }).where('id', '=', id).execute();
    expect(await toldIn2Days()).toEqual([expect.objectContaining({ label: '1 nieuwe reactie' })]);
  });

  it('what was mailed at once: a request for contact, its acceptance, an answer', async () => {
    const { platform, clock } = site;
    clock.advance(2 * HOUR);
    const asked = await makeContact(platform, { creatorId: writer.id, otherId: reader.id, state: 'requested' });
    await makeAnsweredQuestion(platform, { authorId: reader.id });
    expect(await toldIn2Days()).toEqual([]);
    const as = await makeSession(platform, reader.id);
    await request(site, 'POST', `/api/v1/CustomContactlink/AcceptContactRequest/${writer.id}`, { as });
    await sendMessage(writer, reader, asked);
    expect((await toldIn2Days()).map(({ label }) => label)).toEqual(['1 nieuw bericht']);
  });

  it('a post that is not published, that the reader opened, or saw in the list of its blog', async () => {
    const { platform, clock } = site;
    const blog = await makeFollowedBlog((await makeMember(platform)).id);
    const [opened, seen] = [await publishPost(blog, 'Geopend'), await publishPost(blog, 'Gezien')];
    await platform.db
      .insertInto('visit')
      .values({
        memberId: reader.id,
        subjectKind: 'blog-post',
        subjectId: opened.id,
        lastSeenId: 0,
        seenAt: clock.now(),
      })
      .execute();
    await platform.db
      .insertInto('blogVisit')
      .values({ memberId: reader.id, blogId: blog.id, lastSeenAt: clock.now(), seenAt: clock.now() })
      .execute();
    expect(seen.id).toBeGreaterThan(opened.id);
    expect(await toldIn2Days()).toEqual([]);
    await publishPost(blog, 'Nieuw');
    await publishPost(blog, 'Nieuwer');
    expect(await toldIn2Days()).toEqual([
      { path: expect.stringMatching(/^\/blogs\/\d+-[^/]+$/), title: blog.title, label: '2 nieuwe berichten' },
    ]);
  });
});

/** Makes the digests that are due, and mails none. */
const makeOnly = () => prepareDigests(site.platform, new AbortController().signal);

describe('a member', () => {
  const choose = async (wanted: boolean) =>
    request(site, 'PUT', '/api/v1/CustomUser/ChangeEmailNotification', {
      as: await makeSession(site.platform, reader.id),
      body: wanted,
    });

  it('who wants no mails gets none, and when they want them again is told what came since', async () => {
    const conversation = await makeFollowed();
    await react(conversation);
    for (let day = 0; day < 2; day += 1) {
      advanceToMorning(site.clock);
      await makeOnly();
    }
    await choose(false);
    await runDigests(site);
    expect(await toldIn2Days()).toEqual([]);
    await choose(true);
    expect(await toldIn2Days()).toHaveLength(1);
    expect(await toldIn2Days()).toEqual([]);
  });

  it('R31 who deletes the account gets no digest that waited', async () => {
    await react(await makeFollowed());
    for (let day = 0; day < 2; day += 1) {
      advanceToMorning(site.clock);
      await makeOnly();
    }
    await site.platform.db.deleteFrom('member').where('id', '=', reader.id).execute();
    await runDigests(site);
    expect(await digestsOf()).toEqual([]);
  });
});
