import Link from 'next/link.js';

/** The lists of what is to be done, in the menu of the admin. */
export function ListLinks() {
  return (
    <div className="niergenoten-list-links">
      <Link className="nav__link" href="/admin/na-te-kijken">
        <span className="nav__link-label">Na te kijken</span>
      </Link>
      <Link className="nav__link" href="/admin/kapotte-links">
        <span className="nav__link-label">Kapotte links</span>
      </Link>
    </div>
  );
}
