import type { FooterSection } from '#app/features/content/footer-links.ts';
import { ChevronDown, ExternalLink } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import styles from './footer-column.module.css';

/**
 * A column of links with a heading. On a phone it is folded until the reader opens it. A `magazineUrl` is added as the last
 * link; the magazine is another website.
 */
export function FooterColumn({ section, magazineUrl }: { section: FooterSection; magazineUrl: string | undefined }) {
  return (
    <section>
      <h2 className={styles.heading}>{section.title}</h2>
      <details className={styles.fold}>
        <summary className={styles.opener}>
          <h2 className={styles.title}>{section.title}</h2>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </summary>
        <ul className={styles.links}>
          {section.links.map(({ title, url }) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
            </li>
          ))}
          {magazineUrl ? (
            <li>
              <a href={magazineUrl} rel="noopener">
                Magazine
                <ExternalLink aria-label="(andere website)" role="img" />
              </a>
            </li>
          ) : null}
        </ul>
      </details>
    </section>
  );
}
