import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeNotification, makePerson, type PersonMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { removeDeparted } from './on/accounts.ts';
import { notifyOfReaction } from './on/reactions.ts';

const PATH = '/api/v1/CustomUser/notifications';

const site = setUpTestSite();

let owner: PersonMade;
let other: PersonMade;
let conversation: Awaited<ReturnType<typeof makeConversation>>;
let path: string;
beforeEach(async () => {
  owner = await makePerson(site.platform);
  other = await makePerson(site.platform);
  const group = await makeGroup(site.platform);
  conversation = await makeConversation(site.platform, {
    groupId: group.id,
    authorId: owner.id,
    title: `<Zout> & "thee" ${group.id}`,
  });
  path = `/groepen/${group.slug}/${conversation.slug}`;
});

async function react(by: PersonMade, url = `/api/v1/conversations/${conversation.id}/reactions`): Promise<number> {
  const response = await request(site, 'POST', url, {
    as: by.as,
    body: { Body: 'Een reactie.', Msg: 'Een bericht.' },
  });
  expect(response.statusCode, response.body).toBe(200);
  await site.work();
  return response.json().Id;
}

const list = async (of: PersonMade, query = '') => (await request(site, 'GET', PATH + query, { as: of.as })).json();
const bodies = async (of: PersonMade) => (await list(of)).map(({ Body }: { Body: string }) => Body);
const countUnread = async (of: PersonMade) =>
  (await request(site, 'GET', '/api/v1/CustomUser/unread', { as: of.as })).json().Notifications;
const block = (by: PersonMade, whom: PersonMade) => request(site, 'POST', `/api/v1/blocks/${whom.id}`, { as: by.as });
const markSeen = (by: PersonMade, body?: object) => request(site, 'PUT', PATH, { as: by.as, ...(body && { body }) });

describe('the owner of a conversation is told', () => {
  it('of a reaction, with a link to it, as text that cannot be HTML', async () => {
    const id = await react(other);
    expect(await bodies(owner)).toEqual([
      `${other.username} reageerde op je gesprek <a href="${path}?reactie=${id}#reactie-${id}">&#60;Zout&#62; &#38; &#34;thee&#34; ${conversation.title.split(' ').at(-1)}</a>`,
    ]);
    const latest = await request(site, 'GET', '/api/v1/inbox/notifications', { as: owner.as });
    expect(latest.json()).toEqual((await list(owner))[0]);
    expect([await bodies(other), await countUnread(other), await countUnread(owner)]).toEqual([[], 0, 1]);
  });

  it('of the message of a moderator, as such', async () => {
    const moderator = await makePerson(site.platform, { roles: ['moderator'] });
    await react(moderator, `/api/v1/moderators-reactions/conversation/${conversation.id}`);
    expect(await bodies(owner)).toEqual([
      expect.stringMatching(`^${moderator.username} schreef als moderator een bericht in je gesprek <a `),
    ]);
  });

  it('of the message of a moderator whom they block', async () => {
    const moderator = await makePerson(site.platform, { roles: ['moderator'] });
    await makeBlock(site.platform, { blockerId: owner.id, blockedId: moderator.id });
    await react(moderator, `/api/v1/moderators-reactions/conversation/${conversation.id}`);
    expect([(await bodies(owner)).length, await countUnread(owner)]).toEqual([1, 1]);
  });

  it('not of their own reaction', async () => {
    await react(owner);
    expect(await bodies(owner)).toEqual([]);
  });

  it('once, however often the event is handled', async () => {
    const reactionId = await react(other);
    await notifyOfReaction(site.platform, { subjectKind: 'conversation', subjectId: conversation.id, reactionId });
    expect(await bodies(owner)).toHaveLength(1);
    expect(await countUnread(owner)).toBe(1);
  });

  it('and no longer when who reacted has deleted the account, like who owned it', async () => {
    const reactionId = await react(other);
    await site.platform.db.deleteFrom('member').where('id', '=', other.id).execute();
    expect([await bodies(owner), await countUnread(owner)]).toEqual([[], 0]);
    await site.platform.db.deleteFrom('member').where('id', '=', owner.id).execute();
    await notifyOfReaction(site.platform, { subjectKind: 'conversation', subjectId: conversation.id, reactionId }); // an event that comes late
  });
});

