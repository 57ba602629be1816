import type { ComponentType } from 'react';
import type { LeafBlock, PageSection as Section } from '#app/features/content/published/blocks.ts';
import type { BlockContext } from '../block-context.ts';
import type { TitleLevel } from '../block-props.ts';
import { Title } from '../parts/titled.tsx';
import styles from './page-section.module.css';

interface Props {
  block: Section;
  context: BlockContext;
  /** What it is called in the address. */
  id: string;
  /** Draws what is in it, one level down. */
  Inner: ComponentType<{ blocks: readonly LeafBlock[]; context: BlockContext; level: TitleLevel }>;
  level: 2 | 3;
}

/** A part of a page with a title to which a link can lead. */
export function PageSection({ block, context, id, level, Inner }: Props) {
  return (
    <section id={id} className={styles.section}>
      <Title level={level}>{block.title}</Title>
      <Inner blocks={block.blocks} context={context} level={level === 2 ? 3 : 4} />
    </section>
  );
}
