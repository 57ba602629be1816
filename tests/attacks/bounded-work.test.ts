import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Call } from '#app/platform/http/calls/contract.ts';
import { readPageRoutes } from '#app/platform/http/pages/page-routes.ts';
import { allCalls } from '#tests/contract/all-calls.ts';
import { allPages, pathsOfForms } from '#tests/support/all-pages.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openTestSite } from '#tests/support/test-site.ts';
import { THOROUGH, worstOf } from '#tests/support/thorough.ts';
import { tooExpensive } from './cpu-cost.ts';
import { type WorstBody, worstForms, worstJson, worstMultipart, worstUploads } from './worst-bodies.ts';

/** What the page that was last sent a form did with it: the intents to choose from, and the call that its action made. */
const recorded = vi.hoisted(() => ({ intents: [] as string[], call: undefined as Call | undefined }));
vi.mock(import('#app/platform/http/pages/action.ts'), async (load) => {
  const original = await load();
  const runIntent: typeof original.runIntent = (args, actions) => {
    recorded.intents = Object.keys(actions);
    return original.runIntent(args, actions);
  };
  const submit: typeof original.submit = (args, declared, ...others) => {
    recorded.call = declared;
    return original.submit(args, declared, ...others);
  };
  return { ...original, runIntent, submit };
});

const pages = await allPages();
const site = await openTestSite({}, { pages });
afterAll(() => site.close());
const moderator = await makeMember(site.platform, { roles: ['moderator'] });
const session = await makeSession(site.platform, moderator.id);
const group = await makeGroup(site.platform);
const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: moderator.id });

const visitor = { 'sec-fetch-site': 'same-origin' };
const member = { ...visitor, cookie: session.cookie, 'x-xsrf-token': session.antiforgery };

interface Target {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
}

/** The bodies that cost too much, with their cost; those of uploads beside that of a `benign` one. */
function tooExpensiveAt(target: Target, bodies: readonly WorstBody[], benign?: WorstBody): Promise<string[]> {
  const requestOf = ({ what, type, payload }: WorstBody) => ({
    what,
    options: { ...target, payload, headers: { ...target.headers, 'content-type': type } },
  });
  return tooExpensive(site.server, bodies.map(requestOf), benign && requestOf(benign).options);
}

const fieldsIn = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const paths = await pathsOfForms();

describe('R38 the worst bodies cost little, sent to', () => {
  const changing = allCalls.filter(([, { method, upload }]) => method !== 'GET' && !upload);
  const receiving = allCalls.filter(([, { upload }]) => upload);
  const calls = [...worstOf(changing, ([, { body }]) => fieldsIn(body).length), ...worstOf(receiving, () => 0)];
  test.for(calls)('%s', async ([, declared]) => {
    const target = { method: declared.method, url: urlOf(declared), headers: member };
    const bodies = declared.upload ? worstMultipart() : worstJson(fieldsIn(declared.body));
    expect(await tooExpensiveAt(target, bodies)).toEqual([]);
  });

  // The form of a profile has most fields.
  test.for(worstOf(paths, (path) => Number(path === '/account/profiel')))('the forms of %s', async (path) => {
    const target = { method: 'POST', url: pathOf(path), headers: member } as const;
    for (const form of await formsOf(target)) {
      const declared = await callOf(target, form);
      const headers = declared?.access === 'anyone' ? visitor : member;
      const bodies = worstForms([...fieldsIn(declared?.body), '_key'], form);
      expect(await tooExpensiveAt({ ...target, headers }, bodies), JSON.stringify(form)).toEqual([]);
    }
  });
});

/** The uploads, by their calls and by the forms of pages, with the field of the file in each. */
const uploads = [
  ...allCalls.filter(([, { upload }]) => upload).map(([, declared]) => ({ url: urlOf(declared), declared })),
  ...readPageRoutes(pages.build).uploads.map(({ path }) => ({ url: path, declared: undefined })),
];

/** In bytes. The rule says what each 10 MB of an upload may cost. */
const UPLOAD_SIZE = 10 * 1024 ** 2;

if (THOROUGH)
  describe('R38 the worst uploads cost little more than a file of their size, sent to', () => {
    test.for(uploads)('$url', async ({ url, declared }) => {
      const target = { method: 'POST', url, headers: member } as const;
      const { body } = declared ?? (await callOf(target, {})) ?? {};
      const [field] = fieldsIn(body);
      const { benign, worst } = worstUploads(field as string, UPLOAD_SIZE);
      expect(await tooExpensiveAt(target, worst, benign)).toEqual([]);
    });
  });

/** The forms of a page: their hidden field, where the page has more than one. */
async function formsOf(target: Target): Promise<Record<string, string>[]> {
  recorded.intents = [];
  await sendForm(target, {});
  return recorded.intents.length > 0 ? recorded.intents.map((intent) => ({ intent })) : [{}];
}

/** The call that the action of a form makes, if any. */
async function callOf(target: Target, form: Record<string, string>): Promise<Call | undefined> {
  recorded.call = undefined;
  await sendForm(target, form);
  return recorded.call;
}

const sendForm = ({ headers, ...target }: Target, form: Record<string, string>) =>
  site.server.inject({
    ...target,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

function urlOf({ path }: Call): string {
  return path
    .replace('{id}', String(conversation.id))
    .replace('{role}', 'User')
    .replaceAll(/\{\w+\*?\}/g, '1');
}

const pathOf = (path: string): string =>
  path
    .replace(':group', group.slug)
    .replace(':conversation', conversation.slug)
    .replace(':type/:id', 'artikel/1')
    .replace('*', 'geen-pagina');
