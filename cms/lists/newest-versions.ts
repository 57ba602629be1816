import { sql } from '@payloadcms/db-postgres';
import type { CollectionConfig, Payload } from 'payload';
import { tableOf } from '../database/tables.ts';
import type { Sql } from '../database/transaction.ts';

/**
 * The newest version of each document of every kind that is published, as a query: its `id`, `collection`, `title` and
 * `status`, who saved it and when, and its review. Documents in the bin are left out.
 */
export function newestVersions(payload: Payload): Sql {
  const collections = payload.config.collections.filter(({ custom, versions }) => custom?.kind && versions?.drafts);
  const versions = collections.map((collection) => newestOf(collection, payload));
  return sql.join(versions, sql` union all `);
}

const newestOf = ({ slug, admin }: Pick<CollectionConfig, 'slug' | 'admin'>, payload: Payload): Sql => sql`
  select parent_id as id, ${slug}::text as collection, ${sql.identifier(`version_${admin?.useAsTitle}`)}::text as title,
    version__status::text as status, version_updated_at as saved_at, version_updated_by_id as updated_by,
    coalesce(version_review_state::text, 'writing') as review_state, version_review_reviewer_id as reviewer_id,
    version_review_note as note
  from ${tableOf(`_${slug}_v`, payload)}
  where latest and version_deleted_at is null and parent_id is not null`;
