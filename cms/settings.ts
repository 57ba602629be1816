import { resolve } from 'node:path';
import { uploadLimitsOf } from '../app/platform/config/upload-limits.ts';
import { checkSettings, requireNoProblems } from '../settings/read-settings.js';

const { env } = process;

/** A build has no settings yet: what is missing or wrong is refused by `requireSettings`, before the CMS starts. */
const { values, problems } = checkSettings('cms', env);

/** What the environment tells the CMS (settings/table.js). */
export const settings = {
  databaseUrl: values.CMS_DATABASE_URL ?? '',
  secret: values.CMS_SECRET ?? '',
  /** What site and CMS share, so that the site believes the address of a preview. */
  previewSecret: values.PREVIEW_SECRET ?? '',
  /** Where Next notes that it listens (its own, not documented): there the CMS reaches itself without a proxy. */
  ownUrl: env.__NEXT_PRIVATE_ORIGIN,
  /** Where editors reach the CMS, and readers the site. */
  cmsUrl: new URL(values.CMS_URL).origin,
  siteUrl: new URL(values.PUBLIC_URL ?? 'http://localhost:3000').origin,
  dataDir: resolve('..', values.DATA_DIR),
  mediaUrl: values.MEDIA_URL,
  /** How often one network may try to log in, as the site counts it, and whose X-Forwarded-For is believed. */
  loginLimit: { tries: values.LIMIT_LOGIN.points, seconds: values.LIMIT_LOGIN.seconds },
  trustProxy: values.TRUST_PROXY ?? '',
  /** What a picture may be that an editor uploads: the same as for members. */
  uploadLimits: uploadLimitsOf(values),
  /** Whether the accounts of the demo are made. */
  demo: values.DEMO === true,
  /** Whether this process is one of commands/, which Payload runs, and no editor waits for it. */
  isCommand: /[/\\]payload[/\\]bin\.js$/.test(process.argv[1] ?? ''),
  /** What commands/make-user.ts is to make: arguments of that one command, not settings. */
  user: { arguments: env.CMS_USER_ARGUMENTS ?? '[]', password: env.CMS_USER_PASSWORD ?? '' },
};

/** Throws an error that names every setting that is wrong, or missing though the CMS cannot run without it. */
export function requireSettings(): void {
  requireNoProblems(problems);
}
