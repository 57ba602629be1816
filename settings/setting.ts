/**
 * The processes that read settings: `npm start` and the other commands of bin/, the site (web and worker), the CMS, the
 * migrations, and the tests.
 */
export type Process = 'start' | 'site' | 'cms' | 'migration' | 'tests';

/** One row of the table. */
export interface Setting {
  /** Turns the text of the environment into a value; throws an error with a Dutch predicate: 'moet … zijn'. */
  parse: (text: string) => unknown;
  /** The text that counts when the setting is not set; it may depend on other settings. */
  default?: string | ((textOf: (name: string) => string) => string);
  /** What .env.example and the documentation show for a setting without a default. */
  example?: string;
  /** Who may know the setting. `npm start` reads all of them, for it starts the others; 'start' says: nobody else. */
  toldTo: readonly Process[];
  /** Who cannot run without it. */
  requiredBy?: readonly Process[];
  /** Whether the value must not appear in an error. */
  secret?: boolean;
  /** For .env.example and docs/operating.md: a sentence or two, in English. */
  help: string;
}
