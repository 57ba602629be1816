import { z } from 'zod';
import { DAY, MINUTE } from '#app/platform/clock.ts';
import type { UploadLimits } from '#app/platform/images/open-picture.ts';

/** How often something may be done: `points` times in `seconds`, by one member, or by one network. */
export interface Limit {
  points: number;
  seconds: number;
}

/** Each can be set as LIMIT_<NAME>, for example `LIMIT_USERNAME_LOOKUP=20/60`. */
const defaults = {
  usernameLookup: '20/60', // rules.md R3
  login: '100/3600', // rules.md R2
  register: '60/3600', // each try of the form counts
  mailRequest: '10/3600',
  mailToAddress: '5/3600',
  captcha: '60/60',
  write: '60/60',
  toggle: '120/60',
  upload: '20/3600',
  draft: '120/60',
} as const;

export type LimitName = keyof typeof defaults;

/** What is counted by network, for members as well: a session must not give more tries (rules.md R2, R3). */
export const BY_NETWORK: ReadonlySet<LimitName> = new Set([
  'usernameLookup',
  'login',
  'register',
  'mailRequest',
  'captcha',
]);

const settingName = (name: string) => `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const names = Object.keys(defaults) as LimitName[];

const limit = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,6}$/, 'schrijf aantal/seconden, bijvoorbeeld 20/60')
  .transform((text): Limit => {
    const [points, seconds] = text.split('/').map(Number) as [number, number];
    return { points, seconds };
  });

/** The settings of all limits, by the name they have in the environment. */
export const limitSettings: Record<string, z.ZodType<Limit>> = Object.fromEntries(
  names.map((name) => [settingName(name), limit.prefault(defaults[name])]),
);

/** The limits by their own name, out of the parsed settings. */
export function limitDefaults(values: Record<string, unknown>): Record<LimitName, Limit> {
  return Object.fromEntries(names.map((name) => [name, values[settingName(name)]])) as Record<LimitName, Limit>;
}

const most = (standard: number, largest: number) => z.coerce.number().int().min(1).max(largest).default(standard);

/** The settings of pictures that are uploaded (rules.md R23). */
export const uploadSettings = {
  UPLOAD_MEGABYTES: most(10, 100),
  UPLOAD_MEGAPIXELS: most(24, 200),
  UPLOAD_SECONDS: most(10, 60),
};

/** The same, out of the parsed settings. */
export const uploadLimits = (values: Record<keyof typeof uploadSettings, number>): UploadLimits => ({
  bytes: values.UPLOAD_MEGABYTES * 1024 ** 2,
  pixels: values.UPLOAD_MEGAPIXELS * 1_000_000,
  seconds: values.UPLOAD_SECONDS,
});

/** How long a session lives without activity (rules.md R8); whoever stays logged in has the longer of the two. */
export const sessionSettings = {
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(10).max(1440).default(240),
  SESSION_INDEFINITE_DAYS: most(30, 365), // its cookie is kept for a year
};

/** Both lifetimes in milliseconds, out of the parsed settings. */
export const sessionLifetimes = (values: { SESSION_IDLE_MINUTES: number; SESSION_INDEFINITE_DAYS: number }) => ({
  idle: values.SESSION_IDLE_MINUTES * MINUTE,
  indefinite: values.SESSION_INDEFINITE_DAYS * DAY,
});
