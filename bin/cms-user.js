import { fail } from './run.js';
import { runCmsCommand } from './run-cms-command.js';

/** Makes a user of the CMS; takes what cms/commands/make-user.ts takes. */
try {
  const env = { CMS_USER_ARGUMENTS: JSON.stringify(process.argv.slice(2)) };
  console.log(await runCmsCommand({ name: 'make-user', as: 'cms:user', env }));
} catch (error) {
  fail(error);
}
