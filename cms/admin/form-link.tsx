import { Link } from '@payloadcms/ui';
import { titleOf } from '../lists/title-of.ts';

/** A link to the form of a document, named by its title. */
export function FormLink({ collection, id, title }: { collection: string; id: number; title: string }) {
  return (
    <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
      {titleOf({ id, title })}
    </Link>
  );
}
