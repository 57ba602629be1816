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

/** As the drawer of the admin asks it. */
async function asks(role: Role | null, asked: object): Promise<unknown> {
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({ user: role ? (users[role] as never) : undefined }, cms.payload);
  return schedulePublication({ type: 'publish', date: TOMORROW, ...asked, req } as never);
}
const docOf = (relationTo: string, id: number) => ({ doc: { relationTo, value: String(id) } });

/** What is planned for a document. */
async function planned(id: number): Promise<number[]> {
  const { docs } = await cms.payload.find({ collection: 'payload-jobs', pagination: false });
  return docs
    .filter(({ input }) => (input as never as { doc?: { value: string } }).doc?.value === String(id))
    .map(({ id }) => id);
}

test('a redacteur plans no publication, and takes none away', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Straks' });
  const doc = docOf('content-pages', id);
  expect(await asks('redacteur', doc)).toEqual(REFUSED);
  await expect(asks(null, doc)).resolves.toEqual(REFUSED);
  expect(await planned(id)).toEqual([]);
  expect(await asks('eindredacteur', doc)).not.toHaveProperty('error');
  const [job] = await planned(id);
  expect(await asks('redacteur', { deleteID: job })).toEqual(REFUSED);
  expect(await asks('redacteur', { ...doc, deleteID: job })).toEqual(REFUSED);
  expect(await planned(id)).toEqual([job]);
  expect(await asks('eindredacteur', { deleteID: job })).not.toHaveProperty('error');
  expect(await planned(id)).toEqual([]);
});

test('menus are planned by a beheerder alone, whatever else is named beside them', async () => {
  const menu = await draft(cms.payload, 'menus', { title: 'Menu', name: 'main' });
  const page = await draft(cms.payload, 'content-pages', { title: 'Pagina' });
  expect(await asks('eindredacteur', docOf('menus', menu))).toEqual(REFUSED);
  expect(await asks('beheerder', docOf('menus', menu))).not.toHaveProperty('error');
  const [job] = await planned(menu);
  expect(await asks('eindredacteur', { ...docOf('content-pages', page), deleteID: job })).toEqual(REFUSED);
  expect(await planned(menu)).toEqual([job]);
  expect(await planned(page)).toEqual([]);
});

test.for([{}, { global: 'x' }, { doc: { relationTo: 'users', value: '1' } }, { deleteID: 999_999 }, { deleteID: 'x' }])(
  'nothing is planned for %o',
  async (asked) => {
    expect(await asks('beheerder', asked)).toEqual(REFUSED);
  },
);
