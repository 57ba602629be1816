import type { ReactNode } from 'react';
import styles from './explanations.module.css';

interface Props {
  /** The `popovertarget` of the button that shows it. */
  id: string;
  term: string;
  children: ReactNode;
}

/** What a word means, which the browser shows beside the button of the word. */
export const ExplanationPopover = ({ id, term, children }: Props) => (
  <div id={id} popover="auto" className={styles.explanation} data-print="hide">
    <p className={styles.term}>{term}</p>
    {children}
  </div>
);
