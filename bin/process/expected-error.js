import { SettingsError } from '../../settings/read-settings.js';

/** An error that the person at the terminal can correct: only its message is shown, without a stack. */
export class ExpectedError extends Error {}

/** What the person at the terminal is shown of an error. @param {unknown} error */
export const messageOf = (error) =>
  error instanceof ExpectedError || error instanceof SettingsError ? error.message : error;

/**
 * Makes this process exit with code 1, and shows the message of an expected error, or an unexpected error with its stack.
 * @param {unknown} error
 */
export function fail(error) {
  process.exitCode = 1;
  const message = messageOf(error);
  console.error(typeof message === 'string' ? `\n${message}\n` : message);
}
