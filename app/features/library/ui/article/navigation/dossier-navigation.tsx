import type { ArticleTeaser } from '#app/features/content/index.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Sheet } from '#app/ui/disclosure/sheet.tsx';
import { ChevronLeft, ChevronRight, Printer } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import styles from './dossier-navigation.module.css';

interface Props {
  /** The id of the list of the articles, which the bar opens. */
  id: string;
  /** All articles with the same parent, in their order. */
  siblings: readonly ArticleTeaser[];
  current: number;
}

/**
 * '2 van 6 ‹ ›': which article of its dossier this is, with the ones before and after it. Its button opens the list of all of
 * them, which stands beside the text on a desktop.
 */
export function DossierBar({ id: listId, siblings, current }: Props) {
  const index = siblings.findIndex(({ id }) => id === current);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  return (
    <nav aria-label="Dossier" className={styles.bar}>
      <Button
        type="button"
        variant="quiet"
        popoverTarget={listId}
        aria-label={`Artikel ${positionOf(index, siblings)}`}
      >
        {positionOf(index, siblings)}
      </Button>
      {previous && (
        <ButtonLink to={previous.path} variant="quiet" icon={ChevronLeft} className={styles.step}>
          <span className="visually-hidden">Vorig artikel: {previous.title}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next.path} variant="quiet" icon={ChevronRight} className={styles.step}>
          <span className="visually-hidden">Volgend artikel: {next.title}</span>
        </ButtonLink>
      )}
    </nav>
  );
}

interface ArticlesProps extends Props {
  dossier: { title: string; path: string | null } | null;
}

/** The articles of the dossier, and the link for printing it: beside the text, and on a phone in a sheet (library-3). */
export function DossierArticles({ id: listId, dossier, siblings, current }: ArticlesProps) {
  const index = siblings.findIndex(({ id }) => id === current);
  return (
    <Sheet id={listId} title={dossier?.title ?? 'Meer artikelen'} inlineFrom="desktop">
      <div className={styles.articles}>
        {dossier?.path && (
          <p className={styles.title}>
            <Link to={dossier.path}>{dossier.title}</Link>
          </p>
        )}
        <p className={styles.number}>Artikel {positionOf(index, siblings)}</p>
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
          <Link to={`${dossier.path}/print`} className={styles.print}>
            <Printer aria-hidden="true" /> Print het hele dossier
          </Link>
        )}
      </div>
    </Sheet>
  );
}

const positionOf = (index: number, { length }: readonly unknown[]) => `${index + 1} van ${length}`;
