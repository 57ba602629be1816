import { checkSettings, namesFor, requireNoProblems } from './read-settings.js';
import { SETTINGS } from './table.js';

/** @typedef {import('./setting.ts').Process} Process */

/**
 * The environment of a process that we start: the settings that it reads, and all variables that are not settings.
 * @template {Process} P
 * @param {P} process
 * @param {NodeJS.ProcessEnv} environment of this process
 * @param {import('./values.ts').SettingTexts<P>} settings that override those of `environment`
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(process, environment, settings) {
  const others = Object.entries(environment).filter(([name]) => !(name in SETTINGS));
  const visible = namesFor(process).map((name) => [name, name in settings ? settings[name] : environment[name]]);
  return Object.fromEntries([...others, ...visible.filter(([, text]) => text)]);
}

/**
 * Settings that differ from the defaults, for tests and measurements: names that the table does not have are errors of
 * types, and texts that it refuses are errors at once.
 * @param {import('./values.ts').SettingTexts} settings
 * @returns {Record<string, string>}
 */
export function settingsEnvironment(settings) {
  const set = Object.entries(settings).flatMap(([name, text]) => (text ? [[name, text]] : []));
  const environment = Object.fromEntries(set);
  requireNoProblems(checkSettings('start', environment).problems);
  return environment;
}
