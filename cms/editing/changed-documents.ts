import type { PayloadRequest, Where } from 'payload';

/** The arguments of Payload's operations that change documents. */
export interface ChangeArgs {
  /** Of the document, or of the version that is restored; left out where `where` says which documents change. */
  id?: number | string;
  where?: Where;
  trash?: boolean;
}

interface Change {
  slug: string;
  operation: string;
  args: ChangeArgs;
  overrideAccess: boolean | undefined;
}

/**
 * The ids of the documents that an operation changes or deletes; of a change of many, those that match as published or as
 * a draft. Empty for an operation that changes none.
 */
export async function listChanged(change: Change, req: PayloadRequest): Promise<number[]> {
  const { operation, args } = change;
  if (operation === 'restoreVersion') return listRestored(change, req);
  if (operation !== 'update' && operation !== 'delete') return [];
  return args.id === undefined ? listMatching(change, req) : [Number(args.id)];
}

async function listRestored({ slug, args }: Change, req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.db.findVersions({
    collection: slug as never,
    where: { id: { equals: args.id } },
    limit: 1,
    pagination: false,
    req,
  });
  return docs.map(({ parent }) => Number(parent));
}

async function listMatching({ slug, args, overrideAccess }: Change, req: PayloadRequest): Promise<number[]> {
  const { where, trash = false } = args;
  if (!where) return [];
  const find = (draft: boolean) =>
    req.payload.find({
      collection: slug as 'content-pages',
      where,
      trash,
      draft,
      overrideAccess: overrideAccess ?? true,
      user: req.user,
      depth: 0,
      pagination: false,
      select: { updatedAt: true },
      req,
    });
  const found = [await find(false), await find(true)];
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}
