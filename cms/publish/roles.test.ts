import { createLocalReq, type PayloadRequest, restoreVersionOperation, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../access.ts';
import { openSession } from '../testing/calls.ts';
import { draft, makeFile, makePicture, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
const users: Partial<Record<Role, PayloadRequest['user']>> = {};
beforeAll(async () => {
  cms = await openTestCms();
  for (const role of ['redacteur', 'eindredacteur', 'beheerder'] as const) {
    const data = { email: `${role}@example.org`, name: role, role, password: 'lang-genoeg-toch' };
    users[role] = { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' };
  }
});
afterAll(() => cms.close());

/** The options of a call in the name of a user with this role, with their permissions only. */
const as = (role: Role) => ({ user: users[role] ?? null, overrideAccess: false }) as const;
const allowed = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (error: { status?: number }) => {
      expect(error.status).toBe(403);
      return false;
    },
  );
const pages = 'content-pages';
const update = (role: Role, id: number, data: object, options: object = {}) =>
  allowed(cms.payload.update({ collection: pages, id, data: data as never, ...options, ...as(role) }));

test('a redacteur writes drafts and publishes nothing', async () => {
  const { id } = await cms.payload.create({
    collection: pages,
    draft: true,
    data: { title: 'Concept' } as never,
    ...as('redacteur'),
  });
  expect(await update('redacteur', id, { title: 'Beter' }, { draft: true })).toBe(true);
  expect(await update('redacteur', id, { _status: 'published' })).toBe(false);
  expect(await update('redacteur', id, { _status: 'published' }, { draft: true })).toBe(false);
  expect(await update('redacteur', id, { title: 'Erlangs' })).toBe(false);
  expect(await cms.published(id)).toBeUndefined();
  expect(await update('eindredacteur', id, { _status: 'published' })).toBe(true);
  expect(await update('redacteur', id, { _status: 'draft' })).toBe(false);
  expect(await update('redacteur', id, { _status: 'draft' }, { unpublishAllLocales: true })).toBe(false);
  expect(await update('redacteur', id, { deletedAt: new Date().toISOString() })).toBe(false);
  expect(await allowed(cms.payload.delete({ collection: pages, id, ...as('redacteur') }))).toBe(false);
  const made = cms.payload.create({
    collection: pages,
    data: { title: 'x', _status: 'published' } as never,
    ...as('redacteur'),
  });
  expect(await allowed(made)).toBe(false);
  expect((await cms.published(id))?.document).toMatchObject({ title: 'Beter' });
  expect(await update('eindredacteur', id, { _status: 'draft' })).toBe(true);
  expect(await cms.published(id)).toMatchObject({ document: null });
  expect(await update('redacteur', id, { deletedAt: new Date().toISOString() })).toBe(false);
  expect(await update('eindredacteur', id, { deletedAt: new Date().toISOString() })).toBe(true);
});

// choices.md 49
test('a version that was published before comes back as a concept, also by a redacteur', async () => {
  const id = await publish(cms.payload, pages, { title: 'Oud' });
  await cms.payload.update({ collection: pages, id, data: { title: 'Nieuw', _status: 'published' } });
  const { docs } = await cms.payload.findVersions({
    collection: pages,
    where: { parent: { equals: id } },
    sort: 'createdAt',
  });
  const restore = async (role: Role, draft: boolean) =>
    restoreVersionOperation({
      ...{ collection: cms.payload.collections[pages], id: String(docs[0]?.id), draft },
      req: await createLocalReq({ user: users[role] as TypedUser }, cms.payload),
    });
  for (const role of ['redacteur', 'eindredacteur'] as const) {
    await expect(restore(role, false)).rejects.toMatchObject({ message: expect.stringContaining('als concept') });
    expect(await allowed(restore(role, true))).toBe(true);
    expect((await cms.published(id))?.document).toMatchObject({ title: 'Nieuw' });
    expect(await cms.payload.findByID({ collection: pages, id, draft: true })).toMatchObject({ title: 'Oud' });
  }
});

// choices.md 49
test('a version is restored as a concept, by every role and whatever the call asks', async () => {
  const id = await publish(cms.payload, pages, { title: 'Ingetrokken' });
  await cms.payload.update({ collection: pages, id, data: { _status: 'draft' } });
  const { docs } = await cms.payload.findVersions({
    collection: pages,
    where: { parent: { equals: id } },
    sort: 'createdAt',
  });
  for (const role of ['redacteur', 'eindredacteur', 'beheerder'] as const) {
    const call = await openSession(`${role}@example.org`, 'lang-genoeg-toch');
    for (const query of ['', '?draft=false', '?draft=true']) {
      const answer = await call('POST', `${pages}/versions/${docs[0]?.id}${query}`);
      expect(answer, role).toMatchObject({ status: 200, body: { title: 'Ingetrokken', _status: 'draft' } });
      expect(await cms.published(id)).toMatchObject({ document: null });
    }
    expect(await call('POST', `${pages}/versions/geen-nummer`)).toMatchObject({ status: 404 });
  }
  expect(await cms.draft(id)).toMatchObject({ title: 'Ingetrokken' });
  const live = await publish(cms.payload, pages, { title: 'Oud' });
  await cms.payload.update({ collection: pages, id: live, data: { title: 'Nieuw', _status: 'published' } });
  const { docs: versions } = await cms.payload.findVersions({
    collection: pages,
    where: { parent: { equals: live } },
    sort: 'createdAt',
  });
  const call = await openSession('redacteur@example.org', 'lang-genoeg-toch');
  expect(await call('POST', `${pages}/versions/${versions[0]?.id}`)).toMatchObject({ status: 200 });
  expect((await cms.published(live))?.document).toMatchObject({ title: 'Nieuw' });
  expect(await cms.draft(live)).toMatchObject({ title: 'Oud' });
});

test('only a beheerder changes menus, redirects and rule texts', async () => {
  const make = (role: Role, from: string) =>
    allowed(
      cms.payload.create({
        collection: 'redirects',
        data: { from, to: '/nieuw', _status: 'published' } as never,
        ...as(role),
      }),
    );
  expect(await make('redacteur', '/a')).toBe(false);
  expect(await make('eindredacteur', '/b')).toBe(false);
  expect(await make('beheerder', '/c')).toBe(true);
  for (const role of ['redacteur', 'eindredacteur', 'beheerder'] as const) {
    const data = { rule: 'law', _status: 'published' } as never;
    const made = allowed(cms.payload.create({ collection: 'rule-texts', data, ...as(role) }));
    expect(await made, role).toBe(role === 'beheerder');
  }
  const menu = await draft(cms.payload, 'menus', { title: 'Menu', name: 'main' });
  const change = cms.payload.update({
    collection: 'menus',
    id: menu,
    draft: true,
    data: { title: 'x' },
    ...as('eindredacteur'),
  });
  expect(await allowed(change)).toBe(false);
});

test('a redacteur does not change a brochure, which readers see at once', async () => {
  const id = await makeFile(cms.payload);
  const change = (role: Role) =>
    allowed(cms.payload.update({ collection: 'files', id, data: { title: 'Anders' }, ...as(role) }));
  expect(await change('redacteur')).toBe(false);
  expect(await change('eindredacteur')).toBe(true);
  expect((await cms.published(id))?.document).toMatchObject({ title: 'Anders' });
});

test('a redacteur changes a picture or file only until readers see it', async () => {
  const picture = await makePicture(cms.payload);
  const file = await makeFile(cms.payload, { brochure: false });
  const blocks = [
    { blockType: 'image', id: 'a', picture },
    { blockType: 'file-download', id: 'b', file },
  ];
  const rename = (role: Role, alt: string) =>
    cms.payload.update({ collection: 'media', id: picture, data: { alt }, ...as(role) });
  const retitle = (role: Role, title: string) =>
    cms.payload.update({ collection: 'files', id: file, data: { title }, ...as(role) });
  const page = await draft(cms.payload, pages, { title: 'Met een folder', blocks });
  await rename('redacteur', 'In een concept');
  await retitle('redacteur', 'In een concept');
  await cms.payload.update({ collection: pages, id: page, data: { _status: 'published' } });

  const refusal = {
    status: 403,
    message: expect.stringMatching(/lezers zien: ‘Met een folder’\. Vraag een eindredacteur/),
  };
  await expect(rename('redacteur', 'Anders')).rejects.toMatchObject(refusal);
  await expect(retitle('redacteur', 'Anders')).rejects.toMatchObject(refusal);
  const where = { id: { equals: picture } };
  const { errors } = await cms.payload.update({
    collection: 'media',
    where,
    data: { alt: 'Anders' },
    ...as('redacteur'),
  });
  expect(errors).toMatchObject([{ id: picture }]);
  expect((await cms.published(page))?.document).toMatchObject({
    blocks: [{ picture: { alt: 'In een concept' } }, { file }],
  });
  expect((await cms.published(file))?.document).toMatchObject({ title: 'In een concept' });

  await rename('eindredacteur', 'Anders');
  await retitle('eindredacteur', 'Anders');
  expect((await cms.published(page))?.document).toMatchObject({ blocks: [{ picture: { alt: 'Anders' } }, { file }] });
  expect((await cms.published(file))?.document).toMatchObject({ title: 'Anders' });
});

test('while one editor is at work another is refused, until they take over', async () => {
  const id = await draft(cms.payload, pages, { title: 'Samen' });
  await cms.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: pages, value: id },
      user: { relationTo: 'users', value: users.redacteur?.id as number },
    } as never,
  });
  const save = (role: Role, overrideLock: boolean) =>
    cms.payload.update({ collection: pages, id, draft: true, data: { title: role }, overrideLock, ...as(role) });
  await expect(save('eindredacteur', false)).rejects.toMatchObject({ status: 423 });
  await save('redacteur', false);
  await save('eindredacteur', true);
  expect(await cms.draft(id)).toMatchObject({ title: 'eindredacteur' });
});

