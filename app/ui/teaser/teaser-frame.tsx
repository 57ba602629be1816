import type { ReactNode } from 'react';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import type { Tint } from '../styles/tint.ts';
import styles from './teaser.module.css';

export interface TeaserFrameProps {
  /** A word above the title, such as its kind or its group. */
  kicker?: ReactNode;
  /** The last line, in small letters, such as the date and the author. */
  meta?: ReactNode;
  children?: ReactNode;
  tint?: Tint | undefined;
  /** The icon of its kind, in a circle with the tint. */
  icon?: IconComponent | undefined;
  /** Shown in place of the icon, such as the avatar of the author. */
  leading?: ReactNode;
  /** A count with its label, such as 8 reactions; at the right side where there is room. */
  count?: { value: number; label: string } | undefined;
  /** The element of its title: a heading in a list of teasers, a paragraph in the middle of a text. */
  titleAs?: TitleElement | undefined;
  /** A picture over its whole width, at the top. */
  above?: ReactNode;
  /** Whether that picture is small on a phone, beside the text: a row in a long list. */
  compact?: boolean | undefined;
}

export type TitleElement = 'h2' | 'h3' | 'h4' | 'h5' | 'p';

interface Props extends TeaserFrameProps {
  /** The title, usually a link. */
  title: ReactNode;
  /** Whether it has a background in place of the border, for what the reader cannot open. */
  filled?: boolean;
}

/** The layout that all teasers share. */
export function TeaserFrame({
  title,
  titleAs: Title = 'h3',
  above,
  compact,
  kicker,
  meta,
  children,
  tint,
  icon: Icon,
  leading,
  count,
  filled,
}: Props) {
  const visual = leading || (Icon && <Icon aria-hidden="true" />);
  return (
    <article
      className={classNames(styles.teaser, filled && styles.filled, compact && Boolean(above) && styles.compact)}
      data-tint={tint}
    >
      {above && <div className={styles.above}>{above}</div>}
      <div className={classNames(styles.row, !visual && tint && tint !== 'plain' && styles.striped)}>
        {visual && <span className={leading ? styles.leading : styles.disc}>{visual}</span>}
        <div className={styles.body}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Title className={styles.title} dir="auto">
            {title}
          </Title>
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
