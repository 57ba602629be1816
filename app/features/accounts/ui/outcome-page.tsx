import type { ReactNode } from 'react';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import styles from './outcome-page.module.css';

/** A page that only shows a result, with links to what can be done next. */
export function OutcomePage({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <Page width="column">
      <Metadata title={title} description={null} noindex />
      <PageHeader title={title} />
      <Stack gap={4}>
        <Prose>{children}</Prose>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Stack>
    </Page>
  );
}
