import { Phone, TriangleAlert } from '#app/ui/icon/icons.ts';
import { telephoneHref } from '#app/ui/link/telephone-href.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { Title } from '../titled-section.tsx';
import styles from './urgent.module.css';

/** When a reader is in danger and whom to call, in red. Each number is a button that calls. */
export function Urgent({ block, level }: BlockProps<'urgent'>) {
  return (
    <section className={styles.urgent}>
      <div className={styles.head}>
        <TriangleAlert className={styles.icon} aria-hidden="true" />
        <Title level={level}>{block.title ?? 'Bel direct als:'}</Title>
      </div>
      <div className={styles.body} data-print="flow">
        <RichText html={block.html} level={level + 1} />
        <ul className={styles.phones}>
          {block.phones.map(({ number, description }) => (
            <li key={number}>
              <a href={telephoneHref(number)} className={styles.phone}>
                <Phone className={styles.icon} aria-hidden="true" /> Bel {number}
              </a>
              {description && <span>{description}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
