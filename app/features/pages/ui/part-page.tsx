import type { ReactNode } from 'react';
import { pageTitle } from '#app/product.ts';
import { Tag, type Tint } from '#app/ui/feedback/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import styles from './part-page.module.css';

interface Props {
  title: string;
  /** What it is, in a word. */
  word: string;
  tint?: Tint;
  children?: ReactNode;
}

/** A document that is no page of its own, by itself on a page for its editors. */
export function PartPage({ title, word, tint, children }: Props) {
  return (
    <Page width="column">
      <title>{pageTitle(title)}</title>
      <PageHeader title={title}>
        <p>
          <Tag tint={tint}>{word}</Tag>
        </p>
      </PageHeader>
      {children && <div className={styles.part}>{children}</div>}
    </Page>
  );
}
