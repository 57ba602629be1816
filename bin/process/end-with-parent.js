import { existsSync } from 'node:fs';

const SETPRIV = '/usr/bin/setpriv';

/**
 * A command that gets `signal` when this process ends, even by SIGKILL. Without setpriv, which only Linux has, it is the
 * command itself.
 * @param {'INT' | 'TERM' | 'KILL'} signal
 * @param {string[]} command
 * @returns {[string, ...string[]]}
 */
export function endWithParent(signal, command) {
  const [first = '', ...rest] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', signal, '--', ...command] : command;
  return [first, ...rest];
}
