import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PHOTO_COPIES } from '#app/features/profiles/photo-copies.ts';
import { uploadLimitsOf } from '#app/platform/config/upload-limits.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { openImages } from '#app/platform/images/images.ts';

/**
 * The result of cleaning one picture. This file runs as a process of its own, which cleans the picture of each path that
 * it receives and sends back the result: so no other work of the tests counts in its time and memory.
 */
export interface Outcome {
  /** The copies by name, in base64; null when the picture was refused. */
  made: Record<string, string> | null;
  refused: string | null;
  /** CPU time of the process that decoded it: the duration on an idle machine. */
  milliseconds: number;
  /** The peak memory of that process, in bytes; 0 when it gave no answer. */
  peak: number;
}

const images = openImages(uploadLimitsOf({ UPLOAD_MEGABYTES: 25, UPLOAD_MEGAPIXELS: 32, UPLOAD_SECONDS: 120 }));

async function measureClean(path: string): Promise<Outcome> {
  const file = new Blob([await readFile(path)]);
  peak = 0;
  const cpuBefore = cpuOfChildren();
  const result = await cleanOrRefuse(file);
  return { ...result, milliseconds: cpuOfChildren() - cpuBefore, peak };
}

async function cleanOrRefuse(file: Blob): Promise<Pick<Outcome, 'made' | 'refused'>> {
  try {
    const made = await images.clean(file, { copies: PHOTO_COPIES, field: 'photo', by: 1 });
    const named = made.map(({ name, content }) => [name, Buffer.from(content).toString('base64')]);
    return { made: Object.fromEntries(named), refused: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { made: null, refused: error.fields.photo ?? '' };
  }
}

let peak = 0;
subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess };
  child.on('message', () => {
    peak = peakMemoryOf(child.pid);
  });
});

/** The peak memory of a process, in bytes (proc_pid_status(5)). */
function peakMemoryOf(id: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** The CPU time of the processes that ended, in milliseconds: the fields cutime and cstime, in ticks (proc_pid_stat(5)). */
function cpuOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

process.on('message', async (path: string) => process.send?.(await measureClean(path)));
