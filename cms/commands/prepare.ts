import { getPayload } from 'payload';
import { shareDocumentIds } from '../database/share-document-ids.ts';
import { withLock } from '../database/with-lock.ts';
import { deleteReplacedFiles } from '../media/delete-replaced-files.ts';
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
    await shareDocumentIds(payload);
    await deleteReplacedFiles(payload);
    await (settings.demo ? makeDemoUsers : removeDemoUsers)(payload);
  },
  reportWaiting,
);
