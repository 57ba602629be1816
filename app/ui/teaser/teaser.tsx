import type { ReactNode } from 'react';
import { AnyLink } from '../link/any-link.tsx';
import { ExternalMark } from '../link/external-mark.tsx';
import styles from './teaser.module.css';
import { TeaserFrame, type TeaserFrameProps } from './teaser-frame.tsx';

export interface TeaserProps extends TeaserFrameProps {
  href: string;
  title: ReactNode;
}

/** A teaser of a page or website. Its title is the link, and the whole card is the target of that link. */
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
