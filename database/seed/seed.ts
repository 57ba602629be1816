import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';
import { seedDemo } from './seed-demo.ts';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL ontbreekt.');

const log = openLog('warn', 'worker');
const db = openDatabase({ pool: openPool({ url, size: 2, log }), log });
await seedDemo(db, new Date());
await db.destroy();
