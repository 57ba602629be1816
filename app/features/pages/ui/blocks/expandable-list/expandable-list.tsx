import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { TitledSection } from '../titled-section.tsx';
import styles from './expandable-list.module.css';

/** Questions whose answers expand one by one; in print all are expanded. */
export function ExpandableList({ block, level }: BlockProps<'expandable-list'>) {
  return (
    <TitledSection title={block.title} level={level}>
      <div className={styles.items} data-print="flow">
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may be equal, and the order never changes
          <Disclosure key={index} summary={item.title}>
            <RichText html={item.html} level={block.title ? level + 1 : level} />
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  );
}
