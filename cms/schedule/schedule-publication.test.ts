import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../access.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let schedulePublication: typeof import('./schedule-publication.ts').schedulePublication;
const users: Partial<Record<Role, PayloadRequest['user']>> = {};
beforeAll(async () => {
  cms = await openTestCms();
  ({ schedulePublication } = await import('./schedule-publication.ts'));
  for (const role of ['redacteur', 'eindredacteur', 'beheerder'] as const) {
    const data = { email: `${role}@example.org`, name: role, role, password: 'lang-genoeg-toch' };
    users[role] = { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' };
  }
}, 60_000);
afterAll(() => cms.close());

const TOMORROW = new Date(Date.now() + 86_400_000);
const REFUSED = { error: expect.stringMatching(/^Je mag hier geen publicatie plannen/) };

/** Schedules as the drawer of the admin does. */
async function schedule(role: Role | null, args: object): Promise<unknown> {
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({ user: role ? (users[role] as never) : undefined }, cms.payload);
  return schedulePublication({ type: 'publish', date: TOMORROW, ...args, req } as never);
}
const docOf = (relationTo: string, id: number) => ({ doc: { relationTo, value: String(id) } });

/** The ids of the schedules of a document. */
async function listScheduled(id: number): Promise<number[]> {
  const { docs } = await cms.payload.find({ collection: 'payload-jobs', pagination: false });
  return docs
    .filter(({ input }) => (input as never as { doc?: { value: string } }).doc?.value === String(id))
    .map(({ id }) => id);
}

test('a redacteur schedules no publication, and deletes no schedule', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Straks' });
  const doc = docOf('content-pages', id);
  expect(await schedule('redacteur', doc)).toEqual(REFUSED);
  await expect(schedule(null, doc)).resolves.toEqual(REFUSED);
  expect(await listScheduled(id)).toEqual([]);
  expect(await schedule('eindredacteur', doc)).not.toHaveProperty('error');
  const [job] = await listScheduled(id);
  expect(await schedule('redacteur', { deleteID: job })).toEqual(REFUSED);
  expect(await schedule('redacteur', { ...doc, deleteID: job })).toEqual(REFUSED);
  expect(await listScheduled(id)).toEqual([job]);
  expect(await schedule('eindredacteur', { deleteID: job })).not.toHaveProperty('error');
  expect(await listScheduled(id)).toEqual([]);
});

test('only a beheerder schedules a menu, also when the request names another document beside it', async () => {
  const menu = await draft(cms.payload, 'menus', { title: 'Menu', name: 'main' });
  const page = await draft(cms.payload, 'content-pages', { title: 'Pagina' });
  expect(await schedule('eindredacteur', docOf('menus', menu))).toEqual(REFUSED);
  expect(await schedule('beheerder', docOf('menus', menu))).not.toHaveProperty('error');
  const [job] = await listScheduled(menu);
  expect(await schedule('eindredacteur', { ...docOf('content-pages', page), deleteID: job })).toEqual(REFUSED);
  expect(await listScheduled(menu)).toEqual([job]);
  expect(await listScheduled(page)).toEqual([]);
});

test.for([{}, { global: 'x' }, { doc: { relationTo: 'users', value: '1' } }, { deleteID: 999_999 }, { deleteID: 'x' }])(
  'nothing is scheduled for %o',
  async (args) => {
    expect(await schedule('beheerder', args)).toEqual(REFUSED);
  },
);
