import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../bin/process/ports.js';

const BIN = '/usr/lib/postgresql/15/bin';

/**
 * Opens a cluster of Debian's PostgreSQL 15 in a temporary folder, with an empty database that belongs to a plain role, as
 * hosts offer it for DATABASE_URL. Throws where the package is missing.
 */
export async function openDebianPostgres() {
  if (!existsSync(BIN)) throw new Error(`${BIN} is missing: apt-get install postgresql-15`);
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-postgres15-'));
  const user = process.getuid?.() === 0 ? postgresUser() : null; // it refuses to run as root
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const port = String(await freePort());
  /** @param {string} command @param {string[]} args */
  const run = (command, ...args) => execFileSync(join(BIN, command), args, { ...user, cwd: folder, stdio: 'ignore' });
  const data = join(folder, 'data');
  const server = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres'];

  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust');
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ${folder}`, 'start');
  run('createuser', ...server, '--no-superuser', '--no-createdb', '--no-createrole', 'niergenoten');
  run('createdb', ...server, '--owner', 'niergenoten', 'niergenoten');
  return {
    url: `postgres://niergenoten@127.0.0.1:${port}/niergenoten`,
    close() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresUser() {
  const id = (/** @type {string} */ kind) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
