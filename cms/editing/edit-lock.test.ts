import { createLocalReq, type PayloadRequest, restoreVersionOperation, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAVE_LOCK } from '../../app/platform/database/lock-numbers.ts';
import { openSession, send } from '../testing/calls.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let first: PayloadRequest['user'];
let second: PayloadRequest['user'];
beforeAll(async () => {
  cms = await openTestCms();
  first = await makeEditor('Marijke');
  second = await makeEditor('Joost');
});
afterAll(() => cms.close());

async function makeEditor(name: string): Promise<PayloadRequest['user']> {
  const data = { email: `${name}@example.org`, name, role: 'eindredacteur' as const, password: 'lang-genoeg-toch' };
  return { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' };
}

const pages = 'content-pages';
const title = async (id: number) => (await cms.payload.findByID({ collection: pages, id, draft: true })).title;

/** Saves as a form of the admin does, and returns the new `updatedAt`. */
async function save(user: PayloadRequest['user'], id: number, data: object, options: object = { autosave: true }) {
  const save = { collection: pages, id, data: data as never, draft: true, overrideAccess: false, overrideLock: false };
  const saved = await cms.payload.update({ ...save, user, ...options } as never);
  return (saved as unknown as { updatedAt: string }).updatedAt;
}

test('an editor keeps the lock after an autosave', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const seen = await save(first, id, { title: 'Van Marijke' });
  await expect(save(second, id, { title: 'Van Joost' })).rejects.toMatchObject({
    status: 423,
    message: expect.stringMatching(/^Marijke is nu met dit document bezig/),
  });
  expect(await title(id)).toBe('Van Marijke');
  await save(first, id, { title: 'Van Marijke, beter', updatedAt: seen });
  expect(await title(id)).toBe('Van Marijke, beter');
});

test('lists, and the dialog of who opens the document, say by name who is working on it', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  await save(first, id, { title: 'Van Marijke' });
  const where = { id: { equals: id } };
  const read = { overrideAccess: false, user: second };
  const listed = await cms.payload.find({ collection: pages, draft: true, where, includeLockStatus: true, ...read });
  expect(listed.docs).toMatchObject([{ _isLocked: true, _userEditing: { id: first?.id, email: 'Marijke' } }]);
  const locks = { 'document.value': { equals: id } };
  const { docs } = await cms.payload.find({ collection: 'payload-locked-documents', where: locks, depth: 1, ...read });
  expect(docs).toMatchObject([{ user: { value: { id: first?.id, email: 'Marijke' } } }]);
});

test('the last autosave of a form that is left leaves the document to others', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const seen = await save(first, id, { title: 'Van Marijke' });
  const leaving = { autosave: true, req: { query: { leaving: 'true' } } };
  await save(first, id, { title: 'Van Marijke, af', updatedAt: seen }, leaving);
  await save(second, id, { title: 'Van Joost' });
  expect(await title(id)).toBe('Van Joost');
});

test('a lock expires', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  await save(first, id, { title: 'Van Marijke' });
  await cms.database.query("update cms.payload_locked_documents set updated_at = updated_at - interval '6 minutes'");
  await save(second, id, { title: 'Van Joost' });
  expect(await title(id)).toBe('Van Joost');
});

test('a save from an outdated form is refused', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const seen = (await cms.payload.findByID({ collection: pages, id, draft: true })).updatedAt;
  await save(first, id, { title: 'Van Marijke', updatedAt: seen }, { draft: false });
  await expect(save(second, id, { title: 'Van Joost', updatedAt: seen })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/laad de pagina opnieuw/),
  });
  expect(await title(id)).toBe('Van Marijke');
});

