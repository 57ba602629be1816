import { ExpectedError, fail } from './process/expected-error.js';
import { runSiteScript } from './site/run-script.js';

/** Makes a member an administrator: `npm run administrator -- name@example.org`. */
try {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) throw new ExpectedError('Gebruik: npm run administrator -- naam@example.org');
  await runSiteScript({ file: 'database/administrator.ts', name: 'administrator', args: [email] });
} catch (error) {
  fail(error);
}
