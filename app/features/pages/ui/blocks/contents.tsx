import { useId } from 'react';
import type { Block } from '#app/features/content/published/blocks.ts';
import styles from './contents.module.css';
import { sectionIds } from './section-ids.ts';

/** A page with fewer parts is seen at a glance. */
const MIN_PARTS = 3;

/** 'Op deze pagina': the titled parts of a page, beside its text on a desktop. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const titleId = useId();
  const ids = sectionIds(blocks);
  const parts = blocks.filter((block) => block.kind === 'page-section' || block.kind === 'html-with-title');
  if (parts.length < MIN_PARTS) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <h2 id={titleId} className={styles.title}>
        Op deze pagina
      </h2>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${ids.get(id)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
