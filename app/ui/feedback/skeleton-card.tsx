import styles from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** A placeholder for a teaser that is being loaded. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <Skeleton lines={4} />
    </div>
  );
}
