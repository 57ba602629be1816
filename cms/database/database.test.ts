import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COMMAND_LOCK } from '../../app/platform/database/lock-numbers.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { CONNECTIONS, poolOptions } from './pool.ts';
import { withLock } from './with-lock.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
}, 60_000);
afterAll(() => cms.close());

test('as many saves at once as there are connections all end well', async () => {
  const account = { email: 'druk@example.org', name: 'Druk', role: 'eindredacteur', password: 'lang-genoeg-toch' };
  const user = { ...(await cms.payload.create({ collection: 'users', data: account as never })), collection: 'users' };
  const ids: number[] = [];
  while (ids.length < CONNECTIONS)
    ids.push(await draft(cms.payload, 'content-pages', { title: `Nummer ${ids.length}` }));
  const saved = ids.map((id) => {
    const asked = { collection: 'content-pages', id, data: { subtitle: 'Bewaard' }, draft: true } as const;
    return cms.payload.update({ ...asked, user, overrideAccess: false, overrideLock: false } as never);
  });
  const done = await Promise.allSettled(saved);
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('connections that are lost, lent out or not, end nothing but what they were used for', async () => {
  const { pool } = cms.payload.db;
  const lent = await pool.connect();
  const ended = new Promise((resolve) => lent.once('end', resolve));
  await cms.database.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    new URL(process.env.CMS_DATABASE_URL ?? '').username,
  ]);
  await ended;
  await expect(lent.query('select 1')).rejects.toThrow();
  lent.release(true);
  await vi.waitFor(async () => expect(await cms.payload.count({ collection: 'users' })).toBeTruthy());
});

test('every wait has an end, but for commands', async () => {
  const limits = `select current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') || ' ' ||
    current_setting('idle_in_transaction_session_timeout') as limits`;
  expect((await cms.payload.db.pool.query(limits)).rows).toEqual([{ limits: '30s 20s 5min' }]);
  const command = new pg.Pool(poolOptions({ url: process.env.CMS_DATABASE_URL ?? '', isCommand: true }));
  expect((await command.query(limits)).rows).toEqual([{ limits: '0 0 0' }]);
  await command.end();
});

test('who finds another command at work says so and waits, longer than any statement may take', async () => {
  const options = { connectionString: process.env.CMS_DATABASE_URL, statement_timeout: 200, lock_timeout: 200 };
  const pool = new pg.Pool(options);
  const said: string[] = [];
  const done: string[] = [];
  const other = await cms.database.connect();
  await other.query('select pg_advisory_lock($1)', [COMMAND_LOCK]);
  const work = withLock(
    { db: { pool } as never },
    async () => {
      done.push('work');
    },
    () => said.push('waiting'),
  );
  await vi.waitFor(
    async () => {
      const { rows } = await cms.database.query(`
        select from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory'
          and clock_timestamp() - query_start > interval '0.5 s'`);
      expect(rows).toHaveLength(1);
    },
    { timeout: 5000 },
  );
  expect([said, done]).toEqual([['waiting'], []]);
  await other.query('select pg_advisory_unlock($1)', [COMMAND_LOCK]);
  other.release();
  await work;
  expect(done).toEqual(['work']);
  await pool.end();
});