describe('choices.md 51', () => {
  const follow = (by: PersonMade) =>
    request(site, 'POST', `/api/v1/conversations/${conversation.id}/follow`, { as: by.as });
  const quote = async (by: PersonMade, quoted: number) => {
    const url = `/api/v1/conversations/${conversation.id}/reactions`;
    const response = await request(site, 'POST', url, { as: by.as, body: { Body: 'Precies.', QuotedId: quoted } });
    expect(response.statusCode, response.body).toBe(200);
    await site.work();
    return response.json().Id as number;
  };

  const withdraw = async (by: PersonMade, id: number) => {
    const response = await request(site, 'DELETE', `/api/v1/conversations/reactions/${id}`, { as: by.as });
    expect(response.statusCode, response.body).toBe(200);
    await site.work();
  };

  it('followers are told of reactions, and whom one quotes, each once', async () => {
    const [follower, writer] = [await makePerson(site.platform), await makePerson(site.platform)];
    expect((await follow(follower)).statusCode).toBe(200);
    const first = await react(writer);
    expect(await bodies(follower)).toEqual([expect.stringMatching(`^${writer.username} reageerde in <a `)]);
    await quote(other, first);
    expect(await bodies(writer)).toEqual([expect.stringMatching(`^${other.username} citeerde je in <a `)]);
    expect((await list(other)).length).toBe(0);
  });

  it('several of one thing are one line, which comes first again, and leads to the first that is new', async () => {
    const [first] = [await react(other)];
    await makeNotification(site.platform, {
      memberId: owner.id,
      kind: 'contact-request',
      actorId: other.id,
      subjectId: 1,
    });
    for (let time = 0; time < 2; time += 1) await react(await makePerson(site.platform));
    const [newest, ...older] = await bodies(owner);
    expect(newest).toContain(`3 nieuwe reacties in je gesprek <a href="${path}?reactie=${first}#reactie-${first}">`);
    expect([older.length, await countUnread(owner)]).toEqual([1, 2]);
    await markSeen(owner);
    await react(other);
    expect((await bodies(owner))[0]).toContain(`${other.username} reageerde op je gesprek `);
    expect(await countUnread(owner)).toBe(1);
  });

  it.each([
    ['withdraws it', (last: PersonMade, ids: number[]) => Promise.all(ids.map((id) => withdraw(last, id)))],
    ['is blocked', (last: PersonMade) => block(owner, last)],
    ['blocks the reader', (last: PersonMade) => block(last, owner)],
    // As moderators block somebody for all whom they wrote to.
    [
      'is blocked by a decision',
      ({ id }: PersonMade) => makeBlock(site.platform, { blockerId: owner.id, blockedId: id }),
    ],
    [
      'deletes the account',
      async ({ id }: PersonMade) => {
        await site.platform.db.deleteFrom('member').where('id', '=', id).execute();
        await removeDeparted(site.platform);
      },
    ],
  ])('what the reader saw before has its line again when who wrote what is new %s', async (_, leave) => {
    for (const by of [other, await makePerson(site.platform)]) await react(by);
    await markSeen(owner);
    const last = await makePerson(site.platform);
    const ids = [await react(last), await react(last)];
    expect(await bodies(owner)).toEqual([expect.stringMatching(/^2 nieuwe reacties/)]);
    await leave(last, ids);
    await site.work();
    expect(await bodies(owner)).toEqual([expect.stringMatching(/^2 reacties/)]);
    expect([await countUnread(owner), (await list(owner))[0].Read]).toEqual([0, true]);
  });

  it('what a block kept from the reader is new when it ends, whatever they saw meanwhile', async () => {
    await react(other);
    await markSeen(owner);
    const last = await makePerson(site.platform);
    for (const by of [last, last]) await react(by);
    await block(owner, last);
    await markSeen(owner);
    expect([await bodies(owner), await countUnread(owner)]).toEqual([
      [expect.stringMatching(`^${other.username} reageerde op je gesprek `)],
      0,
    ]);
    await request(site, 'DELETE', `/api/v1/blocks/${last.id}`, { as: owner.as });
    expect([await bodies(owner), await countUnread(owner)]).toEqual([[expect.stringMatching(/^2 nieuwe reacties/)], 1]);
  });

  it('what is withdrawn or hidden is no news any more', async () => {
    const ids = [await react(other), await react(other)] as const;
    await withdraw(other, ids[1]);
    expect(await bodies(owner)).toEqual([expect.stringMatching(`^${other.username} reageerde op je gesprek `)]);
    await withdraw(other, ids[0]);
    expect([await bodies(owner), await countUnread(owner)]).toEqual([[], 0]);
  });

  it.each([
    [
      'deletes the account',
      ({ id }: PersonMade) => site.platform.db.deleteFrom('member').where('id', '=', id).execute(),
    ],
    ['is blocked', ({ id }: PersonMade) => makeBlock(site.platform, { blockerId: owner.id, blockedId: id })],
    ['blocks the reader', ({ id }: PersonMade) => makeBlock(site.platform, { blockerId: id, blockedId: owner.id })],
  ])('a line of several stays while any of them is left, also where who wrote last %s', async (_, leave) => {
    const last = await makePerson(site.platform);
    for (const by of [other, last]) await react(by);
    await leave(last);
    expect(await bodies(owner)).toEqual([expect.stringMatching(`^${other.username} reageerde op je gesprek `)]);
    expect(await countUnread(owner)).toBe(1);
    await leave(other);
    expect([await bodies(owner), await countUnread(owner)]).toEqual([[], 0]);
  });

  it('a line of which deleted accounts leave nothing is deleted', async () => {
    const { id } = other;
    await react(other);
    await site.platform.db.deleteFrom('member').where('id', '=', id).execute();
    await removeDeparted(site.platform);
    const lines = site.platform.db.selectFrom('notification').select('id').where('memberId', '=', owner.id);
    expect(await lines.execute()).toEqual([]);
  });
});

