import { resolve } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { nl } from '@payloadcms/translations/languages/nl';
import { buildConfig, type EmailAdapter } from 'payload';
import { files } from './collections/files.ts';
import { media } from './collections/media.ts';
import { users } from './collections/users.ts';
import { sharp } from './media/picture-reader.ts';
import { settings } from './settings.ts';

/** Every process of the CMS is started in this folder: a built file knows no other way. */
const here = process.cwd();

/** The CMS mails nobody (collections/users.ts); without this Payload would write mails into the log. */
const noMail: EmailAdapter<void> = () => ({
  name: 'none',
  defaultFromAddress: 'noreply@example.org',
  defaultFromName: 'Niergenoten',
  sendEmail: async () => {},
});

export default buildConfig({
  secret: settings.secret,
  serverURL: settings.cmsUrl,
  cors: [settings.cmsUrl],
  csrf: [settings.cmsUrl],
  cookiePrefix: 'cms',
  telemetry: false,
  graphQL: { disable: true },
  email: noMail,
  sharp,
  editor: lexicalEditor(),
  i18n: { supportedLanguages: { nl }, fallbackLanguage: 'nl' },
  upload: { limits: { fileSize: 30_000_000 }, abortOnLimit: true },
  collections: [media, files, users],
  db: postgresAdapter({
    pool: { connectionString: settings.databaseUrl, max: 10, statement_timeout: 30_000 },
    schemaName: 'cms',
    migrationDir: resolve(here, 'migrations'),
    push: false,
    blocksAsJSON: true,
    disableCreateDatabase: true,
  }),
  typescript: { outputFile: resolve(here, 'payload-types.ts') },
  admin: {
    user: users.slug,
    avatar: 'default',
    dateFormat: 'd MMMM yyyy HH:mm',
    timezones: {
      defaultTimezone: 'Europe/Amsterdam',
      supportedTimezones: [{ label: 'Nederland', value: 'Europe/Amsterdam' }],
    },
    importMap: { baseDir: here, importMapFile: resolve(here, 'app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: ' | Redactie van Niergenoten',
      description: 'Waar de redactie van Niergenoten schrijft',
      robots: 'noindex, nofollow',
    },
    components: {
      graphics: { Logo: '/admin/logo.tsx#Logo', Icon: '/admin/logo.tsx#Mark' },
      afterLogin: ['/admin/forgotten.tsx#Forgotten'],
    },
  },
});
