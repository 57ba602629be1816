import { spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent } from '../process/end-with-parent.js';
import { run } from '../process/run.js';

/** The one user of the embedded database, a superuser. */
export const USER = 'niergenoten';

/**
 * Creates the cluster in a folder beside its own and renames that when it is complete, so that no kill leaves half a
 * cluster.
 * @param {import('./location.js').Location} location
 * @param {string} password
 * @param {AbortSignal} [signal]
 */
export async function createCluster({ bin, data, user }, password, signal) {
  const unfinished = `${data}.new`;
  const passwordFile = join(unfinished, 'password');
  const cluster = join(unfinished, 'cluster');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid);
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = [`--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await run(join(bin, 'initdb'), [`--pgdata=${cluster}`, '--no-instructions', ...locale, ...login], {
    ...user,
    cwd: '/',
    env: environment(),
    signal,
  });
  renameSync(cluster, data);
  rmSync(unfinished, { recursive: true });
}

/**
 * @param {import('./location.js').Location} location
 * @param {[string, string][]} settings
 * @param {string} log
 */
export function launchPostgres({ bin, data, user }, settings, log) {
  const postgres = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const [command, ...args] = endWithParent('INT', postgres); // without setpriv the next start ends the orphan
  const output = openSync(log, 'a', 0o600);
  const stdio = /** @type {const} */ (['ignore', output, output]);
  const child = spawn(command, args, { ...user, cwd: '/', env: environment(), detached: true, stdio: [...stdio] });
  closeSync(output);
  return child;
}

/**
 * The environment of PostgreSQL, without any of ours: no secrets, no PG… variables.
 * @returns {any} Next, whose types the CMS has, wants a NODE_ENV in every environment
 */
function environment() {
  return { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
}
