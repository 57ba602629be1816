import { useEffect, useId, useRef, useState } from 'react';
import { requestErrorMessage } from '#app/ui/feedback/request-error-message.ts';
import { useToast } from '#app/ui/feedback/toast-context.ts';
import { Link } from '#app/ui/link/link.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import type { ArticleLink } from '../../../screens/read-article-screen.ts';
import styles from '../article.module.css';

interface Props {
  articleId: number;
  /** The articles to list at first. */
  initial: readonly ArticleLink[];
  /** Whether there are others than `initial`. */
  hasMore: boolean;
}

/** 'Meer lezen': the articles directly below an article, the first ten and then all when the reader asks for them. */
export function MoreToRead({ articleId, initial, hasMore }: Props) {
  const { all, busy, showAll } = useAllChildren(articleId);
  const firstAdded = useRef<HTMLAnchorElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (all) firstAdded.current?.focus(); // the link that had the focus is no longer rendered
  }, [all]);
  if (initial.length === 0) return null;
  const articles = all ?? initial;
  const firstAddedIndex = Math.min(initial.length, articles.length - 1);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>Meer lezen</h2>
      <ul className={styles.list}>
        {articles.map(({ id, title, path }, index) => (
          <li key={id}>
            <Link to={path} ref={index === firstAddedIndex ? firstAdded : undefined} className="link-alone">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && !all && <LoadMore href="?alle" label="Bekijk alle artikelen" busy={busy} onMore={showAll} />}
      <span role="status" className="visually-hidden">
        {all && `Alle ${all.length} artikelen staan in de lijst.`}
      </span>
    </section>
  );
}

/** Loads all articles directly below an article on `showAll`. A failure shows a toast, and the reader can retry. */
function useAllChildren(articleId: number) {
  const show = useToast();
  const [all, setAll] = useState<readonly ArticleLink[] | null>(null);
  const [busy, setBusy] = useState(false);
  async function showAll() {
    setBusy(true);
    try {
      const { listAllChildren } = await import('./list-all-children.ts');
      setAll(await listAllChildren(articleId));
    } catch (error) {
      show(requestErrorMessage(error));
    } finally {
      setBusy(false);
    }
  }
  return { all, busy, showAll };
}
