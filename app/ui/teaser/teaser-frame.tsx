import type { ReactNode } from 'react';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import type { Tint } from '../feedback/tag.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './teaser.module.css';

export interface TeaserFrameProps {
  /** A word above the title: what kind of thing it is, or where it stands. */
  kicker?: ReactNode;
  /** A last line in small letters: when it was, who wrote it. */
  meta?: ReactNode;
  children?: ReactNode;
  tint?: Tint | undefined;
  /** What kind of thing it is, as a picture on a disc of the tint. */
  icon?: IconComponent | undefined;
  /** Instead of the disc: an avatar, for what somebody wrote. */
  leading?: ReactNode;
  /** How much of what there is, such as 8 reactions; it stands at the end where there is room. */
  count?: { value: number; label: string } | undefined;
  /** What its title is: a heading of the list that it stands in, or a paragraph where it stands alone in a text. */
  titleAs?: TitleElement | undefined;
  /** A picture over its whole width. */
  above?: ReactNode;
}

export type TitleElement = 'h2' | 'h3' | 'h4' | 'h5' | 'p';

interface Props extends TeaserFrameProps {
  /** The link that is the title. */
  title: ReactNode;
  soft?: boolean;
}

/** What an open and a closed teaser have in common: a picture, words, and how much there is. */
export function TeaserFrame({
  title,
  titleAs: Title = 'h3',
  above,
  kicker,
  meta,
  children,
  tint,
  icon: Icon,
  leading,
  count,
  soft,
}: Props) {
  const visual = leading || (Icon && <Icon aria-hidden="true" />);
  return (
    <article className={classNames(styles.teaser, soft && styles.soft)} data-tint={tint}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={classNames(styles.row, !visual && tint && tint !== 'plain' && styles.marked)}>
        {visual && <span className={leading ? styles.leading : styles.disc}>{visual}</span>}
        <div className={styles.body}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Title className={styles.title}>{title}</Title>
          {children}
          {meta && <p className={styles.meta}>{meta}</p>}
        </div>
        {count && (
          <p className={styles.count}>
            <strong className={styles.number}>{count.value}</strong> {count.label}
          </p>
        )}
      </div>
    </article>
  );
}
