import type { ReactNode } from 'react';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import styles from './notice-page.module.css';

/** The props of every notice that replaces a page. */
export interface NoticeProps {
  /** The path of the page, for returning to it or retrying. */
  path?: string | undefined;
}

interface Props {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** The name of the illustration above the title. */
  picture?: 'dichte-deur' | 'wegwijzer';
}

/** The layout of all notices that replace a page: a title, an explanation, and the next steps. */
export function NoticePage({ title, children, actions, picture }: Props) {
  return (
    <Page width="column">
      {picture && (
        <img
          src={`/illustrations/${picture}.svg`}
          alt=""
          width={320}
          height={220}
          className={styles.picture}
          data-print="hide"
        />
      )}
      <PageHeader title={title} />
      <div className={styles.text}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Page>
  );
}
