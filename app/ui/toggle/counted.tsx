import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './counted.module.css';

export interface Count {
  number: number;
  /** The word for this number: 'waardering', 'waarderingen'. */
  label: (number: number) => string;
}

interface Props {
  count?: Count | undefined;
  /** Whether only screen readers get the word of the count. A press on the number then is a press on the button. */
  wordless: boolean;
  /** An icon, or the button or link to which the count belongs. */
  children: ReactNode;
}

/** A button with a count behind it; a zero is not shown. */
export function Counted({ count, wordless, children }: Props) {
  const shown = count !== undefined && count.number > 0;
  return (
    <span className={classNames(styles.counted, shown && wordless && styles.wordless)}>
      {children}
      {shown && (
        <span className={styles.count}>
          {`${count.number} `}
          <span className={wordless ? 'visually-hidden' : undefined}>{count.label(count.number)}</span>
        </span>
      )}
    </span>
  );
}
