import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { findRedirect } from '#app/features/content/index.ts';
import { listQuietConversations } from '#app/features/conversations/index.ts';
import { publishedKindsContext } from '#app/features/pages/index.ts';
import type { NutrientLimits } from '#app/features/recipes/overview/overview-paths.ts';
import { readRecipesOverviewScreen } from '#app/features/recipes/screens/read-overview-screen.ts';
import { features } from '#app/features.ts';
import { workOf } from '#app/platform/features/work-of.ts';
import type { Contract } from '#app/platform/http/calls/contract.ts';
import { requestContext } from '#app/platform/http/pages/route-arguments.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { isQueueWork } from '#app/platform/jobs/work.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { publishedKinds } from '#app/published/kinds.ts';
import routes from '#app/routes.ts';
import { makeFixture } from '#tests/contract/authorization/fixture.ts';
import { makeCall } from '#tests/contract/authorization/make-call.ts';
import type { Row } from '#tests/contract/authorization/row.ts';
import { table } from '#tests/contract/authorization/table.ts';
import { contract } from '#tests/contract/site-contract.ts';
import { advanceToMorning, runDigests } from '#tests/support/digests.ts';
import type { SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import type { TestSite } from '#tests/support/test-site.ts';
import type { ManyRecipes } from './make-recipes.ts';

/** Something that makes the site query the database, ready to run. */
export interface Operation {
  name: string;
  run(): Promise<unknown>;
}

const MEMBERS = ['participant', 'moderator', 'professional'] as const;

/** Every call of a feature, as the authorization table makes it: by a visitor and by three members, or four. */
export async function* calls(site: TestSite, feature: string): AsyncGenerator<Operation> {
  const rows: Record<string, Record<string, readonly Row[]>> = table;
  const members = feature === 'moderation' ? [...MEMBERS, 'administrator' as const] : MEMBERS;
  for (const [name, declared] of Object.entries((contract as Contract)[feature] ?? {})) {
    for (const row of rows[feature]?.[name] ?? []) {
      const fixture = await makeFixture(site.platform, { public: row.public ?? true });
      for (const state of ['visitor' as const, ...members]) {
        const person = fixture.people[state];
        const sent = await row.request(fixture, person);
        const run = () => makeCall(site, declared, { sent, as: person.session });
        yield { name: `${feature}.${name} by a ${state}`, run };
      }
    }
  }
}

/** The longest list of each kind, with its number of pages. */
export interface Longest {
  group: { id: number; slug: string; pages: number };
  /** Terms of that group: all its conversations have the common one, few the rare one. */
  terms: { common: number; rare: number; openPages: number };
  conversation: { id: number; slug: string; group: string; pages: number; lastReactionId: number };
  /** The list of a member who follows everything. */
  followed: { pages: number };
  /** The news; all of it has one label. */
  news: { label: string; tag: number; pages: number };
  recipes: ManyRecipes;
  /** The longest blog, with the segments of its address and of that of one of its posts. */
  blog: { id: number; segment: string; pages: number; post: number; postSegment: string; listPages: number };
  /** The `{id}-{slug}` of the dietitian's topic, an answered question, and the tags of most and of fewest answers. */
  advice: { topic: string; question: number; tags: { common: number; rare: number }; pages: number };
}

/** A member who follows few conversations, and one who follows all. */
export interface Followers {
  few: Follower;
  all: Follower;
}

export interface Follower {
  viewer: Viewer;
  session: SessionMade;
}

/** The calls that read long lists, for their first and last page. */
export function longLists(site: TestSite, longest: Longest, followers: Followers): Operation[] {
  const { group, terms, conversation, followed, news, recipes, blog, advice } = longest;
  const newsCall = '/api/v1/Drupal/content/news';
  const recipesCall = '/api/v1/Drupal/content/recipes';
  const inGroup = `/api/v1/groups/${group.id}`;
  const listRequest = (path: string, by: Follower | null) => ({
    name: `${path} by ${by === null ? 'a visitor' : by === followers.all ? 'a member who follows all' : 'a member who follows few'}`,
    async run() {
      const { statusCode } = await request(site, 'GET', path, { as: by?.session ?? null });
      if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}.`);
    },
  });
  const byAnybody = [
    ...firstAndLast(`${inGroup}/conversations`, group.pages),
    ...firstAndLast(`${inGroup}/conversations/filterbyterms?groupTermIds=${terms.common}`, group.pages),
    ...firstAndLast(`${inGroup}/conversations/filterbyterms?groupTermIds=${terms.common},${terms.rare}`, group.pages),
    ...firstAndLast(`${inGroup}/conversations/filterbyterms?groupTermIds=${terms.rare}`, 2),
    ...firstAndLast(`/api/v1/conversations/${conversation.id}/reactions`, conversation.pages),
    ...firstAndLast('/api/v1/conversations/active', group.pages),
    ...[newsCall, `${newsCall}?page=${news.pages - 1}`, `${newsCall}?news_tags=${news.tag}&page=${news.pages - 1}`],
    ...[recipesCall, `${recipesCall}?page=${recipes.pages - 1}`, `${recipesCall}?tids=${recipes.types.rare}`],
    `${recipesCall}?without=gluten&page=${recipes.pages / 2}`,
    `${recipesCall}?tids=${recipes.types.common},${recipes.types.rare}&page=${recipes.pages - 1}`,
    '/recepten.rss',
    ...firstAndLast('/api/v1/CustomBlog', blog.listPages),
    ...firstAndLast(`/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts`, blog.pages),
    `/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts/${blog.post}`,
    '/blogs.rss',
    ...firstAndLast('/api/v1/advices/all', advice.pages),
    ...firstAndLast(`/api/v1/advices/all?tags=${advice.tags.common}`, Math.ceil(advice.pages / 4)),
    ...firstAndLast(`/api/v1/advices/all?tags=${advice.tags.common},${advice.tags.rare}`, Math.ceil(advice.pages / 4)),
    `/api/v1/advices/all?tags=${advice.tags.rare}`,
  ];
  const people = ['/api/v1/profiles/all', '/api/v1/profiles/searchbyusername?username=a'];
  const byMembers = [
    ...firstAndLast('/api/v1/conversations/following', followed.pages),
    ...firstAndLast('/api/v1/CustomBlog?filter_by_following=true', 30),
    ...firstAndLast(`${inGroup}/followedconversations`, group.pages),
    ...['/api/v1/recipes/favorite', `/api/v1/recipes/favorite?page=${recipes.pages - 1}`],
  ];
  return [
    ...byAnybody.flatMap((path) => [listRequest(path, null), listRequest(path, followers.all)]),
    ...[...people, '/api/v1/profiles/searchbyusername?username=ann'].flatMap((path) =>
      [null, followers.few].map((by) => listRequest(path, by)),
    ),
    ...byMembers.flatMap((path) => [listRequest(path, followers.few), listRequest(path, followers.all)]),
  ];
}

const firstAndLast = (path: string, pages: number) => [
  path,
  `${path}${path.includes('?') ? '&' : '?'}page_index=${pages - 1}`,
];

/**
 * The views that pages have by their query, the first page and the last, for a visitor and for members. A view that
 * redirects reads nothing, so that is an error, unless a redirect is expected.
 */
export async function* views(site: TestSite, longest: Longest, followers: Followers): AsyncGenerator<Operation> {
  const { group, terms, conversation, followed, news, recipes, blog, advice } = longest;
  const { few, all } = followers;
  const forViewers = (viewers: (Follower | null)[], path: string, queries: string[], redirects = false) =>
    viewers.flatMap((follower) => queries.map((query) => ({ follower, path, query, redirects })));
  const filtered = `terms=${terms.common}`;
  const variants = [
    ...forViewers([null], 'groepen/:group', [filtered, `${filtered}&page=${terms.openPages}`, `terms=${terms.rare}`]),
    ...forViewers([all], 'groepen/:group', [filtered, `${filtered}&page=${group.pages}`, `terms=${terms.rare}`]),
    ...forViewers([all], 'moderatie', [
      'na=1',
      'lijst=mijn&na=1',
      'lijst=later',
      'lijst=later&na=1',
      'lijst=door-mij&na=1',
      'lijst=afgehandeld',
      'lijst=afgehandeld&na=1',
    ]),
    ...forViewers([all], 'moderatie/leden', [
      'zoekterm=lid',
      'zoekterm=lid&na=lid_3',
      'zoekterm=id_33',
      'zoekterm=12',
      'na=lid_3',
    ]),
    ...forViewers([all], 'moderatie/leden/:id', [
      `teksten=${site.platform.caseKinds.map(({ name }) => `${name}/9999/${Date.now()}`)}`,
    ]),
    ...forViewers([all], 'groepen/:group', ['toon=gevolgd', `toon=gevolgd&page=${group.pages}`]),
    ...forViewers([few], 'groepen/:group', ['toon=gevolgd']),
    ...forViewers([few, all], 'groepen', ['', 'gevolgd=2', `gevolgd=${followed.pages}`]),
    ...forViewers([null], 'recepten', [
      `types=${recipes.types.rare}`,
      `types=${recipes.types.common}&page=${recipes.pages}`,
      `zonder=gluten,melk&page=${recipes.pages / 2}`,
    ]),
    ...forViewers([all], 'recepten', [`toon=favorieten&page=${recipes.pages}`]),
    ...forViewers([null, few], 'personen', [
      'page=20',
      `na=${Date.now()}-1`,
      'page=20',
      'rol=55362', // most have it
      'provincies=3',
      'behandeling=55204&oorzaak=55302&leeftijd=2,3',
      'zoeken=an',
      'zoeken=anna',
    ]),
    ...forViewers([few], 'personen', ['mycontacts=show']),
    ...forViewers([all], 'dietist/archief', [
      `na=${Date.now()}-1`,
      'van=mij',
      `van=mij&na=${Date.now()}-1`,
      `onderwerp=${advice.tags.common}`,
      `onderwerp=${advice.tags.common}&van=mij`,
      'zoekterm=nier',
      'zoekterm=zeldzaamheid',
      `zoekterm=nier&onderwerp=${advice.tags.common}&van=mij&na=${Date.now()}-1`,
    ]),
    ...forViewers([null, few], 'blogs', [`page=${Math.ceil((blog.listPages * 10) / 12)}`]),
    ...forViewers([few], 'blogs', ['gevolgd']),
    ...forViewers([null, few], 'blogs/:blog', ['getoond=10', `voor=${blog.post}`]),
    ...forViewers([null, all], 'groepen/:group/:conversation', [`reactie=${conversation.lastReactionId}`], true),
    ...forViewers([null], 'nieuws', [
      `page=${news.pages}`,
      `label=${news.label}`,
      `label=${news.label}&page=${news.pages}`,
    ]),
    ...forViewers([all], 'groepen/:group/:conversation', ['bewerken=', `bewerken=${conversation.lastReactionId}`]),
  ];
  for (const { follower, path, query, redirects } of variants) {
    const file = flatten(routes).find((route) => route.path === path)?.file ?? '';
    const { loader } = await import(/* @vite-ignore */ join(process.cwd(), 'app', file));
    const args = loaderArguments(site, { path, query: `?${query}`, viewer: follower?.viewer ?? null, longest });
    const run = async () => {
      const redirected = await Promise.try(loader, args).then(() => false, rethrowError);
      if (redirected !== redirects)
        throw new Error(`/${path}?${query} ${redirected ? 'redirects' : 'does not redirect'}.`);
    };
    yield { name: `/${path}?${query}`, run };
  }
}

/** The lists of recipes within the limits of a reader, which no address asks for (rules.md R57). */
export function listsWithinLimits(site: TestSite, { recipes }: Longest, { all }: Followers): Operation[] {
  const lists: [Follower | null, string, NutrientLimits][] = [
    [null, `page=${recipes.pages / 2}`, { salt: 1000 }],
    [null, `types=${recipes.types.rare}`, { salt: 1500, potassium: 500 }],
    [null, 'zonder=gluten', { salt: 1000, fluid: 50 }], // fits none
    [all, 'toon=favorieten', { potassium: 400 }],
  ];
  return lists.map(([by, query, limits]) => ({
    name: `recipes ${query} within ${JSON.stringify(limits)}`,
    run: async () => {
      await readRecipesOverviewScreen(contextOf(site, by?.viewer ?? null), new URLSearchParams(query), limits);
    },
  }));
}

/** The quiet conversations that a newcomer is offered, from a group with very many. */
export const quietConversations = (site: TestSite, { group }: Longest, { few }: Followers): Operation => ({
  name: 'quiet conversations for a newcomer',
  async run() {
    const { title } = await site.platform.db
      .selectFrom('discussionGroup')
      .select('title')
      .where('id', '=', group.id)
      .executeTakeFirstOrThrow();
    const ctx = requireMember(contextOf(site, few.viewer));
    const offered = await listQuietConversations(ctx, { groups: [title, 'Thuisdialyse'], size: 3 });
    if (offered.length === 0) throw new Error('No conversation is quiet.');
  },
});

/** Rethrows an error. Anything else that a loader throws is a response: a redirect or an error page. */
function rethrowError(thrown: unknown): true {
  if (thrown instanceof Error) throw thrown;
  return true;
}

/** The loader of every page, for a visitor and for `member`; a group and a conversation are the longest ones. */
export async function* pages(site: TestSite, longest: Longest, member: Viewer): AsyncGenerator<Operation> {
  for (const { path, file } of flatten(routes)) {
    const { loader } = await import(/* @vite-ignore */ join(process.cwd(), 'app', file));
    if (!loader) continue;
    for (const viewer of [null, member]) {
      for (const query of ['', `?page=${longest.conversation.pages}`]) {
        const args = loaderArguments(site, { path, query, viewer, longest });
        const run = () => Promise.try(loader, args).catch(rethrowError);
        yield { name: `/${path}${query} by ${viewer ? 'a member' : 'a visitor'}`, run };
      }
    }
  }
}

interface PageRequest {
  path: string;
  query: string;
  viewer: Viewer | null;
  longest: Longest;
}

/** The arguments for the loader of the page at `path`. */
function loaderArguments(site: TestSite, { path, query, viewer, longest }: PageRequest) {
  const params = paramsFor(path, longest);
  const address = path.replace(/:(\w+)/g, (_, name) => params[name] ?? '');
  return {
    params,
    request: new Request(`http://localhost/${address}${query}`),
    context: routerContext(contextOf(site, viewer)),
  };
}

/** What the router gives to a loader: the context of the request, and the kinds that the route above provides. */
function routerContext(ctx: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, ctx);
  context.set(publishedKindsContext, publishedKinds);
  return context;
}

const flatten = (entries: RouteConfigEntry[]): { path: string; file: string }[] =>
  entries.flatMap(({ path = '', file, children = [] }) => [{ path, file }, ...flatten(children)]);

function paramsFor(path: string, { group, conversation, blog, advice }: Longest): Record<string, string> {
  const named = {
    group: path.includes(':conversation') ? conversation.group : group.slug,
    conversation: conversation.slug,
    blog: blog.segment,
    post: blog.postSegment,
    topic: advice.topic,
    question: String(advice.question),
  };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, named[name as keyof typeof named] ?? '1']));
}

const contextOf = ({ platform }: TestSite, viewer: Viewer | null): RequestContext => ({
  platform,
  viewer,
  sessionEnd: null,
  userAgent: null,
  signedCookie: () => null,
  network: 'test',
  requestId: 'test',
  idempotencyKey: null,
  consent: { functional: 'unset', video: 'unset' },
  isPage: () => true,
  isDirect: true,
  findRedirect: (path) => findRedirect(platform.db, path),
  authorized: null,
  page: new PageMetadata(),
});

/** The digests of two days, none of which can be mailed: so each worker would send those of one turn. */
export function digests(site: TestSite): Operation[] {
  const mailer = { send: () => Promise.reject(new Error('There is no mail server.')) };
  const platform = { ...site.platform, mailer };
  return ['one half', 'the other half'].map((half) => ({
    name: `digests of ${half} of the members`,
    async run() {
      advanceToMorning(site.clock);
      await runDigests({ platform });
    },
  }));
}

/** The jobs that the worker runs every night. */
export const nightlyJobs = ({ platform }: TestSite): Operation[] =>
  workOf(features)
    .filter(isQueueWork)
    .filter(({ kind }) => kind.cron)
    .map(({ kind, run }) => ({ name: kind.name, run: () => run(platform, {}) }));
