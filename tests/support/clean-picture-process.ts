import { readFile, writeFile } from 'node:fs/promises';
import { PHOTO_COPIES } from '#app/features/profiles/photo-copies.ts';
import { uploadLimitsOf } from '#app/platform/config/upload-limits.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { openImages } from '#app/platform/images/images.ts';

/**
 * A process that cleans one picture for each path that it is sent, and sends back what became of it. It measures itself
 * alone: no other work of the tests counts in its time and memory.
 */
export interface Outcome {
  /** The copies by name, in base64; or what the member was told. */
  made: Record<string, string> | null;
  refused: string | null;
  /** Of work, in all threads: how long it takes on a machine that has nothing else to do. */
  milliseconds: number;
  /** By how many bytes the memory of the process grew at its highest. */
  grownBy: number;
}

const images = openImages(uploadLimitsOf({ UPLOAD_MEGABYTES: 10, UPLOAD_MEGAPIXELS: 24, UPLOAD_SECONDS: 20 }));

async function clean(path: string): Promise<Outcome> {
  const file = new Blob([await readFile(path)]);
  await resetPeak();
  const memory = process.memoryUsage.rss();
  const began = process.cpuUsage();
  const result = await cleaned(file);
  const { user, system } = process.cpuUsage(began);
  return { ...result, milliseconds: (user + system) / 1000, grownBy: (await peak()) - memory };
}

async function cleaned(file: Blob): Promise<Pick<Outcome, 'made' | 'refused'>> {
  try {
    const made = await images.clean(file, { copies: PHOTO_COPIES, field: 'photo' });
    const named = made.map(({ name, content }) => [name, Buffer.from(content).toString('base64')]);
    return { made: Object.fromEntries(named), refused: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { made: null, refused: error.fields.photo ?? '' };
  }
}

/** Linux forgets the highest memory of a process when 5 is written here (proc(5)). */
const resetPeak = () => writeFile('/proc/self/clear_refs', '5');

/** The highest memory of this process since then, in bytes. */
async function peak(): Promise<number> {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(await readFile('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

process.on('message', async (path: string) => process.send?.(await clean(path)));
