import Link from 'next/link.js';
import type { ServerProps } from 'payload';
import { mayPublish, roleOf } from '../access.ts';

/** The links to our own lists, in the menu of the admin. */
export function ListLinks({ user }: ServerProps) {
  const publishes = mayPublish(roleOf({ user: user ?? null }));
  return (
    <div className={`niergenoten-list-links${publishes ? '' : ' niergenoten-list-links--no-publishing'}`}>
      <ListLink href="/admin/na-te-kijken">Na te kijken</ListLink>
      <ListLink href="/admin/kapotte-links">Kapotte links</ListLink>
      {publishes && <ListLink href="/admin/gepland-maar-mislukt">Gepland maar mislukt</ListLink>}
    </div>
  );
}

function ListLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="nav__link" href={href}>
      <span className="nav__link-label">{children}</span>
    </Link>
  );
}
