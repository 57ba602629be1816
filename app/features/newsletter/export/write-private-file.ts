import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file that only its owner can read (rules.md R42), in place of one that stands there, whatever its rights were.
 * Until it is whole it has another name; after an error nothing has changed.
 */
export async function writePrivateFile(path: string, pieces: AsyncIterable<string>): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  const file = await open(part, 'wx', 0o600);
  try {
    for await (const piece of pieces) await file.write(piece);
    await file.sync();
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
