import { AwayMark } from '../link/away-mark.tsx';
import { To } from '../link/to.tsx';
import styles from './teaser.module.css';
import { TeaserFrame, type TeaserFrameProps } from './teaser-frame.tsx';

export interface TeaserProps extends TeaserFrameProps {
  href: string;
  title: string;
}

/** Something to go on to. The title is the link; its area is the whole card. */
export function Teaser({ href, title, ...frame }: TeaserProps) {
  return (
    <TeaserFrame
      {...frame}
      title={
        <To href={href} className={styles.link}>
          {title}
          <AwayMark href={href} className={styles.away} />
        </To>
      }
    />
  );
}
