import styles from './badge.module.css';

/** A small count, such as of unread messages; nothing at 0. Screen readers read the label after the count. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">
        {count} {label}
      </span>
    </span>
  );
}
