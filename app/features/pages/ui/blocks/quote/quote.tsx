import type { BlockProps } from '../block-props.ts';
import styles from './quote.module.css';

/** A quote, with its source if the editor gave one. */
export function Quote({ block: { text, source } }: BlockProps<'quote'>) {
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>{text}</p>
      </blockquote>
      {source && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  );
}
