import { buildCms } from './build.js';
import { node26, root } from './install/checkout.js';
import { installCmsPackages } from './install/packages.js';
import { fail } from './process/expected-error.js';
import { countSteps } from './process/progress.js';
import { run } from './process/run.js';

/** Checks the types of the CMS and builds it. */
try {
  const step = countSteps(3);
  await step('Pakketten', () => installCmsPackages());
  await step('Bouwen', () => buildCms()); // generates types that the next step reads
  await step('Types', async () => {
    await run(node26, ['node_modules/typescript/bin/tsc', '--project', 'cms'], { cwd: root });
  });
} catch (error) {
  fail(error);
}
