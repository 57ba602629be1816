import { getPayload } from 'payload';
import { takeNumbersFromSite } from '../database/numbers.ts';
import { withLock } from '../database/with-lock.ts';
import { forgetReplacedFiles } from '../media/forget-replaced-files.ts';
import config from '../payload.config.ts';
import { requireSettings, settings } from '../settings.ts';
import { makeDemoUsers, removeDemoUsers } from './demo-users.ts';
import { reportWaiting } from './report.ts';

requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
await withLock(
  payload,
  async () => {
    await payload.db.migrate();
    await takeNumbersFromSite(payload);
    await forgetReplacedFiles(payload);
    await (settings.demo ? makeDemoUsers : removeDemoUsers)(payload);
  },
  reportWaiting,
);
