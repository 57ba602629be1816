import type { ReactNode } from 'react';
import { Phone, TriangleAlert } from '#app/ui/icon/icons.ts';
import { telephoneHref } from '../link/telephone-href.ts';
import styles from './urgent-panel.module.css';

export interface UrgentPanelProps {
  /** A heading of the level that fits the page. */
  title: ReactNode;
  /** Whom to call, in the notation for people. */
  phones: readonly { number: string; description: string | null }[];
  children: ReactNode;
}

/** When a reader is in danger and whom to call, in red. Each number is a button that calls. */
export function UrgentPanel({ title, phones, children }: UrgentPanelProps) {
  return (
    <section className={styles.urgent}>
      <div className={styles.head}>
        <TriangleAlert className={styles.icon} aria-hidden="true" />
        {title}
      </div>
      <div className={styles.body} data-print="flow">
        {children}
        <ul className={styles.phones}>
          {phones.map(({ number, description }) => (
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
