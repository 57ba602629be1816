import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { publishAll } from '../publish/publish-all.ts';
import { requireSettings } from '../settings.ts';

/** npm run content:publish: tells the site once more of all that is published. */
requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
const total = await publishAll(payload, (message) => console.log(message));
console.log(`${total} documenten opnieuw doorgegeven.`);
