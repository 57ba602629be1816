import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ExpectedError } from '../process/expected-error.js';
import { withLock } from '../process/lock.js';
import { run } from '../process/run.js';
import { cmsFolder, node26, root } from './checkout.js';

/**
 * Installs the packages of package-lock.json, unless exactly those were installed by this function before.
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>} what was done, in a word or two
 */
export async function installPackages(signal) {
  const done = await withLock(`${root} packages`, () => install(root, existsSync(node26), signal), signal);
  if (existsSync(node26)) return done;
  throw new ExpectedError(
    'Node 26 ontbreekt na het installeren: npm voerde geen installatiescripts uit (ignore-scripts?)',
  );
}

/** The same for the CMS. @param {AbortSignal} [signal] */
export function installCmsPackages(signal) {
  return withLock(`${cmsFolder} packages`, () => install(cmsFolder, true, signal), signal);
}

/** @param {string} folder @param {boolean} complete @param {AbortSignal} [signal] */
async function install(folder, complete, signal) {
  const stamp = join(folder, 'node_modules/.niergenoten-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && complete) return 'in orde';
  // Not `npm ci`: it refuses a lock without the binaries for other platforms, which npm itself leaves out of a lock
  // when a registry does not have them. This installs the locked versions too, and leaves the lock as it is.
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // After SIGTERM npm first undoes what it has done, however long that takes; the next start removes it anyway.
  await run('npm', ['install', ...options], { cwd: folder, env: npmEnvironment(), signal, endedBy: 'KILL' });
  writeFileSync(stamp, wanted);
  return 'geïnstalleerd';
}

/** The environment without our own node_modules on PATH, so that npm never runs on the Node that it replaces. */
export function npmEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: path.join(delimiter) };
}
