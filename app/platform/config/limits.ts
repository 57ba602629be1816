import { z } from 'zod';

/** How often something may be done: `points` times in `seconds`, by one network or one member. */
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
} as const;

export type LimitName = keyof typeof defaults;

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
