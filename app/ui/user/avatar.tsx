import { classNames } from '../styles/class-names.ts';
import styles from './avatar.module.css';
import patterns from './patterns.svg?url';
import { type PhotoSize, photoPath } from './photo-path.ts';
import type { UserSummary } from './user-summary.ts';

/** The photo of a user, or a pattern made from the user id. It is decorative, because the name is beside it. */
export function Avatar({ user, size }: { user: UserSummary; size: PhotoSize }) {
  const sized = { 90: styles.size90, 60: styles.size60, 50: styles.size50 }[size];
  if (user.photo) return <Photo id={user.photo} size={size} className={classNames(styles.avatar, sized)} />;
  if (user.id === 0) return <Placeholder className={classNames(styles.avatar, sized)} />;
  const { letter, ground, paint, mirrored } = avatarPattern(user.id);
  return (
    <svg className={classNames(styles.avatar, styles.pattern, sized)} data-tint={ground} aria-hidden="true">
      <use href={`${patterns}#${letter}`} data-tint={paint} className={mirrored ? styles.mirrored : undefined} />
    </svg>
  );
}

/** A photo, with copies for normal and high-density screens. */
function Photo({ id, size, className }: { id: string; size: PhotoSize; className: string }) {
  const srcSet = (format: string) =>
    `${photoPath(id, `${size}.${format}`)}, ${photoPath(id, `${size * 2}.${format}`)} 2x`;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet('avif')} />
      <source type="image/webp" srcSet={srcSet('webp')} />
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

/** How many drawings patterns.svg has, with the letters from a as their ids; content/pictures/draw/draw.js draws them. */
export const PATTERN_COUNT = 24;

const TINTS = ['sand', 'mint', 'sky', 'rose'] as const;

interface Pattern {
  /** The id of the drawing. */
  letter: string;
  /** The colours of the background and of what is painted on it, as values of `data-tint`. */
  ground: (typeof TINTS)[number] | undefined;
  paint: (typeof TINTS)[number] | undefined;
  mirrored: boolean;
}

/**
 * The pattern for a member without a photo, always the same for the same id. Multiplying by the golden ratio keeps the
 * patterns of nearby ids far apart (Knuth, The Art of Computer Programming 3, §6.4).
 */
export function avatarPattern(id: number): Pattern {
  const looks = PATTERN_COUNT * TINTS.length ** 2 * 2;
  const look = Math.floor(((Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32) * looks);
  return {
    letter: String.fromCharCode(97 + (look % PATTERN_COUNT)),
    ground: TINTS[(look / PATTERN_COUNT) & 3],
    paint: TINTS[(look / PATTERN_COUNT / 4) & 3],
    mirrored: look * 2 >= looks,
  };
}
