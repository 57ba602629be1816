import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook } from 'payload';
import { mayPublish, roleOf } from '../access.ts';
import { transactionOf } from '../database/transaction.ts';
import { EditorError } from '../editor-error.ts';
import { type ChangeArgs, listChanged } from './changed-documents.ts';

interface BinArgs extends ChangeArgs {
  data?: { deletedAt?: string | null };
}

/**
 * Refuses an editor to bin or delete a document that readers see. Payload's question before that cannot show which documents
 * name this one, as ours before a withdrawal does (admin/uses/), so an editor withdraws it first. A `beforeOperation` hook,
 * after `lockChanged`.
 */
export const requireWithdrawn: CollectionBeforeOperationHook = async (change) => {
  const { args, collection, operation, overrideAccess, req } = change;
  const bins = operation === 'update' && Boolean((args as BinArgs).data?.deletedAt);
  if (overrideAccess || !mayPublish(roleOf(req)) || !(bins || operation === 'delete')) return args;
  const ids = await listChanged({ slug: collection.slug, operation, args: args as BinArgs, overrideAccess }, req);
  if (ids.length === 0) return args;
  const { db } = await transactionOf(req);
  const { rows } = await db.execute(sql`
    select id from editorial.published
    where document is not null and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
    order by id`);
  if (rows.length > 0) throw new EditorError(refusalOf(rows.map(({ id }) => Number(id))));
  return args;
};

const refusalOf = (ids: number[]): string =>
  `${ids.length === 1 ? `Nummer ${ids[0]} staat` : `De nummers ${ids.join(', ')} staan`} nog op de site. Kies eerst ‘Van de site halen’: dan zie je ook waar het genoemd wordt. Er is niets verwijderd.`;
