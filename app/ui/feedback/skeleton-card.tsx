import { Skeleton } from './skeleton.tsx';
import styles from './skeleton.module.css';

/** Keeps the shape of a teaser that is on its way. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <Skeleton lines={4} />
    </div>
  );
}
