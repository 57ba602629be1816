import { resolve } from 'node:path';
import { getPayload } from 'payload';
import { withLock } from '../database/with-lock.ts';
import { InvalidContent } from '../import/content-errors.ts';
import { importContent } from '../import/import-content.ts';
import config from '../payload.config.ts';
import { requireSettings } from '../settings.ts';
import { report, reportWaiting } from './report.ts';

/** npm run content:import: imports content/ into the CMS and publishes it; reports the result, or every error in a file. */
requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
await withLock(
  payload,
  async () => {
    try {
      const { read, written, skipped } = await importContent(payload, resolve('..', 'content'), (done, all) =>
        report({ type: 'progress', text: `${done} van ${all}` }),
      );
      for (const key of skipped) report({ type: 'message', text: `${key} blijft zoals de redactie het achterliet.` });
      const text = written === 0 ? `niets nieuws, ${read} documenten` : `${written} documenten`;
      report({ type: 'message', text });
    } catch (error) {
      if (!(error instanceof InvalidContent)) throw error;
      for (const text of error.messages) report({ type: 'error', text });
      process.exit(1); // Payload, which runs this, ends with 0 whatever `exitCode` says
    }
  },
  reportWaiting,
);
