import type { ArticleTeaser } from '#app/features/content/index.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Printer } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import styles from './dossier-sidebar.module.css';

interface Props {
  dossier: { title: string; path: string | null } | null;
  siblings: readonly ArticleTeaser[];
  current: number;
}

/**
 * The other articles beside this one in its dossier, and the link for printing the dossier. On a phone it is collapsed.
 */
export function DossierSidebar(props: Props) {
  const { dossier, siblings, current } = props;
  const number = siblings.findIndex(({ id }) => id === current) + 1;
  const position = `${number} van ${siblings.length}`;
  return (
    <>
      <div className={styles.onPhone} data-print="hide">
        <Disclosure
          summary={
            <>
              {dossier?.title ?? 'Meer artikelen'} <span className={styles.position}>{position}</span>
            </>
          }
        >
          <Articles {...props} />
        </Disclosure>
      </div>
      <div className={styles.onDesktop} data-print="hide">
        {dossier?.path && (
          <p className={styles.title}>
            <Link to={dossier.path}>{dossier.title}</Link>
          </p>
        )}
        <p className={styles.position}>Artikel {position}</p>
        <Articles {...props} />
      </div>
    </>
  );
}

function Articles({ dossier, siblings, current }: Props) {
  return (
    <div className={styles.articles}>
      <ol className={styles.list}>
        {siblings.map(({ id, title, path }) => (
          <li key={id}>
            <Link to={path} aria-current={id === current ? 'page' : undefined} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      {dossier?.path && (
        <Link to={`${dossier.path}/print`} className={styles.print} data-print="hide">
          <Printer aria-hidden="true" /> Print het hele dossier
        </Link>
      )}
    </div>
  );
}
