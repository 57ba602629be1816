import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cmsFolder, node26, root } from './install/checkout.js';
import { fail } from './process/expected-error.js';
import { withLock } from './process/lock.js';
import { run } from './process/run.js';

/** The sources, the folder and the command of the build of the site; the stamp holds the hash of its sources. */
const site = {
  stamp: 'build/.stamp',
  sources: ['app', 'settings', 'public', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'],
  folder: root,
  command: [join(root, 'node_modules/.bin/react-router'), 'build'],
};

/** The same for the CMS, which imports the contract and the media store of the site. */
const cms = {
  stamp: 'cms/.next/.stamp',
  sources: ['cms', 'app/features/content/published', 'app/platform', 'settings', 'package-lock.json'],
  folder: cmsFolder,
  command: [join(cmsFolder, 'node_modules/next/dist/bin/next'), 'build'],
};

/**
 * Builds the site, unless the present build is of exactly these sources.
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>} what was done, in a word or two
 */
export function buildSite(signal) {
  return withLock(`${root} build`, () => build(site, signal), signal);
}

/** The same for the CMS. @param {AbortSignal} [signal] */
export function buildCms(signal) {
  return withLock(`${cmsFolder} build`, () => build(cms, signal), signal);
}

/** @param {typeof site} what @param {AbortSignal} [signal] */
async function build({ stamp: file, sources, folder, command }, signal) {
  const stamp = join(root, file);
  const wanted = hashSources(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'in orde';
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await run(node26, command, { cwd: folder, env, signal });
  writeFileSync(stamp, wanted);
  return 'gebouwd';
}

/** @param {string[]} sources */
function hashSources(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesUnder(name)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Folders and files that a build or npm makes: they are no sources. */
const GENERATED = ['node_modules', '.next', 'next-env.d.ts'];

/** @param {string} name @returns {string[]} */
function filesUnder(name) {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .filter((entry) => !GENERATED.includes(entry))
    .flatMap((entry) => filesUnder(join(name, entry)));
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  await buildSite().then((done) => console.log(`De site: ${done}`), fail);
}
