import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildIndex } from '#app/features/search/entries/index-items.ts';
import { HOUR, MINUTE } from '#app/platform/clock.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { runDigestsOfAll } from '#tests/support/digests.ts';
import { makeBlog } from '#tests/support/factory/blogs.ts';
import { makeFollow, makeGroup, makeTerm } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, submitForm } from '#tests/support/request.ts';

/** Words that stand in a text alone. */
const SECRET = 'zijn laatste woorden';

const { site, one: moderator, two, send, read } = await openModeration({ pages: await allPages() });
const { platform } = site;
afterAll(() => site.close());

let author: MemberMade;
let own: SessionMade;
let reader: MemberMade;
let member: SessionMade;
let group: { id: number; slug: string };
let conversation: { id: number; path: string };
let reactionId: number;
let post: { id: number; path: string; blogPath: string };

beforeAll(async () => {
  author = await makeMember(platform, { username: 'Schrijfster', public: true });
  reader = await makeMember(platform);
  [own, member] = [await makeSession(platform, author.id), await makeSession(platform, reader.id)];
  group = await makeGroup(platform);
  const term = await makeTerm(platform, { groupId: group.id, name: 'Rouw' });
  const started = await call('POST', `conversations/${group.id}`, {
    ...{ Title: 'Afscheid op zaal', Description: `Hij zei ${SECRET}.`, Visibility: true },
    ...{ GroupTermIds: [term.id], ContentWarnings: ['needles', 'dying', 'dying'] },
  });
  conversation = { id: started.json().Id, path: `/groepen/${group.slug}/${started.json().Slug}` };
  reactionId = (await react({ Body: `Ook hier ${SECRET}.`, ContentWarnings: ['prognosis'] })).Id;
  const blog = await makeBlog(platform, { ownerId: author.id, title: 'Dagboek' });
  const written = await call('POST', 'CustomUser/Blog/BlogPost', {
    ...{ Title: 'De stoel', Description: `Inleiding met ${SECRET}.`, ContentWarnings: ['dying'] },
    Body: [['nl', [[0, { Kind: 'Text', Content: `Verder ${SECRET}.` }]]]],
  });
  post = {
    id: written.json().Id,
    path: `/blogs/${blog.id}-dagboek/${written.json().Id}-de-stoel`,
    blogPath: `/blogs/${blog.id}-dagboek`,
  };
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = own) =>
  request(site, method, `/api/v1/${path}`, { as, ...(body && { body }) });

async function react(body: object, as = own) {
  const response = await call('POST', `conversations/${conversation.id}/reactions`, body, as);
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as { Id: number };
}

async function open(path: string, as: SessionMade | null = null): Promise<Document> {
  const response = await request(site, 'GET', path, { as });
  expect(response.statusCode, response.body).toBe(200);
  return parseHtml(response.body);
}

/** What is closed on a page, by its summaries. */
const folds = (document: Document) =>
  [...document.querySelectorAll('main details:not([open])')].flatMap((fold) => {
    const summary = fold.querySelector('summary')?.textContent ?? '';
    return summary.includes('Toon tekst') ? [summary] : [];
  });

/** The words of a page that are not in something closed. */
function unfolded(document: Document): string {
  for (const closed of document.querySelectorAll('details:not([open]) > :not(summary), script')) closed.remove();
  return document.documentElement.outerHTML;
}

const choose = (folded: string[], as = member) => call('PUT', 'CustomUser/ChangeFoldedTexts', folded, as);

describe('a text with content warnings', () => {
  it('stands folded for visitors and for members, with what it is about', async () => {
    for (const as of [null, member]) {
      const document = await open(conversation.path, as);
      expect(folds(document)).toEqual([
        'Dit gaat over overlijden en naalden. Toon tekst',
        'Dit gaat over vooruitzichten. Toon tekst',
      ]);
      expect(document.querySelector('main details p')?.textContent).toContain(SECRET);
      expect(unfolded(document)).not.toContain(SECRET);
    }
  });

  it('is the whole of a post with its introduction', async () => {
    const document = await open(post.path);
    expect(folds(document)).toEqual(['Dit gaat over overlijden. Toon tekst']);
    expect(unfolded(document)).not.toContain(SECRET);
  });

  it('is open for its author, who reads how it stands for others and where to change that', async () => {
    const document = await open(conversation.path, own);
    expect(folds(document)).toEqual([]);
    const main = document.querySelector('main');
    expect(main?.textContent).toContain(
      'Bij je tekst staat dat hij over overlijden en naalden gaat. Anderen zien eerst',
    );
    const changes = [...document.querySelectorAll('main a')].filter((link) => link.textContent === 'Wijzig dit');
    expect(changes.map((link) => link.getAttribute('href'))).toEqual([
      `/dichtvouwen/conversation/${conversation.id}`,
      `/dichtvouwen/reaction/${reactionId}`,
    ]);
  });

  it('stays folded in a quote', async () => {
    const { Id } = await react({ Body: 'Dank je.', QuotedId: reactionId }, member);
    const { Reactions } = (await call('GET', `conversations/${conversation.id}/reactions`)).json();
    expect(Reactions.at(-1)).toMatchObject({ Reaction: { Id }, Quote: { ContentWarnings: ['prognosis'] } });
    expect(folds(await open(conversation.path)).at(-1)).toBe('Dit citaat gaat over vooruitzichten. Toon tekst');
  });
});

describe('a member who chooses what stands folded', () => {
  it('reads at once what is about nothing else', async () => {
    expect((await choose(['needles'])).statusCode).toBe(200);
    expect(folds(await open(conversation.path, member))).toEqual(['Dit gaat over naalden. Toon tekst']);
    expect(folds(await open(post.path, member))).toEqual([]);
    expect((await choose(['nothing-known'])).statusCode).toBe(422);
    await choose([]);
    const document = await open(conversation.path, member);
    expect(folds(document)).toEqual([]);
    expect(document.querySelector('main')?.textContent).not.toContain('Bij je tekst');
    await choose(['dying', 'prognosis', 'needles']);
    expect(folds(await open(conversation.path, member))).toHaveLength(3);
  });

  it('does so without JavaScript in the settings, which tell what is folded', async () => {
    const setting = async () =>
      (await open('/account/instellingen', member)).querySelector('#dichtgevouwen')?.textContent;
    expect(await setting()).toContain('teksten over overlijden, vooruitzichten, naalden');
    const form = await open('/account/instellingen?wijzig=dichtgevouwen', member);
    expect(form.querySelectorAll('[name=ContentWarnings]:checked')).toHaveLength(3);
    const save = (fields: Record<string, string>) =>
      submitForm(site, '/account/instellingen', { intent: 'dichtgevouwen', ...fields }, member);
    expect((await save({ ContentWarnings: 'dying' })).statusCode).toBe(200);
    expect(await setting()).toContain('teksten over overlijden');
    expect((await save({ ContentWarnings: '' })).statusCode).toBe(200);
    expect(await setting()).toContain('Alle teksten staan open');
    await choose(['dying', 'prognosis', 'needles']);
  });
});

describe('where the beginning of such a text would stand', () => {
  it('is what it is about: in the list of its blog, the feed and for search engines', async () => {
    const blog = await open(post.blogPath);
    expect(blog.querySelector('main')?.textContent).toContain('De stoel');
    expect(blog.querySelector('main')?.textContent).toContain('Dit gaat over overlijden.');
    expect(unfolded(blog)).not.toContain(SECRET);
    const feed = (await request(site, 'GET', '/blogs.rss')).body;
    expect(feed).toContain('Dit gaat over overlijden.');
    expect(feed).not.toContain(SECRET);
    for (const path of [conversation.path, post.path]) {
      const document = await open(path);
      expect(document.querySelector('meta[name=description]')?.getAttribute('content') ?? '').not.toContain(SECRET);
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent);
      expect(data.join()).not.toContain(SECRET);
    }
  });

  it('is in the preview of a result, for who does not read it at once', async () => {
    await rebuildIndex(platform);
    const previews = async (as: SessionMade | null) => {
      const query = encodeURIComponent(SECRET);
      const found = (await request(site, 'GET', `/api/v1/Search?query=${query}&pillar=all`, { as })).json();
      return (found as { Introduction: string }[]).map(({ Introduction }) => Introduction).sort();
    };
    const about = ['Dit gaat over overlijden en naalden.', 'Dit gaat over overlijden.'];
    expect(await previews(null)).toEqual(about);
    expect(await previews(member)).toEqual(about);
    await choose([]);
    for (const text of [...(await previews(member)), ...(await previews(own))]) expect(text).toContain(SECRET);
    await choose(['dying', 'prognosis', 'needles']);
  });

  it('is beside the title in lists of conversations', async () => {
    const list = async (as: SessionMade | null) =>
      (await open(`/groepen/${group.slug}`, as)).querySelector('main')?.textContent;
    expect(await list(null)).toContain('Dit gaat over overlijden en naalden.');
    expect(await list(own)).not.toContain('Dit gaat over');
  });

  it('is nothing in a digest, which has titles alone', async () => {
    site.clock.advance(HOUR);
    await makeFollow(platform, { conversationId: conversation.id, memberId: reader.id });
    site.clock.advance(MINUTE);
    await platform.db.updateTable('member').set({ titlesInMails: true }).where('id', '=', reader.id).execute();
    await react({ Body: `Nog eens ${SECRET}.`, ContentWarnings: ['dying'] }, await makeSession(platform, author.id));
    await runDigestsOfAll(site);
    const mails = (await readOutbox(platform.config.dataDir, 100)).filter(
      ({ mail }) => mail.to?.[0]?.address === reader.email,
    );
    expect(JSON.stringify(mails)).toContain('Afscheid op zaal');
    expect(JSON.stringify(mails)).not.toContain(SECRET);
  });
});

