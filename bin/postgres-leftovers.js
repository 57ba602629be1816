import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Explained } from './run.js';

/**
 * Ends what an earlier PostgreSQL of this data folder left running, and its lock. Every process of it carries `tag`
 * (its cluster_name) in its title and is the folder's owner's, so that nobody else's process is ever taken for it.
 * Only where there is a /proc; elsewhere PostgreSQL's own lock decides.
 * @param {string} data
 * @param {string} tag
 */
export async function clearLeftovers(data, tag) {
  if (process.platform !== 'linux') return;
  const owner = statSync(data).uid;
  const signals = /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL']);
  for (const [round, signal] of signals.entries()) {
    // Without its postmaster a backend ends by itself: the first round only asks the postmaster.
    for (const pid of processesOf(tag, owner, round === 0)) end(pid, signal);
    for (let tries = 0; tries < 100; tries += 1) {
      if (processesOf(tag, owner).length === 0) {
        rmSync(join(data, 'postmaster.pid'), { force: true });
        return;
      }
      await wait(100);
    }
  }
  throw new Explained(`Een eerdere PostgreSQL van ${data} wil niet stoppen.`);
}

/** @param {string} tag @param {number} owner @param {boolean} [postmasterOnly] @returns {number[]} */
function processesOf(tag, owner, postmasterOnly = false) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const postmaster = title.includes(`\0cluster_name=${tag}\0`);
        const child = title.startsWith(`postgres: ${tag}: `);
        return (postmaster || (child && !postmasterOnly)) && statSync(`/proc/${pid}`).uid === owner;
      } catch {
        return false; // it ended while we looked
      }
    });
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it ended while we looked
  }
}
