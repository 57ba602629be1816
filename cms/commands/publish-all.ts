import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { publishAll } from '../publish/publish-all.ts';
import { requireSettings } from '../settings.ts';
import { report } from './report.ts';

/** npm run content:publish: publishes all documents again; reports how many, and an error for each of the others. */
requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
const { total, errors } = await publishAll(payload, (text) => report({ type: 'message', text }));
report({ type: 'message', text: `${total} documenten opnieuw doorgegeven.` });
for (const text of errors) report({ type: 'error', text });
if (errors.length > 0) process.exit(1); // Payload, which runs this, ends with 0 whatever `exitCode` says
