import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, send } from '../testing/calls.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let editor: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  cms = await openTestCms();
  await cms.database.query(`
    insert into discussion_group (title, slug, introduction, created_at) values ('Reizen en dialyse', 'reizen', 'Over', now());
    insert into conversation (group_id, title, slug, body, public, created_at, last_activity_at)
    select id, made.title, made.slug, 'tekst', public, now(), active_at::timestamptz from discussion_group, (values
      ('Op vakantie naar 100% zon', 'op-vakantie', true, '2026-11-01'),
      ('Met de trein op vakantie', 'met-de-trein', true, '2026-11-02'),
      ('Vakantie, maar besloten', 'besloten', false, '2026-11-03')
    ) as made (title, slug, public, active_at)`);
  await cms.database.query(`
    insert into member (username, email, password_hash, public, created_at) values
      ('open', 'open@example.org', '', true, now()), ('besloten', 'besloten@example.org', '', false, now());
    insert into blog (owner_id, title, description, created_at, published_at, last_activity_at)
    select id, 'De nier van ' || username, 'Over', now(), now(), now() from member;
    insert into blog_post (blog_id, title, description, body, created_at, published_at)
    select blog.id, 'Naar zee, ' || blog.title, 'Over', '[]', now(), now() from blog;`);
  const password = 'lang-genoeg-toch';
  const data = { email: 'kim@example.org', name: 'Kim', role: 'redacteur', password } as const;
  await cms.payload.create({ collection: 'users', data });
  editor = await openSession('kim@example.org', password);
});
afterAll(() => cms.close());

const find = async (path: string) =>
  ((await editor('GET', `community/${path}`)).body as { items: { key: string }[] }).items.map(({ key }) => key);

test('an editor finds public groups and conversations by the words of their title or by their address', async () => {
  expect(await find('conversation?q=VAKANTIE')).toEqual(['met-de-trein', 'op-vakantie']);
  expect(await find('conversation?q=vakantie%20trein')).toEqual(['met-de-trein']);
  expect(await find('conversation?q=op-vak')).toEqual(['op-vakantie']);
  expect(await find('conversation?q=100%25')).toEqual(['op-vakantie']);
  expect(await find('conversation?q=_')).toEqual([]);
  expect(await find('conversation')).toHaveLength(2);
  expect(await find('group?q=dialyse')).toEqual(['reizen']);
  expect((await editor('GET', 'community/conversation?key=op-vakantie&key=besloten&key=weg')).body).toEqual({
    items: [{ key: 'op-vakantie', title: 'Op vakantie naar 100% zon', path: '/groepen/reizen/op-vakantie' }],
  });
});

test('an editor finds public blogs and posts by their title or their number', async () => {
  const { rows } = await cms.database.query<{ blog: string; post: string }>(`
    select blog.id::text as blog, blog_post.id::text as post
    from blog join blog_post on blog_id = blog.id where blog.title = 'De nier van open'`);
  const { blog, post } = rows[0] ?? { blog: '', post: '' };
  expect(await find('blog?q=nier')).toEqual([blog]);
  expect(await find('blog-post?q=zee')).toEqual([post]);
  expect(await find(`blog-post?q=/${blog}/${post}`)).toEqual([post]);
  expect((await editor('GET', `community/blog-post?key=${post}&key=999999`)).body).toEqual({
    items: [{ key: post, title: 'Naar zee, De nier van open', path: `/blogs/${blog}/${post}` }],
  });
});

test('others find nothing, and there are no other kinds', async () => {
  expect(await send('GET', 'community/conversation?q=vakantie')).toMatchObject({ status: 403 });
  expect(await editor('GET', 'community/member')).toMatchObject({ status: 404 });
});
