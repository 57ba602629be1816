import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tint } from '../feedback/tag.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './teaser.module.css';

export interface TeaserProps {
  href: string;
  title: string;
  /** A word above the title: what kind of thing it is, or where it stands. */
  kicker?: ReactNode;
  meta?: ReactNode;
  children?: ReactNode;
  tint?: Tint | undefined;
  image?: { src: string; alt: string; width: number; height: number } | undefined;
}

/** Something to go on to. The title is the link; its area is the whole card. */
export function Teaser({ href, title, kicker, meta, children, tint = 'plain', image }: TeaserProps) {
  return (
    <article className={classNames(styles.teaser, styles[tint])}>
      {image && <img className={styles.image} {...image} alt={image.alt} loading="lazy" />}
      <div className={styles.body}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h3 className={styles.title}>
          <Link to={href} className={styles.link}>
            {title}
          </Link>
        </h3>
        {children}
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
    </article>
  );
}
