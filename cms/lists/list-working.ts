import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tableOf } from '../database/tables.ts';
import type { Sql } from '../database/transaction.ts';
import { newestVersions } from './newest-versions.ts';
import { titleOf } from './title-of.ts';

/** A document of which the newest version is a draft. */
export interface WorkingDraft {
  id: number;
  collection: string;
  title: string;
  savedAt: string;
  /** What the reviewer is asked to look at. */
  note: string | null;
  /** Whose review is asked by name; null for that of any editor. */
  reviewer: string | null;
  /** Who saved it last; null when that user is gone. */
  editor: string | null;
}

const MAX_ROWS = 20;

/** The drafts that this user changed last, and that wait for no review; the latest first. */
export const listOwnDrafts = (user: number, payload: Payload): Promise<WorkingDraft[]> =>
  listDrafts(
    { condition: sql`updated_by = ${user} and review_state <> 'to-review'`, order: sql`saved_at desc` },
    payload,
  );

/** The drafts that wait for a review: first those for this user, then those for anybody, then those for others. */
export const listToReview = (user: number, payload: Payload): Promise<WorkingDraft[]> =>
  listDrafts(
    {
      condition: sql`review_state = 'to-review'`,
      order: sql`case when reviewer_id = ${user} then 0 when reviewer_id is null then 1 else 2 end, saved_at`,
    },
    payload,
  );

async function listDrafts(
  { condition, order }: { condition: Sql; order: Sql },
  payload: Payload,
): Promise<WorkingDraft[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select draft.*, reviewer.name as reviewer, editor.name as editor
    from (${newestVersions(payload)}) as draft
    left join ${tableOf('users', payload)} as reviewer on reviewer.id = reviewer_id
    left join ${tableOf('users', payload)} as editor on editor.id = updated_by
    where draft.status = 'draft' and ${condition}
    order by ${order}, draft.id
    limit ${MAX_ROWS}`);
  return rows.map(({ id, collection, title, saved_at, note, reviewer, editor }) => ({
    id: Number(id),
    collection: String(collection),
    title: titleOf({ id, title }),
    savedAt: new Date(String(saved_at)).toISOString(),
    note: note ? String(note) : null,
    reviewer: reviewer ? String(reviewer) : null,
    editor: editor ? String(editor) : null,
  }));
}
