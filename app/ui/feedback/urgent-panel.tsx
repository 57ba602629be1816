import type { ReactNode } from 'react';
import { ChevronDown, type IconComponent, Phone, TriangleAlert } from '#app/ui/icon/icons.ts';
import { telephoneHref } from '../link/telephone-href.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './urgent-panel.module.css';

export interface UrgentPanelProps {
  /** A heading of the level that fits the page. */
  title: ReactNode;
  /** Whom to call, in the notation for people. */
  phones: readonly { number: string; description: string | null }[];
  children: ReactNode;
  /** What else there is to read, which unfolds below the text. */
  rest?: ReactNode;
  /** By default in red with a warning; `kind` is calm, for who needs somebody rather than a warning. */
  tone?: 'kind';
  icon?: IconComponent;
  /** What stands below the numbers. */
  foot?: ReactNode;
}

/**
 * When a reader is in danger and whom to call, in red. Each number is a button that calls, with its words in one row, and
 * never folds.
 */
export function UrgentPanel({
  title,
  phones,
  children,
  rest,
  tone,
  icon: Icon = TriangleAlert,
  foot,
}: UrgentPanelProps) {
  return (
    <section className={classNames(styles.urgent, tone && styles[tone])}>
      <div className={styles.head}>
        <Icon className={styles.icon} aria-hidden="true" />
        {title}
      </div>
      <div className={styles.body} data-print="flow">
        {children}
        {rest && (
          <details className={styles.more}>
            <summary className={styles.moreButton} data-print="hide">
              Lees verder <ChevronDown aria-hidden="true" />
            </summary>
            {rest}
          </details>
        )}
        <ul className={styles.phones}>
          {phones.map(({ number, description }) => (
            <li key={number}>
              <a href={telephoneHref(number)} className={styles.phone}>
                <Phone className={styles.icon} aria-hidden="true" /> Bel {number}
              </a>
              {description && <span className={styles.description}>{description}</span>}
            </li>
          ))}
        </ul>
        {foot}
      </div>
    </section>
  );
}
