import { useEffect, useId, useRef, useState } from 'react';
import type { ArticleTeaser } from '#app/features/content/index.ts';
import { useToast, WENT_WRONG } from '#app/ui/feedback/toast-context.ts';
import { Link } from '#app/ui/link/link.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import styles from './article.module.css';

interface Props {
  of: number;
  first: readonly ArticleTeaser[];
  more: boolean;
}

/** 'Meer lezen': what stands below an article, ten at first and all of it when asked for. */
export function MoreToRead({ of, first, more }: Props) {
  const { all, busy, showAll } = useAllChildren(of);
  const firstAdded = useRef<HTMLAnchorElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (all) firstAdded.current?.focus(); // the link that had the focus is gone
  }, [all]);
  if (first.length === 0) return null;
  const shown = all ?? first;
  const added = Math.min(first.length, shown.length - 1);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>Meer lezen</h2>
      <ul className={styles.list}>
        {shown.map(({ id, title, path }, place) => (
          <li key={id}>
            <Link to={path} ref={place === added ? firstAdded : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {more && !all && <LoadMore href="?alle" label="Bekijk alle artikelen" busy={busy} onMore={showAll} />}
      <span role="status" className="visually-hidden">
        {all && `Alle ${all.length} artikelen staan in de lijst.`}
      </span>
    </section>
  );
}

/** All that stands below an article, once asked for. A failure is said in a toast, and the reader can try again. */
function useAllChildren(of: number) {
  const show = useToast();
  const [all, setAll] = useState<readonly Pick<ArticleTeaser, 'id' | 'title' | 'path'>[] | null>(null);
  const [busy, setBusy] = useState(false);
  async function showAll() {
    setBusy(true);
    try {
      const { readAllChildren } = await import('./read-all-children.ts');
      setAll(await readAllChildren(of));
    } catch {
      show(WENT_WRONG);
    } finally {
      setBusy(false);
    }
  }
  return { all, busy, showAll };
}
