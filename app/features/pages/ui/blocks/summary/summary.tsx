import { ListChecks } from '#app/ui/icon/icons.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { Title } from '../titled-section.tsx';
import styles from './summary.module.css';

/** The main points of a page. */
export function Summary({ block, level }: BlockProps<'summary'>) {
  return (
    <section className={styles.summary} data-print="flow">
      <div className={styles.head}>
        <ListChecks className={styles.icon} aria-hidden="true" />
        <Title level={level}>In het kort</Title>
      </div>
      <RichText html={block.html} level={level + 1} />
    </section>
  );
}
