import type { Page } from '@playwright/test';
import { expect, PASSWORD } from './test.ts';

/** What a journey does by calls, on its way to what it is about. They share the session of the page. */

const ours = { 'sec-fetch-site': 'same-origin' };

/** Logs in without the form, whoever was logged in before. */
export async function enter(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  const answer = await page.request.post('/api/v1/login/login', {
    headers: ours,
    data: { Email: email, Password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

/** Makes a call as the member who is logged in, and gives what it answers. */
export async function post<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const { Token } = await (await page.request.get('/api/v1/antiforgery')).json();
  const answer = await page.request.post(path, { headers: { ...ours, 'x-xsrf-token': Token }, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.text()) === '' ? (undefined as T) : answer.json();
}

/** The id and the terms of a group of the demo. */
export async function groupOf(
  page: Page,
  slug: string,
): Promise<{ id: number; terms: { id: number; name: string }[] }> {
  const { Id } = await (await page.request.get(`/api/v1/groups/slug/${slug}`)).json();
  const terms = await (await page.request.get(`/api/v1/groups/${Id}/terms`)).json();
  return {
    id: Id,
    terms: terms.map((term: { GroupTermId: number; Name: string }) => ({ id: term.GroupTermId, name: term.Name })),
  };
}

let started = 0;

/** Where journeys start conversations: a group whose list no other journey reads. */
export const OWN_GROUP = 'partners-en-naasten';

/** Starts a conversation of one's own in OWN_GROUP; its title is like no other. */
export async function startConversation(page: Page, { open = true } = {}) {
  const { id, terms } = await groupOf(page, OWN_GROUP);
  started += 1;
  const title = `Vraag ${started} van ${process.pid}-${Date.now()}`;
  const { Id, Slug } = await post<{ Id: number; Slug: string }>(page, `/api/v1/conversations/${id}`, {
    Title: title,
    Description: 'Hoe doen jullie dat?',
    Visibility: open,
    GroupTermIds: [terms[0]?.id],
  });
  return { id: Id, title, path: `/groepen/${OWN_GROUP}/${Slug}` };
}

/** Reacts to a conversation, and gives the reaction's id. */
export async function react(page: Page, conversationId: number, text: string): Promise<number> {
  const { Id } = await post<{ Id: number }>(page, `/api/v1/conversations/${conversationId}/reactions`, { Body: text });
  return Id;
}
