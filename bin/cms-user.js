import { runCmsCommand } from './cms/run-command.js';
import { fail } from './process/expected-error.js';

/** Creates a user of the CMS; takes the arguments of cms/commands/make-user.ts. */
try {
  const env = { CMS_USER_ARGUMENTS: JSON.stringify(process.argv.slice(2)) };
  console.log((await runCmsCommand({ name: 'make-user', script: 'cms:user', env })).join('\n'));
} catch (error) {
  fail(error);
}
