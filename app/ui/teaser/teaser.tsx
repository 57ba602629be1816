import { AnyLink } from '../link/any-link.tsx';
import { ExternalMark } from '../link/external-mark.tsx';
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
        <AnyLink href={href} className={styles.link}>
          {title}
          <ExternalMark href={href} />
        </AnyLink>
      }
    />
  );
}