describe('the content warnings of a text', () => {
  const fresh = () => makeSession(platform, author.id);
  const listed = async () => (await call('GET', `conversations/${conversation.id}`, undefined, await fresh())).json();

  it('stay where an edit leaves them out, go where it has none, and are no edit of the text', async () => {
    const edit = async (more: object) =>
      call('POST', 'conversations', { Id: conversation.id, Body: `Hij zei ${SECRET}.`, ...more }, await fresh());
    await edit({});
    expect((await listed()).ContentWarnings).toEqual(['dying', 'needles']);
    await edit({ ContentWarnings: '' });
    expect(Object.keys(await listed())).not.toContain('ContentWarnings');
    await edit({ ContentWarnings: ['', 'needles', 'dying'] });
    expect((await listed()).ContentWarnings).toEqual(['dying', 'needles']);
    expect((await edit({ ContentWarnings: ['scary'] })).statusCode).toBe(422);
    const { editedAt } = await platform.db
      .selectFrom('conversation')
      .select('editedAt')
      .where('id', '=', conversation.id)
      .executeTakeFirstOrThrow();
    expect(editedAt).toBeNull();
  });

  it('are edited with a reaction, and go with its text when it is withdrawn', async () => {
    const as = await fresh();
    const { Id } = await react({ Body: 'Zonder iets.' }, as);
    const row = () =>
      platform.db
        .selectFrom('reaction')
        .select(['contentWarnings', 'authorEditedAt'])
        .where('id', '=', Id)
        .executeTakeFirstOrThrow();
    await call('PUT', `conversations/reactions/${Id}`, { Body: 'Zonder iets.', ContentWarnings: ['needles'] }, as);
    expect(await row()).toEqual({ contentWarnings: ['needles'], authorEditedAt: null });
    await call('PUT', `conversations/reactions/${Id}`, { Body: 'Met iets.' }, as);
    expect((await row()).contentWarnings).toEqual(['needles']);
    await request(site, 'DELETE', `/api/v1/conversations/reactions/${Id}`, { as });
    expect((await row()).contentWarnings).toEqual([]);
  });

  it('are edited with a post', async () => {
    const edit = async (more: object) =>
      call(
        'PUT',
        'CustomBlog/BlogPost/',
        { Id: post.id, Title: 'De stoel', Description: `Inleiding met ${SECRET}.`, ...more },
        await fresh(),
      );
    const now = async () =>
      (
        await call(
          'GET',
          `CustomBlog/${post.blogPath.match(/\d+/)?.[0]}/Blog_BlogPosts/${post.id}`,
          undefined,
          await fresh(),
        )
      ).json().bp;
    await edit({ ContentWarnings: '' });
    expect(Object.keys(await now())).not.toContain('ContentWarnings');
    await edit({ ContentWarnings: ['dying'] });
    await edit({});
    expect((await now()).ContentWarnings).toEqual(['dying']);
  });

  it('are saved with the draft of a text', async () => {
    const as = await fresh();
    const Fields = { Body: 'Nog niet af.', ContentWarnings: ['prognosis'] };
    await call('PUT', `drafts/reaction/${conversation.id}`, { Fields }, as);
    const document = await open(conversation.path, as);
    const ticked = [...document.querySelectorAll('[name=ContentWarnings]:checked')];
    expect(ticked.map((box) => box.getAttribute('value'))).toEqual(['prognosis']);
  });

  it('are ticked in the form to edit, which is open then', async () => {
    const document = await open(`${conversation.path}?bewerken`, await fresh());
    const ticked = [...document.querySelectorAll('[name=ContentWarnings]:checked')].map((box) =>
      box.getAttribute('value'),
    );
    expect(ticked).toEqual(['dying', 'needles']);
    expect(document.querySelector('[name=ContentWarnings][type=checkbox]')?.closest('details')?.open).toBe(true);
  });
});

