import { resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { nl } from '@payloadcms/translations/languages/nl';
import { buildConfig, type EmailAdapter } from 'payload';
import { systemClock, TIME_ZONE } from '../app/platform/clock.ts';
import { blocks } from './blocks/all.ts';
import { collections } from './collections/all.ts';
import { users } from './collections/users.ts';
import { poolOptions } from './database/pool.ts';
import { resilient } from './database/resilient-adapter.ts';
import { articlesBelowEndpoints } from './editing/articles-below-endpoints.ts';
import { protectLocks } from './editing/own-locks.ts';
import { makeNoEmptyDocuments } from './editing/validated-drafts.ts';
import { cleanTexts } from './fields/clean-texts.ts';
import { comparedAsWords } from './fields/compared.ts';
import { limitLengths } from './fields/lengths.ts';
import { listedByTitle } from './fields/listed-by-title.ts';
import { pathProblems } from './fields/path-endpoint.ts';
import { editor } from './fields/rich-text.ts';
import { communityEndpoint } from './lists/community-endpoint.ts';
import { usesEndpoints } from './lists/uses-endpoints.ts';
import { permissions } from './login/permissions.ts';
import { sharp } from './media/picture-reader.ts';
import { expertLinkEndpoints } from './preview/expert-link-endpoints.ts';
import { explainError } from './requests/explain-error.ts';
import { FILE_BYTES } from './requests/guard-requests.ts';
import { requireShape } from './requests/require-shape.ts';
import { resumeInterrupted } from './schedule/resume-interrupted.ts';
import { scheduleEndpoints } from './schedule/schedule-endpoints.ts';
import { withRetries } from './schedule/with-retries.ts';
import { secondFactorEndpoints } from './second-factor/second-factor-endpoints.ts';
import { settings } from './settings.ts';
import { translations } from './translations.ts';

/** The folder of the CMS, in which each of its processes is started. A built file cannot know it from its own path. */
const cmsFolder = process.cwd();

/** The CMS mails nobody (collections/users.ts); without this Payload would write mails into the log. */
const noMail: EmailAdapter<void> = () => ({
  name: 'none',
  defaultFromAddress: 'noreply@example.org',
  defaultFromName: 'Niergenoten',
  sendEmail: async () => {},
});

// What the CMS writes (pictures, files) is for its own user alone (rules.md R42).
if (isMainThread) process.umask(0o077);

const startedAt = systemClock.now();

const config = buildConfig({
  secret: settings.secret,
  custom: { siteUrl: settings.siteUrl }, // for publish/, which can be imported without settings
  serverURL: settings.cmsUrl,
  cors: [settings.cmsUrl],
  csrf: [settings.cmsUrl],
  cookiePrefix: 'cms',
  telemetry: false,
  graphQL: { disable: true },
  email: noMail,
  sharp,
  editor,
  i18n: { supportedLanguages: { nl }, fallbackLanguage: 'nl', translations: { nl: translations } },
  upload: { limits: { fileSize: FILE_BYTES }, abortOnLimit: true },
  collections: collections.map(limitLengths).map(cleanTexts).map(requireShape).map(comparedAsWords).map(listedByTitle),
  blocks: blocks.map(limitLengths).map(cleanTexts).map(comparedAsWords),
  endpoints: [
    permissions,
    pathProblems,
    communityEndpoint,
    ...usesEndpoints,
    ...expertLinkEndpoints,
    ...articlesBelowEndpoints,
    ...scheduleEndpoints,
    ...secondFactorEndpoints,
  ],
  hooks: { afterError: [explainError] },
  // Scheduled publishing (docs/operating.md).
  jobs: {
    autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 50 }],
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  onInit: async (payload) => {
    if (!settings.isCommand) await resumeInterrupted(payload, startedAt);
  },
  db: resilient(
    postgresAdapter({
      pool: poolOptions({ url: settings.databaseUrl, isCommand: settings.isCommand }),
      schemaName: 'cms',
      migrationDir: resolve(cmsFolder, 'migrations'),
      push: false,
      blocksAsJSON: true,
      disableCreateDatabase: true,
    }),
  ),
  typescript: { outputFile: resolve(cmsFolder, 'payload-types.ts') },
  admin: {
    user: users.slug,
    avatar: 'default',
    toast: { duration: 10_000 }, // time to read why something was refused
    dateFormat: 'd MMM yyyy HH:mm',
    timezones: {
      defaultTimezone: TIME_ZONE,
      supportedTimezones: [{ label: 'Nederland', value: TIME_ZONE }],
    },
    importMap: { baseDir: cmsFolder, importMapFile: resolve(cmsFolder, 'app/(payload)/admin/importMap.js') },
    meta: { defaultOGImageType: 'off', titleSuffix: '' }, // of what a page says of itself, admin/page-metadata.ts
    components: {
      providers: ['/admin/dutch/dutch-texts.tsx#DutchTexts'],
      graphics: { Logo: '/admin/logo.tsx#Logo', Icon: '/admin/logo.tsx#Mark' },
      beforeDashboard: ['/admin/dashboard/dashboard.tsx#Dashboard'],
      afterNavLinks: ['/admin/list-links.tsx#ListLinks'],
      views: {
        login: { Component: '/admin/second-factor/login-view.tsx#LoginView' },
        overdue: {
          ...{ Component: '/admin/overdue.tsx#Overdue', path: '/na-te-kijken' },
          meta: { title: 'Na te kijken' },
        },
        brokenLinks: {
          ...{ Component: '/admin/broken-links.tsx#BrokenLinks', path: '/kapotte-links' },
          meta: { title: 'Kapotte links' },
        },
        failedSchedules: {
          ...{ Component: '/admin/failed-schedules.tsx#FailedSchedules', path: '/gepland-maar-mislukt' },
          meta: { title: 'Gepland maar mislukt' },
        },
      },
    },
  },
});

export default config.then(protectLocks).then(makeNoEmptyDocuments).then(withRetries);