test('what a form sends is kept for its editor when it is refused, until she has chosen or it is saved', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const { updatedAt } = await cms.payload.findByID({ collection: pages, id, draft: true });
  const [marijke, joost] = await Promise.all(
    ['Marijke', 'Joost'].map((name) => openSession(`${name}@example.org`, 'lang-genoeg-toch')),
  );
  const type = (title: string, formName: unknown) =>
    joost?.('PATCH', `${pages}/${id}?draft=true&autosave=true`, { title, updatedAt, formName, _status: 'draft' });
  const kept = async (ask = joost) => (await ask?.('GET', `${pages}/${id}/refused`))?.body;
  const none = { refused: [], stored: null };
  expect(await kept()).toEqual(none);
  await save(first, id, { title: 'Van Marijke' });
  expect(await type('Van Joost', 'a.1')).toMatchObject({ status: 423 });
  expect(await kept(), 'while another editor is at work').toEqual({ refused: null, stored: null });

  await cms.database.query('delete from cms.payload_locked_documents');
  expect(await type('Van Joost, verder', 'a.1')).toMatchObject({ status: 409 });
  expect(await type('Uit een ander venster', 'b.1')).toMatchObject({ status: 409 });
  for (const name of [{ a: 1 }, ['b.1'], 'b'.repeat(41), '%']) {
    expect(await type('Van geen formulier', name)).toMatchObject({ status: 409 });
  }
  expect(await kept()).toMatchObject({
    refused: [
      { form: 'a.1', data: { title: 'Van Joost, verder' } },
      { form: 'b.1', data: { title: 'Uit een ander venster' } },
    ],
    stored: { title: 'Van Marijke' },
  });
  expect(await kept(marijke)).toEqual(none);
  expect(await send('GET', `${pages}/${id}/refused`)).toMatchObject({ status: 404 });
  const { refused } = (await kept()) as { refused: { key: string }[] };
  await joost?.('DELETE', `payload-preferences/${encodeURIComponent(refused[0]?.key ?? '')}`);
  expect(await kept()).toMatchObject({ refused: [{ form: 'b.1' }] });
  await cms.database.query('update cms._content_pages_v set version_updated_at = $1 where parent_id = $2', [
    updatedAt,
    id,
  ]);
  expect(await type('Nadat de pagina anders werd geladen', 'b.2')).toMatchObject({ status: 200 });
  expect(await kept()).toMatchObject({ refused: [{ form: 'b.1' }] });
  expect(await type('Toch bewaard', 'b.1')).toMatchObject({ status: 200 });
  expect(await kept()).toEqual(none);

  await cms.database.query('delete from cms.payload_locked_documents');
  await save(first, id, { title: 'Van Marijke' });
  expect(await type('Nooit meer naar gekeken', 'c.1')).toMatchObject({ status: 423 });
  await cms.database.query(`update cms.payload_preferences set updated_at = now() - interval '91 days'`);
  expect(await type('Pas getypt', 'd.1')).toMatchObject({ status: 423 });
  await cms.database.query('delete from cms.payload_locked_documents');
  expect(await kept()).toMatchObject({ refused: [{ form: 'd.1' }] });
});

test('a form that saves twice in a row is not outdated by its own first save', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const { updatedAt } = await cms.payload.findByID({ collection: pages, id, draft: true });
  await save(first, id, { title: 'Een', updatedAt }, { draft: false });
  await save(first, id, { title: 'Twee', updatedAt });
  expect(await title(id)).toBe('Twee');
  const long = new Date(Date.now() - 3_600_000).toISOString();
  const move = (interval: string) =>
    cms.database.query(
      `update cms._content_pages_v set version_updated_at = version_updated_at + $2::interval where parent_id = $1`,
      [id, interval],
    );
  await move('-1 minute'); // as where its next save ends between the two that are compared
  await save(first, id, { title: 'Drie', updatedAt: long });
  await move('1 minute'); // as where another editor saved
  await expect(save(first, id, { title: 'Vier', updatedAt: long })).rejects.toMatchObject({ status: 409 });
});

