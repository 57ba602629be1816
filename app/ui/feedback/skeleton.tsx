import styles from './skeleton.module.css';

/** A placeholder for lines of text that are being loaded. */
export function Skeleton({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Aan het laden</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
        <span className={styles.line} key={line} />
      ))}
    </div>
  );
}

/** A placeholder for a teaser that is being loaded. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <Skeleton lines={4} />
    </div>
  );
}
