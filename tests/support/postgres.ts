import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import * as embedded from '../../bin/postgres/postgres.js';

/** What a test worker needs to make its own database: the address of the server's admin database, and the template. */
export type Template = { url: string; template: string };

/** No data survives a test run, so nothing needs to reach the disk. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  max_connections: '300',
  autovacuum: 'off', // the plans of queries follow from what a test does alone,
  default_statistics_target: '1000', // and from all rows in place of a sample of them
  scram_iterations: '1', // a test opens many connections, and proving the password 4,096 times costs both sides
};

/** PostgreSQL also listens in its folder: a query through a Unix socket costs a third less than one through TCP. */
const SOCKET: Record<string, string> = process.platform === 'win32' ? {} : { unix_socket_directories: '.' };

/** Starts a PostgreSQL in a temporary folder; `stop` removes both. `url` is an empty database of a superuser. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(await folderInMemory(), 'niergenoten-test-'));
  await chmod(folder, 0o711); // as root PostgreSQL runs as another user, who must be able to enter the folder
  const password = randomBytes(16).toString('hex');
  const server = await embedded.startPostgres({
    data: join(folder, 'postgres'),
    password,
    settings: { ...THROW_AWAY, ...SOCKET },
    report: console.error,
  });
  const url = new URL(server.url);
  if (SOCKET.unix_socket_directories) url.searchParams.set('host', server.data);
  await execute(url.href, `alter role current_user password '${password}'`); // kept with the cheaper proof
  return {
    url: url.href,
    async stop() {
      await server.stop();
      for (const path of [folder, dirname(server.data)]) await rm(path, { recursive: true, force: true });
    },
  };
}

/**
 * Where Linux keeps files in memory, if 2 GB are free there, else the temporary folder: each copy of the template makes a
 * thousand files, which cost a disk one seventh of a whole run.
 */
async function folderInMemory(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null);
  return memory && memory.bavail * memory.bsize > 2e9 ? '/dev/shm' : tmpdir();
}

/** Makes a migrated database to copy. `url` is the server's admin database. */
export async function createTemplate(url: string, migrate: (url: string) => Promise<void>): Promise<Template> {
  const template = `template_${randomUUID()}`;
  await execute(url, `create database "${template}"`);
  await migrate(withDatabase(url, template));
  return closeTemplate({ url, template });
}

/** Ends the connections to a database that is copied from now on, and refuses new ones: they would block copying. */
export async function closeTemplate({ url, template }: Template): Promise<Template> {
  await execute(url, `alter database "${template}" allow_connections false`);
  await execute(url, `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${template}'`);
  return { url, template };
}

/** Makes a copy of the template, of its files: to log each page would take twice the time. `drop` also ends open connections to it. */
export async function cloneDatabase({
  url,
  template,
}: Template): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID()}`;
  await execute(url, `create database "${name}" template "${template}" strategy file_copy`);
  return {
    name,
    url: withDatabase(url, name),
    drop: () => execute(url, `drop database if exists "${name}" with (force)`),
  };
}

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** A connection for each address, kept: to open one costs PostgreSQL as much as most of what is executed here. */
const pools = new Map<string, Pool>();

async function execute(url: string, statement: string): Promise<void> {
  const pool =
    pools.get(url) ?? new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  if (!pools.has(url))
    pools.set(
      url,
      pool.on('error', () => {}),
    ); // the server may stop first
  await pool.query(statement);
}
