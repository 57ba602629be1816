import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cloneDatabase } from '#tests/support/postgres.ts';
import { createCmsRole } from '../../bin/cms/role.js';
import { grantEditorial } from '../../database/grant-editorial.ts';

/** The role of the CMS, created with its grants as by `npm start`, on a database of the site. */
let admin: pg.Client;
let cms: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await cloneDatabase(inject('database'));
  drop = database.drop;
  const cmsUrl = await createCmsRole(database.url, 'cms-secret');
  await grantEditorial(database.url, cmsUrl);
  admin = new pg.Client({ connectionString: database.url });
  cms = new pg.Client({ connectionString: cmsUrl });
  await Promise.all([admin.connect(), cms.connect()]);
  await admin.query(CONVERSATIONS);
  await admin.query(BLOGS);
});
afterAll(async () => {
  await Promise.all([admin.end(), cms.end()]);
  await drop();
});

/** A group with an open and a closed conversation. */
const CONVERSATIONS = `
  insert into discussion_group (title, slug, introduction, created_at) values ('Dialyse', 'dialyse', 'Over', now());
  insert into conversation (group_id, title, slug, body, public, created_at, last_activity_at)
  select id, 'Open', 'open-gesprek', 'tekst', true, now(), now() from discussion_group where slug = 'dialyse'
  union all
  select id, 'Besloten', 'besloten-gesprek', 'tekst', false, now(), now() from discussion_group where slug = 'dialyse'`;

/** An open, a private, a hidden and an unsaved blog, each with an open, a hidden and an unsaved post. */
const BLOGS = `
  insert into member (username, email, password_hash, public, created_at)
  select name, name || '@example.org', '', name <> 'private', now()
  from unnest(array['open', 'private', 'hidden', 'unsaved']) name;
  insert into blog (owner_id, title, description, created_at, last_activity_at, published_at, hidden_at)
  select id, 'Blog ' || username, 'Over', now(), now(), case when username <> 'unsaved' then now() end,
    case when username = 'hidden' then now() end
  from member where username in ('open', 'private', 'hidden', 'unsaved');
  insert into blog_post (blog_id, title, description, body, created_at, published_at, hidden_at)
  select blog.id, state || ' post in ' || blog.title, 'Over', '[]', now(), case when state <> 'unsaved' then now() end,
    case when state = 'hidden' then now() end
  from blog, unnest(array['open', 'hidden', 'unsaved']) state where blog.title like 'Blog %'`;

/** Runs a statement as the role of the CMS. Gives 'done', or the error code of PostgreSQL. */
const runAsCms = (statement: string): Promise<string> =>
  cms.query(statement).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

const FORBIDDEN = '42501';

async function tablesOf(...schemas: string[]): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}

async function columnsOf(view: string): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 order by attnum',
    [view],
  );
  return rows.map(({ name }) => name);
}

