import { readFile, writeFile } from 'node:fs/promises';
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
  /** CPU time in all threads: the duration on an idle machine. */
  milliseconds: number;
  /** The growth of the process to its peak memory, in bytes. */
  grownBy: number;
}

const images = openImages(uploadLimitsOf({ UPLOAD_MEGABYTES: 25, UPLOAD_MEGAPIXELS: 32, UPLOAD_SECONDS: 120 }));

async function measureClean(path: string): Promise<Outcome> {
  const file = new Blob([await readFile(path)]);
  await resetPeakMemory();
  const memory = process.memoryUsage.rss();
  const cpuBefore = process.cpuUsage();
  const result = await cleanOrRefuse(file);
  const { user, system } = process.cpuUsage(cpuBefore);
  return { ...result, milliseconds: (user + system) / 1000, grownBy: (await peakMemory()) - memory };
}

async function cleanOrRefuse(file: Blob): Promise<Pick<Outcome, 'made' | 'refused'>> {
  try {
    const made = await images.clean(file, { copies: PHOTO_COPIES, field: 'photo' });
    const named = made.map(({ name, content }) => [name, Buffer.from(content).toString('base64')]);
    return { made: Object.fromEntries(named), refused: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { made: null, refused: error.fields.photo ?? '' };
  }
}

/** Writing 5 to this file resets the peak memory of the process (proc(5)). */
const resetPeakMemory = () => writeFile('/proc/self/clear_refs', '5');

/** The peak memory of this process since the reset, in bytes. */
async function peakMemory(): Promise<number> {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(await readFile('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

process.on('message', async (path: string) => process.send?.(await measureClean(path)));
