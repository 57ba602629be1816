import { ChevronRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  text: string;
  href?: string | undefined;
}

/** The maximum length of a visible text, in characters (spec §2, article). */
const MAX_LENGTH = 30;

/** The breadcrumbs of a page, of which the last item is the page itself. Screen readers read long texts completely. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Kruimelpad">
      <ol className={styles.list}>
        {items.map(({ text, href }, index) => (
          <li className={styles.item} key={`${href} ${text}`}>
            {index > 0 && <ChevronRight className={styles.arrow} aria-hidden="true" />}
            {href && index < items.length - 1 ? (
              <Link to={href} className={styles.link}>
                <CrumbText text={text} />
              </Link>
            ) : (
              <span aria-current="page">
                <CrumbText text={text} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbText({ text }: { text: string }) {
  if (text.length <= MAX_LENGTH) return text;
  return (
    <>
      <span aria-hidden="true">{text.slice(0, MAX_LENGTH)}…</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
