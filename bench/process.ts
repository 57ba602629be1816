import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How many milliseconds a clock tick of /proc is: USER_HZ is 100 on every Linux that Node runs on. */
const TICK = 10;

/** The CPU time that a process has used so far, all its threads together, in milliseconds. */
export function cpuTime(pid: number): number {
  return cpuOf(statOf(pid));
}

/** The same of its main thread alone, which runs our JavaScript. */
export function mainThreadTime(pid: number): number {
  return cpuOf(statOf(`${pid}/task/${pid}`));
}

/** The memory of a process that is in RAM (VmRSS of /proc), in MB of 1,000,000 bytes. */
export function residentMemory(pid: number): number {
  const [, kibibytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB$/m) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

/** Waits until a process sleeps and goes on doing so, without using CPU time; for five seconds at most. */
export async function waitUntilIdle(pid: number): Promise<void> {
  const deadline = Date.now() + 5000;
  for (let [asleep, before] = [0, cpuTime(pid)]; asleep < 5 && Date.now() < deadline; ) {
    await wait(30);
    const now = cpuTime(pid);
    asleep = statOf(pid)[0] === 'S' && now === before ? asleep + 1 : 0;
    before = now;
  }
}

/** Waits until a process has used at most 2 % of a core for three seconds; for two minutes at most. */
export async function waitUntilAtRest(pid: number): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (let before = cpuTime(pid); Date.now() < deadline; ) {
    await wait(3000);
    const now = cpuTime(pid);
    if (now - before <= 60) return;
    before = now;
  }
}

/** The fields of a file `stat` of /proc from the third on, which is the state (proc(5)). */
function statOf(process: string | number): string[] {
  const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
  // The second field, the name in parentheses, may hold spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** utime and stime, in milliseconds. */
function cpuOf(fields: string[]): number {
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
