import type { ComponentType } from 'react';
import type { LeafBlock, PageSection as Section } from '#app/features/content/published/blocks.ts';
import type { BlockContext } from '../block-context.ts';
import type { TitleLevel } from '../block-props.ts';
import { Title } from '../titled-section.tsx';
import styles from './page-section.module.css';

interface Props {
  block: Section;
  context: BlockContext;
  /** The fragment of its address. */
  id: string;
  /** Renders its blocks. A prop, because blocks.tsx imports this file. */
  InnerBlocks: ComponentType<{ blocks: readonly LeafBlock[]; context: BlockContext; level: TitleLevel }>;
  level: 2 | 3;
}

/** A section of a page with a title, to which links can lead. Its blocks are one heading level lower. */
export function PageSection({ block, context, id, level, InnerBlocks }: Props) {
  return (
    <section id={id} className={styles.section} data-print="flow">
      <Title level={level}>{block.title}</Title>
      <InnerBlocks blocks={block.blocks} context={context} level={level === 2 ? 3 : 4} />
    </section>
  );
}
