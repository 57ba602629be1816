import { notImported } from './cms.js';
import { Explained, fail } from './run.js';
import { runCmsCommand } from './run-cms-command.js';

/** Brings what is new or changed in content/ into the CMS, and publishes it. */
try {
  console.log(await runCmsCommand({ name: 'import-content', as: 'content:import' }));
} catch (error) {
  fail(error instanceof Explained && error.message.includes('\ncontent/') ? new Explained(notImported(error)) : error);
}
