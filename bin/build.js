import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The same for the CMS, which also imports files of the site (`importedFrom`). */
const cms = {
  stamp: 'cms/.next/.stamp',
  sources: ['cms', 'settings', 'package-lock.json'],
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
  const wanted = hash(sourcesOf(sources));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'in orde';
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await run(node26, command, { cwd: folder, env, signal });
  writeFileSync(stamp, wanted);
  return 'gebouwd';
}

/** @param {Iterable<string>} files */
function hash(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * The files in these folders, and all files of the repository that they import, directly or not. Paths are relative to `from`.
 * @param {string[]} names of folders and files
 * @param {string} [from]
 */
export function sourcesOf(names, from = root) {
  const found = new Set(names.flatMap((name) => filesUnder(name, from)));
  for (const file of found) for (const imported of importsOf(file, from)) found.add(imported); // also visits those it adds
  return found;
}

/** What a file imports by a path: './x.ts', or '#app/x.ts' by the `imports` of package.json. @param {string} file @param {string} from */
function importsOf(file, from) {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  return [...readFileSync(join(from, file), 'utf8').matchAll(/(?:from|import|import\()\s*['"]([.#][^'"?]+)/g)]
    .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
    .filter((path) => existsSync(join(from, path)) && statSync(join(from, path)).isFile());
}

/** Folders and files that a build or npm makes: they are no sources. */
const GENERATED = ['node_modules', '.next', 'next-env.d.ts'];

/** @param {string} name @param {string} from @returns {string[]} */
function filesUnder(name, from) {
  const path = join(from, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .filter((entry) => !GENERATED.includes(entry))
    .flatMap((entry) => filesUnder(join(name, entry), from));
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  await buildSite().then((done) => console.log(`De site: ${done}`), fail);
}
