import { sql } from '@payloadcms/db-postgres';
import type { CollectionConfig, Payload } from 'payload';
import { tableOf } from '../database/tables.ts';
import type { Sql } from '../database/transaction.ts';

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
  const collections = payload.config.collections.filter(({ custom, versions }) => custom?.kind && versions?.drafts);
  const drafts = collections.map((collection) => newestDrafts(collection, payload));
  const { rows } = await payload.db.drizzle.execute(sql`
    select draft.*, reviewer.name as reviewer
    from (${sql.join(drafts, sql` union all `)}) as draft
    left join ${tableOf('users', payload)} as reviewer on reviewer.id = reviewer_id
    where ${condition}
    order by ${order}, draft.id
    limit ${MAX_ROWS}`);
  return rows.map(({ id, collection, title, saved_at, note, reviewer }) => ({
    id: Number(id),
    collection: String(collection),
    title: title ? String(title) : `Nummer ${id}`,
    savedAt: new Date(String(saved_at)).toISOString(),
    note: note ? String(note) : null,
    reviewer: reviewer ? String(reviewer) : null,
  }));
}

/** The newest version of each document of a collection, where that is a draft. */
const newestDrafts = ({ slug, admin }: Pick<CollectionConfig, 'slug' | 'admin'>, payload: Payload): Sql => sql`
  select parent_id as id, ${slug}::text as collection, ${sql.identifier(`version_${admin?.useAsTitle}`)}::text as title,
    version_updated_at as saved_at, version_updated_by_id as updated_by,
    coalesce(version_review_state::text, 'writing') as review_state, version_review_reviewer_id as reviewer_id,
    version_review_note as note
  from ${tableOf(`_${slug}_v`, payload)}
  where latest and version__status = 'draft' and version_deleted_at is null and parent_id is not null`;
