import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { makeBlog } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makePerson, makeSession, type PersonMade } from '#tests/support/factory/members.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

/** The counters of all features, which say how many there are to be seen. */
const counters = features.flatMap((feature) => feature.counters ?? []);

const site = setUpTestSite();
const PHONE = 'Bel me op 06-12345678, dan praten we verder.';
const CLEAN = 'Schrijf me hier, dan praten we verder.';

let moderator: PersonMade;
let writer: PersonMade;
let follower: PersonMade;
let conversationId: number;

beforeAll(async () => {
  moderator = await makePerson(site.platform, { roles: ['moderator'] });
});
beforeEach(async () => {
  [writer, follower] = [await makePerson(site.platform, { public: true }), await makePerson(site.platform)];
  moderator.as = await makeSession(site.platform, moderator.id);
  const { id: groupId } = await makeGroup(site.platform);
  conversationId = (await makeConversation(site.platform, { groupId, authorId: follower.id })).id;
  site.clock.advance(1000);
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: PersonMade | null, body?: object) =>
  request(site, method, path, { as: by?.as ?? null, ...(body && { body }) });

const reactionsPath = () => `/api/v1/conversations/${conversationId}/reactions`;
const react = async (Body: string, as = writer): Promise<number> => {
  const sent = await send('POST', reactionsPath(), as, { Body });
  expect(sent.statusCode).toBe(200);
  return sent.json().Id;
};
const reactionFor = async (as: PersonMade | null, id: number) => {
  const found = (await send('GET', reactionsPath(), as)).json().Reactions;
  return found.find(({ Reaction }: { Reaction: { Id: number } }) => Reaction.Id === id);
};
const toldTo = async (member: PersonMade): Promise<string[]> => {
  await site.work();
  const items = (await send('GET', '/api/v1/CustomUser/notifications', member)).json();
  return items.map(({ Body }: { Body: string }) => Body);
};
const editOwn = (id: number, Body: string, as = writer) =>
  send('PUT', `/api/v1/conversations/reactions/${id}`, as, { Body });

/** The case about something, as the moderators have it. */
const caseAbout = (kind: string, subjectId: number) =>
  site.platform.db
    .selectFrom('moderationCase')
    .selectAll()
    .where((eb) => eb.and({ kind, subjectId }))
    .orderBy('id', 'desc')
    .executeTakeFirst();
const read = async (caseId: number) => (await send('GET', `/api/v1/moderation/cases/${caseId}`, moderator)).json();
const handle = (caseId: number, Outcome: string) =>
  send('POST', `/api/v1/moderation/cases/${caseId}/handle`, moderator, {
    Outcome,
    Note: '',
    ...(Outcome === 'hidden' && REASONS),
  });

describe('a reaction with a telephone number', () => {
  let id: number;
  let caseId: number;
  beforeEach(async () => {
    id = await react(PHONE);
    caseId = (await caseAbout('reaction', id))?.id ?? 0;
  });

  it('is there for its author and the moderators alone, who have a case without a decision that says why', async () => {
    for (const as of [writer, moderator])
      expect(await reactionFor(as, id)).toMatchObject({ Reaction: { Body: PHONE }, Held: true });
    for (const as of [follower, null]) {
      const shown = await reactionFor(as, id);
      expect(shown).toMatchObject({
        Reaction: { Body: '' },
        Held: true,
        User: { Username: expect.not.stringContaining(writer.username) },
      });
    }
    const found = await read(caseId);
    expect(found).toMatchObject({ HeldFor: ['phone'], ReportCount: 0, Decisions: [], Handled: null });
    expect(found.Subject).toMatchObject({ Hidden: false, Text: PHONE });
    expect(await toldTo(moderator)).toHaveLength(1);
    expect(await toldTo(writer)).toEqual([]);
  });

  it('tells nobody before a moderator lets it through, and whom it concerns then', async () => {
    expect(await toldTo(follower)).toEqual([]);
    expect((await handle(caseId, 'kept')).statusCode).toBe(200);
    expect(await toldTo(follower)).toEqual([expect.stringContaining(writer.username)]);
    expect(await toldTo(writer)).toEqual([expect.stringContaining('De tekst staat nu op de site.')]);
    const { email } = await site.platform.db
      .selectFrom('member')
      .select('email')
      .where('id', '=', writer.id)
      .executeTakeFirstOrThrow();
    const mails = await readOutbox(site.platform.config.dataDir, 100);
    const mailed = mails.filter(({ mail }) => mail.to?.[0]?.address === email).map(({ mail }) => mail.text);
    expect(mailed).toEqual([expect.stringContaining('Het staat nu op de site.')]);
    const shown = await reactionFor(null, id);
    expect(shown.Reaction.Body).toBe(PHONE);
    expect(shown.Held).toBeUndefined();
  });

  it('tells nobody when it is let through in a conversation that was hidden meanwhile', async () => {
    const path = `/api/v1/moderation/things/conversation/${conversationId}/hide`;
    expect((await send('POST', path, moderator, REASONS)).statusCode).toBe(200);
    const before = await toldTo(follower);
    expect((await handle(caseId, 'kept')).statusCode).toBe(200);
    expect(await toldTo(follower)).toEqual(before);
  });

  it('is placed at once when its author takes the number out, also after the time to edit, and its case closes', async () => {
    site.clock.advance(24 * 60 * 60 * 1000);
    writer.as = await makeSession(site.platform, writer.id);
    follower.as = await makeSession(site.platform, follower.id);
    expect((await editOwn(id, CLEAN)).statusCode).toBe(200);
    expect((await reactionFor(null, id)).Reaction.Body).toBe(CLEAN);
    expect(await toldTo(follower)).toEqual([expect.stringContaining(writer.username)]);
    expect(await caseAbout('reaction', id)).toMatchObject({ handledBy: null, outcome: 'other' });
    const kept = await site.platform.db.selectFrom('reportedText').select('id').where('caseId', '=', caseId).execute();
    expect(kept).toEqual([]);
    moderator.as = await makeSession(site.platform, moderator.id);
    expect((await read(caseId)).Handled.By).toBeNull();
  });

  it('waits on for what else is in it', async () => {
    expect((await editOwn(id, 'Mail me op jansen@example.org')).statusCode).toBe(200);
    expect((await read(caseId)).HeldFor).toEqual(['email']);
    expect((await reactionFor(follower, id)).Reaction.Body).toBe('');
    expect((await read(caseId)).Reported).toHaveLength(2);
  });

  it('is hidden by a decision like any other', async () => {
    expect((await handle(caseId, 'hidden')).statusCode).toBe(200);
    expect(await reactionFor(writer, id)).toMatchObject({ Hidden: true });
    expect((await reactionFor(writer, id)).Held).toBeUndefined();
    expect(await toldTo(writer)).toEqual([expect.stringContaining('verborgen')]);
    expect(await toldTo(follower)).toEqual([]);
    expect((await editOwn(id, CLEAN)).statusCode).toBe(409);
  });

  it('is not closed without looking, but let through from its own page', async () => {
    expect((await handle(caseId, 'other')).statusCode).toBe(422);
    expect((await send('POST', `/api/v1/moderation/cases/${caseId}/show`, moderator)).statusCode).toBe(200);
    expect((await caseAbout('reaction', id))?.outcome).toBe('kept');
    expect((await reactionFor(null, id)).Reaction.Body).toBe(PHONE);
  });

  it('is no activity, no quote, no like and no news, and is withdrawn', async () => {
    const { lastActivityAt } = await site.platform.db
      .selectFrom('conversation')
      .select('lastActivityAt')
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow();
    expect(lastActivityAt).not.toEqual(site.clock.now());
    const quoting = await send('POST', reactionsPath(), follower, { Body: 'Wat stond daar?', QuotedId: id });
    expect(quoting.statusCode).toBe(422);
    expect((await send('DELETE', `/api/v1/conversations/reactions/${id}`, writer)).statusCode).toBe(200);
    expect(await reactionFor(null, id)).toMatchObject({ Withdrawn: true });
    expect((await caseAbout('reaction', id))?.handledAt).not.toBeNull();
    expect(await toldTo(follower)).toEqual([]);
  });

  it('stays with the moderators when its author deletes the account', async () => {
    await site.platform.db.deleteFrom('member').where('id', '=', writer.id).execute();
    expect((await reactionFor(follower, id)).Reaction.Body).toBe('');
    expect((await handle(caseId, 'kept')).statusCode).toBe(200);
    expect((await reactionFor(null, id)).Reaction.Body).toBe(PHONE);
  });

  // rules.md R34
  it('is stored once for a repeated key', async () => {
    const key = crypto.randomUUID();
    const sendIt = () =>
      request(site, 'POST', reactionsPath(), {
        as: writer.as,
        body: { Body: PHONE },
        headers: { 'idempotency-key': key },
      });
    const [first, second] = [await sendIt(), await sendIt()];
    expect(second.json()).toEqual(first.json());
    const holds = await site.platform.db
      .selectFrom('hold')
      .selectAll()
      .where('subjectId', '=', first.json().Id)
      .execute();
    expect(holds).toHaveLength(1);
  });
});

describe('a reaction with a full name near an illness', () => {
  const NAMED = 'Mijn buurvrouw Greetje Hoekstra heeft nierfalen en ligt in het ziekenhuis.';
  const reactAs = (AboutOther?: string) =>
    send('POST', reactionsPath(), writer, { Body: NAMED, ...(AboutOther && { AboutOther }) });

  it('asks its writer once, where they can be asked, and is stored when they answer', async () => {
    const asked = await reactAs('ask');
    expect(asked.statusCode).toBe(422);
    expect(asked.json().fields).toEqual({ AboutOther: 'Gaat dit ook over iemand anders?' });
    expect(await site.platform.db.selectFrom('reaction').where('authorId', '=', writer.id).execute()).toEqual([]);
    const { Id } = (await reactAs('no')).json();
    expect((await reactionFor(null, Id)).Reaction.Body).toBe(NAMED);
  });

  it('waits without an answer, until its writer says that it may be there', async () => {
    const { Id } = (await reactAs()).json();
    expect((await reactionFor(follower, Id)).Reaction.Body).toBe('');
    expect((await read((await caseAbout('reaction', Id))?.id ?? 0)).HeldFor).toEqual(['name']);
    const edit = (AboutOther: string) =>
      send('PUT', `/api/v1/conversations/reactions/${Id}`, writer, { Body: `${NAMED} Ze is lief.`, AboutOther });
    expect((await edit('ask')).statusCode).toBe(422);
    expect((await edit('no')).statusCode).toBe(200);
    expect((await reactionFor(follower, Id)).Reaction.Body).toBe(`${NAMED} Ze is lief.`);
  });

  it('is answered for without another change of the text', async () => {
    const { Id } = (await reactAs()).json();
    const again = (AboutOther: string) =>
      send('PUT', `/api/v1/conversations/reactions/${Id}`, writer, { Body: NAMED, AboutOther });
    expect((await again('ask')).statusCode).toBe(422);
    expect((await again('no')).statusCode).toBe(200);
    expect((await reactionFor(follower, Id)).Reaction.Body).toBe(NAMED);
  });

  it('is not asked about again where it waits for something else', async () => {
    const both = { Body: `${NAMED} ${PHONE}`, AboutOther: 'no' };
    const { Id } = (await send('POST', reactionsPath(), writer, both)).json();
    const edit = { Body: NAMED, AboutOther: 'ask' };
    expect((await send('PUT', `/api/v1/conversations/reactions/${Id}`, writer, edit)).statusCode).toBe(200);
    expect((await reactionFor(follower, Id)).Reaction.Body).toBe(NAMED);
  });

  it('is not asked about where somebody does not want to live', async () => {
    const sent = await send('POST', reactionsPath(), writer, {
      Body: `Ik wil niet meer leven. ${NAMED}`,
      AboutOther: 'ask',
    });
    expect(sent.statusCode).toBe(200);
  });

  it('is not asked about again for a name that stood there already, nor is a moderator', async () => {
    const { Id } = (await reactAs('no')).json();
    const edit = { Body: `${NAMED} Ze is lief.`, AboutOther: 'ask' };
    expect((await send('PUT', `/api/v1/conversations/reactions/${Id}`, writer, edit)).statusCode).toBe(200);
    const sent = await send('POST', reactionsPath(), moderator, { Body: NAMED, AboutOther: 'ask' });
    expect(sent.statusCode).toBe(200);
  });

  it('is not let through by an answer that is none', async () => {
    expect((await reactAs('ja')).statusCode).toBe(422);
  });
});

it('holds nothing of moderators and professionals, and nothing that only looks like it', async () => {
  const professional = await makePerson(site.platform, { roles: ['professional'] });
  for (const as of [moderator, professional])
    expect((await reactionFor(null, await react(PHONE, as))).Reaction.Body).toBe(PHONE);
  const ordinary = 'Op 12-03-2024 was mijn eGFR 45 en mijn bloeddruk 140/90. Bel 113 of 0800-0113.';
  expect((await reactionFor(null, await react(ordinary))).Reaction.Body).toBe(ordinary);
});

it('holds what an edit brings into a shown text, but not what stood there already', async () => {
  const id = await react(CLEAN);
  expect(await toldTo(follower)).toHaveLength(1);
  expect((await editOwn(id, `${CLEAN} ${PHONE}`)).statusCode).toBe(200);
  expect((await reactionFor(follower, id)).Reaction.Body).toBe('');
  expect(await toldTo(follower)).toEqual([]);
  const caseId = (await caseAbout('reaction', id))?.id ?? 0;
  expect((await handle(caseId, 'kept')).statusCode).toBe(200);
  expect((await editOwn(id, `Anders. ${PHONE}`)).statusCode).toBe(200);
  expect((await reactionFor(follower, id)).Reaction.Body).toBe(`Anders. ${PHONE}`);
  expect(await toldTo(follower)).toEqual([]);
});

it('holds what somebody places whom two people reported this week, unless moderators let that stay', async () => {
  const reported = [await react(CLEAN), await react('Nog iets.')];
  const reporters = [await makePerson(site.platform), await makePerson(site.platform)];
  for (const [index, reporter] of reporters.entries()) {
    const path = `/api/v1/reports/reaction/${reported[index]}`;
    expect((await send('POST', path, reporter, { Reason: 'insult' })).statusCode).toBe(200);
    const placed = await react(`Bericht ${index}`);
    expect((await reactionFor(follower, placed)).Held).toBe(index === 1 ? true : undefined);
    if (index === 1) expect((await read((await caseAbout('reaction', placed))?.id ?? 0)).HeldFor).toEqual(['reports']);
  }
  expect((await handle((await caseAbout('reaction', reported[0] as number))?.id ?? 0, 'kept')).statusCode).toBe(200);
  expect((await reactionFor(follower, await react('Weer iets.'))).Held).toBeUndefined();
});

it('holds nothing because of visitors alone, who are one however many they say they are', async () => {
  const reported = await react(CLEAN);
  for (const number of [1, 2, 3, 4]) {
    const body = { Reason: 'insult', Email: `bezoeker${number}-${reported}@example.org` };
    expect((await send('POST', `/api/v1/reports/reaction/${reported}`, null, body)).statusCode).toBe(200);
  }
  expect((await reactionFor(follower, await react('Bericht na bezoekers.'))).Held).toBeUndefined();
  const member = await makePerson(site.platform);
  expect((await send('POST', `/api/v1/reports/reaction/${reported}`, member, { Reason: 'insult' })).statusCode).toBe(
    200,
  );
  expect((await reactionFor(follower, await react('Bericht na een deelnemer.'))).Held).toBe(true);
});

describe('a conversation with a telephone number in its title', () => {
  const start = async (): Promise<{ Id: number; Slug: string }> => {
    const { groupId } = await site.platform.db
      .selectFrom('conversation')
      .select('groupId')
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow();
    const { id: termId } = await site.platform.db
      .insertInto('groupTerm')
      .values({ groupId, name: 'dialyse' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const body = {
      Title: 'Bel 0612345678',
      Description: 'Ik hoor graag van je.',
      Visibility: true,
      GroupTermIds: [termId],
    };
    const sent = await send('POST', `/api/v1/conversations/${groupId}`, writer, body);
    expect(sent.statusCode).toBe(200);
    return sent.json();
  };
  const search = async () => {
    await site.work();
    const { searchEntry } = await site.platform.db
      .selectFrom('searchEntry')
      .select((eb) => eb.fn.countAll<number>().as('searchEntry'))
      .where('conversationId', 'is not', null)
      .executeTakeFirstOrThrow();
    return searchEntry;
  };

  it('is found nowhere before it is let through, and is new then', async () => {
    const before = await search();
    const { Id, Slug } = await start();
    for (const as of [follower, null])
      expect((await send('GET', `/api/v1/conversations/slug/${Slug}`, as)).statusCode).toBe(404);
    const latest = JSON.stringify((await send('GET', '/api/v1/conversations/active', follower)).json());
    expect(latest).not.toContain('0612345678');
    expect(await search()).toBe(before);
    expect(await listWrongCounters(site.platform.db, counters)).toEqual([]);
    site.clock.advance(60_000);
    expect((await handle((await caseAbout('conversation', Id))?.id ?? 0, 'kept')).statusCode).toBe(200);
    expect(await search()).toBe(before + 1);
    const { createdAt } = await site.platform.db
      .selectFrom('conversation')
      .select('createdAt')
      .where('id', '=', Id)
      .executeTakeFirstOrThrow();
    expect(createdAt).toEqual(site.clock.now());
    expect(await listWrongCounters(site.platform.db, counters)).toEqual([]);
  });

  it('has no number in its address any more when its author takes it out', async () => {
    const { Id, Slug } = await start();
    expect(Slug).toContain('0612345678');
    const body = { Id, Title: 'Wie praat er mee?', Body: 'Ik hoor graag van je.' };
    expect((await send('POST', '/api/v1/conversations', writer, body)).statusCode).toBe(200);
    const shown = (await send('GET', `/api/v1/conversations/${Id}`, null)).json();
    expect(JSON.stringify(shown)).not.toContain('0612345678');
    expect((await send('GET', '/api/v1/conversations/slug/wie-praat-er-mee', null)).statusCode).toBe(200);
  });
});

it('holds a post, and tells the followers of its blog when it is placed', async () => {
  const { id: blogId } = await makeBlog(site.platform, { ownerId: writer.id });
  await site.platform.db
    .insertInto('blogFollow')
    .values({ blogId, memberId: follower.id, createdAt: site.clock.now() })
    .execute();
  const { id } = await site.platform.db
    .insertInto('blogPost')
    .values({ blogId, title: '', description: '', body: '[]', createdAt: site.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const save = (Description: string) =>
    send('PUT', '/api/v1/CustomBlog/BlogPost/', writer, { Id: id, Title: 'Mijn week', Description });
  expect((await save(PHONE)).statusCode).toBe(200);
  expect((await send('GET', `/api/v1/CustomBlog/${blogId}/Blog_BlogPosts/${id}`, follower)).statusCode).toBe(404);
  expect((await send('GET', `/api/v1/CustomBlog/${blogId}/Blog_BlogPosts/${id}`, writer)).statusCode).toBe(200);
  expect(await toldTo(follower)).toEqual([]);
  const { postCount } = await site.platform.db
    .selectFrom('blog')
    .select('postCount')
    .where('id', '=', blogId)
    .executeTakeFirstOrThrow();
  expect(postCount).toBe(0);
  expect((await save(CLEAN)).statusCode).toBe(200);
  expect((await send('GET', `/api/v1/CustomBlog/${blogId}/Blog_BlogPosts/${id}`, follower)).statusCode).toBe(200);
  expect(await toldTo(follower)).toHaveLength(1);
  expect((await caseAbout('blog-post', id))?.outcome).toBe('other');
});

describe('a blog with a telephone number in its introduction', () => {
  const start = async (Description: string): Promise<number> => {
    const sent = await send('POST', '/api/v1/CustomUser/Blog', writer, { Title: 'Mijn nieren', Description });
    expect(sent.statusCode).toBe(200);
    return sent.json().Id;
  };
  const save = (Id: number, Description: string) =>
    send('PUT', '/api/v1/Blog/', writer, { Id, Title: 'Mijn nieren', Description });
  const readBlog = async (id: number, as: PersonMade | null) =>
    (await send('GET', `/api/v1/CustomBlog/${id}`, as)).statusCode;
  const overview = async () => {
    await site.work();
    const pages = await Promise.all(
      ['/blogs', '/blogs.rss', '/sitemaps/blogs-1.xml', '/zoeken?q=nieren'].map((path) => site.server.inject(path)),
    );
    return pages.map(({ body }) => body).join('\n');
  };

  it('waits, is in no list, feed or sitemap, and is new when it is let through', async () => {
    const id = await start(PHONE);
    expect([await readBlog(id, writer), await readBlog(id, follower), await readBlog(id, null)]).toEqual([
      200, 404, 404,
    ]);
    expect(await overview()).not.toContain(`/blogs/${id}`);
    const post = await send('POST', '/api/v1/CustomUser/Blog/BlogPost', writer, { Title: 'Dag 1', Description: 'Hoi' });
    expect(post.statusCode).toBe(409);
    site.clock.advance(60_000);
    expect((await handle((await caseAbout('blog', id))?.id ?? 0, 'kept')).statusCode).toBe(200);
    expect(await readBlog(id, null)).toBe(200);
    const { publishedAt } = await site.platform.db
      .selectFrom('blog')
      .select('publishedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(publishedAt).toEqual(site.clock.now());
    expect(await overview()).toContain(`/blogs/${id}`);
  });

  it('is placed at once when its owner takes the number out, and waits when an edit brings one in', async () => {
    const id = await start(PHONE);
    expect((await save(id, CLEAN)).statusCode).toBe(200);
    expect(await readBlog(id, follower)).toBe(200);
    expect((await save(id, PHONE)).statusCode).toBe(200);
    expect(await readBlog(id, follower)).toBe(404);
  });

  it('that was begun before it has words waits as well', async () => {
    const id = (await send('POST', '/api/v1/CustomUser/Blog', writer)).json().Id;
    expect((await save(id, PHONE)).statusCode).toBe(200);
    expect(await readBlog(id, follower)).toBe(404);
  });
});
