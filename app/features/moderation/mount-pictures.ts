import { PLAIN_PICTURE } from '#app/features/blogs/paths.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Mount } from '#app/platform/features/define-feature.ts';
import { type CopyParams, mountCopies } from '#app/platform/images/mount-copies.ts';
import { PLAIN_PHOTO } from '#app/ui/user/photo-path.ts';
import { reportedPicturePath } from './paths.ts';
import { mayJudge } from './policy.ts';

/** Serves the pictures that cases keep, to the moderators who judge them alone. */
export const mountReportedPictures: Mount = (server, site) =>
  mountCopies(server, site, {
    url: reportedPicturePath(':id', ':name') as `${string}/:id/:name`,
    copies: [PLAIN_PHOTO, PLAIN_PICTURE].map((name) => ({ name, format: 'jpg' })),
    find: findPicture,
    maySee: mayJudge,
    isPublic: () => false,
  });

const findPicture = (db: Database, { id, name }: CopyParams) =>
  db
    .selectFrom('reportedPicture')
    .innerJoin('reportedText', 'reportedText.id', 'reportedPicture.reportedTextId')
    .innerJoin('moderationCase', 'moderationCase.id', 'reportedText.caseId')
    .innerJoin('pictureFile', 'pictureFile.pictureId', 'reportedPicture.pictureId')
    .where('reportedPicture.pictureId', '=', id)
    .where('pictureFile.name', '=', name)
    .select(['moderationCase.authorId', 'pictureFile.mediaKey'])
    .limit(1)
    .executeTakeFirst();
