import { afterAll, describe, expect, it } from 'vitest';
import { blogPath, postPath } from '#app/features/blogs/paths.ts';
import { DAY } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { forgetRemoved } from './commands/forget-removed.ts';

const { site, one, two, send, handle, read } = await openModeration({ pages: await allPages() });
afterAll(() => site.close());

const { db } = site.platform;

const open = async (kind: string, id: number): Promise<number> =>
  (await send(one, 'POST', `moderation/things/${kind}/${id}/open`)).json().Id;

const edit = (id: number, texts: Record<string, string>, by = one) =>
  send(by, 'PUT', `moderation/cases/${id}/text`, { ...texts, ...REASONS });

const lastDecision = (caseId: number) =>
  db
    .selectFrom('decision')
    .select(['id', 'code', 'measure', 'memberId'])
    .where('caseId', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const takeBack = async (id: number) =>
  (await send(two, 'POST', `moderation/cases/${id}/decisions/${(await lastDecision(id)).id}/take-back`, {})).statusCode;

const page = async (path: string) => (await request(site, 'GET', path)).body;

async function openConversation() {
  const author = await makeMember(site.platform);
  const group = await makeGroup(site.platform);
  const conversation = await makeConversation(site.platform, {
    ...{ groupId: group.id, authorId: author.id, public: true },
    ...{ title: 'Bel Henk Jansen', slug: `bel-henk-${author.id}`, body: 'Zijn nummer is 06-12345678.' },
  });
  const path = `/groepen/${group.slug}/${conversation.slug}`;
  return { id: await open('conversation', conversation.id), author, conversation, path };
}

describe('a moderator’s edit of a conversation', () => {
  it('changes its title and text, where readers see that a moderator did, until it is taken back', async () => {
    const { id, author, path } = await openConversation();
    expect((await read(id)).Parts).toEqual([
      { Name: 'Title', Label: 'Titel', Text: 'Bel Henk Jansen' },
      { Name: 'Body', Label: 'De tekst', Text: 'Zijn nummer is 06-12345678.' },
    ]);
    expect((await edit(id, { Title: 'Bel\nHenk', Body: 'Zijn nummer staat in de gids.' })).statusCode).toBe(200);
    const shown = await page(path);
    for (const text of ['Bel Henk', 'Zijn nummer staat in de gids.', 'door een moderator'])
      expect(shown).toContain(text);
    for (const text of ['Jansen', '06-12345678']) expect(shown).not.toContain(text);
    expect((await read(id)).Former).toMatchObject([
      { Part: 'Titel', Text: 'Bel Henk Jansen', By: { Id: one.id } },
      { Part: 'De tekst', Text: 'Zijn nummer is 06-12345678.', By: { Id: one.id } },
    ]);
    expect(await lastDecision(id)).toMatchObject({ measure: 'edited', memberId: author.id });

    await handle(one, id, '', 'edited');
    expect(await takeBack(id)).toBe(200);
    const restored = await page(path);
    for (const text of ['Bel Henk Jansen', '06-12345678']) expect(restored).toContain(text);
    expect(restored).not.toContain('door een moderator');
  });

  it('takes back two edits to the byte, and leaves alone what its author changed after them', async () => {
    const { id, author, conversation } = await openConversation();
    await edit(id, { Body: 'Eerst zo.' });
    site.clock.advance(1000);
    await edit(id, { Title: 'Bel hem', Body: 'Daarna zo.' });
    await send(author, 'POST', 'conversations', { Id: conversation.id, Body: 'Zo wil ik het zelf.' });
    const [first] = await db.selectFrom('decision').select('id').where('caseId', '=', id).orderBy('id').execute();
    await handle(one, id, '', 'edited');
    await send(two, 'POST', `moderation/cases/${id}/decisions/${first?.id}/take-back`, {});
    const row = db.selectFrom('conversation').select(['title', 'body']).where('id', '=', conversation.id);
    expect(await row.executeTakeFirst()).toEqual({ title: 'Bel Henk Jansen', body: 'Zo wil ik het zelf.' });
    expect((await read(id)).Decisions).toMatchObject([
      { Measure: 'edited', Lifted: expect.any(String) },
      { Measure: 'edited', Lifted: expect.any(String) },
      { Measure: 'none' },
      { Measure: 'none' },
    ]);
  });

  it('says beside each field what does not fit, and then changes nothing', async () => {
    const { id } = await openConversation();
    const refused = await edit(id, { Title: ' ', Body: 'a'.repeat(4001), Onbekend: 'Iets.' });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { Title: 'Dit veld is verplicht', Body: 'Deze tekst is te lang. Gebruik niet meer dan 4000 tekens' },
    ]);
    expect((await edit(id, { Onbekend: 'Iets.' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ Former: [], Decisions: [] });
  });

  it('is forgotten after half a year, but not before an objection to it was answered', async () => {
    const [objected, quiet] = [await openConversation(), await openConversation()];
    for (const { id } of [objected, quiet]) {
      await edit(id, { Body: 'Zonder nummer.' });
      await handle(one, id, '', 'edited');
    }
    site.clock.advance(185 * DAY);
    const { code } = await lastDecision(objected.id);
    await send(objected.author, 'POST', `decisions/${code}/objection`, { Text: 'Het nummer mocht.' });
    site.clock.advance(10 * DAY);
    await forgetRemoved(site.platform);
    expect([await takeBack(quiet.id), (await read(quiet.id)).Former]).toEqual([409, []]);
    expect(await takeBack(objected.id)).toBe(200);
    expect(await page(objected.path)).toContain('06-12345678');
  });
});

describe('a moderator’s edit of a blog', () => {
  async function openPost() {
    const author = await makeMember(site.platform, { public: true });
    const blog = await makeBlog(site.platform, { ownerId: author.id, title: 'Van Karel de Boer' });
    const post = await makePost(site.platform, {
      ...{ blogId: blog.id, title: 'Mijn dokter' },
      blocks: [
        { kind: 'title', text: 'Dokter Pietersen' },
        { kind: 'text', text: 'Hij is een prutser.' },
      ],
    });
    return { blog, post };
  }

  it('changes the blocks of a post one by one, and its title', async () => {
    const { blog, post } = await openPost();
    const id = await open('blog-post', post.id);
    expect((await read(id)).Parts.map(({ Name, Label }: Record<string, string>) => [Name, Label])).toEqual([
      ['Title', 'Titel'],
      ['Description', 'Inleiding'],
      ['Block1', 'Subtitel in deel 1'],
      ['Block2', 'Tekst in deel 2'],
    ]);
    const before = await db.selectFrom('blogPost').selectAll().where('id', '=', post.id).executeTakeFirstOrThrow();
    expect((await edit(id, { Block1: 'De dokter', Block2: '' })).statusCode).toBe(200);
    const shown = await page(postPath({ ...post, blog }));
    const after = await db.selectFrom('blogPost').selectAll().where('id', '=', post.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(after.body)).toContain('De dokter');
    expect(JSON.stringify(after.body)).not.toMatch(/Pietersen|prutser/);
    expect(shown).not.toContain('Pietersen');
    await handle(one, id, '', 'edited');
    await takeBack(id);
    expect(await db.selectFrom('blogPost').selectAll().where('id', '=', post.id).executeTakeFirstOrThrow()).toEqual(
      before,
    );
  });

  it('changes the title of the blog', async () => {
    const { blog } = await openPost();
    const id = await open('blog', blog.id);
    expect((await edit(id, { Title: 'Van Karel' })).statusCode).toBe(200);
    expect(await page(blogPath({ ...blog, title: 'Van Karel' }))).toContain('door een moderator');
  });
});
