import type { MarkedText } from '../../search-result.ts';
import styles from './marked.module.css';

/** A text in which what was searched for is marked. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
