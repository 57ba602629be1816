import { SaveButton } from '@payloadcms/ui';
import type { CollectionSlug, ServerProps } from 'payload';
import { mayPublish, roleOf } from '../../access.ts';
import { findRefusal } from '../../media/guard-used-files.ts';

type Props = ServerProps & { id?: number | string; collection: 'media' | 'files' };

/** The button that saves a picture or file, or in its place why this user may not change it. */
export async function SaveFile({ id, collection, payload, user }: Props) {
  if (id === undefined || mayPublish(roleOf({ user: user ?? null }))) return <SaveButton />;
  const stored = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    disableErrors: true,
  });
  const { filename = null } = (stored ?? {}) as { filename?: string | null };
  const refusal = await findRefusal({ slug: collection, id: Number(id), filename }, payload);
  return refusal ? <p className="niergenoten-not-yours">{refusal}</p> : <SaveButton />;
}
