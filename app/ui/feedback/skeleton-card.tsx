import styles from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** Keeps the shape of a teaser that is on its way. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <Skeleton lines={4} />
    </div>
  );
}
