import type { ReactNode } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { TitleLevel } from './block-props.ts';
import styles from './titled-section.module.css';

export interface TitledSectionProps {
  title: string | null;
  level: TitleLevel;
  id?: string | undefined;
  /** Whether it may be wider than the reading column. */
  wide?: boolean | undefined;
  /** Whether it is hidden in print, because it has only links to other pages. */
  screenOnly?: boolean | undefined;
  children: ReactNode;
}

/** A section of a block, with a title if it has one. */
export function TitledSection({ title, level, id, wide, screenOnly, children }: TitledSectionProps) {
  return (
    <section
      className={classNames(styles.titled, wide && styles.wide)}
      id={id}
      data-wide={wide}
      data-print={screenOnly ? 'links' : 'flow'}
    >
      {title && <Title level={level}>{title}</Title>}
      {children}
    </section>
  );
}

/** The title of a block. */
export function Title({ level, children }: { level: TitleLevel; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return <Heading className={styles[`title${level}`]}>{children}</Heading>;
}

/** The heading level below an optional title: that of the title itself when there is none. */
export const headingBelow = (title: string | null, level: TitleLevel): 'h2' | 'h3' | 'h4' | 'h5' =>
  `h${title === null ? level : ((level + 1) as 3 | 4 | 5)}`;
