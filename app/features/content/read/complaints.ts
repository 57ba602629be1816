import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { COMPLAINTS_PATH } from '../paths.ts';
import { kindTopic } from '../topics.ts';

/** A page about a complaint, below the page with all of them. */
export interface Complaint {
  title: string;
  path: string;
  /** The documents that it names. */
  refs: number[];
}

/** More than editors write. */
const MOST = 200;

/** The pages about complaints, by title. */
export const listComplaints = (ctx: RequestContext): Promise<Complaint[]> =>
  readShared(ctx, 'complaints', ({ platform: { db }, page }) => {
    page.dependsOn(kindTopic('content-page'));
    return listRows(db, {}) as Promise<Complaint[]>;
  });

const listRows = prepared((db) =>
  db
    .selectFrom('document as overview')
    .innerJoin('document as complaint', 'complaint.parentId', 'overview.id')
    .select(['complaint.title', 'complaint.path', 'complaint.refs'])
    .where('overview.path', '=', COMPLAINTS_PATH)
    .orderBy('complaint.title')
    .limit(MOST),
);
