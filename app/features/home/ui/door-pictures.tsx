import type { ReactNode } from 'react';
import styles from './door-pictures.module.css';

/** The background of the pictures of the doors. They are in the style of the large illustrations, in theme colours. */
const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true" focusable="false">
    <path className={styles.ground} d="M36 3c17-1 31 8 33 27 2 18-9 38-31 39C17 70 3 58 3 38 3 18 17 4 36 3z" />
    {children}
  </svg>
);

/** An open book from which a plant grows. */
export const ReadingPicture = () => (
  <Picture>
    <path className={styles.stem} d="M36 44c0-9-1-15 1-23" />
    <path className={styles.leaf} d="M37 30c-10 1-14-5-14-13 9 0 14 4 14 13z" />
    <path className={styles.call} d="M37 25c0-8 5-12 13-12 0 8-4 13-13 12z" />
    <path className={styles.paper} d="M36 59c-6-5-13-6-22-5V37c9-1 16 0 22 5 6-5 13-6 22-5v17c-9-1-16 0-22 5z" />
    <path
      className={styles.line}
      d="M20 43c4 0 7 .5 10 2M20 48c4 0 7 .5 10 2M52 43c-4 0-7 .5-10 2M52 48c-4 0-7 .5-10 2"
    />
    <path
      className={styles.action}
      d="M36 62c-7-5-15-6-24-5V41h2v13c9-1 16 0 22 5 6-5 13-6 22-5V41h2v16c-9-1-17 0-24 5z"
    />
  </Picture>
);

/** Two speech balloons, one with a heart. */
export const TalkingPicture = () => (
  <Picture>
    <path
      className={styles.action}
      d="M20 15h24c5 0 8 3 8 8v9c0 5-3 8-8 8H30l-9 8 1-8h-2c-5 0-8-3-8-8v-9c0-5 3-8 8-8z"
    />
    <path className={styles.paperLine} d="M21 24h22M21 31h14" />
    <path className={styles.call} d="M38 33h15c4 0 7 3 7 7v9c0 4-3 7-7 7h-1l1 7-8-7h-7c-4 0-7-3-7-7v-9c0-4 3-7 7-7z" />
    <path
      className={styles.paper}
      d="M45.5 52c-6-4-8.5-6.5-8.5-10 0-4.5 6-5.5 8.5-1.5 2.5-4 8.5-3 8.5 1.5 0 3.5-2.5 6-8.5 10z"
    />
  </Picture>
);

/** An apple on a plate, and a speech balloon with a question mark. */
export const AskingPicture = () => (
  <Picture>
    <ellipse className={styles.paper} cx="32" cy="55" rx="23" ry="7" />
    <ellipse className={styles.plate} cx="32" cy="54" rx="15" ry="4" />
    <path
      className={styles.call}
      d="M31 30c-4-3-14-2-14 10 0 8 5 14 9 14 2 0 3-1 5-1s3 1 5 1c4 0 9-6 9-14 0-12-10-13-14-10z"
    />
    <path className={styles.stem} d="M31 31c0-4 1-6 3-9" />
    <path className={styles.leaf} d="M33 25c2-6 7-8 12-7-1 6-6 9-12 7z" />
    <path className={styles.action} d="M50 11c7 0 13 5 13 12s-6 12-13 12h-3l-6 5 1-7c-3-2-5-6-5-10 0-7 6-12 13-12z" />
    <path className={styles.paperLine} d="M46 20c0-5 8-5 8 0 0 3-4 3-4 6" />
    <circle className={styles.paper} cx="50" cy="30" r="1.7" />
  </Picture>
);
