import { Link } from '@payloadcms/ui';
import { Children, type ReactNode } from 'react';

interface Props {
  title: string;
  /** What it says when there is nothing in the list. */
  empty: string;
  /** The page with the whole list, and how long that is. */
  all?: { href: string; count: number };
  children: ReactNode;
}

/** A list on the first page of the admin. */
export function DashboardList({ title, empty, all, children }: Props) {
  const shown = Children.count(children);
  return (
    <section>
      <h2>{title}</h2>
      {shown === 0 ? <p>{empty}</p> : <ul>{children}</ul>}
      {all && all.count > shown && (
        <Link href={all.href} prefetch={false}>
          Alle {all.count} bekijken
        </Link>
      )}
    </section>
  );
}
