import { type PayloadRequest, ValidationError } from 'payload';
import type { PathOwner } from '../read/paths-in-use.ts';

interface TakenPath {
  path: string;
  /** The document that takes the path; undefined while it has no id yet. */
  id: number | undefined;
  collection: string;
  field: string;
}

/** Throws a ValidationError at this field when another document, published or a draft, has the path. */
export function requireFreePath(
  { path, id, collection, field }: TakenPath,
  owners: PathOwner[],
  req: PayloadRequest,
): void {
  const other = owners.find((owner) => owner.path === path && owner.id !== id);
  if (!other) return;
  const message = `Dit adres is al van ‘${other.title}’ (nummer ${other.id}). Kies een ander.`;
  throw new ValidationError({ collection, errors: [{ path: field, message }] }, req.t);
}
