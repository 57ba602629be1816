import { isIPv6 } from 'node:net';
import { DAY, MINUTE } from '#app/platform/clock.ts';
import { isLoopback } from '#app/platform/limits/network.ts';
import type { Rate } from '#app/platform/limits/rate-limit.ts';
import { readSettings } from '#settings/read-settings.js';
import type { SettingName, SettingValues } from '#settings/values.ts';
import { uploadLimitsOf } from './upload-limits.ts';

export type Config = ReturnType<typeof parseConfig>;

const ALL_STAFF = ['moderator', 'professional', 'administrator'] as const;

/**
 * Reads the settings of the site from the environment, once at start. Throws an error that names every bad setting at
 * once.
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const values = readSettings('site', environment);
  const publicUrl = new URL(
    values.PUBLIC_URL ?? `http://${isIPv6(values.HOST) ? `[${values.HOST}]` : values.HOST}:${values.PORT}`,
  );
  /** Demo accounts and /dev pages: only when nobody else can reach them (architecture.md). */
  const demo = values.DEMO === true && isLoopback(values.HOST) && isLoopback(publicUrl.hostname);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    secure: publicUrl.protocol === 'https:',
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    databaseSeconds: values.DATABASE_SECONDS,
    requestSeconds: values.REQUEST_SECONDS,
    smtpUrl: values.SMTP_URL,
    mediaUrl: values.MEDIA_URL,
    mailFrom: values.MAIL_FROM,
    secret: values.SESSION_SECRET,
    demo,
    /** The roles that a session has only after a second factor. */
    secondFactorRequired: values.SECOND_FACTOR_REQUIRED ?? (demo ? [] : ALL_STAFF),
    /** After reports by so many people within a week a member's texts wait for a moderator; 0 for never. */
    holdAfterReporters: values.HOLD_AFTER_REPORTERS ?? (demo ? 0 : 2),
    logLevel: values.LOG_LEVEL,
    webProcesses: values.WEB_PROCESSES,
    trustProxy: values.TRUST_PROXY ?? false,
    metricsHosts: values.METRICS_HOSTS,
    captchaCost: values.CAPTCHA_COST,
    contactEmail: values.CONTACT_EMAIL,
    infolinePhone: values.INFOLINE_PHONE,
    cmsUrl: new URL(values.CMS_URL),
    /** Shared with the CMS, which signs the addresses of previews with it; without it there are none. */
    previewSecret: values.PREVIEW_SECRET,
    magazineUrl: values.MAGAZINE_URL,
    infolineHours: { days: [2, 3, 4], opens: '08:00', closes: '17:00' },
    uploads: uploadLimitsOf(values),
    limits: limitsOf(values),
    live: { streams: values.LIVE_STREAMS, perMember: values.LIVE_STREAMS_PER_MEMBER },
    /** How long a session lives without activity, in milliseconds (rules.md R8). */
    sessions: { idle: values.SESSION_IDLE_MINUTES * MINUTE, indefinite: values.SESSION_INDEFINITE_DAYS * DAY },
  };
}

type LimitSetting = Extract<SettingName, `LIMIT_${string}`>;

type CamelCase<Words extends string> = Words extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Words>;

/** The limits of the settings table: `usernameLookup` is LIMIT_USERNAME_LOOKUP. */
type LimitName = LimitSetting extends `LIMIT_${infer Words}` ? CamelCase<Words> : never;

const isLimit = (setting: string): setting is LimitSetting => setting.startsWith('LIMIT_');

/** LIMIT_USERNAME_LOOKUP becomes usernameLookup. */
const limitName = (setting: LimitSetting) =>
  setting
    .slice('LIMIT_'.length)
    .toLowerCase()
    .replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as LimitName;

/** The rates of the LIMIT_ settings, by the names of the rate limits. */
function limitsOf(values: SettingValues<'site'>): Record<LimitName, Rate> {
  const names = Object.keys(values).filter(isLimit);
  return Object.fromEntries(names.map((name) => [limitName(name), values[name]])) as Record<LimitName, Rate>;
}
