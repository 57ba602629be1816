import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Call } from '#app/platform/http/calls/contract.ts';
import { allCalls } from '#tests/contract/all-calls.ts';
import { allPages, pathsOfForms } from '#tests/support/all-pages.ts';
import { makeConversation, makeGroup, makeMember, makeSession } from '#tests/support/factory.ts';
import { openTestSite } from '#tests/support/test-site.ts';
import { type WorstBody, worstForms, worstJson, worstMultipart } from './worst-bodies.ts';

/** R38: what one request may cost the thread that all requests share, in milliseconds. Hashing passwords has its own threads. */
const MAX_COST = 100;

/** A request that seems too expensive is repeated: the smallest cost is what it costs once the code is compiled. */
const ATTEMPTS = 5;

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

const site = await openTestSite({}, { pages: await allPages() });
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

/** Sends a body, and gives the CPU time of this thread in milliseconds. */
async function costOf({ method, url, headers }: Target, { type, payload }: WorstBody): Promise<number> {
  const before = process.threadCpuUsage();
  await site.server.inject({ method, url, payload, headers: { ...headers, 'content-type': type } });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The bodies that cost too much, with their cost. */
async function tooExpensive(target: Target, bodies: readonly WorstBody[]): Promise<string[]> {
  const found: string[] = [];
  for (const body of bodies) {
    let cost = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && cost > MAX_COST; attempt += 1) {
      cost = Math.min(cost, await costOf(target, body));
    }
    if (cost > MAX_COST) found.push(`${body.what}: ${Math.round(cost)} ms`);
  }
  return found;
}

const fieldsIn = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const paths = await pathsOfForms();

describe('R38 the worst bodies cost little, sent to', () => {
  const changing = allCalls.filter(([, { method }]) => method !== 'GET');
  test.for(changing)('%s', { timeout: 120_000 }, async ([, declared]) => {
    const target = { method: declared.method, url: urlOf(declared), headers: member };
    const bodies = declared.upload ? worstMultipart() : worstJson(fieldsIn(declared.body));
    expect(await tooExpensive(target, bodies)).toEqual([]);
  });

  test.for(paths)('the forms of %s', { timeout: 120_000 }, async (path) => {
    const target = { method: 'POST', url: pathOf(path), headers: member } as const;
    for (const form of await formsOf(target)) {
      const declared = await callOf(target, form);
      const headers = declared?.access === 'anyone' ? visitor : member;
      const bodies = worstForms([...fieldsIn(declared?.body), '_key'], form);
      expect(await tooExpensive({ ...target, headers }, bodies), JSON.stringify(form)).toEqual([]);
    }
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

const urlOf = ({ path }: Call): string =>
  path
    .replace('{id}', String(conversation.id))
    .replace('{role}', 'User')
    .replaceAll(/\{\w+\*?\}/g, '1');

const pathOf = (path: string): string =>
  path
    .replace(':group', group.slug)
    .replace(':conversation', conversation.slug)
    .replace(':type/:id', 'artikel/1')
    .replace('*', 'geen-pagina');
