import type { CollectionSlug, PayloadRequest } from 'payload';
import type { ContentPage } from '../payload-types.ts';

/** A version of a document, as the list of versions shows it. */
export interface SavedVersion {
  id: number;
  savedAt: string;
  /** The name of the editor who made it; null for what no editor did, or one who is gone. */
  editor: string | null;
  status: 'published' | 'draft';
  /** Whether readers see this version. */
  live: boolean;
  /** Whether the editor handed it in for review. */
  handedIn: boolean;
  /** When the version was saved that this one restored; null for every other. */
  restoredFrom: string | null;
}

/** The versions of a document, the newest first. The CMS keeps 50 of each document, so there is one page of them. */
export async function listVersions(
  { slug, id }: { slug: string; id: number },
  req: PayloadRequest,
): Promise<SavedVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection: slug as CollectionSlug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
    depth: 1,
    trash: true,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const versions = docs.map(({ id, updatedAt, version }) => ({ id: Number(id), updatedAt, ...partsOf(version) }));
  const newest = versions.find(({ status }) => status === 'published')?.id;
  const isLive = await isPublished({ slug, id }, req);
  return versions.map(({ updatedAt, ...version }) => ({
    ...version,
    savedAt: updatedAt,
    live: isLive && version.id === newest,
  }));
}

function partsOf(version: unknown): Omit<SavedVersion, 'id' | 'savedAt' | 'live'> {
  const { _status, updatedBy, handedInAt, restoredFrom } = version as Partial<ContentPage>;
  return {
    status: _status === 'published' ? 'published' : 'draft',
    editor: (typeof updatedBy === 'object' && updatedBy?.name) || null,
    handedIn: Boolean(handedInAt),
    restoredFrom: restoredFrom ?? null,
  };
}

async function isPublished({ slug, id }: { slug: string; id: number }, req: PayloadRequest): Promise<boolean> {
  const stored = await req.payload.findByID({
    collection: slug as 'content-pages',
    id,
    depth: 0,
    disableErrors: true,
    select: { _status: true },
    req,
  });
  return stored?._status === 'published';
}
