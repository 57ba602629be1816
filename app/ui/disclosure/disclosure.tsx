import type { ReactNode } from 'react';
import { ChevronDown, type IconComponent } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  /** An icon before the summary, in place of the chevron. The disclosure then has no border until it is expanded. */
  quietIcon?: IconComponent | undefined;
  /** The id of what tells it from others with the same summary (rules.md R55). */
  describedBy?: string | undefined;
}

/** Content that expands below a summary; native, so it works without JavaScript. */
export function Disclosure({ summary, children, open, quietIcon: Icon, describedBy }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, Icon && styles.quiet)} open={open}>
      <summary className={styles.summary} aria-describedby={describedBy}>
        {Icon && <Icon className={styles.icon} aria-hidden="true" />}
        <span>{summary}</span>
        {!Icon && <ChevronDown className={styles.chevron} aria-hidden="true" />}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
