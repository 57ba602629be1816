import { buildCms } from './build.js';
import { countSteps } from './progress.js';
import { fail, run } from './run.js';
import { cmsFolder, installCmsPackages, node26 } from './setup.js';

/** Checks the types of the CMS and builds it. */
try {
  const step = countSteps(3);
  await step('Pakketten', () => installCmsPackages());
  await step('Bouwen', () => buildCms()); // makes types of its own
  await step('Types', async () => {
    await run(node26, ['node_modules/typescript/bin/tsc', '--project', '.'], { cwd: cmsFolder });
  });
} catch (error) {
  fail(error);
}
