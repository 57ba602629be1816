import { canonicalRedirect, chosenIds } from '#app/platform/http/pages/list-view.ts';
import { readTextParameter } from '#app/platform/http/pages/text-parameter.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { type ArchivedQuestion, listArchive } from '../lists/archived.ts';
import { type AdviceTag, listTags } from '../lists/tags.ts';
import {
  AFTER_PARAMETER,
  type ArchiveView,
  archivePath,
  MINE_PARAMETER,
  parseArchiveCursor,
  TAG_PARAMETER,
  TERM_PARAMETER,
} from '../paths.ts';
import { ARCHIVE_PAGE_SIZE, ARCHIVE_TERM_MAX } from '../rules.ts';

/** The archive as a professional asks for it. */
export interface Archive {
  view: ArchiveView;
  tags: AdviceTag[];
  questions: ArchivedQuestion[];
  /** The path of the next page; null on the last. */
  next: string | null;
}

/**
 * Reads the archive that the query requests. `redirect` is its canonical path if the query is not canonical. Throws AppError
 * forbidden for who is no professional.
 */
export async function readArchiveScreen(
  ctx: MemberContext,
  query: URLSearchParams,
): Promise<{ archive: Archive; redirect: string | null }> {
  const tags = await listTags(ctx);
  const [tag = null] = chosenIds(
    query,
    TAG_PARAMETER,
    tags.map(({ id }) => id),
  );
  const view = {
    term: readTextParameter(query, TERM_PARAMETER, ARCHIVE_TERM_MAX),
    tag,
    mine: query.get(MINE_PARAMETER) === 'mij',
    after: parseArchiveCursor(query.get(AFTER_PARAMETER)),
  };
  const { items, next } = await listArchive(ctx, { ...view, size: ARCHIVE_PAGE_SIZE });
  return {
    archive: { view, tags, questions: items, next: next && archivePath({ ...view, after: next }) },
    redirect: canonicalRedirect(query, archivePath(view), ARCHIVE_PARAMETERS),
  };
}

const ARCHIVE_PARAMETERS = [TERM_PARAMETER, TAG_PARAMETER, MINE_PARAMETER, AFTER_PARAMETER];
