import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';
import { readSettings } from '#settings/read-settings.js';
import { seedDemo } from './seed-demo.ts';

const { DATABASE_URL: url } = readSettings('migration', process.env);
const log = openLog('warn', 'worker');
const db = openDatabase({ pool: openPool({ url, size: 2, log }), log });
await seedDemo(db, new Date());
await db.destroy();
