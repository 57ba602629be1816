import { isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';
import {
  limitDefaults,
  limitSettings,
  sessionLifetimes,
  sessionSettings,
  uploadLimits,
  uploadSettings,
} from './limits.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(0).max(65535);

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MEDIA_URL: z.url({ protocol: /^s3$/ }).optional(),
  MAIL_FROM: z.string().default('Niergenoten <noreply@example.org>'),
  SESSION_SECRET: z.string().min(32, 'moet ten minste 32 tekens lang zijn'),
  DEMO: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WEB_PROCESSES: z.coerce.number().int().min(1).default(1),
  TRUST_PROXY: z.string().optional(),
  METRICS_HOSTS: z.string().default('127.0.0.1,::1,::ffff:127.0.0.1'),
  CAPTCHA_COST: z.coerce.number().int().min(1).default(1000),
  CONTACT_EMAIL: z.email().default('contact@example.org'),
  INFOLINE_PHONE: z.string().default('0800 000 0000'),
  CMS_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  PREVIEW_SECRET: z.string().min(32, 'moet ten minste 32 tekens lang zijn').optional(),
  MAGAZINE_URL: z.url().default('https://www.nieren.nl/'),
  ...uploadSettings,
  ...limitSettings,
  ...sessionSettings,
});

export type Config = ReturnType<typeof parseConfig>;

/**
 * Reads the settings from the environment, once at start.
 * Throws an error that names every bad setting at once.
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const parsed = settings.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Deze instellingen kloppen niet (zie .env.example):\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const publicUrl = new URL(
    values.PUBLIC_URL ?? `http://${isIPv6(values.HOST) ? `[${values.HOST}]` : values.HOST}:${values.PORT}`,
  );
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    secure: publicUrl.protocol === 'https:',
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL ?? null,
    mediaUrl: values.MEDIA_URL ?? null,
    mailFrom: values.MAIL_FROM,
    secret: values.SESSION_SECRET,
    /** Demo accounts and /dev pages: only when nobody else can reach them (architecture.md). */
    demo: values.DEMO && isLoopback(values.HOST) && isLoopback(publicUrl.hostname),
    logLevel: values.LOG_LEVEL,
    webProcesses: values.WEB_PROCESSES,
    trustProxy: values.TRUST_PROXY ?? false,
    metricsHosts: values.METRICS_HOSTS.split(',').map((host) => host.trim()),
    captchaCost: values.CAPTCHA_COST,
    contactEmail: values.CONTACT_EMAIL,
    infolinePhone: values.INFOLINE_PHONE,
    cmsUrl: new URL(values.CMS_URL),
    /** Shared with the CMS, which signs the addresses of previews with it; without it there are none. */
    previewSecret: values.PREVIEW_SECRET ?? null,
    magazineUrl: values.MAGAZINE_URL,
    infolineHours: { days: [2, 3, 4], opens: '08:00', closes: '17:00' },
    uploads: uploadLimits(values),
    limits: limitDefaults(values),
    sessions: sessionLifetimes(values),
  };
}

const isLoopback = (host: string) =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));

const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
