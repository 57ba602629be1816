import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../navigation/breadcrumbs.tsx';
import styles from './layout.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Shown below the intro, such as a date, tags or a button. */
  children?: ReactNode;
  breadcrumbs?: readonly Crumb[] | undefined;
}

/** The header of a page, with its only h1. */
export function PageHeader({ title, intro, children, breadcrumbs }: PageHeaderProps) {
  return (
    <div className={styles.header} data-print="flow">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <h1 data-reading="title" dir="auto">
        {title}
      </h1>
      {intro && (
        <div className={styles.intro} data-reading="introduction">
          {intro}
        </div>
      )}
      {children}
    </div>
  );
}
