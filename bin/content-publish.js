import { runCmsCommand } from './cms/run-command.js';
import { ReportedErrors } from './cms/run-reporting.js';
import { ExpectedError, fail } from './process/expected-error.js';

/** Publishes once more all that is published in the CMS. */
try {
  console.log((await runCmsCommand({ name: 'publish-all', script: 'content:publish' })).join('\n'));
} catch (error) {
  const isReported = error instanceof ReportedErrors;
  fail(isReported ? new ExpectedError(['Niet alles is doorgegeven:', ...error.errors].join('\n')) : error);
}
