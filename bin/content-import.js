import { importProblems } from './cms/commands.js';
import { runCmsCommand } from './cms/run-command.js';
import { ExpectedError, fail } from './process/expected-error.js';

/** Imports what is new or changed in content/ into the CMS, and publishes it. */
try {
  console.log(await runCmsCommand({ name: 'import-content', script: 'content:import' }));
} catch (error) {
  const namesFiles = error instanceof ExpectedError && error.message.includes('\ncontent/');
  fail(namesFiles ? new ExpectedError(importProblems(error)) : error);
}
