import { existsSync } from 'node:fs';

const SETPRIV = '/usr/bin/setpriv';

/**
 * A command that gets `signal` when this process ends, even when we are killed outright; where there is no setpriv (it
 * is Linux's), the command itself.
 * @param {'INT' | 'TERM' | 'KILL'} signal
 * @param {string[]} command
 * @returns {[string, ...string[]]}
 */
export function endsWithUs(signal, command) {
  const [first = '', ...rest] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', signal, '--', ...command] : command;
  return [first, ...rest];
}
