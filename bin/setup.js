import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn } from './lock.js';
import { Explained, run } from './run.js';

/** The folder of the checkout. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** The Node that runs the site: the one of package.json, whatever this machine has. */
export const node26 = join(root, 'node_modules/node/bin/node');

/** The folder of the CMS, a package of its own. */
export const cmsFolder = join(root, 'cms');

/** Refuses a Node that cannot even run these scripts. */
export function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= 20) return;
  throw new Explained(
    `Node ${process.versions.node} is te oud: Niergenoten heeft Node 20 of hoger nodig, zie https://nodejs.org/`,
  );
}

/**
 * Installs the packages of package-lock.json, unless exactly those were installed by this function before.
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>} what was done, in a word or two
 */
export async function installPackages(signal) {
  const done = await inTurn(`${root} packages`, () => install(root, existsSync(node26), signal), signal);
  if (existsSync(node26)) return done;
  throw new Explained('Node 26 ontbreekt na het installeren: npm voerde geen installatiescripts uit (ignore-scripts?)');
}

/** The same for the CMS. @param {AbortSignal} [signal] */
export function installCmsPackages(signal) {
  return inTurn(`${cmsFolder} packages`, () => install(cmsFolder, true, signal), signal);
}

/** @param {string} folder @param {boolean} whole @param {AbortSignal} [signal] */
async function install(folder, whole, signal) {
  const stamp = join(folder, 'node_modules/.niergenoten-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && whole) return 'in orde';
  // Not `npm ci`: it refuses a lock without the binaries for other platforms, which npm itself leaves out of a lock
  // when a registry does not have them. This installs the locked versions too, and keeps the lock as it is.
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Asked to end, npm first takes back what it has done, for as long as that takes: the next start does so anyway.
  await run('npm', ['install', ...options], { cwd: folder, env: npmEnvironment(), signal, endsBy: 'KILL' });
  writeFileSync(stamp, wanted);
  return 'geïnstalleerd';
}

/** The environment without our own node_modules on PATH, so that npm never runs on the Node that it replaces. */
export function npmEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: path.join(delimiter) };
}
