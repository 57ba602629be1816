import { PRODUCT } from '#app/product.ts';
import styles from './logo.module.css';

/** The logo: two kidneys that are also two leaves on one stem, and the name of the site. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={styles.mark}>
        <path
          className={styles.left}
          d="M20.5 6.5C11.5 4 4 10.500 4 21.500c0 9 5.500 15.500 12 15.500 4.800 0 6.500-3 5.500-6.500-.8-2.800-3-4.200-3-7 0-2.900 2.600-4.200 4-7 2-4.100 1.500-8.900-2-10Z"
        />
        <path
          className={styles.right}
          d="M27.500 6.500C36.500 4 44 10.500 44 21.500c0 9-5.500 15.500-12 15.500-4.800 0-6.500-3-5.500-6.500.8-2.800 3-4.200 3-7 0-2.900-2.600-4.200-4-7-2-4.100-1.500-8.900 2-10Z"
        />
        <path className={styles.stem} d="M19.500 27C23 30 24 35 24 44M28.500 27C25 30 24 35 24 44" />
      </svg>
      <span className={styles.name}>{PRODUCT}</span>
    </span>
  );
}
