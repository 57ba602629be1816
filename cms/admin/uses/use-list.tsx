import { Link } from '@payloadcms/ui';
import type { Use } from '../../lists/list-uses.ts';

/** Documents that name another one, each with a link to its form. */
export function UseList({ uses }: { uses: Use[] }) {
  return (
    <ul className="niergenoten-uses">
      {uses.map(({ id, collection, title, version }) => (
        <li key={id}>
          <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
            {title || `Nummer ${id}`}
          </Link>
          {version === 'draft' && ' (in een concept)'}
        </li>
      ))}
    </ul>
  );
}
