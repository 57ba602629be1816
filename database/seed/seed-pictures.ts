import { parseConfig } from '#app/platform/config/config.ts';
import { withDatabase } from '#app/platform/database/with-database.ts';
import { openMediaStore } from '#app/platform/media/media-store.ts';
import { seedBlogPictures } from './seed-blog-pictures.ts';

// The pictures are for the user of the site alone, as those that the site stores (rules.md R42).
process.umask(0o077);

const config = parseConfig(process.env);
const media = await openMediaStore(config);
await withDatabase(config.databaseUrl, (db) => seedBlogPictures({ db, media, now: new Date() }));
