import { Explained, fail } from './run.js';
import { runCmsCommand } from './run-cms-command.js';

/** What could not be told, document by document, without the command that said so. @param {unknown} error */
function inShort(error) {
  const faults =
    error instanceof Explained ? error.message.split('\n').filter((line) => /^(Nummer |…)/.test(line)) : [];
  return faults.length === 0 ? error : new Explained(['Niet alles is doorgegeven:', ...faults].join('\n'));
}

/** Tells the site once more of all that is published in the CMS. */
try {
  console.log(await runCmsCommand({ name: 'publish-all', as: 'content:publish' }));
} catch (error) {
  fail(inShort(error));
}
