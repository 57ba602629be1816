import type { Process } from './setting.ts';
import type { SETTINGS } from './table.js';

type Table = typeof SETTINGS;

export type SettingName = keyof Table;

/** The settings that a process may know: `npm start` all of them. */
export type SettingOf<P extends Process> = P extends 'start'
  ? SettingName
  : { [Name in SettingName]: P extends Table[Name]['readBy'][number] ? Name : never }[SettingName];

type Value<Name extends SettingName> = ReturnType<Table[Name]['parse']>;

type HasDefault<Name extends SettingName> = Table[Name] extends { default: unknown } ? true : false;

type IsRequired<Name extends SettingName, P extends Process> = Table[Name] extends { requiredBy: readonly (infer By)[] }
  ? P extends By
    ? true
    : false
  : false;

/** What a process reads: null for a setting that is not set, has no default and is not required by this process. */
export type SettingValues<P extends Process> = {
  [Name in SettingOf<P>]: true extends HasDefault<Name> | IsRequired<Name, P> ? Value<Name> : Value<Name> | null;
};

/** The same before anything is refused: null for a required setting that is missing, too. */
export type UncheckedValues<P extends Process> = {
  [Name in SettingOf<P>]: HasDefault<Name> extends true ? Value<Name> : Value<Name> | null;
};

/** The settings as texts, as the environment has them. */
export type SettingTexts<P extends Process = 'start'> = { [Name in SettingOf<P>]?: string | undefined };
