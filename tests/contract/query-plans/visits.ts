import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { contract } from '#app/contract.ts';
import type { Contract } from '#app/platform/http/contract.ts';
import { visitContext } from '#app/platform/http/load.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { PageRecord } from '#app/platform/page-cache/page-record.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import routes from '#app/routes.ts';
import { work } from '#app/work.ts';
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

/** The longest list of each kind, its first page and its last. */
export interface Longest {
  group: { id: number; slug: string; pages: number };
  conversation: { id: number; slug: string; group: string; pages: number };
}

/** The long lists, by call. */
export function longLists(site: TestSite, { group, conversation }: Longest): Doing[] {
  const paths = [
    ...firstAndLast(`/api/v1/groups/${group.id}/conversations`, group.pages),
    ...firstAndLast(`/api/v1/conversations/${conversation.id}/reactions`, conversation.pages),
    ...firstAndLast('/api/v1/conversations/active', group.pages),
  ];
  return paths.map((path) => ({
    what: path,
    async run() {
      const { statusCode } = await request(site, 'GET', path);
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
    },
  }));
}

const firstAndLast = (path: string, pages: number) => [path, `${path}?page_index=${pages - 1}`];

/** The loader of every page, by a visitor and by `member`; those of a group and a conversation on the longest. */
export async function* pages(site: TestSite, longest: Longest, member: Viewer): AsyncGenerator<Doing> {
  for (const { path, file } of flat(routes)) {
    const { loader } = await import(/* @vite-ignore */ join(process.cwd(), 'app', file));
    if (!loader) continue;
    for (const viewer of [null, member]) {
      for (const query of ['', `?page=${longest.conversation.pages}`]) {
        const args = {
          params: paramsFor(path, longest),
          request: new Request(`http://localhost/${query}`),
          context: new RouterContextProvider(new Map([[visitContext, visitBy(site, viewer)]])),
        };
        const run = () => Promise.try(loader, args).catch(exceptPages);
        yield { what: `/${path}${query} by ${viewer ? 'a member' : 'a visitor'}`, run };
      }
    }
  }
}

/** What a loader throws is mostly a page: a redirect, or one that says what is wrong. */
function exceptPages(thrown: unknown): void {
  if (thrown instanceof Error) throw thrown;
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

const visitBy = ({ platform }: TestSite, viewer: Viewer | null): Visit => ({
  platform,
  viewer,
  sessionEnded: false,
  userAgent: null,
  donorTarget: null,
  network: 'test',
  requestId: 'test',
  idempotencyKey: null,
  consent: 'unset',
  isPage: () => true,
  admission: null,
  page: new PageRecord(),
});

/** What the worker does by itself, every night. */
export const nightlyJobs = ({ platform }: TestSite): Doing[] =>
  work
    .map((todo) => todo.on(platform))
    .filter(({ kind }) => kind.cron)
    .map(({ kind, run }) => ({ what: kind.name, run: () => run({}) }));
