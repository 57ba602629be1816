import type { Database } from '#app/platform/database/database.ts';
import type { Mount } from '#app/platform/features/define-feature.ts';
import { type CopyParams, mountCopies } from '#app/platform/images/mount-copies.ts';
import { PHOTO_COPIES } from './photo-copies.ts';
import { maySeeIdentity } from './policy.ts';

/** Serves the copies of the current photos of members, each for whoever may see whose it is (rules.md R15). */
export const mountPhotos: Mount = (server, site) =>
  mountCopies(server, site, {
    url: '/media/photos/:id/:name',
    copies: PHOTO_COPIES,
    find: findPhoto,
    maySee: maySeeIdentity,
    isPublic: (photo) => photo.public,
  });

/** The copy of the photo, if it is the current one of a member. */
const findPhoto = (db: Database, { id, name }: CopyParams) =>
  db
    .selectFrom('member')
    .innerJoin('pictureFile', 'pictureFile.pictureId', 'member.photoId')
    .where('member.photoId', '=', id)
    .where('pictureFile.name', '=', name)
    .select(['member.id', 'member.public', 'pictureFile.mediaKey'])
    .executeTakeFirst();
