import { resolve } from 'node:path';
import { getPayload } from 'payload';
import { withLock } from '../database/with-lock.ts';
import { FaultyContent } from '../import/faults.ts';
import { importContent } from '../import/import-content.ts';
import config from '../payload.config.ts';
import { requireSettings } from '../settings.ts';

/** Brings content/ into the CMS and publishes it; says on its last line what was done, or what is wrong with it. */
requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
await withLock(payload, async () => {
  try {
    const { read, written, left } = await importContent(payload, resolve('..', 'content'));
    for (const key of left) console.log(`${key} blijft zoals de redactie het achterliet.`);
    console.log(written === 0 ? `niets nieuws, ${read} documenten` : `${written} documenten`);
  } catch (error) {
    if (!(error instanceof FaultyContent)) throw error;
    console.error(error.message);
    process.exit(1); // Payload, which runs this, ends well whatever `exitCode` says
  }
});
