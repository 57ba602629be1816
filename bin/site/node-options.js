/**
 * The options of Node for the processes of the site. V8 lets the space for new objects grow to 32 MB and more, and the
 * start alone fills that: a lower bound for a semi-space, in MiB, keeps a process small (docs/decisions/processes.md).
 * @type {Record<'server.js' | 'worker.js', readonly string[]>}
 */
export const nodeOptions = {
  'server.js': ['--max-semi-space-size=8'],
  'worker.js': ['--max-semi-space-size=4'],
};
