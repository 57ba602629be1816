import { ExpectedError, fail } from './process/expected-error.js';
import { runSiteScript } from './site/run-script.js';

/** Removes all keys of a member who lost them: `npm run keys:remove -- name@example.org`. */
try {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) throw new ExpectedError('Gebruik: npm run keys:remove -- naam@example.org');
  await runSiteScript({ file: 'database/remove-keys.ts', name: 'keys:remove', args: [email] });
} catch (error) {
  fail(error);
}
