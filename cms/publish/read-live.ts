import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import type { Kept } from './projection.ts';

/**
 * A document as it stands in this transaction: what readers should see of it, or with `draft` what an editor is working
 * on. Null where there is none, or it is in the bin.
 */
export async function readKept(
  { slug }: SanitizedCollectionConfig,
  { id, draft }: { id: number; draft: boolean },
  req: PayloadRequest,
): Promise<Kept | null> {
  const found = await req.payload.findByID({
    collection: slug as never,
    id,
    draft,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    req,
  });
  const document = found as Kept | null;
  return document && !document.deletedAt ? document : null;
}

/** The same, of what has been published and has not been taken back. */
export async function readLive(collection: SanitizedCollectionConfig, id: number, req: PayloadRequest) {
  const document = await readKept(collection, { id, draft: false }, req);
  return document && isPublished(collection, document) ? document : null;
}

/** Without drafts, all that is saved is published. */
const isPublished = ({ versions }: SanitizedCollectionConfig, { _status }: Kept): boolean =>
  !versions?.drafts || _status === 'published';
