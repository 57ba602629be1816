import type { Rate } from '#app/platform/limits/rate-limit.ts';
import type { SettingName, SettingValues } from '#settings/values.ts';

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
export function limitsOf(values: SettingValues<'site'>): Record<LimitName, Rate> {
  const names = Object.keys(values).filter(isLimit);
  return Object.fromEntries(names.map((name) => [limitName(name), values[name]])) as Record<LimitName, Rate>;
}
