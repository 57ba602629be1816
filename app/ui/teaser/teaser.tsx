import { Link } from 'react-router';
import styles from './teaser.module.css';
import { TeaserFrame, type TeaserFrameProps } from './teaser-frame.tsx';

export interface TeaserProps extends TeaserFrameProps {
  href: string;
  title: string;
  image?: { src: string; alt: string; width: number; height: number } | undefined;
}

/** Something to go on to. The title is the link; its area is the whole card. */
export function Teaser({ href, title, image, ...frame }: TeaserProps) {
  return (
    <TeaserFrame
      {...frame}
      above={image && <img className={styles.image} {...image} alt={image.alt} loading="lazy" />}
      title={
        <Link to={href} className={styles.link}>
          {title}
        </Link>
      }
    />
  );
}
