import { useState } from 'react';
import { Link } from 'react-router';
import type { ArticleTeaser } from '#app/features/content/index.ts';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import styles from './article.module.css';

interface Props {
  of: number;
  first: readonly ArticleTeaser[];
  more: boolean;
}

/** 'Meer lezen': what stands below an article, ten at first and all of it when asked for. */
export function MoreToRead({ of, first, more }: Props) {
  const [all, setAll] = useState<readonly Pick<ArticleTeaser, 'id' | 'title' | 'path'>[] | null>(null);
  const [busy, setBusy] = useState(false);
  if (first.length === 0) return null;
  async function showAll() {
    setBusy(true);
    const { readAllChildren } = await import('./read-all-children.ts');
    setAll(await readAllChildren(of).catch(() => null));
    setBusy(false);
  }
  return (
    <section aria-labelledby="meer-lezen" className={styles.section}>
      <h2 id="meer-lezen">Meer lezen</h2>
      <ul className={styles.list}>
        {(all ?? first).map(({ id, title, path }) => (
          <li key={id}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      {more && !all && <LoadMore href="?alle" label="Bekijk alle artikelen" busy={busy} onMore={showAll} />}
    </section>
  );
}
