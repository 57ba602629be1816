import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { picture } from '#tests/support/pictures.ts';
import { logInByCall, upload } from './support/api-calls.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

test('R42 all files and folders of the data are for the user of the site alone', async ({ page }) => {
  await logInByCall(page, await newMember());
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture().jpeg().toBuffer() };
  await upload(page, '/api/v1/customprofile/photo', { photo });
  const folder = process.env.JOURNEYS_DATA_DIR ?? '';
  let paths: string[] = [];
  await expect(async () => {
    paths = await readdir(folder, { recursive: true }); // fails when PostgreSQL removes a folder meanwhile
  }).toPass();
  const entries = await Promise.all(paths.map(async (path) => ({ path, mode: await modeOf(join(folder, path)) })));
  const pictures = entries.filter(({ path }) => path.startsWith('media/'));
  expect(pictures.length, 'the copies of the photo').toBeGreaterThan(10);
  expect(entries.filter(({ mode }) => mode & 0o077).map(({ path }) => path)).toEqual([]);
});

/** The mode of a file or folder; 0 if it has gone since it was listed. */
async function modeOf(path: string): Promise<number> {
  try {
    return (await lstat(path)).mode;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
