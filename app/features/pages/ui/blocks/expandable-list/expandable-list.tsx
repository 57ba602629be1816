import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { Titled } from '../parts/titled.tsx';
import styles from './expandable-list.module.css';

/** Questions and answers, each to be folded open by itself; on paper all are open. */
export function ExpandableList({ block, level }: BlockProps<'expandable-list'>) {
  return (
    <Titled title={block.title} level={level}>
      <div className={styles.items}>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title, and they don't change places
          <Disclosure key={index} summary={item.title}>
            <RichText html={item.html} level={block.title ? level + 1 : level} />
          </Disclosure>
        ))}
      </div>
    </Titled>
  );
}
