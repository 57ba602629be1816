import { beforeEach, expect, it } from 'vitest';
import { DAY, HOUR } from '#app/platform/clock.ts';
import { deleteOrphanedPictures } from '#app/platform/images/delete-orphaned-pictures.ts';
import { makeMember, makePhoto } from '#tests/support/factory/members.ts';
import { fileSystemTime } from '#tests/support/file-system-time.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';

const site = setUpTestSite();
/** Makes it the time of the file system, by which files are stored. */
async function joinFileSystem(): Promise<void> {
  site.clock.advance((await fileSystemTime()).getTime() - site.clock.now().getTime());
}

// The files of earlier tests are past the grace period.
beforeEach(async () => {
  await joinFileSystem();
  site.clock.advance(DAY + HOUR);
});

/** Stores a file as the CMS does: with a row if it has a name, without if an editor replaced it. Gives its key. */
async function storeEditorial(text: string, name: string | null): Promise<string> {
  const content = Buffer.from(text);
  const key = await site.platform.media.store(content);
  const row = { key, mime: 'image/webp', bytes: content.length, createdAt: site.clock.now() };
  if (name)
    await site.platform.db
      .insertInto('editorial.mediaFile')
      .values({ ...row, name })
      .execute();
  return key;
}

const isStored = async (key: string) => (await site.platform.media.read(key)) !== null;

it('does nothing in an empty store', async () => {
  await deleteOrphanedFiles(site.platform);
});

it('deletes files that no row refers to, and no others', async () => {
  const replaced = await storeEditorial('vervangen', null);
  const shown = await storeEditorial('staat op een pagina', 'a1b2c3d4e5-nier.webp');
  await makePhoto(site.platform, (await makeMember(site.platform)).id, Buffer.from('een foto'));
  const photos = await site.platform.db.selectFrom('pictureFile').select('mediaKey').execute();
  expect(photos.length).toBeGreaterThan(0);
  await deleteOrphanedFiles(site.platform);
  expect(await isStored(replaced)).toBe(false);
  expect(await isStored(shown)).toBe(true);
  for (const { mediaKey } of photos) expect(await isStored(mediaKey)).toBe(true);
  await deleteOrphanedFiles(site.platform);
});

it('keeps a file without a row for a day, because its row may follow', async () => {
  await joinFileSystem();
  const key = await storeEditorial('wordt nog bewaard', null);
  site.clock.advance(DAY - HOUR);
  await deleteOrphanedFiles(site.platform);
  expect(await isStored(key)).toBe(true);
  site.clock.advance(2 * HOUR);
  await deleteOrphanedFiles(site.platform);
  expect(await isStored(key)).toBe(false);
});

it('keeps a file of the editors that a deleted member also used', async () => {
  const member = await makeMember(site.platform);
  await makePhoto(site.platform, member.id, Buffer.from('van allebei'));
  const { mediaKey } = await site.platform.db
    .selectFrom('pictureFile')
    .innerJoin('picture', 'picture.id', 'pictureFile.pictureId')
    .select('mediaKey')
    .where('picture.memberId', '=', member.id)
    .executeTakeFirstOrThrow();
  const row = {
    name: 'b1b2c3d4e5-nier.webp',
    key: mediaKey,
    mime: 'image/webp',
    bytes: 1,
    createdAt: site.clock.now(),
  };
  await site.platform.db.insertInto('editorial.mediaFile').values(row).execute();
  await site.platform.db.deleteFrom('member').where('id', '=', member.id).execute();
  await deleteOrphanedPictures(site.platform);
  expect(await isStored(mediaKey)).toBe(true);
});
