import { publishProblems } from './cms/commands.js';
import { runCmsCommand } from './cms/run-command.js';
import { fail } from './process/expected-error.js';

/** Hands over to the site once more all that is published in the CMS. */
try {
  console.log(await runCmsCommand({ name: 'publish-all', script: 'content:publish' }));
} catch (error) {
  fail(publishProblems(error));
}
