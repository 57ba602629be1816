import { parseConfig } from '#app/platform/config/config.ts';
import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';
import { openMediaStore } from '#app/platform/media/media-store.ts';
import { seedBlogPictures } from './seed-blog-pictures.ts';

// The pictures are for the user of the site alone, as those that the site stores (rules.md R42).
process.umask(0o077);

const config = parseConfig(process.env);
const log = openLog('warn', 'worker');
const db = openDatabase({ pool: openPool({ url: config.databaseUrl, size: 2, log }), log });
await seedBlogPictures({ db, media: await openMediaStore(config), now: new Date() });
await db.destroy();