describe('notifications', () => {
  it('are new until they are marked as seen; one that came since stays new', async () => {
    await react(other);
    const moderator = await makePerson(site.platform, { roles: ['moderator'] });
    await react(moderator, `/api/v1/moderators-reactions/conversation/${conversation.id}`);
    const [second, first] = await list(owner);
    expect([first.Read, second.IsSeen, await countUnread(owner)]).toEqual([false, false, 2]);
    await markSeen(owner, { Until: first.Id });
    expect((await list(owner)).map(({ Read }: { Read: boolean }) => Read)).toEqual([false, true]);
    await markSeen(owner);
    expect(await countUnread(owner)).toBe(0);
    await markSeen(owner);
    expect((await list(owner)).map(({ Read }: { Read: boolean }) => Read)).toEqual([true, true]);
  });

  it('of another member stay as they are (R5)', async () => {
    await react(other);
    await markSeen(other);
    expect(await countUnread(owner)).toBe(1);
  });

  it('come ten at a time, the latest first, and are counted up to a hundred', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 103; count += 1) {
      const reaction = await makeReaction(site.platform, { conversationId: conversation.id, authorId: other.id });
      const notified = { memberId: owner.id, subjectId: reaction.id, actorId: other.id };
      ids.push((await makeNotification(site.platform, notified)).id);
    }
    const idsOf = async (query: string) => (await list(owner, query)).map(({ Id }: { Id: number }) => Id);
    expect([await idsOf(''), await idsOf('?page_index=10')]).toEqual([
      ids.slice(93).reverse(),
      ids.slice(0, 3).reverse(),
    ]);
    expect(await idsOf('?page_size=1000')).toEqual(await idsOf('')); // more than a list gives
    expect(await countUnread(owner)).toBe(100);
  });

  it('are deleted half a year after they were seen, and never before', async () => {
    const at = (days: number) => new Date(site.clock.now().getTime() - days * DAY);
    const make = async (subjectId: number, seenAt?: Date) =>
      makeNotification(site.platform, { memberId: owner.id, subjectId, ...(seenAt && { seenAt }) });
    const [, recent, unseen] = [await make(1, at(181)), await make(2, at(179)), await make(3)];
    await site.scheduledJobs();
    const rows = await site.platform.db
      .selectFrom('notification')
      .select('id')
      .where('memberId', '=', owner.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([recent, unseen]);
  });
});

