import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { readRedirect } from '#app/features/content/index.ts';
import { publishedKindsContext } from '#app/features/pages/index.ts';
import { features } from '#app/features.ts';
import { workOf } from '#app/platform/features/work-of.ts';
import type { Contract } from '#app/platform/http/calls/contract.ts';
import { requestContext } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isQueueWork } from '#app/platform/jobs/work.ts';
import { PageRecord } from '#app/platform/page-cache/page-record.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { publishedKinds } from '#app/published/kinds.ts';
import routes from '#app/routes.ts';
import { contract } from '#tests/contract/site-contract.ts';
import type { SessionMade } from '#tests/support/factory.ts';
import { request } from '#tests/support/request.ts';
import type { TestSite } from '#tests/support/test-site.ts';
import { makeCall } from '../authorization/make-call.ts';
import type { Row } from '../authorization/row.ts';
import { table } from '../authorization/table.ts';
import { makeWorld } from '../authorization/world.ts';

/** Something that makes the site use the database; it has all that it needs. */
export interface Doing {
  what: string;
  run(): Promise<unknown>;
}

/** Every call of the contract, as the authorization table makes it: by a visitor and by two members. */
export async function* calls(site: TestSite): AsyncGenerator<Doing> {
  const rows: Record<string, Record<string, readonly Row[]>> = table;
  for (const [feature, declaredCalls] of Object.entries(contract as Contract)) {
    for (const [name, declared] of Object.entries(declaredCalls)) {
      for (const row of rows[feature]?.[name] ?? []) {
        const world = await makeWorld(site.platform, { public: row.public ?? true });
        for (const state of ['visitor', 'participant', 'moderator'] as const) {
          const by = world.people[state];
          const sent = await row.request(world, by);
          const run = () => makeCall(site, declared, { sent, as: by.session });
          yield { what: `${feature}.${name} by a ${state}`, run };
        }
      }
    }
  }
}

/** The longest list of each kind, with its number of pages. */
export interface Longest {
  group: { id: number; slug: string; pages: number };
  /** Subjects of that group: all its conversations are about the one, few about the other. */
  terms: { common: number; rare: number; openPages: number };
  conversation: { id: number; slug: string; group: string; pages: number; lastReactionId: number };
  /** What is followed by who follows everything. */
  followed: { pages: number };
}

/** Members: one who follows little, and one who follows everything. */
export interface Followers {
  few: Follower;
  all: Follower;
}

export interface Follower {
  viewer: Viewer;
  session: SessionMade;
}

/** The long lists, by call. */
export function longLists(site: TestSite, longest: Longest, followers: Followers): Doing[] {
  const { group, terms, conversation, followed } = longest;
  const inGroup = `/api/v1/groups/${group.id}`;
  const asking = (path: string, by: Follower | null) => ({
    what: `${path} by ${by === null ? 'a visitor' : by === followers.all ? 'who follows all' : 'who follows few'}`,
    async run() {
      const { statusCode } = await request(site, 'GET', path, { as: by?.session ?? null });
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
    },
  });
  const byAnybody = [
    ...firstAndLast(`${inGroup}/conversations`, group.pages),
    ...firstAndLast(`${inGroup}/conversations/filterbyterms?groupTermIds=${terms.common}`, group.pages),
    ...firstAndLast(`${inGroup}/conversations/filterbyterms?groupTermIds=${terms.common},${terms.rare}`, group.pages),
    ...firstAndLast(`${inGroup}/conversations/filterbyterms?groupTermIds=${terms.rare}`, 2),
    ...firstAndLast(`/api/v1/conversations/${conversation.id}/reactions`, conversation.pages),
    ...firstAndLast('/api/v1/conversations/active', group.pages),
  ];
  const byMembers = [
    ...firstAndLast('/api/v1/conversations/following', followed.pages),
    ...firstAndLast(`${inGroup}/followedconversations`, group.pages),
  ];
  return [
    ...byAnybody.flatMap((path) => [asking(path, null), asking(path, followers.all)]),
    ...byMembers.flatMap((path) => [asking(path, followers.few), asking(path, followers.all)]),
  ];
}

const firstAndLast = (path: string, pages: number) => [
  path,
  `${path}${path.includes('?') ? '&' : '?'}page_index=${pages - 1}`,
];

/**
 * The views that pages have by their query, the first page and the last, by a visitor and by members. One that leads
 * elsewhere, because what it asks for is not there, would show nothing: it is an error, but where it is meant.
 */
