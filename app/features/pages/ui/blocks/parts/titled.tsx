import type { ReactNode } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { TitleLevel } from '../block-props.ts';
import styles from './titled.module.css';

export interface TitledProps {
  title: string | null;
  level: TitleLevel;
  /** Where a link to it leads. */
  id?: string | undefined;
  /** It needs more room than the reading column, where there is any. */
  wide?: boolean | undefined;
  /** It only leads to other pages, which is of no use on paper. */
  leadsOn?: boolean | undefined;
  children: ReactNode;
}

/** A part of a page below a title of its own; or, without one, simply what is in it. */
export function Titled({ title, level, id, wide, leadsOn, children }: TitledProps) {
  return (
    <section className={classNames(styles.titled, wide && styles.wide)} id={id} data-print={leadsOn && 'hide'}>
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

/** What is below a title, or stands in its place where there is none. */
export const below = (title: string | null, level: TitleLevel): 'h2' | 'h3' | 'h4' | 'h5' =>
  `h${title === null ? level : ((level + 1) as 3 | 4 | 5)}`;
