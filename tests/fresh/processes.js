import { readdirSync, readFileSync } from 'node:fs';

/**
 * A process and its descendants, by /proc.
 * @param {number} top
 * @returns {{ pid: number, title: string }[]}
 */
export function processTree(top) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)));
  const tree = all.filter(({ pid }) => pid === top);
  for (const parent of tree) tree.push(...all.filter((process) => process.parent === parent.pid));
  return tree;
}

/** Those of these processes that still run; zombies do not count. @param {{ pid: number, title: string }[]} processes */
export function stillRunning(processes) {
  return processes.filter(({ pid, title }) => read(pid).some((now) => now.title === title));
}

/** @param {number} pid */
function read(pid) {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]);
    return title ? [{ pid, parent, title }] : [];
  } catch {
    return []; // it ended while we looked
  }
}
