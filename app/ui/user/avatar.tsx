import { classNames } from '../styles/class-names.ts';
import styles from './avatar.module.css';
import { avatarPattern } from './pattern.ts';
import { type PhotoSize, photoPath } from './photo-path.ts';
import type { UserSummary } from './user-summary.ts';

/** Somebody's photo, or a pattern of their own. It stands beside the name, so it says nothing itself. */
export function Avatar({ user, size }: { user: UserSummary; size: PhotoSize }) {
  const sized = { 90: styles.size90, 60: styles.size60, 50: styles.size50 }[size];
  if (user.photo) return <Photo id={user.photo} size={size} className={classNames(styles.avatar, sized)} />;
  if (user.id === 0) return <Placeholder className={classNames(styles.avatar, sized)} />;
  const { ground, shapes, turn } = avatarPattern(user.id);
  return (
    <svg className={classNames(styles.avatar, sized)} data-tint={ground} viewBox="0 0 60 60" aria-hidden="true">
      <rect className={styles.ground} width="60" height="60" />
      <g transform={`rotate(${turn} 30 30)`}>
        {shapes.map(({ path, strong }) => (
          <path key={path} className={strong ? styles.strong : styles.soft} d={path} />
        ))}
      </g>
    </svg>
  );
}

/** In the size in which it is shown, for screens with one and with two dots a pixel. */
function Photo({ id, size, className }: { id: string; size: PhotoSize; className: string }) {
  const both = (format: string) =>
    `${photoPath(id, `${size}.${format}`)}, ${photoPath(id, `${size * 2}.${format}`)} 2x`;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={both('avif')} />
      <source type="image/webp" srcSet={both('webp')} />
      <img className={className} src={photoPath(id)} alt="" width={size} height={size} loading="lazy" />
    </picture>
  );
}

function Placeholder({ className }: { className: string }) {
  return (
    <svg className={className} data-tint="sand" viewBox="0 0 60 60" aria-hidden="true">
      <rect className={styles.ground} width="60" height="60" />
      <circle className={styles.soft} cx="30" cy="23" r="11" />
      <path className={styles.soft} d="M10 60a20 20 0 0 1 40 0z" />
    </svg>
  );
}
