import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND_LOCK } from '../../app/platform/database/lock-numbers.ts';
import { waitFor } from '../../tests/support/wait-for.ts';
import { settings } from '../settings.ts';
import { draft } from '../testing/make.ts';
import { openPool } from '../testing/open-pool.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { CONNECTIONS, poolOptions } from './pool.ts';
import { withLock } from './with-lock.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

test('as many saves at once as there are connections all succeed', async () => {
  const account = { email: 'druk@example.org', name: 'Druk', role: 'eindredacteur', password: 'lang-genoeg-toch' };
  const user = { ...(await cms.payload.create({ collection: 'users', data: account as never })), collection: 'users' };
  const ids: number[] = [];
  while (ids.length < CONNECTIONS)
    ids.push(await draft(cms.payload, 'content-pages', { title: `Nummer ${ids.length}` }));
  const saves = ids.map((id) => {
    const save = { collection: 'content-pages', id, data: { subtitle: 'Bewaard' }, draft: true } as const;
    return cms.payload.update({ ...save, user, overrideAccess: false, overrideLock: false } as never);
  });
  const done = await Promise.allSettled(saves);
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('lost connections, in use or idle, only fail the statements that use them', async () => {
  const { pool } = cms.payload.db;
  const client = await pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  await cms.database.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    new URL(settings.databaseUrl).username,
  ]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  await waitFor(async () => expect(await cms.payload.count({ collection: 'users' })).toBeTruthy());
});

test('every wait has a limit, except in commands', async () => {
  const limits = `select current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') || ' ' ||
    current_setting('idle_in_transaction_session_timeout') as limits`;
  expect((await cms.payload.db.pool.query(limits)).rows).toEqual([{ limits: '30s 20s 5min' }]);
  const command = openPool(poolOptions({ url: settings.databaseUrl, isCommand: true }));
  expect((await command.query(limits)).rows).toEqual([{ limits: '0 0 0' }]);
  await command.end();
});

test('a command that finds another one running reports it and waits, longer than the limits of statements', async () => {
  const options = { connectionString: settings.databaseUrl, statement_timeout: 200, lock_timeout: 200 };
  const pool = openPool(options);
  const reported: string[] = [];
  const done: string[] = [];
  const other = await cms.database.connect();
  await other.query('select pg_advisory_lock($1)', [COMMAND_LOCK]);
  const work = withLock(
    { db: { pool } as never },
    async () => {
      done.push('work');
    },
    () => reported.push('waiting'),
  );
  await waitFor(async () => {
    const { rows } = await cms.database.query(`
        select from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory'
          and clock_timestamp() - query_start > interval '0.5 s'`);
    expect(rows).toHaveLength(1);
  });
  expect([reported, done]).toEqual([['waiting'], []]);
  await other.query('select pg_advisory_unlock($1)', [COMMAND_LOCK]);
  other.release();
  await work;
  expect(done).toEqual(['work']);
  await pool.end();
});
