import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedError } from '../process/expected-error.js';

/**
 * Ends the processes that an earlier PostgreSQL of this data folder left running, and removes its lock file. Every process
 * of it has its cluster name in its title and belongs to the owner of the folder, so that no other process is ever
 * mistaken for it. On systems without /proc PostgreSQL's own lock decides.
 * @param {string} data
 * @param {string} clusterName
 */
export async function endOrphans(data, clusterName) {
  if (process.platform !== 'linux') return;
  const owner = statSync(data).uid;
  const signals = /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL']);
  for (const [round, signal] of signals.entries()) {
    // Without its postmaster a backend ends by itself: the first round only asks the postmaster.
    for (const pid of findProcesses(clusterName, owner, round === 0)) end(pid, signal);
    for (let attempts = 0; attempts < 100; attempts += 1) {
      if (findProcesses(clusterName, owner).length === 0) {
        rmSync(join(data, 'postmaster.pid'), { force: true });
        return;
      }
      await wait(100);
    }
  }
  throw new ExpectedError(`Een eerdere PostgreSQL van ${data} wil niet stoppen.`);
}

/** @param {string} clusterName @param {number} owner @param {boolean} [postmasterOnly] @returns {number[]} */
function findProcesses(clusterName, owner, postmasterOnly = false) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const postmaster = title.includes(`\0cluster_name=${clusterName}\0`);
        const child = title.startsWith(`postgres: ${clusterName}: `);
        return (postmaster || (child && !postmasterOnly)) && statSync(`/proc/${pid}`).uid === owner;
      } catch {
        return false; // it has ended meanwhile
      }
    });
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended meanwhile
  }
}
