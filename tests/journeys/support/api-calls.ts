import type { Page } from '@playwright/test';
import { expect, PASSWORD } from './test.ts';

/* API calls that prepare the data of a journey. They share the session of the page. */

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Logs in by a call, in place of the member who was logged in, if any. */
export async function logInByCall(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  const response = await page.request.post('/api/v1/login/login', {
    headers: sameOrigin,
    data: { Email: email, Password: PASSWORD },
  });
  expect(response.status()).toBe(200);
}

/** Makes a call as the member who is logged in, and gives its response. */
export const post = <T>(page: Page, path: string, data: object = {}): Promise<T> => send(page, path, { data });

/** Makes a call with files as the member who is logged in. */
export const upload = (page: Page, path: string, multipart: Record<string, FilePayload>): Promise<void> =>
  send(page, path, { multipart });

type FilePayload = { name: string; mimeType: string; buffer: Buffer };

type Body = { data: object } | { multipart: Record<string, FilePayload> };

async function send<T>(page: Page, path: string, body: Body): Promise<T> {
  const { Token } = await (await page.request.get('/api/v1/antiforgery')).json();
  const response = await page.request.post(path, { headers: { ...sameOrigin, 'x-xsrf-token': Token }, ...body });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.text()) === '' ? (undefined as T) : response.json();
}

/** Reads the id and the terms of a group of the demo. */
export async function readGroup(
  page: Page,
  slug: string,
): Promise<{ id: number; terms: { id: number; name: string }[] }> {
  const { Id } = await (await page.request.get(`/api/v1/groups/slug/${slug}`)).json();
  const { Items } = await (await page.request.get(`/api/v1/groups/${Id}/terms`)).json();
  return {
    id: Id,
    terms: Items.map((term: { GroupTermId: number; Name: string }) => ({ id: term.GroupTermId, name: term.Name })),
  };
}

let started = 0;

/** The group in which journeys start conversations; no journey reads its list. */
export const TEST_GROUP = 'partners-en-naasten';

/** Starts a conversation of the logged-in member in TEST_GROUP, with a unique title. */
export async function startConversation(page: Page, { open = true } = {}) {
  const { id, terms } = await readGroup(page, TEST_GROUP);
  started += 1;
  const title = `Vraag ${started} van ${process.pid}-${Date.now()}`;
  const { Id, Slug } = await post<{ Id: number; Slug: string }>(page, `/api/v1/conversations/${id}`, {
    Title: title,
    Description: 'Hoe doen jullie dat?',
    Visibility: open,
    GroupTermIds: [terms[0]?.id],
  });
  return { id: Id, title, path: `/groepen/${TEST_GROUP}/${Slug}` };
}

/** Reacts to a conversation, and gives the id of the reaction. */
export async function react(page: Page, conversationId: number, text: string): Promise<number> {
  const { Id } = await post<{ Id: number }>(page, `/api/v1/conversations/${conversationId}/reactions`, { Body: text });
  return Id;
}
