import { SETTINGS } from './table.js';

/** @typedef {import('./setting.ts').Process} Process */
/** @typedef {import('./setting.ts').Setting} Setting */
/** @typedef {import('./values.ts').SettingName} SettingName */
/** @typedef {Record<string, string | undefined>} Environment */

/** The settings are wrong: the message names each of them. */
export class SettingsError extends Error {}

/**
 * Reads the settings of a process.
 * @template {Process} P
 * @param {P} process
 * @param {Environment} environment
 * @returns {import('./values.ts').SettingValues<P>}
 * @throws {SettingsError} naming every setting that is wrong or missing, and no secret's value
 */
export function readSettings(process, environment) {
  const { values, problems } = checkSettings(process, environment);
  requireNoProblems(problems);
  return /** @type {any} */ (values);
}

/**
 * Reads the same settings but returns the problems instead of throwing: a wrong setting gets its default value, or null.
 * @template {Process} P
 * @param {P} process
 * @param {Environment} environment
 * @returns {{ values: import('./values.ts').UncheckedValues<P>, problems: string[] }}
 */
export function checkSettings(process, environment) {
  /** @type {Record<string, unknown>} */
  const values = {};
  const problems = [];
  for (const name of namesFor(process)) {
    const { parse, requiredBy = [], secret = false } = settingOf(name);
    const text = textOf(name, environment);
    try {
      values[name] = text ? parse(text) : null;
      if (!text && requiredBy.includes(process)) problems.push(`${name}: ontbreekt`);
    } catch (error) {
      const defaultText = textOf(name, {});
      values[name] = defaultText ? parse(defaultText) : null;
      problems.push(`${name}: ${/** @type {Error} */ (error).message}${secret ? '' : `, niet '${text}'`}`);
    }
  }
  return { values: /** @type {any} */ (values), problems };
}

/** Throws an error that names all problems, if there are any. @param {string[]} problems */
export function requireNoProblems(problems) {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  ${problem}`);
  throw new SettingsError(`Deze instellingen kloppen niet (zie .env.example):\n${lines.join('\n')}`);
}

/**
 * The names of the settings that a process may know.
 * @template {Process} P
 * @param {P} process
 * @returns {import('./values.ts').SettingOf<P>[]}
 */
export function namesFor(process) {
  const names = /** @type {any[]} */ (Object.keys(SETTINGS));
  return process === 'start' ? names : names.filter((name) => settingOf(name).readBy.includes(process));
}

/** A row of the table. @param {SettingName} name @returns {Setting} */
export const settingOf = (name) => SETTINGS[name];

/**
 * The text of a setting: its default where it is not set or empty, '' where it has none.
 * @param {string} name
 * @param {Environment} environment
 * @returns {string}
 */
export function textOf(name, environment) {
  const { default: defaultText = '' } = settingOf(/** @type {SettingName} */ (name));
  return (
    environment[name] ||
    (typeof defaultText === 'string'
      ? defaultText
      : defaultText((/** @type {string} */ other) => textOf(other, environment)))
  );
}
