import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../access.ts';
import { openSession, send } from '../testing/calls.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { refuseServerFunction } from './schedule-endpoints.ts';

type Session = Awaited<ReturnType<typeof openSession>>;

let cms: TestCms;
const sessions = {} as Record<Role, Session>;
beforeAll(async () => {
  cms = await openTestCms();
  for (const role of ['redacteur', 'eindredacteur', 'beheerder'] as const) {
    const data = { email: `${role}@example.org`, name: role, role, password: 'lang-genoeg-toch' };
    await cms.payload.create({ collection: 'users', data });
    sessions[role] = await openSession(data.email, data.password);
  }
});
afterAll(() => cms.close());

const [TOMORROW, OVERMORROW] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
const REFUSED = {
  status: 403,
  body: { errors: [{ message: expect.stringMatching(/^Je mag hier geen publicatie plannen/) }] },
};

const schedule = (role: Role, document: string, body: object = { publishes: true, at: TOMORROW }) =>
  sessions[role]('POST', `schedules/${document}`, body);

/** What is scheduled for a document, as the admin shows it. */
async function listed(document: string, role: Role = 'redacteur') {
  const { status, body } = await sessions[role]('GET', `schedules/${document}`);
  expect(status).toBe(200);
  return (body as { scheduled: { job: number; publishes: boolean; at: string }[] }).scheduled;
}

test('an eindredacteur schedules and withdraws, and sees what is scheduled for this document alone', async () => {
  const page = `content-pages/${await draft(cms.payload, 'content-pages', { title: 'Straks' })}`;
  const other = `content-pages/${await draft(cms.payload, 'content-pages', { title: 'Ook straks' })}`;
  await schedule('eindredacteur', other);
  await schedule('eindredacteur', page, { publishes: false, at: OVERMORROW });
  const { status, body } = await schedule('eindredacteur', page);
  const both = [
    { publishes: true, at: TOMORROW },
    { publishes: false, at: OVERMORROW },
  ];
  expect({ status, body }).toMatchObject({ status: 200, body: { scheduled: both } });
  const [first] = await listed(page);
  expect(await sessions.eindredacteur('DELETE', `schedules/${page}/${first?.job}`)).toMatchObject({
    status: 200,
    body: { scheduled: [{ publishes: false }] },
  });
  expect(await listed(page)).toMatchObject([{ publishes: false }]);
  expect(await listed(other)).toHaveLength(1);
  const { totalDocs } = await cms.payload.count({ collection: 'payload-jobs' });
  expect(totalDocs).toBe(2); // Payload's own way leaves an empty job behind
});

test('a redacteur sees what is scheduled, but schedules nothing and withdraws nothing', async () => {
  const page = `content-pages/${await draft(cms.payload, 'content-pages', { title: 'Straks' })}`;
  expect(await schedule('redacteur', page)).toMatchObject(REFUSED);
  await schedule('eindredacteur', page);
  const [first] = await listed(page);
  const job = `schedules/${page}/${first?.job}`;
  expect(await sessions.redacteur('DELETE', job)).toMatchObject(REFUSED);
  for (const method of ['GET', 'POST']) {
    expect(await send(method, `schedules/${page}`, method === 'POST' ? {} : undefined)).toMatchObject({ status: 403 });
  }
  expect(await send('DELETE', job)).toMatchObject({ status: 403 });
  expect(await listed(page)).toHaveLength(1);
});

test('only a beheerder schedules a menu, and no schedule is withdrawn at the address of another document', async () => {
  const menu = `menus/${await draft(cms.payload, 'menus', { title: 'Menu', name: 'main' })}`;
  const page = `content-pages/${await draft(cms.payload, 'content-pages', { title: 'Pagina' })}`;
  expect(await schedule('eindredacteur', menu)).toMatchObject(REFUSED);
  expect(await schedule('beheerder', menu)).toMatchObject({ status: 200 });
  const [first] = await listed(menu);
  expect(await sessions.eindredacteur('DELETE', `schedules/${page}/${first?.job}`)).toMatchObject({ status: 404 });
  expect(await listed(menu)).toHaveLength(1);
});

test('what is happening now is withdrawn no more', async () => {
  const page = `content-pages/${await draft(cms.payload, 'content-pages', { title: 'Nu' })}`;
  await schedule('eindredacteur', page);
  const [{ job } = { job: 0 }] = await listed(page);
  await cms.payload.update({ collection: 'payload-jobs', id: job, data: { processing: true } });
  expect(await sessions.eindredacteur('DELETE', `schedules/${page}/${job}`)).toMatchObject({ status: 404 });
  expect(await listed(page)).toHaveLength(1);
});

test('a moment that has passed is refused with the reason', async () => {
  const page = `content-pages/${await draft(cms.payload, 'content-pages', { title: 'Te laat' })}`;
  const at = new Date(Date.now() - 1000).toISOString();
  expect(await schedule('beheerder', page, { publishes: true, at })).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringMatching(/al voorbij/) }] },
  });
  expect(await listed(page)).toEqual([]);
});

test('nothing is scheduled for what is no document, is gone or is in the bin, or without a moment', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Weg' });
  const page = `content-pages/${id}`;
  for (const body of [{}, { publishes: true }, { publishes: true, at: 'straks' }, { at: TOMORROW }]) {
    expect(await schedule('beheerder', page, body)).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringMatching(/^Kies wat er moet gebeuren/) }] },
    });
  }
  await cms.payload.update({ collection: 'content-pages', id, data: { deletedAt: new Date().toISOString() } });
  for (const document of [page, 'users/1', 'media/1', 'content-pages/999999', 'content-pages/x', 'payload-jobs/1']) {
    expect(await schedule('beheerder', document), document).toMatchObject({ status: 404 });
  }
  expect(await sessions.beheerder('DELETE', `schedules/${page}/999999`)).toMatchObject({ status: 404 });
  expect(await sessions.beheerder('DELETE', `schedules/${page}/x`)).toMatchObject({ status: 404 });
});

test('the server function of Payload, which everybody in the admin may call, schedules nothing', () => {
  expect(refuseServerFunction({} as never)).toEqual({ error: expect.any(String) });
});