test('when several editors publish at once readers see the last version, complete', async () => {
  const id = await publish(cms.payload, pages, { title: 'Begin' });
  const titles = ['Een', 'Twee', 'Drie'];
  await Promise.all(
    titles.map((title) =>
      cms.payload.update({ collection: pages, id, data: { title, description: title, _status: 'published' } }),
    ),
  );
  const live = await cms.payload.findByID({ collection: pages, id });
  expect((await cms.published(id))?.document).toMatchObject({ title: live.title, description: live.title });
  expect(titles).toContain(live.title);
});

test('a scheduled document is published or withdrawn at its time, with the permissions of who scheduled it', async () => {
  const schedule = async (type: 'publish' | 'unpublish', id: number, role: Role) => {
    const input = {
      type,
      doc: { relationTo: pages, value: String(id) },
      user: { relationTo: 'users', value: users[role]?.id },
    };
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1000),
      input: input as never,
    });
    await cms.payload.jobs.run({ limit: 10 });
  };
  const id = await draft(cms.payload, pages, { title: 'Straks' });
  await schedule('publish', id, 'redacteur');
  expect(await cms.published(id)).toBeUndefined();
  await schedule('publish', id, 'eindredacteur');
  expect((await cms.published(id))?.document).toMatchObject({ title: 'Straks' });
  await schedule('unpublish', id, 'eindredacteur');
  expect(await cms.published(id)).toMatchObject({ document: null });
});
