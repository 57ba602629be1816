import type { LightMyRequestResponse } from 'fastify';
import { createElement } from 'react';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import type { Platform } from '#app/platform/platform.ts';
import { slugOf } from '#app/platform/slug.ts';
import { allPages, listPages, type SitePage } from '../support/all-pages.ts';
import { makeDecision, makeObjection } from '../support/cases.ts';
import { makeDocument, publish } from '../support/documents.ts';
import { makeQuestion } from '../support/factory/advice.ts';
import { makeBlog, makePost } from '../support/factory/blogs.ts';
import { makeConversation, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { requestTarget } from '../support/request-target.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';
import { someOf } from '../support/thorough.ts';

/** Words that stand in what not everybody may read, and nowhere else. */
const SECRET = {
  mail: 'geheim-van-de-mail',
  draft: 'geheim-van-het-concept',
  closed: 'geheim-van-de-deelnemers',
  name: 'geheim_van_een_lid',
  email: 'geheim-adres@example.org',
  device: 'geheim-apparaat',
  question: 'geheim-van-de-vraag',
  note: 'geheim-van-de-moderators',
  hidden: 'geheim-en-verborgen',
};

/** What no role opens, and what one does. */
const OF_NOBODY = [SECRET.mail, SECRET.draft, SECRET.email, SECRET.device];
const OF_MODERATORS = [SECRET.note, SECRET.hidden];

const ROLES = {
  visitor: [...OF_NOBODY, ...OF_MODERATORS, SECRET.question, SECRET.closed, SECRET.name],
  member: [...OF_NOBODY, ...OF_MODERATORS, SECRET.question],
  moderator: [...OF_NOBODY, SECRET.question],
  professional: [...OF_NOBODY, ...OF_MODERATORS],
  administrator: [...OF_NOBODY, ...OF_MODERATORS, SECRET.question],
};

type Role = keyof typeof ROLES;
const roles = Object.keys(ROLES) as Role[];

/** A site with something restricted of every kind, and someone of every role. */
interface Fixture {
  site: TestSite;
  sessions: Record<Role, SessionMade | null>;
  /** The values of the parameters of a page, by its pattern. */
  parameters: Record<string, Record<string, string>>;
}

async function makeFixture(demo: boolean): Promise<Fixture> {
  const settings = { DEMO: demo ? '1' : '0', PREVIEW_SECRET: 'a secret for previews, as long as it has to be' };
  const site = await openTestSite(settings, { pages: await allPages() });
  const { platform } = site;
  const hidden = await makeMember(platform, { username: SECRET.name, email: SECRET.email, public: false });
  await makeSession(platform, hidden.id, { device: SECRET.device });
  const [group, openGroup] = [await makeGroup(platform), await makeGroup(platform)];
  const closed = { groupId: group.id, authorId: hidden.id, public: false, body: SECRET.closed };
  const conversation = await makeConversation(platform, closed);
  await makeReaction(platform, { conversationId: conversation.id, authorId: hidden.id, body: SECRET.closed });
  const open = await makeConversation(platform, { groupId: openGroup.id, authorId: hidden.id });
  await makeReaction(platform, { conversationId: open.id, authorId: hidden.id });
  const blog = await makeBlog(platform, { ownerId: hidden.id, description: SECRET.closed });
  const post = await makePost(platform, {
    blogId: blog.id,
    description: SECRET.closed,
    blocks: [{ kind: 'text', text: SECRET.closed }],
  });
  const [blogSegment, postSegment] = [blog, post].map(({ id, title }) => `${id}-${slugOf(title)}`) as [string, string];
  const page = makeDocument('content-page');
  const article = makeDocument('medical-article');
  const topic = makeDocument('advice-topic', { isDiet: true });
  topic.path = `/advies/${topic.id}-eten`;
  await publish(platform, page, article, topic);
  const question = await makeQuestion(platform, { authorId: hidden.id, title: SECRET.question, body: SECRET.question });
  const moderationCase = await makeHandledCase(platform, conversation.id);
  const objection = await makeObjection(platform);
  const { code } = await makeDecision(platform, { measure: 'hidden' });
  const draft = makeDocument('content-page', { title: SECRET.draft });
  const row = { id: draft.id, kind: draft.kind, document: JSON.stringify(draft), savedAt: site.clock.now() };
  await platform.db.insertInto('editorial.draft').values(row).execute();
  await platform.mailer.send({
    to: hidden.email,
    subject: 'Een nieuw wachtwoord',
    body: createElement('p', null, SECRET.mail),
  });
  const [mail] = await readOutbox(platform.config.dataDir, 1);
  return {
    site,
    sessions: {
      visitor: null,
      member: await makeSession(platform, (await makeMember(platform)).id),
      moderator: await makeSession(platform, (await makeMember(platform, { roles: ['moderator'] })).id),
      professional: await makeSession(platform, (await makeMember(platform, { roles: ['professional'] })).id),
      administrator: await makeSession(platform, (await makeMember(platform, { roles: ['administrator'] })).id),
    },
    parameters: {
      'groepen/:group': { group: openGroup.slug },
      'groepen/:group/nieuw': { group: group.slug },
      'groepen/:group/:conversation': { group: group.slug, conversation: conversation.slug },
      'blogs/:blog': { blog: blogSegment },
      'blogs/:blog/:post': { blog: blogSegment, post: postSegment },
      'advies/:topic': { topic: `${topic.id}-eten` },
      'advies/:topic/:question': { topic: `${topic.id}-eten`, question: `${question.id}-een-vraag` },
      'advies/:topic/adviesnewquestion': { topic: `${topic.id}-eten` },
      'advies/:topic/adviesnewquestionconfirmation': { topic: `${topic.id}-eten` },
      'dichtvouwen/:kind/:id': { kind: 'reaction', id: String(moderationCase.subjectId) },
      'melden/:kind/:id': { kind: 'reaction', id: String(moderationCase.subjectId) },
      'moderatie/verbergen/:kind/:id': { kind: 'reaction', id: String(moderationCase.subjectId) },
      'moderatie/leden/:id': { id: String(hidden.id) },
      'moderatie/:case': { case: String(moderationCase.id) },
      'moderatie/bezwaren/:id': { id: String(objection) },
      'meldingen/:code': { code },
      'advies/:topic/jouw-vragen': { topic: `${topic.id}-eten` },
      'dietist/:question': { question: String(question.id) },
      'personen/:person': { person: String(hidden.id) },
      'bibliotheek/:dossier': { dossier: 'een-dossier' },
      'bibliotheek/:dossier/print': { dossier: 'een-dossier' },
      'recepten/:recipe': { recipe: 'een-recept' },
      'recepten/:recipe/koken': { recipe: 'een-recept' },
      'nieuws/:article': { article: 'een-bericht' },
      'delen/:type/:id': { type: 'artikel', id: String(article.id) },
      'voorbeeld/:id': { id: String(draft.id) },
      'dev/mail/:id': { id: mail?.id ?? '' },
      'account/berichten/:id': { id: String(hidden.id) },
      'account/*': { '*': 'blogs' },
      '*': { '*': page.path?.slice(1) ?? '' },
    },
  };
}

/** Inserts a hidden reaction to this conversation, with its case, which is handled with a note. */
async function makeHandledCase({ db, clock }: Platform, conversationId: number) {
  const author = await makeMember({ db, clock });
  const now = clock.now();
  const { id: subjectId } = await db
    .insertInto('reaction')
    .values({
      subjectKind: 'conversation',
      subjectId: conversationId,
      authorId: author.id,
      body: SECRET.hidden,
      createdAt: now,
      hiddenAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('moderationCase')
    .values({
      kind: 'reaction',
      subjectId,
      authorId: author.id,
      openedAt: now,
      handledAt: now,
      outcome: 'hidden',
      note: SECRET.note,
    })
    .returning(['id', 'subjectId'])
    .executeTakeFirstOrThrow();
}

/** The address of a page in this fixture. A page with parameters that the fixture does not know fails the test. */
function addressOf({ pattern }: SitePage, { parameters }: Fixture): string {
  const filled = pattern.replaceAll(/:(\w+)|\*/g, (parameter, name = '*') => {
    const value = parameters[pattern]?.[name];
    if (!value) throw new Error(`This test needs a value for ${parameter} of /${pattern}.`);
    return value;
  });
  return `/${filled}`;
}

const dataOf = (path: string) => `${path === '/' ? '/_' : path}.data`;

/** The address of the data of these routes at the address of a page: of its own, or of elsewhere. */
const dataOfRoutes = (path: string, ids: string[]) => `${dataOf(path)}?_routes=${encodeURIComponent(ids.join(','))}`;

/** The result of each loader in an answer with data: whether it gave data or an error. */
async function resultsOf({ rawPayload }: LightMyRequestResponse): Promise<Record<string, 'data' | 'error'>> {
  const stream = new Blob([new Uint8Array(rawPayload)]).stream();
  const { value } = (await decode(stream, globalThis)) as { value: Record<string, object> };
  return Object.fromEntries(Object.entries(value).map(([id, result]) => [id, 'error' in result ? 'error' : 'data']));
}

describe.each([
  ['in the demo', true],
  ['outside the demo', false],
])('R39 %s', (_where, demo) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await makeFixture(demo);
  });
  afterAll(() => fixture.site.close());

  /** In the demo all pages are the same, but those below /dev. */
  const pages = demo ? listPages().filter(({ pattern }) => pattern.startsWith('dev/')) : listPages();
  const everyRoute = listPages().flatMap(({ routeIds }) => routeIds);

  it.each(someOf(demo ? 1 : 2, roles))(
    'no address of any page gives a %s what that viewer may not read',
    async (role) => {
      let refused = 0;
      for (const page of pages) {
        const path = addressOf(page, fixture);
        const restricted = demo && page.pattern.startsWith('dev/mail') ? [] : ROLES[role];
        const get = async (url: string) => {
          const response = await request(fixture.site, 'GET', url, { as: fixture.sessions[role] });
          expect(response.statusCode, url).toBeLessThan(500);
          expect([url, restricted.filter((secret) => response.body.includes(secret))]).toEqual([url, []]);
          return response;
        };
        await get(path);
        await get(dataOfRoutes(path, everyRoute));
        const together = await get(dataOf(path));
        const alone: [string, LightMyRequestResponse][] = [];
        for (const id of page.routeIds) alone.push([id, await get(dataOfRoutes(path, [id]))]);

        // A page that refuses gives the data of none of its routes, asked for together or one by one.
        if (together.headers['content-type'] !== 'text/x-script' || together.statusCode === 202) continue; // a redirect
        const results = await resultsOf(together);
        const leaf = page.routeIds.findLast((id) => id !== 'root' && id in results) ?? '';
        if (Object.values(results).includes('error')) {
          refused += 1;
          expect([path, leaf, results[leaf]]).not.toEqual([path, leaf, 'data']);
        }
        for (const [id, response] of alone)
          if (id in results) expect([path, id, (await resultsOf(response))[id]]).toEqual([path, id, results[id]]);
      }
      expect(refused > 0).toBe(!demo);
    },
  );

  it(`a page below /dev ${demo ? 'is there' : 'is not there, however its address is written'}`, async () => {
    const pages = listPages().filter(({ pattern }) => pattern.startsWith('dev/'));
    expect(pages.length).toBeGreaterThan(3);
    const origin = await fixture.site.server.listen({ port: 0, host: '127.0.0.1' });
    for (const page of pages) {
      const path = addressOf(page, fixture);
      for (const url of [path, dataOf(path), ...(demo ? [] : spellingsOf(path))]) {
        const { status, headers } = await requestTarget(origin, url);
        const last = status === 301 ? await requestTarget(origin, String(headers.location)) : { status };
        expect([url, last.status]).toEqual([url, demo ? 200 : 404]);
      }
    }
  });
});

