import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from './test.ts';

/**
 * Writes a large file that a test chooses in a file field, and gives its path: the browser then reads it itself, where its
 * bytes would else come as text through the protocol, which takes many seconds.
 */
export async function onDisk({ name, buffer }: { name: string; buffer: Buffer }): Promise<string> {
  const path = test.info().outputPath(name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, buffer);
  return path;
}
