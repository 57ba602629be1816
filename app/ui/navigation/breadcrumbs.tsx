import { ChevronRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  text: string;
  href?: string | undefined;
}

const LONGEST = 30;

/** Where this page, the last of the items, stands. Long texts are cut for the eye (spec §2, article) and whole for the ear. */
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
  if (text.length <= LONGEST) return text;
  return (
    <>
      <span aria-hidden="true">{text.slice(0, LONGEST)}…</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
