import { pagePath } from '../../app/features/content/published/fields.ts';
import { isReserved, isReservedFromRedirects } from '../../app/reserved-paths.ts';
import type { Database } from '../database/transaction.ts';
import { listPathOwners } from '../publish/read/paths-in-use.ts';
import { takenPathMessage } from '../publish/validate/require-free-path.ts';

/** A path that a document would have. */
export interface RequestedPath {
  path: string;
  /** The id of the document; undefined while it has none. */
  id: number | undefined;
  /** The slug of its collection. */
  collection: string;
}

/** Why a document cannot have this path: it is the site's own, or another document has it. Null when it can. */
export async function findPathConflict({ path, id, collection }: RequestedPath, db: Database): Promise<string | null> {
  if (collection === 'redirects') {
    if (isReservedFromRedirects(path))
      return 'Dit adres gebruikt de site zelf. Er kan geen doorverwijzing vandaan gaan: kies een ander.';
  } else if (isReserved(path)) {
    return 'Op dit adres staat een pagina van de site zelf. Kies een ander.';
  }
  return takenPathMessage({ path, id }, await listPathOwners([path], db));
}

/** The same, and first whether it is a path at all. An empty path is no problem: it follows from the title. */
export async function findPathProblem(requested: RequestedPath, db: Database): Promise<string | null> {
  const path = requested.path.trim();
  if (path === '') return null;
  const parsed = pagePath.safeParse(path);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'Dit is geen adres.';
  return findPathConflict({ ...requested, path }, db);
}
