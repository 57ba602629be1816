import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../process/expected-error.js';

/** The folder of the checkout. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The Node that runs the site: the one of package.json, whatever this machine has. */
export const node26 = join(root, 'node_modules/node/bin/node');

/** The folder of the CMS, a package of its own. */
export const cmsFolder = join(root, 'cms');

/** Refuses a Node that cannot even run these scripts. */
export function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= 20) return;
  throw new ExpectedError(
    `Node ${process.versions.node} is te oud: Niergenoten heeft Node 20 of hoger nodig, zie https://nodejs.org/`,
  );
}