describe('a moderator', () => {
  const warn = (by: MemberMade, id: number, ContentWarnings: string[]) =>
    send(by, 'PUT', `content-warnings/reaction/${id}`, { ContentWarnings });

  it('says what a text is about, which its author reads and changes back', async () => {
    const made = await makeCase(platform, { text: `Hier staat ${SECRET}.` });
    const path = `/groepen/${made.group.slug}/${made.conversation.slug}`;
    expect((await warn(moderator, made.reaction.id, ['dying'])).statusCode).toBe(200);
    expect(folds(await open(path))).toEqual(['Dit gaat over overlijden. Toon tekst']);
    const as = await makeSession(platform, made.author.id);
    const text = async () => (await open(path, as)).querySelector('main')?.textContent;
    expect(await text()).toContain(
      'Een moderator zette bij je tekst dat hij over overlijden gaat. Hij is niet verborgen.',
    );
    await warn(moderator, made.reaction.id, []);
    expect(await text()).toContain('Een moderator haalde bij je tekst weg waar hij over gaat.');
    const form = await open(`/dichtvouwen/reaction/${made.reaction.id}`, as);
    expect(form.querySelectorAll('[name=ContentWarnings][type=checkbox]')).toHaveLength(3);
    const saved = await submitForm(
      site,
      `/dichtvouwen/reaction/${made.reaction.id}`,
      { ContentWarnings: 'needles' },
      as,
    );
    expect([saved.statusCode, saved.headers.location]).toEqual([
      303,
      `${path}?reactie=${made.reaction.id}#reactie-${made.reaction.id}`,
    ]);
    expect(await text()).toContain('Bij je tekst staat dat hij over naalden gaat.');
  });

  it('is not undone by an edit of the text, whose form does not ask', async () => {
    const made = await makeCase(platform, { text: `Hier staat ${SECRET}.` });
    await warn(moderator, made.reaction.id, ['dying']);
    const as = await makeSession(platform, made.author.id);
    const edit = { Body: `Hier stond ${SECRET}.`, ContentWarnings: '' };
    const edited = await call('PUT', `conversations/reactions/${made.reaction.id}`, edit, as);
    expect(edited.statusCode, edited.body).toBe(200);
    const path = `/groepen/${made.group.slug}/${made.conversation.slug}`;
    expect(folds(await open(path))).toEqual(['Dit gaat over overlijden. Toon tekst']);
    const form = await open(`${path}?bewerken=${made.reaction.id}`, as);
    const asked = [...form.querySelectorAll(`#reactie-${made.reaction.id} [name=ContentWarnings]`)];
    expect(asked).toEqual([]);
  });

  it('finds a text by its kind alone', async () => {
    const { reaction } = await makeCase(platform);
    const sent = await send(moderator, 'PUT', `content-warnings/blog-reaction/${reaction.id}`, { ContentWarnings: [] });
    expect(sent.statusCode).toBe(404);
  });

  it('leaves an act in the open case, makes no decision, and opens no case', async () => {
    const made = await makeCase(platform);
    await warn(moderator, made.reaction.id, ['needles']);
    await warn(moderator, made.reaction.id, ['needles']);
    const found = await read(made.id);
    expect(found.Actions.map(({ Action }: { Action: string }) => Action)).toEqual(['content-warnings']);
    expect(found.Decisions).toEqual([]);
    const page = await open(`/moderatie/${made.id}`, await makeSession(platform, moderator.id));
    expect(page.querySelector('main')?.textContent).toContain('zette erbij waar het over gaat');
    const { Id } = await react({ Body: 'Zonder zaak.' }, await makeSession(platform, author.id));
    expect((await warn(moderator, Id, ['dying'])).statusCode).toBe(200);
    const cases = await platform.db.selectFrom('moderationCase').select('id').where('subjectId', '=', Id).execute();
    expect(cases).toEqual([]);
  });

  it('does it from the page of the case, and not while another one is at it', async () => {
    const made = await makeCase(platform, { claimedBy: two.id });
    expect((await warn(moderator, made.reaction.id, ['dying'])).statusCode).toBe(409);
    const as = await makeSession(platform, two.id);
    const fields = {
      intent: 'content-warnings',
      kind: 'reaction',
      id: String(made.reaction.id),
      ContentWarnings: 'dying',
    };
    const saved = await submitForm(site, `/moderatie/${made.id}`, fields, as);
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `/moderatie/${made.id}?gedaan=gemarkeerd`]);
    expect((await open(`/moderatie/${made.id}`, as)).querySelectorAll('[name=ContentWarnings]:checked')).toHaveLength(
      1,
    );
  });

  it('alone does so with texts of others: members and visitors do not, nor see the page', async () => {
    const { reaction } = await makeCase(platform);
    expect((await warn(reader, reaction.id, ['dying'])).statusCode).toBe(403);
    expect((await warn(reader, 2_000_000_000, ['dying'])).statusCode).toBe(403);
    const as = await makeSession(platform, reader.id);
    expect((await request(site, 'GET', `/dichtvouwen/reaction/${reaction.id}`, { as })).statusCode).toBe(403);
    expect((await send(moderator, 'PUT', 'content-warnings/profile/1', { ContentWarnings: [] })).statusCode).toBe(404);
  });
});
