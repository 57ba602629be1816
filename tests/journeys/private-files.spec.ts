import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

test('R42 all files and folders of the data are for the user of the site alone', async () => {
  const folder = process.env.JOURNEYS_DATA_DIR ?? '';
  await expect(async () => {
    const paths = await readdir(folder, { recursive: true }); // fails if a file goes meanwhile
    const entries = await Promise.all(
      paths.map(async (path) => ({ path, mode: (await lstat(join(folder, path))).mode })),
    );
    const pictures = entries.filter(({ path }) => path.startsWith('media/'));
    expect(pictures.length, 'pictures of the demo').toBeGreaterThan(10);
    expect(entries.filter(({ mode }) => mode & 0o077).map(({ path }) => path)).toEqual([]);
  }).toPass();
});
