import type { ReactNode } from 'react';
import { pageTitle } from '#app/product.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { Tint } from '#app/ui/styles/tint.ts';
import styles from './snippet-page.module.css';

interface Props {
  title: string;
  /** The name of its kind. */
  label: string;
  tint?: Tint;
  children?: ReactNode;
}

/** The preview of a document without a page of its own. */
export function SnippetPage({ title, label, tint, children }: Props) {
  return (
    <Page width="column">
      <title>{pageTitle(title)}</title>
      <PageHeader title={title}>
        <p>
          <Tag tint={tint}>{label}</Tag>
        </p>
      </PageHeader>
      {children && <div className={styles.snippet}>{children}</div>}
    </Page>
  );
}
