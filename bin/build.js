import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn } from './lock.js';
import { fail, run } from './run.js';
import { node26, root } from './setup.js';

const stamp = join(root, 'build/.stamp');
const sources = ['app', 'public', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'];

/**
 * Builds the site, unless the build that is there was made from these very sources.
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>} what was done, in a word or two
 */
export function buildSite(signal) {
  return inTurn(`${root} build`, () => build(signal), signal);
}

/** @param {AbortSignal} [signal] */
async function build(signal) {
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'in orde';
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(node26, [join(root, 'node_modules/.bin/react-router'), 'build'], { cwd: root, env, signal });
  writeFileSync(stamp, wanted);
  return 'gebouwd';
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesUnder(name)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} name @returns {string[]} */
function filesUnder(name) {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path).flatMap((entry) => filesUnder(join(name, entry)));
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  await buildSite().then((done) => console.log(`De site: ${done}`), fail);
}
