import { sql } from '@payloadcms/db-postgres';
import type { Access, PayloadRequest } from 'payload';
import { draftedAccess, mayChange, mayPublish, mayWrite, roleOf } from '../access.ts';
import { tableOf } from '../database/tables.ts';
import type { DocumentKey } from '../publish/read/document-versions.ts';
import { type ChangeArgs, listChanged } from './changed-documents.ts';

/*
 * A redacteur bins a draft of her own, and takes it out of the bin again. It is her own while nobody else made a version of
 * it and it was never published, so that nobody's work goes but hers. Who may publish deletes it for good.
 */

/** Whether all versions of a document are of the user of this request, and it was never published. */
async function isOwnDraft({ slug, id }: DocumentKey, { payload, user }: PayloadRequest): Promise<boolean> {
  if (!user) return false;
  const { rows } = await payload.db.drizzle.execute(sql`
    select bool_and(version_updated_by_id is not distinct from ${user.id} and version__status = 'draft')
      and not exists (select 1 from editorial.published where id = ${id}) as own
    from ${tableOf(`_${slug}_v`, payload)} where parent_id = ${id}`);
  return rows[0]?.own === true;
}

/** Access to a collection of documents with drafts. Payload asks for it with the whole document to know what to show. */
export const documentAccess = (slug: string) =>
  ({
    ...draftedAccess,
    update: async ({ req, id, data }) =>
      mayChange(roleOf(req), { draft: true, status: data?._status }) &&
      (!data?.deletedAt || (await mayBin({ slug, id }, req))),
    delete: async ({ req, id, data }) =>
      mayPublish(roleOf(req)) || (Boolean(data?.deletedAt) && (await mayBin({ slug, id }, req))),
  }) satisfies Record<string, Access>;

async function mayBin({ slug, id }: { slug: string; id?: number | string | undefined }, req: PayloadRequest) {
  if (mayPublish(roleOf(req))) return true;
  return mayWrite(roleOf(req)) && id !== undefined && isOwnDraft({ slug, id: Number(id) }, req);
}

interface Change {
  slug: string;
  operation: string;
  args: ChangeArgs & { data?: Record<string, unknown> };
}

/** Whether a change does nothing but bin drafts of the user's own, or take them out of the bin as drafts. */
export async function binsOwnDrafts({ slug, operation, args }: Change, req: PayloadRequest): Promise<boolean> {
  const { deletedAt, _status = 'draft', ...others } = args.data ?? {};
  if (deletedAt === undefined || _status !== 'draft' || Object.keys(others).length > 0) return false;
  const ids = await listChanged({ slug, operation, args, overrideAccess: false }, req);
  const own = await Promise.all(ids.map((id) => isOwnDraft({ slug, id }, req)));
  return own.length > 0 && !own.includes(false);
}
