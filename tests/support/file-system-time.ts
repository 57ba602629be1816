import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The time by which files are stored: under faketime it is not that of this process. */
export async function fileSystemTime(): Promise<Date> {
  const folder = await mkdtemp(join(tmpdir(), 'niergenoten-time-'));
  try {
    return (await stat(folder)).mtime;
  } finally {
    await rm(folder, { recursive: true });
  }
}
