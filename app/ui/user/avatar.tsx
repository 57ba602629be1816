import { classNames } from '../styles/class-names.ts';
import styles from './avatar.module.css';
import { patternOf } from './pattern.ts';
import type { ShownUser } from './shown-user.ts';

/** The sizes of spec §9, in pixels. */
export type AvatarSize = 90 | 60 | 50;

/** Somebody's photo, or a pattern of their own. It stands beside the name, so it says nothing itself. */
export function Avatar({ user, size }: { user: ShownUser; size: AvatarSize }) {
  const sized = { 90: styles.size90, 60: styles.size60, 50: styles.size50 }[size];
  if (user.photo) {
    return (
      <img
        className={classNames(styles.avatar, sized)}
        src={user.photo}
        alt=""
        width={size}
        height={size}
        loading="lazy"
      />
    );
  }
  if (user.id === 0) return <Placeholder className={classNames(styles.avatar, styles.sand, sized)} />;
  const { ground, shapes, turn } = patternOf(user.id);
  return (
    <svg className={classNames(styles.avatar, styles[ground], sized)} viewBox="0 0 60 60" aria-hidden="true">
      <rect className={styles.ground} width="60" height="60" />
      <g transform={`rotate(${turn} 30 30)`}>
        {shapes.map(({ path, strong }) => (
          <path key={path} className={strong ? styles.strong : styles.soft} d={path} />
        ))}
      </g>
    </svg>
  );
}

function Placeholder({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 60 60" aria-hidden="true">
      <rect className={styles.ground} width="60" height="60" />
      <circle className={styles.soft} cx="30" cy="23" r="11" />
      <path className={styles.soft} d="M10 60a20 20 0 0 1 40 0z" />
    </svg>
  );
}
