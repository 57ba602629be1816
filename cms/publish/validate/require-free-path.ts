import { type PayloadRequest, ValidationError } from 'payload';
import type { PathOwner } from '../read/paths-in-use.ts';

interface TakenPath {
  path: string;
  /** The document that takes the path; undefined while it has no id yet. */
  id: number | undefined;
}

/** A message that names the other document, published or a draft, that has the path; null when there is none. */
export function takenPathMessage({ path, id }: TakenPath, owners: PathOwner[]): string | null {
  const other = owners.find((owner) => owner.path === path && owner.id !== id);
  return other ? `Dit adres is al van ‘${other.title}’ (nummer ${other.id}). Kies een ander.` : null;
}

/** Throws a ValidationError at this field when another document, published or a draft, has the path. */
export function requireFreePath(
  { collection, field, ...taken }: TakenPath & { collection: string; field: string },
  owners: PathOwner[],
  req: PayloadRequest,
): void {
  const message = takenPathMessage(taken, owners);
  if (message) throw new ValidationError({ collection, errors: [{ path: field, message }] }, req.t);
}
