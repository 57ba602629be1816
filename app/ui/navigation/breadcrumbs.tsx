import { use } from 'react';
import { cutText } from '#app/platform/cut-text.ts';
import { ChevronRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { OriginContext } from '../head/origin-context.ts';
import { StructuredData, type Thing } from '../structured-data/structured-data.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  text: string;
  href?: string | undefined;
}

const HOME: Crumb = { text: 'Home', href: '/' };

/** The maximum length of a visible text, in characters. */
const MAX_LENGTH = 30;

/**
 * The breadcrumbs of a page: the home page, and the items below it. An item without `href` is the page itself; a page may
 * also end with the page above it, which is a link. Screen readers read long texts completely. On a phone they are one line, the
 * way to the page above: the title of the page itself follows, and the logo leads home.
 */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const crumbs = [HOME, ...items];
  const parent = crumbs.map(({ href }) => href !== undefined).lastIndexOf(true);
  return (
    <nav aria-label="Kruimelpad">
      <ol className={styles.list}>
        {crumbs.map(({ text, href }, index) => (
          <li
            className={classNames(
              styles.item,
              href ? index === parent && styles.parent : 'visually-hidden-on-phone',
              href && index !== parent && styles.above,
            )}
            key={`${href} ${text}`}
          >
            {index > 0 || index === parent ? <ChevronRight className={styles.arrow} aria-hidden="true" /> : null}
            {href ? (
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
      <BreadcrumbData items={items} />
    </nav>
  );
}

/** Breadcrumbs for search engines (schema.org BreadcrumbList), from the home page. The page itself needs no address. */
export function BreadcrumbData({ items }: { items: readonly Crumb[] }) {
  const origin = use(OriginContext);
  return <StructuredData things={import.meta.env.SSR ? [breadcrumbList(items, origin)] : []} />;
}

const breadcrumbList = (items: readonly Crumb[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [HOME, ...items].map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(href && { item: origin + href }),
  })),
});

function CrumbText({ text }: { text: string }) {
  if (text.length <= MAX_LENGTH) return <bdi>{text}</bdi>;
  return (
    <bdi>
      <span aria-hidden="true">{`${cutText(text, MAX_LENGTH)}…`}</span>
      <span className="visually-hidden">{text}</span>
    </bdi>
  );
}
