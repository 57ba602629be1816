import { resolve } from 'node:path';

/**
 * What the environment tells the CMS (.env.example). A build has no settings yet: what is missing is refused by
 * `requireSettings`, before the CMS starts.
 */
const { env } = process;

export const settings = {
  databaseUrl: env.CMS_DATABASE_URL ?? '',
  secret: env.CMS_SECRET ?? '',
  /** What site and CMS share, so that the site believes the address of a preview. */
  previewSecret: env.PREVIEW_SECRET ?? '',
  /** Where Next notes that it listens (its own, not documented): there the CMS reaches itself without a proxy. */
  ownUrl: env.__NEXT_PRIVATE_ORIGIN,
  /** Where editors reach the CMS, and readers the site. */
  cmsUrl: new URL(env.CMS_URL || 'http://localhost:3001').origin,
  siteUrl: new URL(env.PUBLIC_URL || 'http://localhost:3000').origin,
  dataDir: resolve('..', env.DATA_DIR || '.data'),
  mediaUrl: env.MEDIA_URL || null,
  /** How often one network may try to log in, as the site counts it, and whose X-Forwarded-For is believed. */
  loginLimit: readLimit(env.LIMIT_LOGIN || '100/3600'),
  trustProxy: env.TRUST_PROXY ?? '',
  /** What a picture may be that an editor uploads: the same as for members. */
  uploadLimits: {
    bytes: Number(env.UPLOAD_MEGABYTES || 10) * 1024 ** 2,
    pixels: Number(env.UPLOAD_MEGAPIXELS || 24) * 1_000_000,
    seconds: Number(env.UPLOAD_SECONDS || 10),
  },
  /** Whether the accounts of the demo are made. */
  demo: env.DEMO === '1',
  /** Whether this process is one of commands/, which Payload runs, and no editor waits for it. */
  isCommand: /[/\\]payload[/\\]bin\.js$/.test(process.argv[1] ?? ''),
  /** What commands/make-user.ts is to make. */
  user: { arguments: env.CMS_USER_ARGUMENTS ?? '[]', password: env.CMS_USER_PASSWORD ?? '' },
};

function readLimit(text: string): { tries: number; seconds: number } {
  const [tries = 0, seconds = 0] = text.split('/').map(Number);
  return { tries, seconds };
}

/** Throws when a setting is missing without which the CMS cannot run. */
export function requireSettings(): void {
  const missing = [
    settings.databaseUrl === '' && 'CMS_DATABASE_URL',
    settings.secret.length < 32 && 'CMS_SECRET (32 tekens of meer)',
    settings.previewSecret.length < 32 && 'PREVIEW_SECRET (32 tekens of meer)',
  ].filter(Boolean);
  if (missing.length > 0) throw new Error(`Deze instellingen van het CMS ontbreken: ${missing.join(', ')}.`);
}
