import { beforeEach, describe, expect, it } from 'vitest';
import { uploadPhoto } from '#app/features/profiles/commands/change-photo.ts';
import { PHOTO_COPIES } from '#app/features/profiles/photo-copies.ts';
import { HOUR, MINUTE } from '#app/platform/clock.ts';
import { deleteOrphanedPictures } from '#app/platform/images/delete-orphaned-pictures.ts';
import { setPictureOwner, storePicture } from '#app/platform/images/store-picture.ts';
import { mediaKey, openMediaStore } from '#app/platform/media/media-store.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import {
  type MemberMade,
  makeMember,
  makePhoto,
  makeSession,
  type SessionMade,
} from '#tests/support/factory/members.ts';
import { pictureFile } from '#tests/support/pictures.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';

const PHOTO = '/api/v1/customprofile/photo';

const site = setUpTestSite();

let owner: MemberMade;
let own: SessionMade;
let other: SessionMade;
beforeEach(async () => {
  owner = await makeMember(site.platform);
  own = await makeSession(site.platform, owner.id);
  other = await makeSession(site.platform, (await makeMember(site.platform)).id);
});

const copyOf = (id: string, name = '90.avif') => `/media/photos/${id}/${name}`;

const get = (url: string, as: SessionMade | null = null, headers: Record<string, string> = {}) =>
  request(site, 'GET', url, { as, headers });

