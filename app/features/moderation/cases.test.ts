import { afterAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { countOpenCases } from './index.ts';

const { casesAbout, site, one, two, send, act, handle, report, read } = await openModeration({
  pages: await allPages(),
});
afterAll(() => site.close());

interface Listed {
  Id: number;
}

/** The ids of a list from its first page to its last. */
async function listAll(list: string, by: MemberMade = one): Promise<number[]> {
  const ids: number[] = [];
  let after: number | null = null;
  do {
    const page: { Items: Listed[]; Next: number | null } = (
      await send(by, 'GET', `moderation/cases?list=${list}${after ? `&after=${after}` : ''}`)
    ).json();
    ids.push(...page.Items.map(({ Id }) => Id));
    after = page.Next;
  } while (after !== null);
  return ids;
}

describe('a case', () => {
  it('tells what was reported, by whom, and what went before', async () => {
    const { id, reaction, author, conversation, group, reporter } = await makeCase(site.platform, {
      text: 'Scheldwoord.',
    });
    expect(await read(id)).toMatchObject({
      Kind: 'reaction',
      ReportCount: 1,
      Subject: {
        Title: conversation.title,
        Text: 'Scheldwoord.',
        Path: `/groepen/${group.slug}/${conversation.slug}?reactie=${reaction.id}#reactie-${reaction.id}`,
        Author: { Id: author.id },
        Hidden: false,
      },
      ClaimedBy: null,
      Handled: null,
      Reports: [{ User: { Id: reporter.id } }],
      Nearby: [{ Text: 'Waarmee het gesprek begint.', Opening: true, User: { Id: reporter.id } }],
      Former: [],
      Actions: [],
    });
  });

  it('comes first where somebody may be in danger, as its most urgent report says, with the reason and the words', async () => {
    const [first, second, third] = [
      await makeCase(site.platform),
      await makeCase(site.platform),
      await makeCase(site.platform),
    ];
    const say = (reaction: { id: number }, Reason: string, Text = '') =>
      send(one, 'POST', `conversation-flag/${reaction.id}`, { Reason, Text });
    expect((await say(third.reaction, 'danger', 'Ik maak me zorgen om haar.')).statusCode).toBe(200);
    expect((await say(second.reaction, 'advert')).statusCode).toBe(200);
    expect((await say(first.reaction, 'nonsense')).statusCode).toBe(422);
    const open = (await listAll('open')).filter((id) => [first.id, second.id, third.id].includes(id));
    expect(open).toEqual([third.id, first.id, second.id]);
    expect(await read(third.id, two)).toMatchObject({
      Urgent: true,
      Reports: [{ Reason: 'other' }, { User: { Id: one.id }, Reason: 'danger', Text: 'Ik maak me zorgen om haar.' }],
    });
    expect(await read(second.id, two)).toMatchObject({ Urgent: false });
    for (const { id } of [third, first, second]) await handle(two, id);
  });

  it('about a reaction has the letter that began it, the two before it and the one that it quotes, each once', async () => {
    const { author, conversation } = await makeCase(site.platform);
    const react = (body: string) =>
      makeReaction(site.platform, { conversationId: conversation.id, authorId: author.id, body });
    const quoted = await react('Wat een onzin.');
    await react('Dat vind ik niet.');
    const before = await react('Rustig aan, mensen.');
    for (const [quotedId, texts] of [
      [quoted.id, ['Wat een onzin.', 'Dat vind ik niet.', 'Rustig aan, mensen.']],
      [before.id, ['Rustig aan, mensen.', 'Hou je mond.']],
    ] as const) {
      const { id } = await react('Hou je mond.');
      await site.platform.db.updateTable('reaction').set({ quotedId }).where('id', '=', id).execute();
      await report(one, id);
      const [opened] = await casesAbout(id);
      const { Nearby } = await read(opened?.id ?? 0);
      expect(Nearby.map(({ Text }: { Text: string }) => Text)).toEqual(['Waarmee het gesprek begint.', ...texts]);
      expect(Nearby.filter(({ Quoted }: { Quoted: boolean }) => Quoted)).toHaveLength(1);
    }
  });

  it('claimed by one is refused to another, until it is released', async () => {
    const { id } = await makeCase(site.platform);
    expect([await act(one, id, 'claim'), await act(one, id, 'claim')]).toEqual([200, 200]);
    expect((await read(id)).Actions).toMatchObject([{ Action: 'claim', User: { Id: one.id } }]);
    expect([
      await act(two, id, 'claim'),
      await act(two, id, 'release'),
      await act(two, id, 'hide'),
      await handle(two, id),
      (await send(two, 'PUT', `moderation/cases/${id}/text`, { Body: 'Anders.', ...REASONS })).statusCode,
    ]).toEqual([409, 409, 409, 409, 409]);
    expect(await read(id, two)).toMatchObject({ ClaimedBy: one.username, ClaimedByMe: false });
    expect([await act(one, id, 'release'), await act(two, id, 'claim')]).toEqual([200, 200]);
    expect(await read(id, two)).toMatchObject({ ClaimedByMe: true });
    expect((await send(two, 'POST', `moderation/cases/${id}/release`, { Note: 'De dochter belde.' })).statusCode).toBe(
      200,
    );
    const { body } = await request(site, 'GET', `/moderatie/${id}`, { as: await makeSession(site.platform, one.id) });
    expect(body).toContain('De dochter belde.');
    expect(await act(two, id, 'claim')).toBe(200);
    expect([await act(one, id, 'take-over'), await act(two, id, 'hide')]).toEqual([200, 409]);
    expect((await read(id)).Actions.map(({ Action }: { Action: string }) => Action)).toEqual([
      'claim',
      'release',
      'claim',
      'release',
      'claim',
      'take-over',
    ]);
  });

  it('about what a moderator wrote does not exist for them, also when it is deleted, and is judged by another', async () => {
    const { id, author, reporter, reaction } = await makeCase(site.platform, { text: 'Van een moderator.' });
    await site.platform.db
      .insertInto('memberRole')
      .values({ memberId: author.id, role: 'moderator', grantedAt: site.clock.now() })
      .execute();
    const listed = async (by: MemberMade, list: string) => {
      const { Items } = (await send(by, 'GET', `moderation/cases?list=${list}`)).json();
      return Items.some(({ Id }: Listed) => Id === id);
    };
    const waiting = async (by: MemberMade) => {
      const ctx = { platform: site.platform, viewer: { memberId: by.id, roles: ['moderator'] } };
      return countOpenCases(ctx as never);
    };
    const answers = async () =>
      Promise.all(
        [id, 2_000_000_000].map(async (caseId) => [
          (await send(author, 'GET', `moderation/cases/${caseId}`)).json().error,
          ...[await act(author, caseId, 'claim'), await act(author, caseId, 'release')],
          ...[await act(author, caseId, 'hide'), await act(author, caseId, 'show'), await handle(author, caseId)],
          (await send(author, 'PUT', `moderation/cases/${caseId}/text`, { Body: 'Anders.', ...REASONS })).statusCode,
        ]),
      );
    const [ofOwn, ofMissing] = await answers();
    expect(ofOwn).toEqual(ofMissing);
    expect([await listed(author, 'open'), await listed(one, 'open')]).toEqual([false, true]);
    expect(await waiting(author)).toBe((await waiting(one)) - 1);
    expect(await read(id)).toMatchObject({
      Subject: { Text: 'Van een moderator.' },
      Reports: [{ User: { Id: reporter.id } }],
      Actions: [],
    });
    await handle(one, (await makeCase(site.platform)).id);
    site.clock.advance(MINUTE);
    await site.platform.db.deleteFrom('reaction').where('id', '=', reaction.id).execute();
    expect(await handle(one, id, 'Een collega.', 'other')).toBe(200);
    const handledAfter = async (caseId: number) =>
      (await send(author, 'GET', `moderation/cases?list=handled&after=${caseId}`)).json();
    expect(await handledAfter(id)).toEqual(await handledAfter(2_000_000_000));
    expect([await listed(author, 'handled'), await listed(one, 'handled')]).toEqual([false, true]);
    expect((await send(author, 'GET', `moderation/cases/${id}`)).statusCode).toBe(404);
  });

  it('knows the author of each kind of thing from its report', async () => {
    const [owner, reporter] = [await makeMember(site.platform), await makeMember(site.platform)];
    const blog = await makeBlog(site.platform, { ownerId: owner.id });
    const post = await makePost(site.platform, { blogId: blog.id });
    const toPost = await makePostReaction(site.platform, { postId: post.id, authorId: owner.id });
    const { id: groupId } = await makeGroup(site.platform);
    const conversation = await makeConversation(site.platform, { groupId, authorId: owner.id });
    const reaction = await makeReaction(site.platform, { conversationId: conversation.id, authorId: owner.id });
    const paths = [
      `CustomBlog/${blog.id}/flag`,
      `blogpost-flag/${post.id}`,
      `blog-flag/${toPost.id}`,
      `conversations/${conversation.id}/flag`,
      `conversation-flag/${reaction.id}`,
    ];
    for (const path of paths) expect((await send(reporter, 'POST', path)).statusCode).toBe(200);
    const cases = await site.platform.db
      .selectFrom('moderationCase')
      .select('authorId')
      .orderBy('id', 'desc')
      .limit(paths.length)
      .execute();
    expect(cases.map(({ authorId }) => authorId)).toEqual(paths.map(() => owner.id));
  });

  it('is claimed by one of two at the same time', async () => {
    const { id } = await makeCase(site.platform);
    const statuses = await Promise.all([act(one, id, 'claim'), act(two, id, 'claim')]);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('can be taken over after a day of silence', async () => {
    const { id } = await makeCase(site.platform, { claimedBy: one.id });
    site.clock.advance(DAY - HOUR);
    expect(await act(two, id, 'claim')).toBe(409);
    site.clock.advance(HOUR);
    expect([await act(two, id, 'claim'), await act(one, id, 'claim')]).toEqual([200, 409]);
  });

  it('is handled once, with an outcome and a note, and nothing is done with it any more', async () => {
    const { id } = await makeCase(site.platform, { claimedBy: one.id });
    expect([await handle(one, id, 'Dit mag.'), await handle(one, id), await act(two, id, 'claim')]).toEqual([
      200, 409, 409,
    ]);
    expect(await read(id, two)).toMatchObject({
      ClaimedBy: null,
      Handled: { By: { Id: one.id }, Outcome: 'kept', Note: 'Dit mag.' },
    });
  });

  it('refuses a note that is too long, and an outcome that is none', async () => {
    const { id } = await makeCase(site.platform);
    const { status, fields } = await send(one, 'POST', `moderation/cases/${id}/handle`, {
      Outcome: 'verbannen',
      Note: 'x'.repeat(2001),
    }).then((response) => ({ status: response.statusCode, ...response.json() }));
    expect([status, Object.keys(fields).sort()]).toEqual([422, ['Note', 'Outcome']]);
  });

  it('with the same key is handled once', async () => {
    const { id } = await makeCase(site.platform);
    const as = await makeSession(site.platform, one.id);
    const send = () =>
      request(site, 'POST', `/api/v1/moderation/cases/${id}/handle`, {
        as,
        body: { Outcome: 'other', Note: 'Gebeld.' },
        headers: { 'idempotency-key': `handle-${id}` },
      });
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
  });

  it('stays when what it is about is gone, and can be handled', async () => {
    const { id, reaction } = await makeCase(site.platform);
    await site.platform.db.deleteFrom('reaction').where('id', '=', reaction.id).execute();
    expect((await read(id)).Subject).toBeNull();
    expect([await act(one, id, 'hide'), await handle(one, id, '', 'other')]).toEqual([404, 200]);
  });

  it('keeps what its moderators did when they delete their accounts, without who they were', async () => {
    const leaving = await makeMember(site.platform, { roles: ['moderator'] });
    const { id } = await makeCase(site.platform);
    await act(leaving, id, 'claim');
    await handle(leaving, id, 'Mijn laatste.');
    await site.platform.db.deleteFrom('member').where('id', '=', leaving.id).execute();
    const { Handled, Actions } = await read(id);
    expect([Handled.By.Deleted, Handled.By.Id, Handled.Note]).toEqual([true, 0, 'Mijn laatste.']);
    expect(Actions).toMatchObject([{ User: { Deleted: true } }, { User: { Deleted: true } }]);
  });
});

it('each act on the page of a case tells what was done, and offers to undo it as long as it stands', async () => {
  const { id, reaction } = await makeCase(site.platform);
  await report(await makeMember(site.platform), reaction.id);
  const as = await makeSession(site.platform, one.id);
  const post = async (fields: object) => {
    const body = toFormData({ id, ...fields, _csrf: as.antiforgery });
    const { headers } = await request(site, 'POST', `/moderatie/${id}`, { as, body });
    const path = String(headers.location);
    return { path, body: (await request(site, 'GET', path, { as })).body };
  };
  expect((await post({ intent: 'claim' })).body).toContain('Je nam de zaak op je.');
  const claimed = await post({ intent: 'claim' });
  expect(claimed.body).toContain('<a href="#gemeld-0" class="link-alone">Naar wat er gemeld is</a>');
  expect(claimed.body).toContain('<a href="#afhandelen" class="link-alone">Naar het besluit</a>');
  expect(claimed.body).not.toContain('De zaak zelf staat nog open');
  const hidden = await post({ intent: 'hide', ...REASONS });
  expect(hidden.body).toContain('De zaak zelf staat nog open');
  expect(hidden.path).toBe(`/moderatie/${id}?gedaan=verborgen`);
  expect(hidden.body).toContain('Maak ongedaan: toon het weer');
  expect((await post({ intent: 'show' })).body).toContain('Het staat weer op de site.');
  expect((await request(site, 'GET', hidden.path, { as })).body).not.toContain('Het is verborgen.');
  const edited = await post({ intent: 'edit', Body: 'Netter.', ...REASONS });
  expect(edited.body).toContain('Maak ongedaan: zet de tekst terug');
  const [decision] = (await read(id)).Decisions.slice(-1);
  expect(decision.Measure).toBe('edited');
  const undo = edited.body.match(/name="decision" value="(\d+)"/)?.[1];
  expect((await post({ intent: 'takeBack', decision: undo })).body).toContain('Het besluit is teruggenomen.');
  expect((await read(id)).Subject.Text).toBe('Iets wat niet door de beugel kan.');
});

it('a handled case says what holds now, in its list and on its page', async () => {
  const { id } = await makeCase(site.platform);
  const as = await makeSession(site.platform, one.id);
  const bodies = async () =>
    Promise.all(
      [`/moderatie/${id}`, '/moderatie?lijst=afgehandeld'].map(
        async (path) => (await request(site, 'GET', path, { as })).body,
      ),
    );
  site.clock.advance(MINUTE);
  await handle(one, id, '', 'hidden');
  for (const body of await bodies()) expect(body).not.toContain('later weer getoond');
  await act(one, id, 'show');
  const [page, list] = await bodies();
  expect(page).toContain('Afgehandeld: verborgen, later weer getoond');
  expect(list).toContain('Verborgen, later weer getoond');
});

it('a case that nobody reported says since when it waits, until it is handled', async () => {
  const { id } = await makeCase(site.platform);
  await site.platform.db.deleteFrom('report').where('caseId', '=', id).execute();
  const as = await makeSession(site.platform, one.id);
  const page = async () => (await request(site, 'GET', `/moderatie/${id}`, { as })).body;
  expect(await page()).toMatch(/Niet gemeld\. Wacht sinds (vandaag|gisteren) om/);
  await handle(one, id);
  expect(await page()).not.toContain('Wacht sinds');
});

it('the time of a report is that of the report, also where its case was opened before', async () => {
  const { id } = await makeCase(site.platform);
  const openedAt = new Date(site.clock.now().getTime() - 3 * DAY);
  await site.platform.db.updateTable('moderationCase').set({ openedAt }).where('id', '=', id).execute();
  const as = await makeSession(site.platform, one.id);
  const { body } = await request(site, 'GET', `/moderatie/${id}`, { as });
  expect(body).toMatch(/1 keer gemeld: (vandaag|gisteren|zojuist|een minuut)/);
});

it('the list and the case say why it was reported, each reason once and the most urgent first', async () => {
  const { id, reaction } = await makeCase(site.platform);
  for (let number = 0; number < 2; number += 1) await report(await makeMember(site.platform), reaction.id);
  const reports = await site.platform.db.selectFrom('report').select('id').where('caseId', '=', id).execute();
  for (const [index, { id: reportId }] of reports.entries()) {
    const reason = index === 0 ? 'advert' : 'insult';
    await site.platform.db.updateTable('report').set({ reason }).where('id', '=', reportId).execute();
  }
  const as = await makeSession(site.platform, one.id);
  for (const path of [`/moderatie?na=${id - 1}`, `/moderatie/${id}`] as const)
    expect((await request(site, 'GET', path, { as })).body).toContain(
      'Redenen: beledigen, pesten of discriminatie; reclame of oplichting. 3 keer gemeld',
    );
});

describe('the lists', () => {
  it('have the beginning of a long text, and its case the whole', async () => {
    const text = 'Dit gaat nog heel lang door. '.repeat(100).trim();
    const { id } = await makeCase(site.platform, { text });
    const { Items } = (await send(one, 'GET', `moderation/cases?after=${id - 1}`)).json();
    expect(Items[0].Subject.Text).toMatch(/^Dit gaat nog .{100,290}…$/);
    expect((await read(id)).Subject.Text).toBe(text);
  });

  it('have each case once, page by page: the open oldest first, the handled latest first, one’s own', async () => {
    const moderator = await makeMember(site.platform, { roles: ['moderator'] });
    const made: number[] = [];
    for (let number = 0; number < 24; number += 1) made.push((await makeCase(site.platform)).id);
    expect((await listAll('open')).slice(-24)).toEqual(made);
    for (const id of made.slice(0, 2)) await act(moderator, id, 'claim');
    expect(await listAll('mine', moderator)).toEqual(made.slice(0, 2));
    for (const id of made) {
      site.clock.advance(MINUTE);
      await handle(made.indexOf(id) < 2 ? moderator : one, id);
    }
    expect((await listAll('handled')).slice(0, 24)).toEqual([...made].reverse());
    expect(await listAll('open')).not.toContain(made[0]);
    expect(await listAll('mine', moderator)).toEqual([]);
  });
});
