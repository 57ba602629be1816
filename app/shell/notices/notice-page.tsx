import type { ReactNode } from 'react';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import styles from './notice-page.module.css';

interface Props {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Above the title; it says nothing that the words don't say. */
  picture?: ReactNode;
}

/** The body of a page that says why there is no other page: a title, a few sentences and what to do next. */
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