const upload = async (colour?: string): Promise<string> => {
  const body = toFormData({ photo: await pictureFile(colour) });
  const response = await request(site, 'POST', PHOTO, { as: own, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().Photo.split('/')[3];
};

/** The media keys of the files of a picture; `storedFiles` gives their contents. */
const mediaKeysOf = async (id: string): Promise<string[]> => {
  const files = site.platform.db.selectFrom('pictureFile').where('pictureId', '=', id).select('mediaKey');
  return (await files.execute()).map((file) => file.mediaKey);
};
const storedFiles = (keys: string[]) => Promise.all(keys.map((key) => site.platform.media.read(key)));

const setPublic = (body: boolean) =>
  request(site, 'PUT', '/api/v1/CustomUser/ChangeProfileVisibility', { as: own, body });

describe('R15 the photo of a private profile', () => {
  it('is sent to members in every copy, with its type, and may not be cached', async () => {
    const id = await upload();
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
    for (const { name, format } of PHOTO_COPIES) {
      const response = await get(copyOf(id, name), other);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': types[format],
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(response.headers.etag).toBeUndefined();
    }
  });

  it('is not found for a visitor who has its address, nor with an ended session', async () => {
    const id = await upload();
    await request(site, 'POST', '/api/v1/User/Logout', { as: other });
    for (const as of [null, other, { cookie: 'session=bedacht', antiforgery: '' }]) {
      const response = await get(copyOf(id), as);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('gives a visitor the same response as a photo that does not exist', async () => {
    const id = await upload();
    const [closed, missing] = [await get(copyOf(id)), await get(copyOf('0'.repeat(32)))];
    expect({ ...closed.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
    expect(closed.statusCode).toBe(missing.statusCode);
  });

  it('is sent whole, and not cacheable, to a request with the etag of the public copy', async () => {
    await setPublic(true);
    const id = await upload();
    const etag = String((await get(copyOf(id))).headers.etag);
    await setPublic(false);
    const response = await get(copyOf(id), other, { 'if-none-match': etag });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
});

describe('R15 the photo of a public profile', () => {
  it('may be cached, but must be revalidated each time', async () => {
    await setPublic(true);
    const id = await upload();
    const response = await get(copyOf(id));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, no-cache');
    const again = await get(copyOf(id), null, { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is gone for visitors as soon as the profile is private, also with a cached copy', async () => {
    await setPublic(true);
    const id = await upload();
    const { headers } = await get(copyOf(id));
    await setPublic(false);
    const again = await get(copyOf(id), null, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([404, 'private, no-store']);
  });
});

describe('R15 an address', () => {
  it('can’t be guessed', async () => {
    const ids = [await upload('#111'), await upload('#111'), await upload('#222')];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(3);
  });

  it.each(someOf(2, ['91.avif', '90.svg', '90', '..%2f..%2fsecrets.json', '%00', '180.jpg%00.avif']))(
    'has no other copies, such as %s',
    async (name) => {
      expect((await get(copyOf(await upload(), name), own)).statusCode).toBe(404);
    },
  );
});

describe('a photo that was replaced or removed', () => {
  it('is gone at once, and its files after the next run of the worker', async () => {
    const first = await upload('#333');
    const keys = await mediaKeysOf(first);
    expect(keys).toHaveLength(PHOTO_COPIES.length);
    const second = await upload('#444');
    expect((await get(copyOf(first), own)).statusCode).toBe(404);
    await site.work();
    expect(await storedFiles(keys)).toEqual(keys.map(() => null));
    expect((await get(copyOf(second), own)).statusCode).toBe(200);

    const others = await mediaKeysOf(second);
    expect((await request(site, 'DELETE', PHOTO, { as: own })).statusCode).toBe(200);
    expect((await get(copyOf(second), own)).statusCode).toBe(404);
    await site.work();
    expect(await storedFiles(others)).toEqual(others.map(() => null));
    expect((await get('/api/v1/CustomUser', own)).json().Photo).toBeNull();
  });

  it('leaves files that another member also uses', async () => {
    const content = Buffer.from('dezelfde foto');
    const mine = await makePhoto(site.platform, owner.id, content);
    const theirs = await makePhoto(site.platform, (await makeMember(site.platform)).id, content);
    const [key = ''] = await mediaKeysOf(mine);
    expect(await mediaKeysOf(theirs)).toContain(key);
    await request(site, 'DELETE', PHOTO, { as: own });
    await site.work();
    expect(await mediaKeysOf(mine)).toEqual([]);
    expect(await site.platform.media.read(key)).not.toBeNull();
  });

  it('is deleted by a job that may run twice, also at once', async () => {
    const keys = await mediaKeysOf(await upload('#555'));
    await request(site, 'DELETE', PHOTO, { as: own });
    await Promise.all([deleteOrphanedPictures(site.platform), deleteOrphanedPictures(site.platform)]);
    await deleteOrphanedPictures(site.platform);
    expect(await storedFiles(keys)).toEqual(keys.map(() => null));
  });

  it('R31 is deleted when its owner deletes the account', async () => {
    const id = await upload('#666');
    const keys = await mediaKeysOf(id);
    await site.platform.db.deleteFrom('member').where('id', '=', owner.id).execute();
    expect((await get(copyOf(id), other)).statusCode).toBe(404);
    await deleteOrphanedPictures(site.platform);
    expect(await mediaKeysOf(id)).toEqual([]);
    expect(await storedFiles(keys)).toEqual(keys.map(() => null));
  });
});

describe('a photo whose upload fails halfway', () => {
  const copies = (text: string) => PHOTO_COPIES.map(({ name }) => ({ name, content: Buffer.from(`${name} ${text}`) }));
  const exists = async (id: string) =>
    (await site.platform.db.selectFrom('picture').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;

  it('leaves files that the worker finds and deletes', async () => {
    const nobody = { memberId: 2_000_000_000 } as Viewer; // deleted while the upload ran
    await expect(uploadPhoto(site.platform, { by: nobody, file: await pictureFile('#aaa') })).rejects.toThrow();
    const { id } = await site.platform.db
      .selectFrom('picture')
      .where('awaitsOwnerUntil', 'is not', null)
      .select('id')
      .executeTakeFirstOrThrow();
    const keys = await mediaKeysOf(id);
    expect(await storedFiles(keys)).not.toContain(null);
    site.clock.advance(2 * HOUR);
    await deleteOrphanedPictures(site.platform);
    expect(await exists(id)).toBe(false);
    expect(await storedFiles(keys)).toEqual(PHOTO_COPIES.map(() => null));
  });

  it('has its rows before its files exist', async () => {
    const media = await openMediaStore({ mediaUrl: null, dataDir: '/dev/null' }); // where no file can be written
    await expect(storePicture({ ...site.platform, media }, copies('half'))).rejects.toThrow();
    const key = mediaKey(copies('half')[0]?.content ?? Buffer.of());
    expect(
      await site.platform.db.selectFrom('pictureFile').where('mediaKey', '=', key).select('name').execute(),
    ).toEqual([{ name: PHOTO_COPIES[0]?.name }]);
  });

  it('is not deleted while it is being uploaded, and gets no owner after that time', async () => {
    const { db } = site.platform;
    const own = (id: string) =>
      db.transaction().execute((transaction) => setPictureOwner(transaction, { id, memberId: owner.id }));
    const [inTime, late] = [
      await storePicture(site.platform, copies('op tijd')),
      await storePicture(site.platform, copies('te laat')),
    ];
    site.clock.advance(MINUTE);
    await deleteOrphanedPictures(site.platform);
    await own(inTime);
    site.clock.advance(2 * HOUR);
    await deleteOrphanedPictures(site.platform);
    expect([await exists(inTime), await exists(late)]).toEqual([true, false]);
    await expect(own(late)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(own(inTime)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('two concurrent uploads', () => {
  it('leave one photo, and no files of the other', async () => {
    const ids = await Promise.all([upload('#777'), upload('#888')]);
    await site.work();
    const statuses = await Promise.all(ids.map(async (id) => (await get(copyOf(id), own)).statusCode));
    expect(statuses.toSorted()).toEqual([200, 404]);
    const left = site.platform.db.selectFrom('picture').where('id', 'in', ids).select('id');
    expect(await left.execute()).toHaveLength(1);
  });
});

describe('R33 an upload', () => {
  const send = (payload: string | Buffer, headers: Record<string, string>) =>
    site.server.inject({
      method: 'POST',
      url: PHOTO,
      payload,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const session = () => ({ cookie: own.cookie, 'x-xsrf-token': own.antiforgery });

  it('is not read before session and anti-forgery token are checked', async () => {
    const large = Buffer.alloc(30 * 1024 ** 2);
    expect((await send(large, multipart)).statusCode).toBe(401);
    expect((await send(large, { ...multipart, cookie: own.cookie })).statusCode).toBe(403);
    expect((await send(large, { ...multipart, ...session(), 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send(large, { ...multipart, ...session() })).statusCode).toBe(413);
  });

  it('may be large only for this call', async () => {
    const body = toFormData({ photo: new File([Buffer.alloc(300 * 1024)], 'foto.jpg') });
    expect((await request(site, 'POST', PHOTO, { as: own, body })).statusCode).toBe(422);
    const text = 'x'.repeat(300 * 1024);
    const elsewhere = await request(site, 'PUT', '/api/v1/CustomUser/ChangeProfileVisibility', { as: own, body: text });
    expect(elsewhere.statusCode).toBe(413);
  });

  it.each([
    ['JSON', '{"photo":"x"}', 'application/json', 415],
    ['a form of text', 'photo=x', 'application/x-www-form-urlencoded', 415],
    ['no form', 'geen formulier', 'multipart/form-data; boundary=x', 422],
    ['a form without a boundary', '--x--\r\n', 'multipart/form-data', 422],
    ['an empty form', '--x--\r\n', 'multipart/form-data; boundary=x', 422],
    [
      'a form with a text',
      '--x\r\nContent-Disposition: form-data; name="photo"\r\n\r\nx\r\n--x--\r\n',
      multipart['content-type'],
      422,
    ],
  ])('is refused when it is %s', async (_what, payload, type, status) => {
    const response = await send(payload, { ...session(), 'content-type': type });
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toBe(status === 415 ? 'unsupported_type' : 'invalid_input');
  });

  it('is refused, however many fields it has', async () => {
    const part = (index: number) => `--x\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n\r\n`;
    const body = `${Array.from({ length: 150_000 }, (_, index) => part(index)).join('')}--x--\r\n`;
    expect((await send(body, { ...session(), ...multipart })).statusCode).toBe(422);
  });
});
