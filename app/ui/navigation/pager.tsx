import { ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './pager.module.css';

export interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  /** The name of the pager, where a page has more than one. */
  label?: string | undefined;
}

/** The pager of the design system; nothing when there is only one page. */
export function Pager({ page, pages, href, label = 'Pagina’s' }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className={classNames(styles.step, styles.previous)}>
          <ChevronLeft aria-hidden="true" />
          Vorige
        </Link>
      )}
      <ol className={styles.numbers}>
        {pagerWindow(page, pages).map((number) => (
          <li key={number}>
            <Link to={href(number)} className={styles.number} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">Pagina </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={href(page + 1)} rel="next" className={classNames(styles.step, styles.next)}>
          Volgende
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

/** The visible page numbers: the current one, and at most five on either side (site-43). Pages are counted from 1. */
export function pagerWindow(page: number, pages: number): number[] {
  const first = Math.max(1, page - 5);
  const last = Math.min(pages, page + 5);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
