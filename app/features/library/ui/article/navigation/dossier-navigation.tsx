import { useId } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Sheet } from '#app/ui/disclosure/sheet.tsx';
import { ChevronLeft, ChevronRight, Printer } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { ArticleLink } from '../../../screens/read-article-screen.ts';
import styles from './dossier-navigation.module.css';

interface Props {
  /** The id of the list of the articles, which this opens. */
  id: string;
  /** All articles with the same parent, in their order. */
  siblings: readonly ArticleLink[];
  current: number;
}

/**
 * '2 van 6 ‹ ›': which article of its dossier this is, with the ones before and after it. Its button opens the list of all of
 * them. On a desktop `DossierLines` says it beside the text.
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

interface NamedProps extends Props {
  dossier: { title: string; path: string | null } | null;
}

/** On a desktop: the dossier of an article, which one this is, the one after it, and the button that opens the list. */
export function DossierLines({ id: listId, dossier, siblings, current }: NamedProps) {
  const titleId = useId();
  const index = siblings.findIndex(({ id }) => id === current);
  const next = siblings[index + 1];
  return (
    <nav aria-labelledby={titleId} className={styles.lines} data-print="hide">
      <h2 id={titleId} className={styles.name}>
        {dossier?.title} <span className={styles.number}>{positionOf(index, siblings)}</span>
      </h2>
      {next && (
        <Link to={next.path} className={styles.next}>
          Volgende: {next.title}
        </Link>
      )}
      {siblings.length > 1 && (
        <Button type="button" variant="quiet" popoverTarget={listId} className={styles.all}>
          Alle {siblings.length} artikelen
        </Button>
      )}
    </nav>
  );
}

/** The sheet with the articles of the dossier, and the link for printing it. */
export function DossierArticles({ id: listId, dossier, siblings, current }: NamedProps) {
  return (
    <Sheet id={listId} title={dossier?.title ?? 'Meer artikelen'} onWideScreen="side">
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
          <Link to={`${dossier.path}/print`} className={styles.print}>
            <Printer aria-hidden="true" /> Print het hele dossier
          </Link>
        )}
      </div>
    </Sheet>
  );
}

const positionOf = (index: number, { length }: readonly unknown[]) => `${index + 1} van ${length}`;
