/** The message of an error that nobody foresaw, and which the reader did not cause (choices.md 2). */
export const UNEXPECTED_ERROR = 'Er is iets misgegaan. Probeer het later opnieuw.';