describe('members are told of their contacts', () => {
  const ask = (by: PersonMade, of: PersonMade) =>
    request(site, 'POST', '/api/v1/CustomContactlink', {
      as: by.as,
      body: { ContactUserId: of.id, Message: 'Zullen we eens schrijven?' },
    });
  const answer = (by: PersonMade, how: 'Accept' | 'Deny', to: PersonMade) =>
    request(site, 'POST', `/api/v1/CustomContactlink/${how}ContactRequest/${to.id}`, { as: by.as });
  const link = (to: PersonMade, text: string) => `<a href="/account/berichten/${to.id}">${text}</a>`;

  it('of a request and its acceptance, until one of them removes the contact', async () => {
    await ask(other, owner);
    await site.work();
    expect(await bodies(owner)).toEqual([
      `${other.username} wil graag contact met je. ${link(other, 'Bekijk het verzoek')}`,
    ]);
    await answer(owner, 'Accept', other);
    await site.work();
    expect([(await bodies(owner)).length, await countUnread(owner)]).toEqual([1, 0]); // they have answered it
    expect(await bodies(other)).toEqual([
      `${owner.username} heeft je contactverzoek geaccepteerd. ${link(owner, 'Schrijf een bericht')}`,
    ]);
    await request(site, 'DELETE', `/api/v1/CustomContactlink/contacts/${owner.id}`, { as: other.as });
    await site.work();
    expect([await bodies(owner), await bodies(other)]).toEqual([[], []]);
  });

  it('of a request until they refuse it', async () => {
    await ask(other, owner);
    await site.work();
    expect(await countUnread(owner)).toBe(1);
    await answer(owner, 'Deny', other);
    await site.work();
    expect([await bodies(owner), await countUnread(owner), await bodies(other)]).toEqual([[], 0, []]);
  });

  it('not of a refusal (R11), nor of a request that was answered before its event was handled', async () => {
    await ask(other, owner);
    await answer(owner, 'Deny', other);
    await site.work();
    expect([await bodies(owner), await bodies(other)]).toEqual([[], []]);
  });

  it('and of nothing by who blocks them, or whom they block', async () => {
    await react(other);
    await ask(other, owner);
    await site.work();
    expect(await countUnread(owner)).toBe(2);
    await block(owner, other);
    expect([await bodies(owner), await countUnread(owner)]).toEqual([[], 0]);
    await react(other);
    await request(site, 'DELETE', `/api/v1/blocks/${other.id}`, { as: owner.as });
    expect(await countUnread(owner)).toBe(2);
  });

  it('and messages count apart from notifications, but not those of the thread that is open', async () => {
    await ask(other, owner);
    await site.work();
    const unread = async (query: string) => {
      const { At, ...counts } = (
        await request(site, 'GET', `/api/v1/CustomUser/unread${query}`, { as: owner.as })
      ).json();
      times.push(At);
      return counts;
    };
    const times: number[] = [];
    expect(await unread('')).toEqual({ Messages: 1, Notifications: 1, Pause: null });
    expect(await unread(`?path=/account/berichten/${other.id}`)).toEqual({
      Messages: 0,
      Notifications: 1,
      Pause: null,
    });
    expect(await unread(`?path=/account/berichten/${owner.id}`)).toEqual({
      Messages: 1,
      Notifications: 1,
      Pause: null,
    });
    expect(times.toSorted((one, other) => one - other)).toEqual(times); // each tells that it is newer than the last
    expect(new Set(times).size).toBe(3);
  });
});

