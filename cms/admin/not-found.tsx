import type { ServerProps } from 'payload';
import { mayRead, roleOf } from '../access.ts';
import { listWithoutResults } from '../lists/list-searches.ts';

/** How many of the searches are shown: a field is no list. */
const SHOWN = 8;

/** What readers searched for and did not find, beside the field that says how people ask. */
export async function NotFound({ payload, user }: ServerProps) {
  if (!user || !mayRead(roleOf({ user }))) return null;
  const searches = await listWithoutResults(payload.db.drizzle);
  if (searches.length === 0) return null;
  return (
    <p className="field-description">
      Gezocht en niet gevonden:{' '}
      {searches
        .slice(0, SHOWN)
        .map(({ term }) => `‘${term}’`)
        .join(', ')}
      .
    </p>
  );
}
