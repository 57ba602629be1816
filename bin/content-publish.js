import { fail } from './run.js';
import { runCmsCommand } from './run-cms-command.js';

/** Tells the site once more of all that is published in the CMS. */
try {
  console.log(await runCmsCommand({ name: 'publish-all', as: 'content:publish' }));
} catch (error) {
  fail(error);
}