test('a form whose save was not answered for a minute is not outdated by it; another window of the same editor is', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const { updatedAt } = await cms.payload.findByID({ collection: pages, id, draft: true });
  const saved = await save(first, id, { title: 'Een', updatedAt, formName: 'a' });
  const minuteAgo = new Date(Date.parse(saved) - 60_000).toISOString();
  await cms.database.query('update cms._content_pages_v set version_updated_at = $1 where parent_id = $2 and latest', [
    minuteAgo,
    id,
  ]);
  const own = `saved-${pages}-${id}`;
  await cms.database.query(
    `update cms.payload_preferences set value = jsonb_set(value, '{updatedAt}', to_jsonb($1::text)) where key = $2`,
    [minuteAgo, own],
  );
  const shown = new Date(Date.parse(minuteAgo) - 1).toISOString();
  await save(first, id, { title: 'Twee', updatedAt: shown, formName: 'a' });
  await expect(save(first, id, { title: 'Elders', updatedAt: shown, formName: 'b' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Je hebt dit document in een ander venster veranderd/),
  });
  const askedByForm = save(first, id, { title: 'Elders', updatedAt: shown, formName: 'b', _status: 'draft' });
  await expect(askedByForm, 'the form shows both versions instead').rejects.toMatchObject({ status: 409, message: '' });
  expect(await title(id)).toBe('Twee');
});

test('after taking over, a save from an outdated form is refused too', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const { updatedAt } = await cms.payload.findByID({ collection: pages, id, draft: true });
  await save(second, id, { title: 'Van Joost', updatedAt });
  await save(second, id, { title: 'Van Joost, verder' });
  await cms.database.query(`update cms.payload_locked_documents_rels set users_id = $1 where path = 'user'`, [
    first?.id,
  ]);
  await expect(save(first, id, { title: 'Van Marijke', updatedAt })).rejects.toMatchObject({ status: 409 });
  expect(await title(id)).toBe('Van Joost, verder');
});

test('no version is restored while another editor is at work', async () => {
  const id = await publish(cms.payload, pages, { title: 'Oud' });
  await save(first, id, { title: 'Van Marijke' });
  const { docs } = await cms.payload.findVersions({
    collection: pages,
    where: { parent: { equals: id } },
    sort: 'createdAt',
  });
  const restore = async (user: PayloadRequest['user']) =>
    restoreVersionOperation({
      ...{ collection: cms.payload.collections[pages], id: String(docs[0]?.id), draft: true },
      req: await createLocalReq({ user: user as TypedUser }, cms.payload),
    });
  await expect(restore(second)).rejects.toMatchObject({
    status: 423,
    message: `Marijke is nu bezig met nummer ${id}. Er is niets veranderd.`,
  });
  expect(await title(id)).toBe('Van Marijke');
  await restore(first);
  expect(await title(id)).toBe('Oud');
});

test('no document is deleted while another editor is at work', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  await save(first, id, { title: 'Van Marijke' });
  const all = { collection: pages, overrideAccess: false, overrideLock: false, user: second } as const;
  const message = `Marijke is nu bezig met nummer ${id}. Er is niets verwijderd.`;
  await expect(cms.payload.delete({ ...all, id })).rejects.toMatchObject({ status: 423, message });
  const many = cms.payload.delete({ ...all, where: { id: { in: [id] } } });
  await expect(many).rejects.toMatchObject({ status: 423, message });
  expect(await title(id)).toBe('Van Marijke');
  await cms.payload.delete({ ...all, id, user: first });
});