describe('the role of the CMS', () => {
  test('may read and write no table of members, jobs and the rest of the site', async () => {
    const tables = await tablesOf('public', 'pgboss');
    expect(tables).toContain('public.member');
    expect(tables.some((table) => table.startsWith('pgboss.'))).toBe(true);
    for (const table of tables) {
      expect(await runAsCms(`select * from ${table}`), table).toBe(FORBIDDEN);
      expect(await runAsCms(`delete from ${table}`), table).toBe(FORBIDDEN);
    }
  });

  test('can create nothing in the schemas of the site, and can set no other role', async () => {
    for (const schema of ['public', 'pgboss', 'editorial', 'community']) {
      expect(await runAsCms(`create table ${schema}.planted (id int)`), schema).toBe(FORBIDDEN);
    }
    expect(await runAsCms('create role planted')).toBe(FORBIDDEN);
    expect(await runAsCms('set role niergenoten')).toBe(FORBIDDEN);
    expect(await runAsCms("copy (select 1) to program 'id'")).toBe(FORBIDDEN);
  });

  test('reads and writes the publications, and has its own schema', async () => {
    const tables = await tablesOf('editorial');
    expect(tables).toContain('editorial.published');
    for (const table of tables) expect(await runAsCms(`select * from ${table}`), table).toBe('done');
    expect(await runAsCms("select nextval('editorial.node_id')")).toBe('done');
    expect(
      await runAsCms("insert into editorial.publication (document_id, published_at) values (1, '2026-01-01')"),
    ).toBe('done');
    expect(await runAsCms('create table cms.own (id int)')).toBe('done');
  });

  test('reads the titles and addresses of public groups and conversations, and no other', async () => {
    expect(await tablesOf('community')).toEqual(['community.public_item', 'community.search_count']);
    const { rows, fields } = await cms.query(
      "select kind, key, title, path from community.public_item where path like '/groepen/dialyse%' order by path",
    );
    expect(rows).toEqual([
      { kind: 'group', key: 'dialyse', title: 'Dialyse', path: '/groepen/dialyse' },
      { kind: 'conversation', key: 'open-gesprek', title: 'Open', path: '/groepen/dialyse/open-gesprek' },
    ]);
    expect(fields).toHaveLength(4);
    expect(await columnsOf('community.public_item')).toEqual(['kind', 'key', 'title', 'path', 'active_at']);
    const statements = ['delete from community.public_item', 'truncate community.public_item'];
    statements.push("update community.public_item set title = 'x'");
    for (const statement of statements) expect(await runAsCms(statement), statement).not.toBe('done');
    for (const right of ['insert', 'update', 'delete', 'truncate']) {
      const { rows } = await cms.query("select has_table_privilege('community.public_item', $1) as has", [right]);
      expect(rows, right).toEqual([{ has: false }]);
    }
  });

  test('reads no blog or post that is private, hidden or not saved', async () => {
    const { rows } = await cms.query(
      "select kind, key, title, path from community.public_item where path like '/blogs/%' order by path",
    );
    const [blog] = (await admin.query<{ id: number }>("select id from blog where title = 'Blog open'")).rows;
    const [post] = (
      await admin.query<{ id: number }>("select id from blog_post where title = 'open post in Blog open'")
    ).rows;
    expect(rows).toEqual([
      { kind: 'blog', key: `${blog?.id}`, title: 'Blog open', path: `/blogs/${blog?.id}` },
      {
        kind: 'blog-post',
        key: `${post?.id}`,
        title: 'open post in Blog open',
        path: `/blogs/${blog?.id}/${post?.id}`,
      },
    ]);
    for (const table of ['blog', 'blog_post', 'member']) {
      expect(await runAsCms(`select * from ${table}`), table).toBe(FORBIDDEN);
    }
  });

  test('sees no closed conversation or blog in the view by a function of its own', async () => {
    await cms.query(`
      create function cms.leak(title text) returns boolean language plpgsql cost 0.0000001 as
        $$ begin raise notice '%', title; return true; end $$`);
    const notices: (string | undefined)[] = [];
    cms.on('notice', ({ message }) => notices.push(message));
    await cms.query("select 1 from community.public_item where cms.leak(title) and path like '/groepen/dialyse%'");
    expect(notices).toContain('Open');
    expect(notices).not.toContain('Besloten');
    await cms.query("select 1 from community.public_item where cms.leak(title) and kind in ('blog', 'blog-post')");
    expect(notices).toContain('open post in Blog open');
    expect(notices.filter((title) => /private|hidden|unsaved/.test(title ?? ''))).toEqual([]);
  });

  test('can be created again with another password', async () => {
    const { rows } = await admin.query<{ name: string }>('select current_database() as name');
    const url = new URL(inject('database').url);
    url.pathname = `/${rows[0]?.name}`;
    const again = new pg.Client({ connectionString: await createCmsRole(url.href, 'another-secret') });
    await again.connect();
    await again.end();
  });
});
