/**
 * What a command reports to the script that runs it (bin/cms/run-reporting.js): that it waits for another command, how
 * far it is, its result, or an error that the operator can correct.
 */
export type Report = { type: 'waiting' } | { type: 'progress' | 'message' | 'error'; text: string };

/** Reports as one line of JSON on standard output. Everything else that a command prints is for people. */
export const report = (report: Report): void => console.log(JSON.stringify({ report }));

/** Reports that this command waits for another. */
export const reportWaiting = (): void => report({ type: 'waiting' });
