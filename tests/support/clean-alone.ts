import { readFile } from 'node:fs/promises';
import { PHOTO_COPIES } from '#app/features/profiles/photo-copies.ts';
import { uploadLimits } from '#app/platform/config/limits.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { openImages } from '#app/platform/images/images.ts';

/**
 * A process that cleans the pictures in the files named, one after the other, and tells what became of them, how long
 * each took, and by how much its memory grew at its highest.
 */
export interface Told {
  outcomes: Outcome[];
  grownBy: number;
}

export interface Outcome {
  /** The copies by name, in base64; or what the member was told. */
  made: Record<string, string> | null;
  refused: string | null;
  /** Of work, in all threads: how long it takes on a machine that has nothing else to do. */
  milliseconds: number;
}

const images = openImages(uploadLimits({ UPLOAD_MEGABYTES: 10, UPLOAD_MEGAPIXELS: 24, UPLOAD_SECONDS: 20 }));

async function clean(path: string): Promise<Outcome> {
  const file = new Blob([await readFile(path)]);
  const began = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  try {
    const made = await images.clean(file, { copies: PHOTO_COPIES, field: 'photo' });
    const named = made.map(({ name, content }) => [name, Buffer.from(content).toString('base64')]);
    return { made: Object.fromEntries(named), refused: null, milliseconds: spent() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { made: null, refused: error.fields.photo ?? '', milliseconds: spent() };
  }
}

/** Of this process alone: what getrusage() tells begins with the size of the process that started it. */
async function peak(): Promise<number> {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(await readFile('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const before = process.memoryUsage.rss();
const outcomes: Outcome[] = [];
for (const path of process.argv.slice(2)) outcomes.push(await clean(path));
const told: Told = { outcomes, grownBy: (await peak()) - before };
process.stdout.write(JSON.stringify(told));
