import type { ReactNode } from 'react';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import styles from './notice-page.module.css';

interface Props {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** A decorative picture above the title. */
  picture?: ReactNode;
}

/** The layout of all notices that replace a page: a title, an explanation, and the next steps. */
export function NoticePage({ title, children, actions, picture }: Props) {
  return (
    <Page width="column">
      {picture}
      <PageHeader title={title} />
      <div className={styles.text}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Page>
  );
}
