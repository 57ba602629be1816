import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '../../tests/support/thorough.ts';
import { collections } from '../collections/all.ts';
import { openSession } from '../testing/calls.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let call: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  cms = await openTestCms();
  const password = 'lang-genoeg-toch';
  const data = { email: 'kim@example.org', name: 'Kim', role: 'beheerder', password } as const;
  await cms.payload.create({ collection: 'users', data });
  call = await openSession('kim@example.org', password);
});
afterAll(() => cms.close());

/** Values that no field of this type takes. */
const wrongFor = ({ type, custom }: FlattenedField): unknown[] => {
  const wrong = [[['published']], ...(type === 'group' ? [] : [{ published: true }])];
  const takesText = type === 'text' || type === 'textarea' || custom?.isAmount; // editing/unread-amounts.ts
  return takesText ? wrong : [...wrong, 'erlangs'];
};

/** Every call that changes a document, with the path of one that has this id. */
const changesOf = (slug: string, id: number): [method: string, path: string][] => [
  ['POST', `${slug}?draft=true`],
  ['PATCH', `${slug}/${id}?draft=true`],
  ['PATCH', `${slug}/${id}?draft=true&autosave=true`],
  ['PATCH', `${slug}/${id}`],
  ['PATCH', `${slug}?where[id][equals]=${id}&draft=true`],
  ['POST', `${slug}/${id}/duplicate`],
];

// rules.md R38
test.for([['published'], { published: true }, 1, true, 'erlangs'])(
  '_status %j is refused by every call that changes a document',
  async (_status) => {
    const id = await draft(cms.payload, 'content-pages', { title: 'Begin' });
    for (const [method, path] of changesOf('content-pages', id)) {
      const refusal = { errors: [{ data: { errors: [{ path: '_status', message: 'Dit past niet in dit veld.' }] } }] };
      expect(await call(method, path, { _status }), `${method} ${path}`).toMatchObject({ status: 400, body: refusal });
    }
    expect((await cms.payload.findByID({ collection: 'content-pages', id, draft: true }))._status).toBe('draft');
  },
);

test.for(
  someOf(
    8,
    collections.map(({ slug }) => slug),
  ),
)('no field of %s fails on a value of another type', async (slug) => {
  const { flattenedFields } = cms.payload.collections[slug as 'users'].config;
  for (const field of flattenedFields) {
    if ('virtual' in field && field.virtual) continue;
    for (const value of wrongFor(field)) {
      const { status } = await call('POST', `${slug}?draft=true`, { [field.name]: value });
      expect(status, `${field.name} as ${JSON.stringify(value)}`).toBe(400);
    }
  }
});

test('a reference to what is not there is refused in Dutch', async () => {
  const { status, body } = await call('POST', 'content-pages?draft=true', { title: 'Begin', picture: 999_999 });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Iets wat je koos, is intussen verwijderd.');
});
