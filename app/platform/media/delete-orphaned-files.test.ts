import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR } from '#app/platform/clock.ts';
import { deleteOrphanedPictures } from '#app/platform/images/delete-orphaned-pictures.ts';
import { makeMember, makePhoto } from '#tests/support/factory.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(() => site.clock.advance(DAY + HOUR)); // what earlier tests put is old

/** A file as the CMS keeps it: with a row, unless an editor replaced it. */
async function keepEditorial(text: string, name: string | null): Promise<string> {
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

const isKept = async (key: string) => (await site.platform.media.read(key)) !== null;

it('finds nothing in a store that nobody put anything in', async () => {
  await deleteOrphanedFiles(site.platform);
});

it('removes files that no row names any more, and no others', async () => {
  const replaced = await keepEditorial('vervangen', null);
  const shown = await keepEditorial('staat op een pagina', 'a1b2c3d4e5-nier.webp');
  await makePhoto(site.platform, (await makeMember(site.platform)).id, Buffer.from('een foto'));
  const photos = await site.platform.db.selectFrom('pictureFile').select('mediaKey').execute();
  expect(photos.length).toBeGreaterThan(0);
  await deleteOrphanedFiles(site.platform);
  expect(await isKept(replaced)).toBe(false);
  expect(await isKept(shown)).toBe(true);
  for (const { mediaKey } of photos) expect(await isKept(mediaKey)).toBe(true);
  await deleteOrphanedFiles(site.platform);
});

it('leaves for a day what may still get its row', async () => {
  site.clock.advance(Date.now() - site.clock.now().getTime());
  const key = await keepEditorial('wordt nog bewaard', null);
  site.clock.advance(DAY - HOUR);
  await deleteOrphanedFiles(site.platform);
  expect(await isKept(key)).toBe(true);
  site.clock.advance(2 * HOUR);
  await deleteOrphanedFiles(site.platform);
  expect(await isKept(key)).toBe(false);
});

it('leaves to the editors what a member had, too', async () => {
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
  expect(await isKept(mediaKey)).toBe(true);
});
