import { beforeAll, describe, expect, it } from 'vitest';
import { storeDirectoryEntry } from '#app/features/profiles/index.ts';
import { rebuildIndex } from '#app/features/search/entries/index-items.ts';
import { slugOf } from '#app/platform/slug.ts';
import { someOf } from '#tests/support/thorough.ts';
import { allCalls } from '../contract/all-calls.ts';
import { allPages, listPages } from '../support/all-pages.ts';
import { makeBlog, makePost, makePostReaction } from '../support/factory/blogs.ts';
import { makeBlock } from '../support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';

/*
 * rules.md R44: to whom somebody blocks they are what they are to a visitor. Every call and page that anybody may ask for is
 * asked for twice, by the blocked member and by a visitor, and what it tells of the blocker is compared.
 */

const site = setUpTestSite({}, { pages: allPages() });

/** A cause that only the blockers have, so that a filter finds them alone. */
const CAUSE = 55322;

/** Words that only the blocker's profile and blog have. */
const tokensOf = (kind: string) => ({
  name: `Blokker_${kind}`,
  motto: `motto-${kind}`,
  biography: `levensverhaal-${kind}`,
  hidden: `alleen-deelnemers-${kind}`,
  description: `blogtekst-${kind}`,
  post: `berichttekst-${kind}`,
});

interface Blocker {
  id: number;
  tokens: string[];
  addresses: string[];
}

/** Calls that say the same whomever they are about, or nothing of people. */
const isAboutPeople = (path: string) => !/terms|Drupal|cms|captcha|custom_term|recipe/i.test(path);

let blocked: SessionMade;
let blockers: Record<'public' | 'private', Blocker>;

