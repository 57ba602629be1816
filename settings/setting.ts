/**
 * The processes that read settings: `npm start` and the other commands of bin/, the site (web and worker), the CMS, the
 * migrations, and the tests.
 */
export type Process = 'start' | 'site' | 'cms' | 'migration' | 'tests';

/** One row of the table. */
export interface Setting {
  /** Turns the text of the environment into a value; throws an error with a Dutch predicate: 'moet … zijn'. */
  parse: (text: string) => unknown;
  /** The default, as text; it may depend on other settings. */
  default?: string | ((textOf: (name: string) => string) => string);
  /** What .env.example shows for a setting without a default. */
  example?: string;
  /** The processes that get the setting. `npm start` reads all settings, because it starts the others. */
  readBy: readonly Process[];
  /** The processes that can't run without it. */
  requiredBy?: readonly Process[];
  /** Whether the value must not appear in an error. */
  secret?: boolean;
  /** For .env.example: a sentence or two, in English. */
  help: string;
}
