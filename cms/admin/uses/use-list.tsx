import type { Use } from '../../lists/list-uses.ts';
import { FormLink } from '../form-link.tsx';

/** Documents that name another one, each with a link to its form. */
export function UseList({ uses }: { uses: Use[] }) {
  return (
    <ul className="niergenoten-uses">
      {uses.map(({ id, collection, title, version }) => (
        <li key={id}>
          <FormLink collection={collection} id={id} title={title} />
          {version === 'draft' && ' (in een concept)'}
        </li>
      ))}
    </ul>
  );
}
