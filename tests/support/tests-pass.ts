import { spawnSync } from 'node:child_process';

/**
 * Whether a command that runs tests succeeds. What it prints goes to standard error: what a part of `npm run proof` prints to
 * standard output goes into docs/reports/proof.md.
 */
export function testsPass(command: readonly [string, ...string[]], env: Record<string, string>): boolean {
  const [name, ...args] = command;
  return spawnSync(name, args, { env: { ...process.env, ...env }, stdio: ['ignore', 2, 2] }).status === 0;
}