const spellingsOf = (path: string) => [
  path.toUpperCase(),
  `${path}/`,
  `${path}/_.data`,
  path.replace('/dev', '//dev'),
  path.replace('/dev', '/DEV'),
  path.replace('/dev', '/%64ev'),
  path.replace('/dev', '/x/../dev'),
  path.replace('/dev', '/%2e/dev'),
  path.replace('/dev/', '/dev%2f'),
  path.replace('/dev/', '/dev\\'),
];

it('R39 the mail that the tests look for can be read in the demo', async () => {
  const fixture = await makeFixture(true);
  const page = listPages().find(({ pattern }) => pattern === 'dev/mail/:id') as SitePage;
  const path = addressOf(page, fixture);
  for (const url of [path, dataOf(path)]) expect((await request(fixture.site, 'GET', url)).body).toContain(SECRET.mail);
  const elsewhere = ['evil.example', 'localhost.evil.example:80', '127.0.0.1.evil.example'].map((host) => ({ host }));
  const proxied = [{ via: '1.0 proxy' }, { 'x-forwarded-for': '203.0.113.9' }];
  for (const headers of [...elsewhere, ...proxied.map((header) => ({ host: 'localhost:3000', ...header }))]) {
    for (const url of ['/dev/mail', path, dataOf('/dev/mail'), dataOf(path)]) {
      const answer = await fixture.site.server.inject({ url, headers });
      expect([url, headers, answer.statusCode, answer.body.includes(SECRET.mail)]).toEqual([url, headers, 404, false]);
    }
  }
  await fixture.site.close();
});
