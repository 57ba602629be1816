import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { publishAll } from '../publish/publish-all.ts';
import { requireSettings } from '../settings.ts';

/** npm run content:publish: tells the site once more of all that is published; names what could not be told. */
requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
const { total, errors } = await publishAll(payload, (message) => console.log(message));
console.log(`${total} documenten opnieuw doorgegeven.`);
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1); // Payload, which runs this, ends well whatever `exitCode` says
}
