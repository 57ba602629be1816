import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The length of a clock tick of /proc, in milliseconds: USER_HZ is 100 on every Linux that Node runs on. */
const TICK_MS = 10;

/** The CPU time that all threads of a process have used so far, in milliseconds. */
export function cpuTime(pid: number): number {
  return cpuOf(statOf(pid));
}

/** The CPU time of the main thread of a process, which runs our JavaScript, in milliseconds. */
export function mainThreadTime(pid: number): number {
  return cpuOf(statOf(`${pid}/task/${pid}`));
}

/** The memory of a process that is in RAM (VmRSS of /proc), in MB of 1,000,000 bytes. */
export function residentMemory(pid: number): number {
  const [, kibibytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB$/m) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

/** Waits until a process has been asleep for five checks in a row, without using CPU time; five seconds at most. */
export async function waitUntilIdle(pid: number): Promise<void> {
  const deadline = Date.now() + 5000;
  for (let [asleep, before] = [0, cpuTime(pid)]; asleep < 5 && Date.now() < deadline; ) {
    await wait(30);
    const now = cpuTime(pid);
    asleep = statOf(pid)[0] === 'S' && now === before ? asleep + 1 : 0;
    before = now;
  }
}

/** Waits until a process has used at most 2 % of a core for three seconds; two minutes at most. */
export async function waitUntilAtRest(pid: number): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (let before = cpuTime(pid); Date.now() < deadline; ) {
    await wait(3000);
    const now = cpuTime(pid);
    if (now - before <= 60) return;
    before = now;
  }
}

/** The fields of a `stat` file in /proc, without the first two: the first one here is the state (proc(5)). */
function statOf(process: string | number): string[] {
  const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
  // The second field is a name in parentheses, which may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The sum of utime and stime, in milliseconds. */
function cpuOf(fields: string[]): number {
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