export async function* views(site: TestSite, longest: Longest, followers: Followers): AsyncGenerator<Doing> {
  const { group, terms, conversation, followed } = longest;
  const { few, all } = followers;
  const by = (viewers: (Follower | null)[], path: string, queries: string[], leads = false) =>
    viewers.flatMap((follower) => queries.map((query) => ({ follower, path, query, leads })));
  const filtered = `terms=${terms.common}`;
  const asked = [
    ...by([null], 'groepen/:group', [filtered, `${filtered}&page=${terms.openPages}`, `terms=${terms.rare}`]),
    ...by([all], 'groepen/:group', [filtered, `${filtered}&page=${group.pages}`, `terms=${terms.rare}`]),
    ...by([all], 'groepen/:group', ['toon=gevolgd', `toon=gevolgd&page=${group.pages}`]),
    ...by([few], 'groepen/:group', ['toon=gevolgd']),
    ...by([few, all], 'groepen', ['', 'gevolgd=2', `gevolgd=${followed.pages}`]),
    ...by([null, all], 'groepen/:group/:conversation', [`reactie=${conversation.lastReactionId}`], true),
    ...by([all], 'groepen/:group/:conversation', ['bewerken=', `bewerken=${conversation.lastReactionId}`]),
  ];
  for (const { follower, path, query, leads } of asked) {
    const file = flat(routes).find((route) => route.path === path)?.file ?? '';
    const { loader } = await import(/* @vite-ignore */ join(process.cwd(), 'app', file));
    const args = argumentsFor(site, { path, query: `?${query}`, viewer: follower?.viewer ?? null, longest });
    const run = async () => {
      const led = await Promise.try(loader, args).then(() => false, isPage);
      if (led !== leads) throw new Error(`/${path}?${query} ${led ? 'leads elsewhere' : 'stays'}.`);
    };
    yield { what: `/${path}?${query}`, run };
  }
}

/** What a loader throws is mostly a page: a redirect, or one that says what is wrong. */
function isPage(thrown: unknown): true {
  if (thrown instanceof Error) throw thrown;
  return true;
}

/** The loader of every page, by a visitor and by `member`; those of a group and a conversation on the longest. */
export async function* pages(site: TestSite, longest: Longest, member: Viewer): AsyncGenerator<Doing> {
  for (const { path, file } of flat(routes)) {
    const { loader } = await import(/* @vite-ignore */ join(process.cwd(), 'app', file));
    if (!loader) continue;
    for (const viewer of [null, member]) {
      for (const query of ['', `?page=${longest.conversation.pages}`]) {
        const args = argumentsFor(site, { path, query, viewer, longest });
        const run = () => Promise.try(loader, args).catch(isPage);
        yield { what: `/${path}${query} by ${viewer ? 'a member' : 'a visitor'}`, run };
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

/** What the loader of the page at `path` gets. */
const argumentsFor = (site: TestSite, { path, query, viewer, longest }: PageRequest) => ({
  params: paramsFor(path, longest),
  request: new Request(`http://localhost/${query}`),
  context: routerContext(contextOf(site, viewer)),
});

/** What the router gives to a loader: the context of the request, and the kinds that the route above provides. */
function routerContext(ctx: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, ctx);
  context.set(publishedKindsContext, publishedKinds);
  return context;
}

const flat = (entries: RouteConfigEntry[]): { path: string; file: string }[] =>
  entries.flatMap(({ path = '', file, children = [] }) => [{ path, file }, ...flat(children)]);

function paramsFor(path: string, { group, conversation }: Longest): Record<string, string> {
  const named = {
    group: path.includes(':conversation') ? conversation.group : group.slug,
    conversation: conversation.slug,
  };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, named[name as keyof typeof named] ?? '1']));
}

const contextOf = ({ platform }: TestSite, viewer: Viewer | null): RequestContext => ({
  platform,
  viewer,
  sessionEnded: false,
  userAgent: null,
  signedCookie: () => null,
  network: 'test',
  requestId: 'test',
  idempotencyKey: null,
  consent: 'unset',
  isPage: () => true,
  movedTo: (path) => readRedirect(platform.db, path),
  authorized: null,
  page: new PageRecord(),
});

/** What the worker does by itself, every night. */
export const nightlyJobs = ({ platform }: TestSite): Doing[] =>
  workOf(features)
    .filter(isQueueWork)
    .filter(({ kind }) => kind.cron)
    .map(({ kind, run }) => ({ what: kind.name, run: () => run(platform, {}) }));
