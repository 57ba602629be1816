import { runCmsCommand } from './cms/run-command.js';
import { describeImportErrors, ReportedErrors } from './cms/run-reporting.js';
import { ExpectedError, fail } from './process/expected-error.js';

/** Imports what is new or changed in content/ into the CMS, and publishes it. */
try {
  console.log((await runCmsCommand({ name: 'import-content', script: 'content:import' })).join('\n'));
} catch (error) {
  fail(error instanceof ReportedErrors ? new ExpectedError(describeImportErrors(error)) : error);
}