describe('what a member sees on its page is no longer new', () => {
  const see = (by: PersonMade, page: string) =>
    request(site, 'PUT', `${PATH}/page`, { as: by.as, body: { Path: page } });
  const tell = (kind: 'question-answered' | 'contact-request', subjectId: number) =>
    makeNotification(site.platform, { memberId: owner.id, actorId: other.id, kind, subjectId });

  it('of a conversation, and nothing else with it', async () => {
    await react(other);
    await tell('contact-request', other.id);
    await see(owner, `${path}-anders`);
    await see(other, path);
    expect(await countUnread(owner)).toBe(2);
    expect((await see(owner, path)).statusCode).toBe(200);
    expect(await countUnread(owner)).toBe(1);
    await react(other);
    expect(await countUnread(owner)).toBe(2); // what comes later is new
  });

  it('of a contact and an answered question', async () => {
    await tell('contact-request', other.id);
    await see(owner, `/account/berichten/${other.id}`);
    expect(await countUnread(owner)).toBe(0);
    const question = await makeAnsweredQuestion(site.platform, { authorId: owner.id });
    await tell('question-answered', question.id);
    await see(owner, `/advies/3-voeding/${question.id + 1}-een-andere-vraag`);
    expect(await countUnread(owner)).toBe(1);
    await see(owner, `/advies/3-voeding/${question.id}-mag-ik-dat-eten`);
    expect(await countUnread(owner)).toBe(0);
  });
});

it('R8 asking what is unread is no activity', async () => {
  site.clock.advance(DAY / 24);
  await countUnread(owner);
  const left = await request(site, 'GET', '/api/v1/sessions/current', { as: owner.as });
  expect(left.json().SecondsLeft).toBe(3 * 3600);
});

describe('a muted conversation', () => {
  const mark = async (by: PersonMade, act: 'mute' | 'unmute' | 'follow') =>
    (await request(site, 'POST', `/api/v1/conversations/${conversation.id}/${act}`, { as: by.as })).statusCode;

  it('tells its owner and who follows it nothing of reactions and quotes, until they unmute it', async () => {
    const follower = await makePerson(site.platform);
    await mark(follower, 'follow');
    const { id: quotedId } = await makeReaction(site.platform, { conversationId: conversation.id, authorId: owner.id });
    for (const person of [owner, follower]) expect(await mark(person, 'mute')).toBe(200);
    await react(other);
    await request(site, 'POST', `/api/v1/conversations/${conversation.id}/reactions`, {
      as: other.as,
      body: { Body: 'Dat zei je goed.', QuotedId: quotedId },
    });
    await site.work();
    expect([await list(owner), await list(follower)]).toEqual([[], []]);
    await mark(owner, 'unmute');
    await react(other);
    expect([(await list(owner)).length, await list(follower)]).toEqual([1, []]);
  });

  it('is not followed, and following it ends the muting', async () => {
    const marks = async (table: 'conversationFollow' | 'conversationMute') =>
      (await site.platform.db.selectFrom(table).select('memberId').where('memberId', '=', other.id).execute()).length;
    const both = async () => [await marks('conversationFollow'), await marks('conversationMute')];
    await mark(other, 'follow');
    await mark(other, 'mute');
    await mark(other, 'mute');
    expect(await both()).toEqual([0, 1]);
    await mark(other, 'follow');
    expect(await both()).toEqual([1, 0]);
  });
});