async function makeBlocker(kind: 'public' | 'private', blockedId: number): Promise<Blocker> {
  const { platform } = site;
  const words = tokensOf(kind);
  const { id } = await makeMember(platform, { username: words.name, public: kind === 'public' });
  const { name: _, motto, biography, hidden } = words;
  await platform.db
    .updateTable('profile')
    .set({ motto, shortBiography: biography, symptoms: hidden, causeIds: [CAUSE] })
    .where('memberId', '=', id)
    .execute();
  const consent = { memberId: id, kind: 'health', version: '2026-11', given: true, at: site.clock.now() };
  await platform.db.insertInto('consent').values(consent).execute();
  const audience = { memberId: id, section: 'consequences', audience: 'participants' };
  await platform.db.insertInto('sectionAudience').values(audience).execute();
  await storeDirectoryEntry(platform.db, id);
  const blog = await makeBlog(platform, { ownerId: id, title: `Blog ${kind}`, description: words.description });
  const blocks = [{ kind: 'text' as const, text: words.post }];
  const post = await makePost(platform, {
    blogId: blog.id,
    title: `Bericht ${kind}`,
    blocks,
    description: words.description,
  });
  const other = await makeMember(platform, { public: true });
  const group = await makeGroup(platform);
  const own = await makeConversation(platform, { groupId: group.id, authorId: id, public: true });
  const others = await makeConversation(platform, { groupId: group.id, authorId: other.id, public: true });
  for (const conversationId of [own.id, others.id]) await makeReaction(platform, { conversationId, authorId: id });
  const otherBlog = await makeBlog(platform, { ownerId: other.id });
  const otherPost = await makePost(platform, { blogId: otherBlog.id });
  await makePostReaction(platform, { postId: otherPost.id, authorId: id });
  await makeBlock(platform, { blockerId: id, blockedId });
  const segment = (thing: { id: number; title: string }) => `${thing.id}-${slugOf(thing.title)}`;
  const parameters: Record<string, Record<string, string>> = {
    'groepen/:group': { group: group.slug },
    'groepen/:group/:conversation': { group: group.slug, conversation: own.slug },
    'groepen/:group/nieuw': { group: group.slug },
    'blogs/:blog': { blog: segment(blog) },
    'blogs/:blog/:post': { blog: segment(blog), post: segment(post) },
    'personen/:person': { person: String(id) },
    'account/berichten/:id': { id: String(id) },
  };
  const fill = (pattern: string) =>
    `/${pattern.replaceAll(/:(\w+)/g, (_, name) => parameters[pattern]?.[name] ?? String(id))}`;
  const pages = listPages()
    .filter(({ pattern }) => !pattern.includes('*') && !pattern.startsWith('dev/'))
    .map(({ pattern }) => fill(pattern));
  const ids = [id, blog.id, post.id, own.id, others.id, otherPost.id, group.id].map(String);
  const query = new URLSearchParams({
    username: words.name,
    query: words.description,
    title: words.name,
    page_size: '50',
  });
  const calls = allCalls.flatMap(([, call]) => {
    if (call.method !== 'GET' || !isAboutPeople(call.path)) return [];
    const values = /\{/.test(call.path) ? [...new Set([...ids, own.slug, group.slug, words.name])] : [''];
    return values.map((value) => `${call.path.replaceAll(/\{\w+\*?\}/g, value)}?${query}`);
  });
  return {
    id,
    tokens: [...Object.values(words), `/personen/${id}"`, `"Id":${id},"Username":"Blokker`],
    addresses: [
      ...pages.map((path) => `${path === '/' ? '/_' : path}.data`),
      ...calls,
      `/personen?zoeken=${words.name}`,
      `/personen?oorzaak=${CAUSE}`,
      `/zoeken?zoekterm=${words.name}`,
      `/zoeken?zoekterm=${words.description}`,
      `/blogs/${segment(otherBlog)}/${segment(otherPost)}`,
      `/groepen/${group.slug}/${others.slug}`,
      `/api/communitycontent?blogsIds=${blog.id}&blogpostIds=${post.id}&conversationIds=${own.id}`,
      `/api/v1/conversations/by-list-of-ids?conversationIds=${own.id}`,
      `/api/v1/Search?query=${words.post}`,
    ],
  };
}

beforeAll(async () => {
  const member = await makeMember(site.platform);
  blocked = await makeSession(site.platform, member.id);
  blockers = { public: await makeBlocker('public', member.id), private: await makeBlocker('private', member.id) };
  await rebuildIndex(site.platform);
});

it('R44 a blocker is told to whom they block as to a visitor, at every address', async () => {
  const all = Object.values(blockers);
  const tokens = all.flatMap((blocker) => blocker.tokens);
  const told = async (url: string, as: SessionMade | null) => {
    const { statusCode, body } = await request(site, 'GET', url, { as });
    expect(statusCode, url).toBeLessThan(500);
    return { statusCode, found: tokens.filter((token) => body.includes(token) && !url.includes(token)) };
  };
  const addresses = someOf(150, [...new Set(all.flatMap((blocker) => blocker.addresses))]);
  const answers = [];
  for (const url of addresses) {
    const [toVisitor, toBlocked] = await Promise.all([told(url, null), told(url, blocked)]);
    answers.push({ url, toVisitor, toBlocked });
  }
  const everywhere = new Set(answers.flatMap(({ toVisitor }) => toVisitor.found));
  expect(everywhere.size).toBeGreaterThan(3);
  for (const { url, toVisitor, toBlocked } of answers) {
    if (toVisitor.statusCode === 200) expect([url, toBlocked.found]).toEqual([url, toVisitor.found]);
    else expect([url, toBlocked.found.filter((token) => !everywhere.has(token))]).toEqual([url, []]);
  }
});

describe.each(['public', 'private'] as const)('R44 a %s profile', (kind) => {
  it('is found and counted by whom it blocks as by a visitor', async () => {
    const find = async (as: SessionMade | null) => {
      const body = { Causes: [CAUSE] };
      const found = (await request(site, 'POST', '/api/v1/profiles/filter', { body, as })).json();
      const { Public } = (await request(site, 'POST', '/api/v1/profiles/count', { body, as })).json();
      return { Items: found.Items, TotalCount: found.TotalCount, Public };
    };
    expect(await find(blocked)).toEqual(await find(null));
  });

  it('gives whom it blocks the same bytes of its profile calls as a visitor, and no contact', async () => {
    const { id } = blockers[kind];
    const calls = [
      'profile',
      'profile/causes',
      'profile/treatments',
      'profile/medicines',
      'profile/blogstats',
      'ismod',
    ];
    for (const call of calls) {
      const [toVisitor, toBlocked] = await Promise.all(
        [null, blocked].map((as) => request(site, 'GET', `/api/v1/profiles/${call}/${id}`, { as })),
      );
      if (kind === 'public') expect(toBlocked?.body).toBe(toVisitor?.body);
      else expect([toVisitor?.json().error, toBlocked?.json().error]).toEqual(['participants_only', 'not_found']);
    }
    const ask = { ContactUserId: id, Message: 'Hallo' };
    const asked = await request(site, 'POST', '/api/v1/CustomContactlink', { as: blocked, body: ask });
    expect(asked.statusCode).toBe(404);
  });
});

it('R44 who blocks somebody who blocks them can end their own block, and learns no name by it', async () => {
  const { id } = blockers.private;
  await request(site, 'POST', `/api/v1/blocks/${id}`, { as: blocked });
  const list = (await request(site, 'GET', '/api/v1/blocks', { as: blocked })).json();
  expect(list.Items).toMatchObject([{ User: { Id: id, Username: 'een deelnemer', Photo: null } }]);
  expect((await request(site, 'DELETE', `/api/v1/blocks/${id}`, { as: blocked })).statusCode).toBe(200);
});
