import { SettingsError } from '../../settings/read-settings.js';

/** A mistake that the person at the terminal can mend: shown as its message alone, without a stack. */
export class ExpectedError extends Error {}

/** What the person at the terminal is shown of an error. @param {unknown} error */
export const messageOf = (error) =>
  error instanceof ExpectedError || error instanceof SettingsError ? error.message : error;

/**
 * Ends this process with an error, for the person at the terminal or, when nobody foresaw it, for the developer.
 * @param {unknown} error
 */
export function fail(error) {
  process.exitCode = 1;
  const message = messageOf(error);
  console.error(typeof message === 'string' ? `\n${message}\n` : message);
}
