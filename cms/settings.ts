import { resolve } from 'node:path';
import { uploadLimitsOf } from '../app/platform/config/upload-limits.ts';
import { checkSettings, requireNoProblems } from '../settings/read-settings.js';

const { env } = process;

/** A build has no settings yet, so `requireSettings` refuses missing and wrong ones, when the CMS starts. */
const { values, problems } = checkSettings('cms', env);

/** The settings of the CMS (settings/table.js). */
export const settings = {
  databaseUrl: values.CMS_DATABASE_URL ?? '',
  secret: values.CMS_SECRET ?? '',
  /** The secret, shared with the site, with which addresses of previews are signed. */
  previewSecret: values.PREVIEW_SECRET ?? '',
  /** Where this server listens, from an undocumented variable of Next: the CMS calls itself there without a proxy. */
  ownUrl: env.__NEXT_PRIVATE_ORIGIN,
  /** The origin of the CMS for editors, and of the site for readers. */
  cmsUrl: new URL(values.CMS_URL).origin,
  siteUrl: new URL(values.PUBLIC_URL ?? 'http://localhost:3000').origin,
  dataDir: resolve('..', values.DATA_DIR),
  mediaUrl: values.MEDIA_URL,
  /** How often one network may try to log in, the same as for the site, and whose X-Forwarded-For is trusted. */
  loginLimit: values.LIMIT_LOGIN,
  trustProxy: values.TRUST_PROXY ?? '',
  /** The limits of an uploaded picture: the same as for members. */
  uploadLimits: uploadLimitsOf(values),
  /** Whether to make the demo's users. */
  demo: values.DEMO === true,
  /** Whether every user must have a second factor at login; in the demo each chooses. */
  secondFactorRequired: values.CMS_SECOND_FACTOR_REQUIRED ?? values.DEMO !== true,
  /** Whether this process runs one of commands/, by Payload's own script, and serves no editors. */
  isCommand: /[/\\]payload[/\\]bin\.js$/.test(process.argv[1] ?? ''),
  /** The arguments of commands/make-user.ts; no settings. */
  user: { arguments: env.CMS_USER_ARGUMENTS ?? '[]', password: env.CMS_USER_PASSWORD ?? '' },
};

/** Throws an error that names every setting that is wrong, or that is required and missing. */
export function requireSettings(): void {
  requireNoProblems(problems);
}