test.for([true, false])(
  'no change of many documents while another editor is at work on one (as drafts: %s)',
  async (draftToo) => {
    const ids = [
      await publish(cms.payload, pages, { title: 'Een' }),
      await publish(cms.payload, pages, { title: 'Twee' }),
    ];
    const [one, two] = ids as [number, number];
    await save(first, two, { title: 'Van Marijke' });
    const all = (user: PayloadRequest['user'], only = ids) =>
      cms.payload.update({
        collection: pages,
        where: { id: { in: only } },
        data: { description: 'Voor alle' },
        draft: draftToo,
        overrideLock: false,
        overrideAccess: false,
        user,
      });
    await expect(all(second)).rejects.toMatchObject({
      status: 423,
      message: expect.stringMatching(/^Marijke is nu bezig met/),
    });
    for (const id of ids)
      expect(await cms.payload.findByID({ collection: pages, id, draft: true })).not.toHaveProperty(
        'description',
        'Voor alle',
      );
    expect(await all(second, [one])).toMatchObject({ errors: [], docs: [{ id: one, description: 'Voor alle' }] });
    expect(await all(first)).toMatchObject({ errors: [] });
  },
);

test('a change of many documents waits for a save of one of them', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const saving = await cms.database.connect();
  await saving.query('begin');
  await saving.query('select pg_advisory_xact_lock($1, $2)', [SAVE_LOCK, id]);
  const where = { id: { equals: id } };
  const all = cms.payload.update({ collection: pages, where, data: { title: 'Alle' }, draft: true, user: first });
  await expect.poll(waiting).toBe(1);
  expect(await title(id)).toBe('Begin');
  await saving.query('commit');
  saving.release();
  await all;
  expect(await title(id)).toBe('Alle');
});

/** How many transactions wait for a lock on saves. */
const waiting = async () =>
  (
    await cms.database.query(
      `select from pg_locks where locktype = 'advisory' and classid = ${SAVE_LOCK} and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rowCount;

test('of two saves at the same moment one is refused', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const { updatedAt } = await cms.payload.findByID({ collection: pages, id, draft: true });
  const both = [first, second].map((user) => save(user, id, { title: `Van ${user?.id}`, updatedAt }));
  const done = await Promise.allSettled(both);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an editor makes, takes over and takes away locks only in her own name', async () => {
  const password = 'lang-genoeg-toch';
  const [anna, bas] = await Promise.all(
    ['anna', 'bas'].map((name) =>
      cms.payload.create({
        collection: 'users',
        data: { email: `${name}-lock@example.org`, name, role: 'redacteur', password },
      }),
    ),
  );
  const asAnna = await openSession('anna-lock@example.org', password);
  const asBas = await openSession('bas-lock@example.org', password);
  const nameOf = (user: { id: number } | undefined) => ({ relationTo: 'users', value: user?.id });
  const document = { relationTo: pages, value: await draft(cms.payload, pages, { title: 'Slot' }) };
  const locks = 'payload-locked-documents';
  const holder = async (id: number) =>
    (await cms.payload.findByID({ collection: locks, id, depth: 0, disableErrors: true }))?.user.value;

  expect(await asBas('POST', locks, { document, user: nameOf(anna) })).toMatchObject({ status: 403 });
  expect(await asBas('POST', locks, { document })).toMatchObject({ status: 403 });
  const made = await asAnna('POST', locks, { document, user: nameOf(anna) });
  expect(made).toMatchObject({ status: 201 });
  const { id } = (made.body as { doc: { id: number } }).doc;
  expect((await asBas('DELETE', `${locks}/${id}`)).status).toBeGreaterThanOrEqual(400);
  await asBas('DELETE', `${locks}?where[id][equals]=${id}`);
  expect(await asBas('PATCH', `${locks}/${id}`, { user: nameOf(anna) })).toMatchObject({ status: 403 });
  expect(await asBas('PATCH', `${locks}/${id}`, { document: null })).toMatchObject({ status: 403 });
  expect(await holder(id)).toBe(anna?.id);
  expect(await asBas('PATCH', `${locks}/${id}`, { user: nameOf(bas) })).toMatchObject({ status: 200 });
  expect(await holder(id)).toBe(bas?.id);
  expect(await asBas('DELETE', `${locks}/${id}`)).toMatchObject({ status: 200 });
  expect(await holder(id)).toBeUndefined();
});
